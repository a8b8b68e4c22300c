/** So many are read and sorted faster than the page of any order is looked for. */
const FEW = 2_000;

/** The number of events for which the choice below is made: with fewer both ways are fast. */
const LARGE_PLACE = 100_000;

/**
 * Whether to read all events that match and sort them, or to walk the index of the order until the page is full:
 * of `matching` events in a large place, one in `LARGE_PLACE / matching` that the walk passes is on the page.
 * @param rows up to the end of the page
 */
export const isFew = (matching: number, rows: number): boolean =>
  matching <= FEW || matching * matching < rows * LARGE_PLACE;
