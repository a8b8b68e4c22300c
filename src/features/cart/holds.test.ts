import { describe, expect, it } from '@jest/globals';
import { buildBooking } from '@/testing/bookingFactories';
import { earliestHoldEnd } from '@/entities/booking/useCartBookings';
import { extendable, holdPhase, isExpired } from './holds';

describe('hold phase', () => {
  it.each([
    [null, 'running'],
    [3600, 'running'],
    [121, 'running'],
    [120, 'ending'],
    [1, 'ending'],
    [0, 'over'],
  ])('%s seconds left: %s', (left, phase) => {
    expect(holdPhase(left)).toBe(phase);
  });
});

describe('the earliest end', () => {
  it('is that of the seats that go first, whatever the order', () => {
    const ends = ['2099-03-01T11:00:00.000Z', '2099-03-01T10:00:00Z', '2099-03-01T12:00:00.000Z'];
    const bookings = ends.map((hold_expires_at) => buildBooking({ hold_expires_at }));
    expect(earliestHoldEnd(bookings)).toBe('2099-03-01T10:00:00Z');
  });

  it('passes over expired holds and is null without a hold', () => {
    const gone = buildBooking({
      hold_state: 'expired',
      hold_expires_at: '2020-01-01T00:00:00.000Z',
    });
    expect(earliestHoldEnd([gone, buildBooking()])).toBe('2099-03-01T10:00:00.000Z');
    expect(earliestHoldEnd([gone])).toBeNull();
    expect(earliestHoldEnd([])).toBeNull();
  });
});

it('extends what is held and was not extended before', () => {
  const held = buildBooking({ id: 1 });
  const once = buildBooking({ id: 2, hold_extendable: false });
  const expired = buildBooking({ id: 3, hold_state: 'expired' });
  expect(extendable([held, once, expired])).toEqual([held]);
});

it('knows what has run out', () => {
  expect(isExpired(buildBooking())).toBe(false);
  expect(isExpired(buildBooking({ hold_state: 'expired' }))).toBe(true);
  expect(isExpired(buildBooking({ hold_state: 'released' }))).toBe(true);
});
