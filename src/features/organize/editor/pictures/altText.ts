/** The contract's limit of a picture's alt text, in characters. */
export const ALT_TEXT_MAX = 300;
export const ALT_TEXT_HINT =
  'Read out to people who do not see it, such as: A band on a stage by the sea.';
export const ALT_TEXT_MISSING = 'Say what the picture shows.';
