import { decodeQr } from './qrDecoder';

/** Pixels; codes a tenth as wide are read. */
const MAX_WIDTH = 1280;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Reads a frame off the main thread, where it would hold up the video and the typing of numbers. */
addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const scale = Math.min(1, MAX_WIDTH / frame.width);
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  // Setting the size, even to the same, makes a new canvas.
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context?.drawImage(frame, 0, 0, width, height);
  frame.close();
  const picture = context?.getImageData(0, 0, width, height);
  postMessage(picture ? decodeQr(picture) : null);
});
