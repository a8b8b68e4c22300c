export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `1.20 (1.10 to 1.40)` of values, each formatted. */
export const spread = (values, format) =>
  `${format(median(values))} (${format(Math.min(...values))} to ${format(Math.max(...values))})`;
