// Created at first use: the first Intl object takes a slow phone 100 ms, which would delay the page's other scripts.
let counts: Intl.NumberFormat | undefined;

/** `1,200`, and from a lakh on `1,00,000`, as amounts are grouped. */
export function formatCount(count: number): string {
  counts ??= new Intl.NumberFormat('en-IN');
  return counts.format(count);
}

/** Formats a rate: `0.02` is `2%`, `0.125` is `12.5%`. */
export const formatPercent = (rate: string): string =>
  `${Number((Number(rate) * 100).toFixed(4))}%`;
