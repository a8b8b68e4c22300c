/** The searchable fields of an event. Times in UTC. */
export interface SearchableEvent {
  title: string;
  description: string;
  venue: string;
  city: string;
  state: string;
  timezone: string;
  /** Null in some drafts. */
  start_at: Date | null;
  category_name: string;
}

/**
 * The words of an event by search weight, A the highest, and the text matched for substrings and
 * misspellings.
 */
export interface SearchDocument {
  a: string;
  b: string;
  c: string;
  d: string;
  text: string;
}

/** Further words of a search are ignored, because each adds a condition. */
const MAX_WORDS = 12;

/**
 * The words of a text, lower case and without Latin accents, for stored and searched texts alike. The
 * result has no characters that tsquery or LIKE treats as operators.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

const words = (...texts: string[]) => texts.flatMap(wordsOf).join(' ');

/** Weights: title A; category and city B; venue C; description, state and month D. */
export function searchDocument(event: SearchableEvent): SearchDocument {
  const { title, venue, city, category_name: category } = event;
  return {
    a: words(title),
    b: words(category, city),
    c: words(venue),
    d: words(event.description, event.state, monthOf(event)),
    text: words(title, venue, city, category),
  };
}

function monthOf({ start_at: start, timezone }: SearchableEvent): string {
  return start === null ? '' : monthFormat(timezone).format(start);
}

const monthFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached: constructing a format costs more than a thousand uses of it. */
function monthFormat(timezone: string): Intl.DateTimeFormat {
  let format = monthFormats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: timezone });
    monthFormats.set(timezone, format);
  }
  return format;
}

export interface SearchQuery {
  /** For to_tsquery: every word, the last one as a prefix. */
  tsquery: string;
  /** The words, for parts of words and misspellings. */
  text: string;
}

/** The search that is used if no event has the typed words. */
export interface SimilarWords {
  /** For to_tsquery: for every search word, at least one similar word. */
  tsquery: string;
  /** Words of one or two letters, which are matched as parts of words. */
  parts: string[];
}

/** Null for a blank search; 'nothing' for a search of only punctuation, which matches no event. */
export function parseSearch(search: string | undefined): SearchQuery | 'nothing' | null {
  if (search === undefined || search.trim() === '') return null;
  const terms = wordsOf(search).slice(0, MAX_WORDS);
  if (terms.length === 0) return 'nothing';
  return { tsquery: `${terms.join(' & ')}:*`, text: terms.join(' ') };
}
