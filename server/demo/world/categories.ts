/**
 * The categories of docs/product/screens.md#categories in the order of the menu, each with its colour and the
 * name of a Lucide icon.
 */
export const categories = [
  { slug: 'business', name: 'Business', color: '#8FA8C8', icon: 'briefcase' },
  { slug: 'music', name: 'Music', color: '#E07A5F', icon: 'music' },
  { slug: 'sports', name: 'Sports', color: '#7DB58A', icon: 'trophy' },
  { slug: 'technology', name: 'Technology', color: '#6DB7C4', icon: 'cpu' },
  { slug: 'conference', name: 'Conference', color: '#C9B17A', icon: 'presentation' },
  { slug: 'concert', name: 'Concert', color: '#D98AA8', icon: 'mic-vocal' },
  { slug: 'food', name: 'Food', color: '#E29A5B', icon: 'utensils' },
  { slug: 'cultural', name: 'Cultural', color: '#B79BD0', icon: 'landmark' },
  { slug: 'art', name: 'Art', color: '#D4827F', icon: 'palette' },
  { slug: 'workshop', name: 'Workshop', color: '#9DB2A6', icon: 'pencil-ruler' },
  { slug: 'festival', name: 'Festival', color: '#E3B94F', icon: 'sparkles' },
  { slug: 'entertainment', name: 'Entertainment', color: '#D4776C', icon: 'drama' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

export const categorySlugs = categories.map(({ slug }) => slug);
