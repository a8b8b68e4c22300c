import type { Notification, NotificationList } from '@/api';

/** An unread notification about booking 101 of event 1. */
export function buildNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 1616,
    kind: 'booking_paid',
    title: 'Paid: Mumbai Jazz Night',
    text: 'Your tickets and the invoice are in My Bookings: 2 × Gold, booking FY-2026-000101.',
    booking: 101,
    event: 1,
    approval: null,
    person: null,
    created_at: '2026-02-01T10:00:00.000Z',
    is_read: false,
    ...over,
  };
}

/** One page; counts as if it were all there is, unless they are given. */
export function buildNotificationList(
  results: Notification[] = [],
  over: Partial<NotificationList> = {},
): NotificationList {
  return {
    count: results.length,
    unread_count: results.filter((one) => !one.is_read).length,
    page: 1,
    page_size: 20,
    results,
    ...over,
  };
}
