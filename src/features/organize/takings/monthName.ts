const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `November 2026`. @param month YYYY-MM */
export const monthName = (month: string) => long.format(firstOf(month));

/** `Nov 26`, under a bar. */
export const shortMonth = (month: string) => short.format(firstOf(month));
