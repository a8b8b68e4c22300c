import type { GuestKind, SeatGuest } from '@/api';

/** What whoever names a person for a seat says of a guest. */
export interface GuestAnswers {
  isGuest: boolean;
  organisation: string;
  /** Null until it is chosen. */
  kind: GuestKind | null;
}

export const NO_GUEST: GuestAnswers = { isGuest: false, organisation: '', kind: null };

/** The answers as the server takes them; undefined for colleagues. */
export const guestOf = ({ isGuest, organisation, kind }: GuestAnswers): SeatGuest | undefined =>
  isGuest && kind ? { kind, organisation: organisation.trim() } : undefined;

/** With the purpose where a guest is among them. */
export const withPurpose = <Body extends object>(
  body: Body,
  answers: readonly GuestAnswers[],
  purpose: string,
): Body & { purpose?: string } =>
  answers.some(({ isGuest }) => isGuest) ? { ...body, purpose: purpose.trim() } : body;
