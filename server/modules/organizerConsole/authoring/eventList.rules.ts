/** Up to this many events, reading and sorting all is faster than finding the page in an index. */
const FEW = 2_000;

/** Assumed total number of events. With fewer events, both ways are fast. */
const LARGE_TOTAL = 100_000;

/**
 * True if reading and sorting all matching events is faster than scanning the ordering's index until the page is full.
 * The scan reads about `rows * LARGE_TOTAL / matching` events.
 * @param matching number of matching events
 * @param rows number of rows up to the end of the page
 */
export const isFew = (matching: number, rows: number): boolean =>
  matching <= FEW || matching * matching < rows * LARGE_TOTAL;
