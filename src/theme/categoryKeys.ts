/** The categories that have a colour of their own; apart from the colours, which no script needs. */
export const CATEGORY_KEYS = [
  'business',
  'music',
  'sports',
  'technology',
  'food',
  'art',
  'conference',
  'concert',
  'workshop',
  'festival',
  'entertainment',
  'cultural',
  'education',
  'health',
  'fashion',
  'default',
] as const;

export type CategoryKey = (typeof CATEGORY_KEYS)[number];
