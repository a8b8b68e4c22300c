/** Reads `booking_ids` given with commas (`1,2`) or by repeating the name as an array. */
export function parseQuery(text: string): Record<string, string | string[]> {
  // Without a prototype, so that `?constructor=` finds no inherited value.
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const values = name === 'booking_ids' ? value.split(',').filter(Boolean) : [value];
    const before = query[name];
    query[name] =
      before === undefined && name !== 'booking_ids'
        ? value
        : [...(before === undefined ? [] : [before].flat()), ...values];
  }
  return query;
}
