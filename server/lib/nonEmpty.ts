export type NonEmpty<T> = readonly [T, ...T[]];

export const mapNonEmpty = <T, U>(
  [first, ...others]: NonEmpty<T>,
  change: (one: T) => U,
): NonEmpty<U> => [change(first), ...others.map((one) => change(one))];
