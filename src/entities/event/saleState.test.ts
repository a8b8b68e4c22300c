import { describe, expect, it } from '@jest/globals';
import type { Event } from '@/api';
import { buildEvent } from '@/testing/eventFactories';
import { cardBadge, movedLabel, movedNotice } from './saleState';

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
