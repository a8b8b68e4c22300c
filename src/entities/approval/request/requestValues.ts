import type { CostCentre, GuestInput, PurposeKind } from '@/api';

/** What the person fills in to ask for an approval. */
export interface RequestValues {
  centre: CostCentre | null;
  kind: PurposeKind;
  purpose: string;
  /** Only sent for client hosting. */
  guests: GuestInput[];
}

export const EMPTY_REQUEST: RequestValues = {
  centre: null,
  kind: 'team_learning',
  purpose: '',
  guests: [],
};

export const EMPTY_GUEST: GuestInput = { name: '', organisation: '', email: '', kind: 'client' };

const trimmed = ({ name, organisation, email = '', kind }: GuestInput): GuestInput => ({
  name: name.trim(),
  organisation: organisation.trim(),
  kind,
  ...(email.trim() !== '' && { email: email.trim() }),
});

/** Those whose name and organisation are there, so that rules can be checked. */
export const completeGuests = (guests: readonly GuestInput[]): GuestInput[] =>
  guests.map(trimmed).filter(({ name, organisation }) => name !== '' && organisation !== '');

/** The guests of a request. */
export const namedGuests = ({ kind, guests }: Pick<RequestValues, 'kind' | 'guests'>) =>
  kind === 'client_hosting' ? completeGuests(guests) : [];
