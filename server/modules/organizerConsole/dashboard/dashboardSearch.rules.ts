/** Further words of a search are ignored: each is looked up on its own. */
const MAX_WORDS = 5;

export const searchWords = (search = ''): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
