import type { Failure, FailureKind, FailureState } from '@/api';
import type { ListFailuresApiArg } from '@/api/console';
import { oneOf, page, searchParams } from '@/lib/searchParams';

export const STATE_LABELS: Record<FailureState, string> = {
  open: 'Needs attention',
  given_up: 'Given up',
};

/** Of the filter, and in the sentences above the list. */
export const KIND_LABELS: Record<FailureKind, { one: string; many: string }> = {
  job: { one: 'Job', many: 'Jobs' },
  mail: { one: 'Email', many: 'Emails' },
  refund: { one: 'Refund', many: 'Refunds' },
  payment: { one: 'Payment', many: 'Payments' },
  dispute: { one: 'Dispute', many: 'Disputes' },
};
export const FAILURE_KINDS = Object.keys(KIND_LABELS) as FailureKind[];

/** The filters in the address. */
export const FAILURE_PARAMS = searchParams({
  state: oneOf(STATE_LABELS, 'open'),
  kind: oneOf(FAILURE_KINDS, ''),
  page: page(),
});
export type FailureFilters = typeof FAILURE_PARAMS.initial;

export const PAGE_SIZE = 25;

/** The request for these filters. */
export const failureArgs = (filters: FailureFilters): ListFailuresApiArg => ({
  state: filters.state,
  kind: filters.kind || undefined,
  page: filters.page,
  pageSize: PAGE_SIZE,
});

/** Failures of one kind share their name, so its id tells them apart. */
export const callNameOf = ({ name, id }: Failure): string => `${name} ${id}`;
