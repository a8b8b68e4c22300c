import type { PaymentKind, TakingsGrouping } from '@/api';
import { isDay } from '@/lib/dates';
import { PERIOD_LABELS, periodOf, type Period, type PeriodName } from '@/lib/periods';

export const GROUPING_LABELS: Readonly<Record<TakingsGrouping, string>> = {
  event: 'Event',
  month: 'Month',
  company: 'Company',
  gateway: 'Gateway',
};

/** What the address asks for. */
export interface TakingsChoice {
  period: PeriodName;
  /** Of own dates; empty where there are none. */
  from: string;
  to: string;
  by: TakingsGrouping;
  /** Null leaves it to the server. */
  payments: PaymentKind | null;
}

const isOneOf = <Key extends string>(labels: Record<Key, unknown>, text: string): text is Key =>
  Object.hasOwn(labels, text);

const readDay = (text: string | null) => (text !== null && isDay(text) ? text : '');

/** What is wrong in the address is as if it were not there. */
export function readChoice(params: URLSearchParams): TakingsChoice {
  const period = params.get('period') ?? '';
  const by = params.get('by') ?? '';
  const payments = params.get('payments');
  return {
    period: isOneOf(PERIOD_LABELS, period) ? period : 'this-month',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    by: isOneOf(GROUPING_LABELS, by) ? by : 'event',
    payments: payments === 'real' || payments === 'test' ? payments : null,
  };
}

/** The address with another choice; what is as always is left out, and what is not part of the choice stays. */
export function writeChoice(before: URLSearchParams, choice: TakingsChoice): URLSearchParams {
  const params = new URLSearchParams(before);
  const set = (name: string, value: string | null, usual: string) => {
    if (value === null || value === usual) params.delete(name);
    else params.set(name, value);
  };
  const hasDates = choice.period === 'dates';
  set('period', choice.period, 'this-month');
  set('from', hasDates ? choice.from : null, '');
  set('to', hasDates ? choice.to : null, '');
  set('by', choice.by, 'event');
  set('payments', choice.payments, '');
  return params;
}

/** Null while own dates are not complete, or end before they begin. @param today YYYY-MM-DD */
export function chosenPeriod({ period, from, to }: TakingsChoice, today: string): Period | null {
  if (period !== 'dates') return periodOf(period, today);
  return from !== '' && to !== '' && from <= to ? { from, to } : null;
}
