import jsQr from 'jsqr';

/** Pixels as RGBA. */
export type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The text of the QR code in a picture; null if there is none. */
export const decodeQr = ({ data, width, height }: Picture): string | null =>
  jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null;
