/** Up to so many events are seen at a glance: filters find nothing that is not in sight. */
const FEW = 3;

export const isFew = (count: number) => count <= FEW;

interface Counted {
  slug: string;
  event_count: number;
}

export const eventsIn = (categories: readonly Counted[]) =>
  categories.reduce((sum, category) => sum + category.event_count, 0);

/**
 * The categories that a person may choose from: all of them, but in a place with few events only those that have
 * one (docs/product/screens.md#event-list).
 * @param selected the slug of a category that is shown in any case
 */
export function offeredCategories<One extends Counted>(
  categories: readonly One[],
  selected?: string,
): One[] {
  const all = !isFew(eventsIn(categories));
  return categories.filter(({ slug, event_count }) => all || event_count > 0 || slug === selected);
}
