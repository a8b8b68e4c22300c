/** Days as YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

export const PERIOD_LABELS = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This financial year',
  'last-year': 'Last financial year',
  dates: 'Own dates',
} as const;
export type PeriodName = keyof typeof PERIOD_LABELS;

/** Months since year 0. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstDay = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

const lastDay = (month: number) =>
  new Date(Date.parse(`${firstDay(month + 1)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const months = (first: number, count: number): Period => ({
  from: firstDay(first),
  to: lastDay(first + count - 1),
});

/** April begins the financial year, and with it the quarters. @param today YYYY-MM-DD */
export function periodOf(name: Exclude<PeriodName, 'dates'>, today: string): Period {
  const month = monthNumber(today);
  const quarter = month - (month % 3);
  const year = month - ((month + 9) % 12);
  switch (name) {
    case 'this-month':
      return months(month, 1);
    case 'last-month':
      return months(month - 1, 1);
    case 'this-quarter':
      return months(quarter, 3);
    case 'last-quarter':
      return months(quarter - 3, 3);
    case 'this-year':
      return months(year, 12);
    case 'last-year':
      return months(year - 12, 12);
  }
}

/** The months that the chart shows: those of the period, and before it as many as make a year. */
export function chartPeriod({ from, to }: Period, today: string): Period {
  const last = Math.max(monthNumber(from), Math.min(monthNumber(to), monthNumber(today)));
  const first = Math.max(Math.min(monthNumber(from), last - 11), last - 35);
  return months(first, last - first + 1);
}

/** The months of a period as YYYY-MM. */
export function monthsIn({ from, to }: Period): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, index) =>
    firstDay(first + index).slice(0, 7),
  );
}

/** The month before today's and those before it, the latest first. */
export const pastMonths = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => firstDay(monthNumber(today) - index).slice(0, 7));

/** The quarter that a day is in. @param day YYYY-MM-DD */
export function quarterOf(day: string): Period {
  const month = monthNumber(day);
  return months(month - (month % 3), 3);
}

/** The period of so many months that begins in the month of a day, or so many months after it. */
export const periodFrom = (day: string, count: number, after = 0): Period =>
  months(monthNumber(day) + after, count);

/** The next quarter, today's, and those before it. */
export const quartersAround = (today: string, before: number): Period[] => {
  const month = monthNumber(today);
  const next = month - (month % 3) + 3;
  return Array.from({ length: before + 2 }, (_, index) => months(next - 3 * index, 3));
};

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** Whole months in words: `Nov 2026`, `Oct to Dec 2026`, `Apr 2026 to Mar 2027`. */
export function periodWords({ from, to }: Period): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  if (from.slice(0, 7) === to.slice(0, 7)) return `${monthOf(from)} ${first}`;
  const year = first === last ? '' : ` ${first}`;
  return `${monthOf(from)}${year} to ${monthOf(to)} ${last}`;
}
