import { describe, expect, it } from '@jest/globals';
import { buildEvent, buildTier } from '@/testing/eventFactories';
import {
  bookingProgress,
  eventGallery,
  eventHighlights,
  parseEventId,
  eventLocation,
  isAlmostSoldOut,
  plainPoster,
  tierAvailability,
  admissionLabel,
  tierLimitLabel,
  tierMaxQuantity,
  tierState,
} from './eventView';

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
    const shut = buildEvent({ is_exclusive: true, company_has_access: false });
    expect(tierState(buildTier(), shut)).toBe('unavailable');
    expect(tierState(buildTier({ available_tickets: 4 }), open)).toBe('available');
  });

  it('say how many are left from 1 to 10', () => {
    expect(tierAvailability(buildTier({ available_tickets: 0 }))).toBeNull();
    expect(tierAvailability(buildTier({ available_tickets: 6 }))?.label).toBe('Only 6 left!');
    expect(tierAvailability(buildTier({ available_tickets: 10 }))?.label).toBe('Only 10 left!');
    expect(tierAvailability(buildTier({ available_tickets: 11 }))?.label).toBe('11 available');
    expect(tierAvailability(buildTier({ available_tickets: 1200 }))?.label).toBe('1,200 available');
  });

  it('sell at most the smaller of what is left, what a booking may hold, and 10', () => {
    expect(tierMaxQuantity(buildTier({ available_tickets: 3, max_per_booking: 10 }))).toBe(3);
    expect(tierMaxQuantity(buildTier({ available_tickets: 300, max_per_booking: 10 }))).toBe(10);
    expect(tierMaxQuantity(buildTier({ available_tickets: 300, max_per_booking: 20 }))).toBe(10);
    expect(tierMaxQuantity(buildTier({ available_tickets: 300, max_per_booking: 4 }))).toBe(4);
    expect(tierMaxQuantity(buildTier({ available_tickets: 300, left_for_caller: 3 }))).toBe(3);
    expect(tierMaxQuantity(buildTier({ available_tickets: 2, left_for_caller: 3 }))).toBe(2);
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

it('derives highlights and gallery', () => {
  expect(eventHighlights(buildEvent({ total_tickets: 1000 }))).toEqual([]);
  expect(eventHighlights(buildEvent({ total_tickets: 1109 }))).toEqual(['1,109 seats']);
  expect(eventGallery(buildEvent({ images: ['1', '2', '3', '4', '5', '6', '7'] }))).toHaveLength(6);
});

it.each([
  ['12', 12],
  ['0012', 12],
  ['0', 0],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['12abc', null],
  ['9'.repeat(17), 0],
  ['', null],
  [undefined, null],
])('the address /events/%s means event %s', (text, id) => expect(parseEventId(text)).toBe(id));

it('asks for the poster without lettering, also of a version', () => {
  expect(plainPoster('/posters/events/4.svg')).toBe('/posters/events/4.svg?plain=1');
  expect(plainPoster('/posters/events/4.svg?v=2')).toBe('/posters/events/4.svg?v=2&plain=1');
  expect(plainPoster('/elsewhere.svg')).toBe('/elsewhere.svg');
});

describe('limits per person and per company', () => {
  it.each([
    [null, null, null, null],
    [4, null, null, 'Up to 4 per person'],
    [4, null, 4, 'Up to 4 per person'],
    [4, 20, 1, 'Up to 4 per person, 20 per company. You can book 1 more.'],
    [null, 1000, 0, 'Up to 1,000 per company. You cannot book more.'],
  ])('%s, %s, and %s left', (max_per_person, max_per_company, left_for_caller, label) => {
    expect(tierLimitLabel(buildTier({ max_per_person, max_per_company, left_for_caller }))).toBe(
      label,
    );
  });
});

it.each([
  ['once', null],
  ['daily', 'Admits once a day'],
  ['in_and_out', 'You can leave and come back'],
] as const)('a ticket that admits %s says %s', (admission, label) => {
  expect(admissionLabel(buildTier({ admission }))).toBe(label);
});
