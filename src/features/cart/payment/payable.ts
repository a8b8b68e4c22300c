import type { Booking } from '@/api';

export function countTickets(bookings: readonly Booking[]): number {
  return bookings.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Formats a rate: `0.02` is `2%`, `0.125` is `12.5%`. */
export function percent(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(4))}%`;
}
