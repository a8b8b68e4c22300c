import { describe, expect, it } from '@jest/globals';
import { decodeQr } from './qrDecoder';
import { pictureTicket, ticketScenes } from './ticketPictures.testUtils';

const CODE = 'FYR1.0glSAQ.'.padEnd(98, 'Zk9-_x');

describe('the decoder of the worker', () => {
  it.each(ticketScenes)('reads a ticket: %s', (scene) => {
    expect(decodeQr(pictureTicket(CODE, scene))).toBe(CODE);
  });

  it('finds nothing where nothing is', () => {
    const grey = new Uint8ClampedArray(640 * 360 * 4).fill(128);
    expect(decodeQr({ data: grey, width: 640, height: 360 })).toBeNull();
  });
});
