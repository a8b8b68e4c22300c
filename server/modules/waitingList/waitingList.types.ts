import type { WaitingStatus } from '../../db/schema/waitingLists';
import type { ApprovalPayments } from '../spending/spending.types';

/** An entry of a waiting list, locked. */
export interface StoredEntry {
  id: number;
  user_id: number;
  event_id: number;
  ticket_tier_id: number;
  quantity: number;
  accepts_fewer: boolean;
  status: WaitingStatus;
  booking_id: number | null;
  approval_id: number | null;
}

/** The first entry in line that can be offered seats. */
export interface Candidate {
  id: number;
  user_id: number;
  company_id: number;
  /** Tickets to offer; fewer than wanted if the person accepts fewer. */
  quantity: number;
  booking_id: number | null;
  approval_id: number | null;
}

/**
 * Functions of `payments` that run in the transaction of an offer. The caller has locked the request, its booking and
 * the tier.
 */
export type OfferPayments = Pick<ApprovalPayments, 'settleOnAccount'>;
