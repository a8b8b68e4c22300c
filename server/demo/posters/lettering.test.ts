import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arrangements, layOutPoster, POSTER } from './layout.ts';
import { toDrawable, typesetTitle, textWidth } from './lettering.ts';

const axes: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  A: '.....xy',
  C: 'xyxyxy',
};

/** The extent of lettering along one axis; its path data holds absolute commands alone. */
function extent(lettering: string, axis: 'x' | 'y'): { from: number; to: number }[] {
  return [...lettering.matchAll(/ d="([^"]*)"[^>]*stroke-width="([\d.]+)"/g)].flatMap(
    ([, data = '', width]) =>
      [...data.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, command = '', tail = '']) => {
        const numbers = tail.trim().split(' ').map(Number);
        return numbers
          .filter((_, index) => axes[command]?.[index] === axis)
          .map((at) => ({ from: at - Number(width) / 2, to: at + Number(width) / 2 }));
      }),
  );
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
        const across = extent(lettering, 'x');
        const down = extent(lettering, 'y');
        const isFree = down.every(({ from, to }) => to < box.y || from > box.y + box.h);
        const isInside =
          down.every(({ from, to }) => from > 0 && to < POSTER.height) &&
          across.every(({ from, to }) => from > 0 && to < POSTER.width);
        expect({ isFree, isInside }).toEqual({ isFree: true, isInside: true });
        expect(box.h).toBeGreaterThan(POSTER.height / 2);
      }),
    );
  });
});
