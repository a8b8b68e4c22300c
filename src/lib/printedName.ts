import { printedLetters } from './printedLetters.gen';

const unprinted = new RegExp(`(?![${printedLetters}])[\\p{L}\\p{Nd}]`, 'gu');

/**
 * Says that a ticket cannot show some letters of a name, in whose place it has `?`; null where it shows all.
 * Rare Chinese characters are not noticed.
 */
export function unprintedNote(name: string): string | null {
  const letters = [...new Set(name.normalize('NFC').match(unprinted))];
  if (letters.length === 0) return null;
  const shown = letters.slice(0, 3).join(', ');
  return `Tickets cannot show ${shown}${letters.length > 3 ? ' …' : ''} and print “?” instead. Latin letters work.`;
}
