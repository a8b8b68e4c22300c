import type { EventBooking } from '@/api';
import type { Tone } from '@/theme/tone';
import { formatMoney, formatPrice } from '@/lib/money';
import { BOOKING_STATES } from './listFilters';

const TONES: Record<EventBooking['state'], Tone> = {
  paid: 'success',
  complimentary: 'primary',
  held: 'warning',
  expired: 'default',
  cancelled: 'error',
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
}: EventBooking) => formatPrice(paid ?? tickets, currency);

/** `₹500.00 paid back`, `Test payment`; null where there is nothing to say. */
export function amountNote({ refund, currency, is_test: isTest }: EventBooking): string | null {
  if (!refund || Number(refund.amount) === 0) return isTest ? 'Test payment' : null;
  const amount = formatMoney(refund.amount, currency);
  const back = refund.state === 'done' ? `${amount} paid back` : `${amount} on its way back`;
  return isTest ? `Test, ${back}` : back;
}

/** `3 of 4 in`, once somebody came. */
export const checkedInNote = ({ state, checked_in: came, quantity }: EventBooking) =>
  state === 'paid' && came > 0 && `${came} of ${quantity} in`;
