import type { BookingRefunds, RefundOfBooking } from '@/api';
import { formatMoney, readMoney } from '@/lib/money';

export type Extent = 'whole' | 'part';

export interface RefundChoice {
  extent: Extent;
  returnsSeats: boolean;
}

/** A typed amount as the server reads it, such as `1,500` as `1500`; null when it is none. */
export function readAmount(text: string): string | null {
  const amount = readMoney(text);
  return amount !== null && Number(amount) > 0 ? amount : null;
}

/** What is wrong with a typed amount. */
export function amountProblem(text: string, refundable: string, currency: string): string | null {
  const amount = readAmount(text);
  if (amount === null) return 'Enter an amount above zero, such as 1500.00.';
  if (Number(amount) > Number(refundable)) return `At most ${formatMoney(refundable, currency)}.`;
  return null;
}

/** What becomes of the booking, and what the person who booked is told. */
export function consequence(
  { is_valid: isValid, booker_name: name }: BookingRefunds,
  { extent, returnsSeats }: RefundChoice,
): string {
  const later = `${name} gets an email with the credit note once the money has gone back.`;
  if (!isValid) return later;
  if (extent === 'part' && !returnsSeats) return `The booking and its tickets stay valid. ${later}`;
  return `The booking ends and its tickets stop working at once. ${name}, and whoever is named on a ticket, is told now. ${later}`;
}

export const seatsSentence = (seats: number, returnsSeats: boolean): string =>
  returnsSeats
    ? `${seats === 1 ? 'The seat goes' : `The ${seats} seats go`} back on sale.`
    : `${seats === 1 ? 'The seat does' : `The ${seats} seats do`} not go back on sale: the tier has so many fewer.`;

export const REFUND_STATES: Record<RefundOfBooking['state'], string> = {
  requested: 'On its way',
  accepted: 'On its way',
  done: 'Paid back',
  failed: 'Failed, support is on it',
};
