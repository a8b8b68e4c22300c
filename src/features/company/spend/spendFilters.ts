import type { SpendGrouping } from '@/api';
import { PERIOD_LABELS } from '@/lib/periods';
import { day, oneOf, searchParams } from '@/lib/searchParams';

export const GROUPING_LABELS: Readonly<Record<SpendGrouping, string>> = {
  cost_centre: 'Cost centre',
  event: 'Event',
  person: 'Person',
  month: 'Month',
};

/** What the address asks for. */
export const SPEND_PARAMS = searchParams({
  period: oneOf(PERIOD_LABELS, 'this-quarter'),
  from: day(),
  to: day(),
  by: oneOf(GROUPING_LABELS, 'cost_centre'),
});
export type SpendFilters = typeof SPEND_PARAMS.initial;
