/** Further words of a search are ignored, because each needs a separate lookup. */
const MAX_WORDS = 5;

export const searchWords = (search = ''): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
