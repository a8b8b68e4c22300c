import { describe, expect, it } from '@jest/globals';
import type { Event } from '@/api';
import { buildEvent, buildTier } from '@/testing/eventFactories';
import { bookingNotice, closedTierLabel } from './tierSale';

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
