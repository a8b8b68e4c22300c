import type { Notification } from '@/api';
import { cartPath, eventPath, myBookingsPath, paths } from '@/lib/paths';

/**
 * Where a notification leads: to what it asks for, else to what it speaks of. My Bookings opens the
 * tickets of `?ticket=`, the cart flow its stage (docs/product.md#routes).
 */
export function notificationHref({ kind, booking, event }: Notification): string {
  switch (kind) {
    case 'hold_ending':
      return paths.cart;
    case 'details_missing':
      return booking ? cartPath({ stage: 'attendee_details', booking: booking }) : paths.myBookings;
    case 'booking_paid':
    case 'event_tomorrow':
      return booking ? myBookingsPath({ ticket: booking }) : paths.myBookings;
    case 'event_moved':
      return event ? eventPath(event) : paths.myBookings;
    case 'booking_refunded':
      return paths.myBookings;
  }
}

/** Of an address's query; what makes no sense is the first page. */
export function pageFromParams(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
