import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arrangements, layOutPoster, POSTER } from './layout';
import { toDrawable, typesetTitle, textWidth } from './lettering';

interface Extent {
  from: number;
  to: number;
}

/** The extents of lettering across and down; the glyphs' path data has relative commands alone. */
function extents(lettering: string): { across: Extent[]; down: Extent[] } {
  const across: Extent[] = [];
  const down: Extent[] = [];
  const strokeWidth = Number(/stroke-width="([\d.]+)"/.exec(lettering)?.[1]);
  const lines = /translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)" d="([^"]*)"/g;
  for (const [, left, top, factor, data = ''] of lettering.matchAll(lines)) {
    const scale = Number(factor);
    let pen = { x: 0, y: 0 };
    let start = pen;
    for (const [, command = '', tail = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
      const numbers = tail.trim().split(' ').map(Number);
      const [x = 0, y = 0] = numbers.slice(-2);
      if (command === 'M') pen = { x, y };
      else if (command === 'z') pen = start;
      else if (command === 'h') pen = { x: pen.x + x, y: pen.y };
      else if (command === 'v') pen = { x: pen.x, y: pen.y + x };
      else pen = { x: pen.x + x, y: pen.y + y };
      if (/m/i.test(command)) start = pen;
      const half = (strokeWidth / 2) * scale;
      const at = { x: Number(left) + pen.x * scale, y: Number(top) + pen.y * scale };
      across.push({ from: at.x - half, to: at.x + half });
      down.push({ from: at.y - half, to: at.y + half });
    }
  }
  return { across, down };
}

describe('drawable', () => {
  test('keeps what the alphabet has', () => {
    expect(toDrawable('Café Ñandú — “Late” & Löud')).toBe('CAFE NANDU - LATE & LOUD');
    expect(toDrawable('Makers’ Day')).toBe("MAKERS' DAY");
    expect(toDrawable('Straße  №\t5 🎉 <b>')).toBe('STRASSE NO 5 B');
    expect(toDrawable('东京')).toBe('');
  });
});

describe('setTitle', () => {
  test('a short title is large on one line, a longer one is broken', () => {
    expect(typesetTitle('JAZZ', 280)).toMatchObject({ lines: ['JAZZ'], cap: 46 });
    expect(typesetTitle('INDIA LEADERSHIP FORUM', 280).lines).toEqual([
      'INDIA LEADERSHIP',
      'FORUM',
    ]);
  });

  test('the lines are of like length', () => {
    expect(typesetTitle('KATHAK AT THE FORT', 280).lines).toEqual(['KATHAK AT', 'THE FORT']);
  });

  test('too long a title ends in three dots on the fourth line', () => {
    const { lines } = typesetTitle('STRATEGIC PLANNING CONFERENCE '.repeat(9).trim(), 280);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/\.\.\.$/);
  });

  test('no line is wider than the poster allows', () => {
    const word = fc.string({ unit: fc.constantFrom(...'AEIMW08-&.'), minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const { lines, cap } = typesetTitle(words.join(' '), 280);
        for (const line of lines) expect(textWidth(line, cap)).toBeLessThanOrEqual(280);
      }),
    );
  });
});

describe('layOut', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abimswQ,(/é7'), minLength: 1, maxLength: 14 });
  const phrase = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

  test.each(arrangements)('%s: the picture is never under the lettering', (arrangement) => {
    fc.assert(
      fc.property(phrase, phrase, phrase, (title, city, date) => {
        const { box, lettering } = layOutPoster(arrangement, { title, city, date }, '#000000');
        const { across, down } = extents(lettering);
        const isFree = down.every(({ from, to }) => to < box.y || from > box.y + box.h);
        const isInside =
          down.length > 0 &&
          down.every(({ from, to }) => from > 0 && to < POSTER.height) &&
          across.every(({ from, to }) => from > 0 && to < POSTER.width);
        expect({ isFree, isInside }).toEqual({ isFree: true, isInside: true });
        expect(box.h).toBeGreaterThan(POSTER.height / 2);
      }),
    );
  });
});
