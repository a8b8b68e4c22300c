/** @returns undefined when there are no values */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];

export const median = (values) => quantile(values, 0.5);

/** `1.20 (1.10 to 1.40)` of values, each formatted. */
export const spread = (values, format) =>
  `${format(median(values))} (${format(Math.min(...values))} to ${format(Math.max(...values))})`;
