const counts = new Intl.NumberFormat('en-IN');

/** `1,200`, and from a lakh on `1,00,000`, as amounts are grouped. */
export const formatCount = (count: number): string => counts.format(count);
