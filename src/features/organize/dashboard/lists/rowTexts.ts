import type { EventBooking } from '@/api';
import type { BadgeTone } from '@/components/display/Badge';
import { formatMoney } from '@/lib/money';
import { BOOKING_STATES } from './listAddress';

const TONES: Record<EventBooking['state'], BadgeTone> = {
  paid: 'ok',
  complimentary: 'accent',
  held: 'warn',
  expired: 'neutral',
  cancelled: 'danger',
  refunded: 'info',
};

export const stateBadge = ({ state }: Pick<EventBooking, 'state'>) => ({
  label: BOOKING_STATES[state],
  tone: TONES[state],
});

/** What was paid with fee and GST, else what its tickets cost. */
export const bookingAmount = ({
  paid_amount: paid,
  tickets_amount: tickets,
  currency,
}: EventBooking) => formatMoney(paid ?? tickets, currency);

/** `₹500.00 of it goes back`; null while nothing does. */
export function refundText({ refund, currency }: EventBooking): string | null {
  if (!refund || Number(refund.amount) === 0) return null;
  const amount = formatMoney(refund.amount, currency);
  return refund.state === 'done' ? `${amount} paid back` : `${amount} on its way back`;
}
