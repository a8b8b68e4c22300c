/** The contract's limit. */
export const WORDS_MAX = 300;
export const WORDS_HINT =
  'Read out to people who do not see it, such as: A band on a stage by the sea.';
export const WORDS_MISSING = 'Say what the picture shows.';
