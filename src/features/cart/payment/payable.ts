import type { Booking } from '@/api';

/** The contract quotes and pays no more bookings at once. */
const MOST_AT_ONCE = 50;

/** The currencies in the cart, in the order they were first met: each is paid apart (D12). */
export function currenciesOf(bookings: readonly Booking[]): string[] {
  return [...new Set(bookings.map(({ currency }) => currency))];
}

/** What one payment can take: the bookings of the chosen currency, else of the first. */
export function payableBookings(bookings: readonly Booking[], chosen: string | null): Booking[] {
  const currencies = currenciesOf(bookings);
  const currency = chosen && currencies.includes(chosen) ? chosen : currencies[0];
  return bookings.filter((one) => one.currency === currency).slice(0, MOST_AT_ONCE);
}

export function countTickets(bookings: readonly Booking[]): number {
  return bookings.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A rate as people read it: `0.02` is `2%`, `0.125` is `12.5%`. */
export function percent(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(4))}%`;
}
