import { describe, expect, it } from '@jest/globals';
import { buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import {
  bookingBadge,
  bookingBadges,
  detailsBadge,
  paymentBadge,
  statusBadge,
} from './bookingBadges';

it.each([
  ['confirmed', 'Confirmed', 'success'],
  ['pending', 'Pending', 'warning'],
  ['cancelled', 'Cancelled', 'warning'],
  ['refunded', 'Refunded', 'default'],
  ['completed', 'Completed', 'warning'],
  ['something_new', 'Pending', 'warning'],
])('status %s is %s in %s', (status, label, tone) => {
  expect(statusBadge(status)).toEqual({ label, tone });
});

it.each([
  ['paid', 'Paid', 'info'],
  ['pending', 'Payment Pending', 'warning'],
  ['refunded', 'Refunded', 'default'],
  ['something_new', 'Processing', 'error'],
])('payment %s is %s in %s', (status, label, tone) => {
  expect(paymentBadge(status)).toEqual({ label, tone });
});

describe('the people of a booking', () => {
  const label = (over: Parameters<typeof buildPaidBooking>[0]) =>
    detailsBadge(buildPaidBooking(over))?.label;

  it('are complete or awaited once it is paid', () => {
    expect(label({ attendee_details_completed: true })).toBe('Complete');
    expect(label({ attendee_details_completed: false })).toBe('Awaiting Details');
    expect(detailsBadge(buildBooking())).toBeNull();
  });

  it('are no longer awaited when it is over or cancelled', () => {
    expect(label({ status: 'completed' })).toBeUndefined();
    expect(label({ status: 'cancelled' })).toBeUndefined();
    expect(label({ status: 'cancelled', attendee_details_completed: true })).toBeUndefined();
    expect(label({ status: 'completed', attendee_details_completed: true })).toBe('Complete');
  });
});

it('says no word twice and none that is no longer true', () => {
  const words = (over: Parameters<typeof buildBooking>[0]) =>
    bookingBadges(buildBooking(over)).map(({ label }) => label);
  expect(words({})).toEqual(['Pending', 'Payment Pending']);
  expect(words({ status: 'refunded', payment_status: 'refunded' })).toEqual(['Refunded']);
  expect(
    bookingBadges(buildBooking({ status: 'refunded', payment_status: 'paid' })).map(
      ({ tone }) => tone,
    ),
  ).toEqual(['default']);
  expect(words({ status: 'refunded', payment_status: 'paid' })).toEqual(['Refund on Its Way']);
  expect(words({ status: 'cancelled' })).toEqual(['Cancelled']);
  const partly = {
    status: 'cancelled',
    paid_amount: '6018.00',
    refunded_amount: '3009.00',
  } as const;
  expect(words({ ...partly, payment_status: 'paid' })).toEqual(['Cancelled', 'Refund on Its Way']);
  const back = { ...partly, payment_status: 'refunded', paid_back_amount: '3009.00' } as const;
  expect(words(back)).toEqual(['Cancelled', 'Partly Refunded']);
  const whole = { refunded_amount: '6018.00', paid_back_amount: '6018.00' };
  expect(words({ ...back, ...whole })).toEqual(['Cancelled', 'Refunded']);
  // What was kept follows.
  expect(words({ ...back, refunded_amount: '6018.00' })).toEqual([
    'Cancelled',
    'Refund on Its Way',
  ]);
  // The organizer gives back a part of a booking that stays valid.
  const valid = { ...partly, status: 'confirmed', payment_status: 'paid' } as const;
  expect(words(valid)).toEqual(['Confirmed', 'Refund on Its Way', 'Awaiting Details']);
  expect(words({ ...valid, paid_back_amount: '3009.00' })).toEqual([
    'Confirmed',
    'Partly Refunded',
    'Awaiting Details',
  ]);
  expect(words({ status: 'confirmed', payment_status: 'paid' })).toEqual([
    'Confirmed',
    'Paid',
    'Awaiting Details',
  ]);
});

describe('the one badge of a row', () => {
  const label = (over: Parameters<typeof buildPaidBooking>[0]) =>
    bookingBadge(buildPaidBooking(over)).label;

  it('says what is to be done next, else how it ended', () => {
    expect(bookingBadge(buildBooking()).label).toBe('Payment Pending');
    expect(label({ attendee_details_completed: false })).toBe('Awaiting Details');
    expect(label({ attendee_details_completed: true })).toBe('Complete');
    expect(label({ status: 'completed', attendee_details_completed: true })).toBe('Completed');
    expect(label({ status: 'completed', attendee_details_completed: false })).toBe('Completed');
    expect(label({ status: 'cancelled', refunded_amount: null })).toBe('Cancelled');
    expect(bookingBadge(buildBooking({ status: 'cancelled' })).label).toBe('Cancelled');
  });

  it('of a cancelled booking says where its money is', () => {
    const partly = {
      status: 'cancelled',
      paid_amount: '6018.00',
      refunded_amount: '3009.00',
    } as const;
    expect(label(partly)).toBe('Refund on Its Way');
    const back = { ...partly, payment_status: 'refunded', paid_back_amount: '3009.00' } as const;
    expect(label(back)).toBe('Partly Refunded');
    expect(label({ status: 'refunded', payment_status: 'refunded' })).toBe('Refunded');
  });

  it('of a valid booking of which a part was paid back is as of others', () => {
    const partly = { paid_amount: '6018.00', refunded_amount: '3009.00' } as const;
    expect(label({ ...partly, attendee_details_completed: true })).toBe('Complete');
  });
});
