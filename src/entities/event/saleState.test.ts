import { describe, expect, it } from '@jest/globals';
import type { Event } from '@/api';
import { buildEvent, buildTier } from '@/testing/eventFactories';
import { bookingNotice, cardBadge, closedTierLabel, movedLabel, movedNotice } from './saleState';

describe('card badge', () => {
  it.each([
    [0, true, 'Sold Out'],
    [1, true, 'Only 1 left!'],
    [10, false, 'Only 10 left!'],
    [11, true, 'Almost Sold Out'],
    [100, false, 'Almost Sold Out'],
    [101, true, 'Exclusive'],
    [101, false, undefined],
  ])('%i left, exclusive %s: %s', (available_tickets, is_exclusive, label) => {
    expect(cardBadge(buildEvent({ available_tickets, is_exclusive }))?.label).toBe(label);
  });

  it.each<[Partial<Event>, string]>([
    [{ sale_state: 'over' }, 'Event over'],
    [{ sale_state: 'draft' }, 'Not published'],
    [{ sale_state: 'paused' }, 'Sales paused'],
    [{ sale_state: 'without_tickets' }, 'No tickets yet'],
    [{ is_exclusive: true, company_has_access: false }, 'Not open to your company'],
    [{ is_booking_open: false, booking_start_date: '2099-12-06T20:30:00Z' }, 'Opens Dec 7'],
    [{ sale_state: 'not_yet_open', tickets_open_at: '2099-12-08T20:30:00Z' }, 'Opens Dec 9'],
    [{ is_booking_open: false }, 'Booking Closed'],
  ])('of %j: %s', (over, label) => expect(cardBadge(buildEvent(over))?.label).toBe(label));

  it('says first of all that the event is cancelled', () => {
    const event = buildEvent({ is_cancelled: true, is_exclusive: true, available_tickets: 0 });
    expect(cardBadge(event)?.label).toBe('Cancelled by the organizer');
  });
});

describe('why nothing can be booked', () => {
  const closed = { is_booking_open: false };
  it.each<[string, Partial<Event>, string | null]>([
    ['open', {}, null],
    ['cancelled', { ...closed, is_cancelled: true }, 'The organizer has cancelled this event.'],
    [
      'exclusive, without access',
      { is_exclusive: true, company_has_access: false },
      'Exclusive events are limited to select companies, and yours is not among them.',
    ],
    ['exclusive, with access', { is_exclusive: true, company_has_access: true }, null],
    ['open to all, whatever the list says', { company_has_access: false }, null],
    [
      'not yet open',
      { ...closed, booking_start_date: '2098-12-05T03:30:00Z' },
      'Booking opens on Fri, Dec 5, 2098, 9:00 AM IST.',
    ],
    [
      'over',
      { ...closed, booking_end_date: '2026-11-30T18:29:00Z' },
      'Booking closed on Mon, Nov 30, 2026, 11:59 PM IST.',
    ],
    ['over for all tiers', { sale_state: 'closed' }, 'Ticket sales have ended.'],
    [
      'not published',
      { ...closed, is_active: false },
      'This event is not published. Only its organizer and the platform’s admins see it.',
    ],
    [
      'paused',
      { sale_state: 'paused' },
      'The organizer has paused sales for now. Tickets and held seats are not affected.',
    ],
    ['past', { sale_state: 'over' }, 'This event is over.'],
    [
      'sold out',
      { available_tickets: 0 },
      'All tickets are taken. Held seats that nobody pays for come back on sale here.',
    ],
    [
      'sold out, with a waiting list',
      { available_tickets: 0, ticket_tiers: [buildTier({ available_tickets: 0 })] },
      'All tickets are taken. Those that come back are offered to the waiting list first.',
    ],
    [
      'begun',
      { ...closed, start_date: '2026-11-30T13:30:00Z' },
      'Booking closed on Mon, Nov 30, 2026, 7:00 PM IST.',
    ],
  ])('%s', (_case, over, notice) => expect(bookingNotice(buildEvent(over))).toBe(notice));
});

describe('a rescheduled event', () => {
  const date = '2099-03-01T13:30:00.000Z';

  it.each<[Event['moved_from'], string | null, string | null]>([
    [null, null, null],
    [
      { start_date: date, venue: null },
      'New date',
      'It was to be on Sun, Mar 1, 2099, 7:00 PM IST. Tickets stay valid.',
    ],
    [
      { start_date: null, venue: 'Test Hall' },
      'New venue',
      'It was to be at Test Hall. Tickets stay valid.',
    ],
    [
      { start_date: date, venue: 'Test Hall' },
      'New date and venue',
      'It was to be on Sun, Mar 1, 2099, 7:00 PM IST, at Test Hall. Tickets stay valid.',
    ],
  ])('moved from %j says what it was', (moved_from, label, notice) => {
    const event = buildEvent({ moved_from });
    expect(movedLabel(event)).toBe(label);
    expect(movedNotice(event)).toBe(notice);
  });

  it('says so no longer when it is cancelled', () => {
    const moved_from = { start_date: date, venue: null };
    expect(movedLabel(buildEvent({ moved_from, is_cancelled: true }))).toBeNull();
  });
});

it('says on the button of a tier why it cannot be bought', () => {
  const label = (over: Partial<Event>) => closedTierLabel(buildTier(), buildEvent(over));
  expect(label({ is_booking_open: false, booking_start_date: '2099-12-06T20:30:00Z' })).toBe(
    'Opens Dec 7',
  );
  expect(label({ is_exclusive: true, company_has_access: false })).toBe('Not open to your company');
  expect(label({ is_booking_open: false })).toBe('Booking Closed');
  expect(closedTierLabel(buildTier({ available_tickets: 0 }), buildEvent())).toBe('Sold Out');
  expect(closedTierLabel(buildTier({ is_active: false }), buildEvent())).toBe('Unavailable');
  const ended = buildTier({ sale_state: 'ended', sale_ends_at: '2026-11-01T00:00:00Z' });
  expect(closedTierLabel(ended, buildEvent())).toBe('Sales ended');
  expect(closedTierLabel(ended, buildEvent({ sale_state: 'paused' }))).toBe('Sales paused');
});
