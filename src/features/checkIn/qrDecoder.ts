import decodeCode from 'qr/decode.js';

/** Pixels as RGBA. */
export type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The text of the QR code in a picture; null if there is none. */
export function decodeQr(picture: Picture): string | null {
  try {
    return decodeCode(picture) || null;
  } catch {
    return null;
  }
}
