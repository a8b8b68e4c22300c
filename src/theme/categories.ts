/** The categories with their own colour, which is in tokens.ts. */
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

/**
 * The colour key of a category's name (docs/product/screens.md#categories); unknown names are `default`.
 * Put it on an element as `data-category`; inside it `var(--c)` is the category's colour, so no
 * colour needs an inline style.
 */
export function categoryKey(name: string | null | undefined): CategoryKey {
  const wanted = (name ?? '').trim().toLowerCase();
  return CATEGORY_KEYS.find((key) => key === wanted) ?? 'default';
}
