import { expect, it } from '@jest/globals';
import { buildNotification } from '@/testing/notificationFactories';
import { notificationHref } from './notifications';

it.each([
  ['hold_ending', '/cart'],
  ['details_missing', '/cart?stage=attendee_details&booking=101'],
  ['booking_paid', '/my-bookings?ticket=101'],
  ['event_tomorrow', '/my-bookings?ticket=101'],
  ['seats_free', '/my-bookings?seats=101'],
  ['guest_refused', '/my-bookings?seats=101'],
  ['event_moved', '/events/1'],
  ['booking_refunded', '/my-bookings'],
  ['approval_waiting', '/approvals/7'],
  ['approval_decided', '/approvals/7'],
  ['bookings_left', '/my-bookings?tab=upcoming&scope=company&holder=9'],
  ['account_receipt', '/company/account'],
  ['account_due', '/company/account'],
  ['account_limit', '/company/account'],
] as const)('%s leads to %s', (kind, href) => {
  expect(notificationHref(buildNotification({ kind, approval: 7, person: 9 }))).toBe(href);
});
