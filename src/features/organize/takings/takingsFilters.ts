import type { TakingsGrouping } from '@/api';
import { PERIOD_LABELS } from '@/lib/periods';
import { day, oneOf, searchParams } from '@/lib/searchParams';

export const GROUPING_LABELS: Readonly<Record<TakingsGrouping, string>> = {
  event: 'Event',
  month: 'Month',
  company: 'Company',
  gateway: 'Gateway',
};

/** What the address asks for. */
export const TAKINGS_PARAMS = searchParams({
  period: oneOf(PERIOD_LABELS, 'this-month'),
  from: day(),
  to: day(),
  by: oneOf(GROUPING_LABELS, 'event'),
  /** Empty leaves it to the server. */
  payments: oneOf(['real', 'test'], ''),
});
export type TakingsFilters = typeof TAKINGS_PARAMS.initial;
