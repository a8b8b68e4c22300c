// Generated from server/lib/phoneNumber.ts by `npm run api`. Never edited by hand.
import { visibleOnly } from './invisible.gen';

/** `9.1982E+11`: a spreadsheet has kept the first digits only. */
const isShortened = (text: string): boolean => /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i.test(text.trim());

const SHORTENED =
  'A spreadsheet has shortened this number. Format its column as text, and type or copy the number again.';

/** The number as it was typed, without invisible characters and the apostrophe that marks text in spreadsheets. */
export const readPhone = (text: string): string =>
  visibleOnly(text)
    .trim()
    .replace(/^['’‘`]\s*(?=[+(\d])/, '');

/** Why a text that is not empty cannot be a phone number; null when it can. Numbers of all countries pass, with extensions. */
export function phoneProblem(text: string): string | null {
  if (isShortened(text)) return SHORTENED;
  return /\p{Nd}/u.test(text) ? null : 'Write a phone number with its digits.';
}
