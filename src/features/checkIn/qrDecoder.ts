import decodeCode from 'qr/decode.js';

/** Pixels as RGBA. */
export type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

/** For further tries on a picture in which a code is seen and not read; the video goes on meanwhile. */
const TIME_LIMIT_MS = 60;

/** The text of the QR code in a picture; null if there is none. */
export function decodeQr(picture: Picture): string | null {
  try {
    return decodeCode(picture, { timeLimit: TIME_LIMIT_MS }) || null;
  } catch {
    return null;
  }
}
