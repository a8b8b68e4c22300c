import { decodeQr, type Picture } from './qrDecoder';

/** Reads a picture off the main thread, where it would hold up the video and the typing of numbers. */
addEventListener('message', ({ data: picture }: MessageEvent<Picture>) => {
  postMessage(decodeQr(picture));
});
