/** India has one time zone, half an hour off the full one, and no summer time. */
const IST = 5.5 * 60 * 60 * 1000;
const APRIL = 3;

/** `YYYY-MM-DD`, as calendars in India show it. */
export const dayInIndia = (at: Date): string =>
  new Date(at.getTime() + IST).toISOString().slice(0, 10);

/** `2026-27`: from 1 April to 31 March as clocks in India show it. */
export function financialYear(at: Date): string {
  const local = new Date(at.getTime() + IST);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < APRIL ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
