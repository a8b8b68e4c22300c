import jsQr from 'jsqr';

/** Reads a picture off the main thread, where it would hold up the video and the typing of numbers. */
addEventListener('message', ({ data: picture }: MessageEvent<ImageData>) => {
  const { data, width, height } = picture;
  postMessage(jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null);
});
