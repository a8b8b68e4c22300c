import type { Failure, FailureKind, FailureState } from '@/api';
import type { ListFailuresApiArg } from '@/api/console';
import type { FilterCodec } from '@/hooks/useListAddress';
import { readPage } from '@/lib/paging';

export const STATE_LABELS: Record<FailureState, string> = {
  open: 'Needs a person',
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

export interface FailureFilters {
  /** The list has no search. */
  search: '';
  state: FailureState;
  kind: FailureKind | '';
  page: number;
}

const isOneOf = <Key extends string>(labels: Record<Key, unknown>, text: string): text is Key =>
  Object.hasOwn(labels, text);

/** The filters in the address; what is wrong there is as if it were not there. */
export const FAILURE_CODEC: FilterCodec<FailureFilters> = {
  read: (params) => {
    const [state, kind] = [params.get('state') ?? '', params.get('kind') ?? ''];
    return {
      search: '',
      state: isOneOf(STATE_LABELS, state) ? state : 'open',
      kind: isOneOf(KIND_LABELS, kind) ? kind : '',
      page: readPage(params.get('page') ?? ''),
    };
  },
  write: ({ state, kind, page }) => {
    const params = new URLSearchParams();
    if (state !== 'open') params.set('state', state);
    if (kind !== '') params.set('kind', kind);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

const PAGE_SIZE = 25;

/** The request for these filters. */
export const failureArgs = ({ state, kind, page }: FailureFilters): ListFailuresApiArg => ({
  state,
  page,
  pageSize: PAGE_SIZE,
  ...(kind && { kind }),
});

/** A failure with an id that is its own among all kinds. */
export interface FailureItem extends Omit<Failure, 'id'> {
  id: number;
  /** Within its kind. */
  ownId: number;
}

/** Failures of one kind share their name, so its id tells them apart. */
export const callNameOf = ({ name, ownId }: FailureItem): string => `${name} ${ownId}`;

export const itemsOf = (failures: readonly Failure[]): FailureItem[] =>
  failures.map((failure) => ({
    ...failure,
    id: failure.id * FAILURE_KINDS.length + FAILURE_KINDS.indexOf(failure.kind),
    ownId: failure.id,
  }));
