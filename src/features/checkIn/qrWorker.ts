import { decodeQr } from './qrDecoder';

/** Returns a function that reads a frame, scaled down to at most `maxWidth` pixels. */
function createReader(maxWidth: number) {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (frame: ImageBitmap): string | null => {
    const scale = Math.min(1, maxWidth / frame.width);
    const width = Math.round(frame.width * scale);
    const height = Math.round(frame.height * scale);
    // Setting the size, even to the same, makes a new canvas.
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
    }
    context?.drawImage(frame, 0, 0, width, height);
    const picture = context?.getImageData(0, 0, width, height);
    return picture ? decodeQr(picture) : null;
  };
}

// Frames are read at both sizes in turn: 640 takes a third of the time, 1280 finds codes that are small or far away.
let [read, readNext] = [createReader(640), createReader(1280)];

/** Reads a frame off the main thread, where it would hold up the video and the typing of numbers. */
addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  postMessage(read(frame));
  frame.close();
  [read, readNext] = [readNext, read];
});
