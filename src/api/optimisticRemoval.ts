import type { Booking, BookingList, Cart } from '@/lib/contract.gen';

function countOut(counts: BookingList['counts'], booking: Booking): void {
  counts.all -= 1;
  if (booking.payment_status === 'pending') counts.pending -= 1;
  const started = Date.parse(booking.event_start_date) <= Date.now();
  if (started || booking.status === 'completed') counts.past -= 1;
  else if (booking.status !== 'cancelled') counts.upcoming -= 1;
}

/** Takes a booking out of a page of My Bookings and out of its counts (drafts of the cache). */
export function takeOutOfList(list: BookingList, id: number): void {
  const booking = list.results.find((one) => one.id === id);
  if (!booking) return;
  list.results = list.results.filter((one) => one.id !== id);
  list.count -= 1;
  countOut(list.counts, booking);
}

/** Takes a booking out of the cart; its sums stay the server's and are loaded again. */
export function takeOutOfCart(cart: Cart, id: number): void {
  cart.items = cart.items.filter((item) => item.id !== id);
}
