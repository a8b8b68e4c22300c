/**
 * The categories of docs/product/screens.md#categories in the order of the menu, each with its colour and the
 * name of a Lucide icon.
 */
export const categories = [
  { slug: 'business', name: 'Business', color_code: '#8FA8C8', icon: 'briefcase' },
  { slug: 'music', name: 'Music', color_code: '#E07A5F', icon: 'music' },
  { slug: 'sports', name: 'Sports', color_code: '#7DB58A', icon: 'trophy' },
  { slug: 'technology', name: 'Technology', color_code: '#6DB7C4', icon: 'cpu' },
  { slug: 'conference', name: 'Conference', color_code: '#C9B17A', icon: 'presentation' },
  { slug: 'concert', name: 'Concert', color_code: '#D98AA8', icon: 'mic-vocal' },
  { slug: 'food', name: 'Food', color_code: '#E29A5B', icon: 'utensils' },
  { slug: 'cultural', name: 'Cultural', color_code: '#B79BD0', icon: 'landmark' },
  { slug: 'art', name: 'Art', color_code: '#D4827F', icon: 'palette' },
  { slug: 'workshop', name: 'Workshop', color_code: '#9DB2A6', icon: 'pencil-ruler' },
  { slug: 'festival', name: 'Festival', color_code: '#E3B94F', icon: 'sparkles' },
  { slug: 'entertainment', name: 'Entertainment', color_code: '#D4776C', icon: 'drama' },
] as const;

/** Ids start at 1: the demo world is inserted into empty tables. */
export const categoryRows = (madeAt: Date) =>
  categories.map((category, index) => ({
    ...category,
    id: index + 1,
    position: index,
    created_at: madeAt,
  }));

export const categorySlugs = categories.map(({ slug }) => slug);
