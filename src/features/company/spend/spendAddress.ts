import type { SpendGrouping } from '@/api';
import { isDay } from '@/lib/dates';
import { PERIOD_LABELS, periodOf, type Period, type PeriodName } from '@/lib/periods';

export const GROUPING_LABELS: Readonly<Record<SpendGrouping, string>> = {
  cost_centre: 'Cost centre',
  event: 'Event',
  person: 'Person',
  month: 'Month',
};
export const GROUPINGS = Object.keys(GROUPING_LABELS) as SpendGrouping[];

/** What the address asks for. */
export interface SpendChoice {
  period: PeriodName;
  /** Of own dates; empty where there are none. */
  from: string;
  to: string;
  by: SpendGrouping;
}

const isOneOf = <Key extends string>(labels: Record<Key, unknown>, text: string): text is Key =>
  Object.hasOwn(labels, text);

const readDay = (text: string | null) => (text !== null && isDay(text) ? text : '');

/** What is wrong in the address is as if it were not there. */
export function readChoice(params: URLSearchParams): SpendChoice {
  const period = params.get('period') ?? '';
  const by = params.get('by') ?? '';
  return {
    period: isOneOf(PERIOD_LABELS, period) ? period : 'this-quarter',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    by: isOneOf(GROUPING_LABELS, by) ? by : 'cost_centre',
  };
}

/** The address of a choice; what is as always is left out. */
export function writeChoice({ period, from, to, by }: SpendChoice): URLSearchParams {
  const params = new URLSearchParams();
  if (period !== 'this-quarter') params.set('period', period);
  if (period === 'dates' && from) params.set('from', from);
  if (period === 'dates' && to) params.set('to', to);
  if (by !== 'cost_centre') params.set('by', by);
  return params;
}

/** Null while own dates are not complete, or end before they begin. @param today YYYY-MM-DD */
export function chosenPeriod({ period, from, to }: SpendChoice, today: string): Period | null {
  if (period !== 'dates') return periodOf(period, today);
  return from !== '' && to !== '' && from <= to ? { from, to } : null;
}
