import type { EventBooking } from '@/api';

export type BookingAction = 'refund' | 'refunds' | 'resend' | 'withdraw' | 'documents';

/** What is kept of what was paid, as a number: whether there is anything to refund. */
const kept = ({ paid_amount: paid, refund }: EventBooking): number =>
  Number(paid ?? 0) - Number(refund?.amount ?? 0);

/** What can be done with a booking; `refunds` only shows those that were made. */
export function bookingActions(row: EventBooking, mayRefund: boolean): BookingAction[] {
  const actions: BookingAction[] = [];
  if (row.state === 'paid') actions.push('resend');
  if (row.paid_amount !== null) actions.push('documents');
  // A ticket that was let in is not taken back.
  if (row.state === 'complimentary' && row.checked_in === 0) actions.push('withdraw');
  if (!mayRefund || Number(row.paid_amount ?? 0) === 0) return actions;
  return [...actions, kept(row) > 0 ? 'refund' : 'refunds'];
}
