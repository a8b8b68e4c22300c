import { expect, it } from '@jest/globals';
import decodeQr from 'qr/decode.js';
import { QUIET_MODULES as QUIET, qrShape, type QrShape } from './qrShape';

const SCALE = 4;

/** Paints the path as a scanner's camera would see it. */
function photograph({ size, path }: QrShape) {
  const width = (size + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let dy = 0; dy < SCALE; dy += 1) {
      for (let dx = 0; dx < Number(run) * SCALE; dx += 1) {
        const column = (Number(x) + QUIET) * SCALE + dx;
        const row = (Number(y) + QUIET) * SCALE + dy;
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { pixels, width };
}

it('draws a code that a scanner reads back unchanged', () => {
  const code = 'FYR1.eyJ0IjoyMDEsImUiOjEsInYiOjF9.'.padEnd(150, 'Zk9-_x');
  const { pixels, width } = photograph(qrShape(code));
  expect(decodeQr({ data: pixels, width, height: width })).toBe(code);
});

it('draws inside its own square', () => {
  const { size, path } = qrShape('foyer');
  for (const [, x, , run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x) + Number(run)).toBeLessThanOrEqual(size);
  }
});
