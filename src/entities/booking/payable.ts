import type { Booking } from '@/api';

/** The limit of openapi.yaml for quotes and payments. */
const MAX_BOOKINGS_PER_PAYMENT = 50;

/** The currencies of the bookings in order of appearance; each is paid separately. */
export function currenciesOf(bookings: readonly Booking[]): string[] {
  return [...new Set(bookings.map(({ currency }) => currency))];
}

/** The bookings that one payment can cover: those of the chosen currency, else of the first. */
export function payableBookings(bookings: readonly Booking[], chosen: string | null): Booking[] {
  const currencies = currenciesOf(bookings);
  const currency = chosen && currencies.includes(chosen) ? chosen : currencies[0];
  return bookings.filter((one) => one.currency === currency).slice(0, MAX_BOOKINGS_PER_PAYMENT);
}

export function countTickets(bookings: readonly Booking[]): number {
  return bookings.reduce((sum, { quantity }) => sum + quantity, 0);
}
