// Generated from server/lib/ticketNumbers.ts by `npm run api`. Never edited by hand.
/** Letters that look like a digit of the last part, which has digits alone. */
const DIGITS: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Of the first part, which has no 0 O 1 I L: what a character may have been on the ticket. */
const LETTERS: Record<string, string> = {
  '0': 'DQ',
  O: 'DQ',
  '2': '2Z',
  Z: 'Z2',
  '5': '5S',
  S: 'S5',
  '8': '8B',
  B: 'B8',
};

/**
 * The ticket numbers that a person may mean, the likeliest first: `fyr 7k4m 229l` is FYR-7K4M-2291. Other texts are
 * only upper-cased, and match no ticket.
 */
export function ticketNumbersLike(typed: string): string[] {
  const text = typed.trim().toUpperCase();
  const plain = text.replace(/[\s\-–—_.]+/g, '');
  const [, first, last] = /^(?:FYR)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(plain) ?? [];
  if (!first || !last) return [text];
  const digits = [...last].map((letter) => DIGITS[letter] ?? letter).join('');
  if (!/^\d{4}$/.test(digits)) return [text];
  const readings = [...first].reduce<string[]>(
    (starts, letter) =>
      starts.flatMap((start) => [...(LETTERS[letter] ?? letter)].map((one) => start + one)),
    [''],
  );
  return readings.map((reading) => `FYR-${reading}-${digits}`);
}
