// Made at its first use: the first of `Intl` takes a phone a tenth of a second.
let counts: Intl.NumberFormat | undefined;

/** `1,200`, and from a lakh on `1,00,000`, as amounts are grouped. */
export function formatCount(count: number): string {
  counts ??= new Intl.NumberFormat('en-IN');
  return counts.format(count);
}

/** Formats a rate: `0.02` is `2%`, `0.125` is `12.5%`. */
export const formatPercent = (rate: string): string =>
  `${Number((Number(rate) * 100).toFixed(4))}%`;
