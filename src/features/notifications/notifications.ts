import type { Notification } from '@/api';

/**
 * Where a notification leads: to what it asks for, else to what it speaks of. My Bookings opens the
 * tickets of `?ticket=`, the cart flow its stage (spec section 2).
 */
export function notificationHref({ kind, booking, event }: Notification): string {
  switch (kind) {
    case 'hold_ending':
      return '/cart';
    case 'details_missing':
      return booking ? `/cart?stage=attendee_details&booking=${booking}` : '/my-bookings';
    case 'booking_paid':
    case 'event_tomorrow':
      return booking ? `/my-bookings?ticket=${booking}` : '/my-bookings';
    case 'event_moved':
      return event ? `/events/${event}` : '/my-bookings';
    case 'booking_refunded':
      return '/my-bookings';
  }
}

/** Of an address's query; what makes no sense is the first page. */
export function pageFromParams(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
