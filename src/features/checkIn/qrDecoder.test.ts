import { describe, expect, it } from '@jest/globals';
import { partsToRead, type FramePart } from './frameParts';
import { decodeQr, type Picture } from './qrDecoder';
import { pictureTicket, ticketScenes } from './ticketPictures.testUtils';

const CODE = 'FYR1.0glSAQ.'.padEnd(98, 'Zk9-_x');

/** What a canvas draws of a frame: each pixel is the mean of those that it stands for. */
function draw(frame: Picture, part: FramePart): Picture {
  const { left, top, drawnWidth: width, drawnHeight: height } = part;
  const step = Math.round(part.width / width);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < step; dy += 1) {
        for (let dx = 0; dx < step; dx += 1) {
          const place = (top + y * step + dy) * frame.width + left + x * step + dx;
          sum += frame.data[place * 4] ?? 0;
        }
      }
      data.fill(sum / step ** 2, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

describe('the decoder of the worker', () => {
  it.each(ticketScenes)('reads a ticket: %s', (scene) => {
    const frame = pictureTicket(CODE, scene);
    const texts = partsToRead(frame.width, frame.height).map((part) => decodeQr(draw(frame, part)));
    expect(texts).toContain(CODE);
  });

  it('finds nothing where nothing is', () => {
    const grey = new Uint8ClampedArray(640 * 360 * 4).fill(128);
    expect(decodeQr({ data: grey, width: 640, height: 360 })).toBeNull();
  });
});

describe('the parts of a frame', () => {
  it('are the whole of it, and its middle in full sharpness', () => {
    expect(partsToRead(1280, 720)).toEqual([
      { left: 0, top: 0, width: 1280, height: 720, drawnWidth: 640, drawnHeight: 360 },
      { left: 320, top: 180, width: 640, height: 360, drawnWidth: 640, drawnHeight: 360 },
    ]);
    expect(partsToRead(640, 480)).toHaveLength(1);
  });
});
