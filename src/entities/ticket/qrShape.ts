import QRCode from 'qrcode';

/** Width of the white border in modules; without it scanners do not find the code. */
export const QUIET_MODULES = 4;

/** A QR code as one SVG path, `size` modules wide; each horizontal run of dark modules is a rectangle. */
export interface QrShape {
  size: number;
  /** Path data in units of one module, without a quiet zone. */
  path: string;
}

/**
 * Draws the code of a ticket. Error correction level M, so that it can be read from a scratched
 * screen and from paper.
 * @throws when the text is too long for a QR code
 */
export function qrShape(code: string): QrShape {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && modules.get(row, column)) column += 1;
      if (column > start) runs.push(`M${start} ${row}h${column - start}v1H${start}z`);
    }
  }
  return { size, path: runs.join('') };
}
