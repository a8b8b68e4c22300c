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

/** The first in line for whom there are seats. */
export interface Candidate {
  id: number;
  user_id: number;
  company_id: number;
  /** To be offered, which is less than wanted where fewer are accepted. */
  quantity: number;
  booking_id: number | null;
  approval_id: number | null;
}

/** What payments do for offers, in the transaction of the offer; the request, its booking and the tier are locked. */
export type OfferPayments = Pick<ApprovalPayments, 'settleOnAccount'>;
