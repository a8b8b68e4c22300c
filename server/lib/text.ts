import { withoutInvisible } from './invisible';

/** Control characters and bidirectional overrides. */
const invisible = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Refused in every form: control characters, lone surrogates and bidirectional overrides. */
const unusable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** True for a text that must be refused. Multiline texts may contain line breaks and tabs. */
export const hasUnusableCharacters = (text: string, { multiline = false } = {}): boolean =>
  unusable.test(multiline ? text.replace(/[\n\t]/g, ' ') : text);

/** A text for one line: no line breaks, which could end a mail header, and no outer or double spaces. */
export const singleLine = (text: string): string =>
  withoutInvisible(text).replace(invisible, ' ').replace(/ {2,}/g, ' ').trim();

/** A text of several lines without invisible characters. */
export const multiLine = (text: string): string =>
  withoutInvisible(text)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(invisible, ' ').trimEnd())
    .join('\n')
    .trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and quoted attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * Cuts a text to a number of characters; then the last one is an ellipsis. It counts code points, so that no character
 * is split.
 */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** `1 seat`, `2 seats` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `Royal Opera House, Mumbai` */
export const venueAndCity = ({ venue, city }: { venue: string; city: string }): string =>
  [venue, city].filter(Boolean).join(', ');

// The British form has no comma before `and`.
const conjunction = new Intl.ListFormat('en-GB');

/** `price, seats and name` */
export const joinNames = (names: readonly string[]): string => conjunction.format(names);
