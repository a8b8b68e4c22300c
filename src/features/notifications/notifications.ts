import type { Notification } from '@/api';
import {
  approvalPath,
  cartPath,
  eventPath,
  leftBookingsPath,
  myBookingsPath,
  paths,
} from '@/lib/paths';

/**
 * The link of a notification: the page of the requested action, else the booking or event, or the request
 * for approval, that it is about. My Bookings opens the tickets of `?ticket=`.
 */
export function notificationHref({ kind, booking, event, approval, person }: Notification): string {
  switch (kind) {
    case 'hold_ending':
    case 'seats_offered':
      return paths.cart;
    case 'details_missing':
      return booking ? cartPath({ stage: 'attendee_details', booking: booking }) : paths.myBookings;
    case 'booking_paid':
    case 'event_tomorrow':
      return booking ? myBookingsPath({ ticket: booking }) : paths.myBookings;
    case 'seats_free':
    case 'guest_refused':
      return booking ? myBookingsPath({ seats: booking }) : paths.myBookings;
    case 'event_moved':
      return event ? eventPath(event) : paths.myBookings;
    case 'booking_refunded':
      return paths.myBookings;
    case 'approval_waiting':
    case 'approval_decided':
      return approval ? approvalPath(approval) : paths.approvals;
    case 'bookings_left':
      return person ? leftBookingsPath(person) : paths.myBookings;
    case 'account_receipt':
    case 'account_due':
    case 'account_limit':
      return paths.companyAccount;
  }
}
