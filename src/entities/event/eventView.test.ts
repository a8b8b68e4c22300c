import { describe, expect, it } from '@jest/globals';
import { buildEvent, buildTier } from '@/testing/eventFactories';
import {
  bookingNotice,
  bookingProgress,
  cardBadge,
  eventGallery,
  eventHighlights,
  parseEventId,
  eventLocation,
  eventSlug,
  eventStatus,
  isAlmostSoldOut,
  metaDescription,
  tierAvailability,
  tierMaxQuantity,
  tierState,
} from './eventView';

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

  it('says first of all that the event is cancelled', () => {
    const event = buildEvent({ is_cancelled: true, is_exclusive: true, available_tickets: 0 });
    expect(cardBadge(event)?.label).toBe('Cancelled by the organizer');
  });
});

it.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
])('%i available is almost sold out: %s', (available_tickets, expected) =>
  expect(isAlmostSoldOut(buildEvent({ available_tickets }))).toBe(expected),
);

it.each([
  [1109, 64, 94],
  [3, 1, 67],
  [0, 0, 0],
  [100, 100, 0],
])('%i seats with %i left are %i %% booked', (total_tickets, available_tickets, percent) =>
  expect(bookingProgress(buildEvent({ total_tickets, available_tickets }))).toBe(percent),
);

describe('tiers', () => {
  const open = buildEvent();
  it('are sold out at 0, unavailable when inactive or closed', () => {
    expect(tierState(buildTier({ available_tickets: 0, is_active: false }), open)).toBe('soldOut');
    expect(tierState(buildTier({ available_tickets: 4, is_active: false }), open)).toBe(
      'unavailable',
    );
    expect(
      tierState(buildTier({ available_tickets: 4 }), buildEvent({ is_booking_open: false })),
    ).toBe('unavailable');
    expect(tierState(buildTier({ available_tickets: 4 }), open)).toBe('available');
  });

  it('say how many are left from 1 to 10', () => {
    expect(tierAvailability(buildTier({ available_tickets: 0 }))).toBeNull();
    expect(tierAvailability(buildTier({ available_tickets: 6 }))?.label).toBe('Only 6 left!');
    expect(tierAvailability(buildTier({ available_tickets: 1200 }))?.label).toBe('1,200 available');
  });

  it('sell at most the smaller of what is left, what a booking may hold, and 10', () => {
    expect(tierMaxQuantity(buildTier({ available_tickets: 3, max_per_booking: 10 }))).toBe(3);
    expect(tierMaxQuantity(buildTier({ available_tickets: 300, max_per_booking: 10 }))).toBe(10);
    expect(tierMaxQuantity(buildTier({ available_tickets: 300, max_per_booking: 4 }))).toBe(4);
    expect(tierMaxQuantity(buildTier({ available_tickets: 0, max_per_booking: 4 }))).toBe(1);
  });
});

it('uses the place of the event, the defaults where it has none', () => {
  expect(eventLocation(buildEvent({ city: '', state: '', country: '', timezone: '' }))).toEqual({
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
    timezone: 'Asia/Kolkata',
  });
  expect(eventLocation(buildEvent({ city: 'Jaipur' })).city).toBe('Jaipur');
});

it('derives slug, status, highlights, gallery', () => {
  expect(eventSlug(buildEvent({ title: 'Café & Chai: Évening 2026!' }))).toBe(
    'cafe-chai-evening-2026',
  );
  expect(eventSlug(buildEvent({ id: 7, title: '🎉' }))).toBe('7');
  expect(eventStatus(buildEvent({ is_active: false }))).toBe('draft');
  expect(eventHighlights(buildEvent({ total_tickets: 1000 }))).toEqual([]);
  expect(eventHighlights(buildEvent({ total_tickets: 1109 }))).toEqual(['1,109 seats']);
  expect(eventGallery(buildEvent({ images: ['1', '2', '3', '4', '5', '6', '7'] }))).toHaveLength(6);
});

it('cuts the page description at a word, to 160 characters', () => {
  const text = metaDescription('An evening of two traditions in one hall. '.repeat(10));
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/\w…$/);
  expect(metaDescription('Short  and\nplain')).toBe('Short and plain');
});

it.each([
  ['12', 12],
  ['0012', 12],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['12abc', null],
  ['9'.repeat(16), null],
  ['', null],
  [undefined, null],
])('the address /events/%s means event %s', (text, id) => expect(parseEventId(text)).toBe(id));

describe('why nothing can be booked', () => {
  const now = Date.parse('2026-12-01T00:00:00Z');
  const closed = { is_booking_open: false };
  it.each([
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
      { ...closed, booking_start_date: '2026-12-05T03:30:00Z' },
      'Booking opens on Sat, Dec 5, 2026, 9:00 AM IST.',
    ],
    [
      'over',
      { ...closed, booking_end_date: '2026-11-30T18:29:00Z' },
      'Booking closed on Mon, Nov 30, 2026, 11:59 PM IST.',
    ],
    ['inactive', { ...closed, is_active: false }, 'Booking is closed.'],
  ])('%s', (_case, over, notice) => expect(bookingNotice(buildEvent(over), now)).toBe(notice));

  it('shuts the tiers of an exclusive event without access', () => {
    const shut = buildEvent({ is_exclusive: true, company_has_access: false });
    expect(tierState(buildTier(), shut)).toBe('unavailable');
  });
});
