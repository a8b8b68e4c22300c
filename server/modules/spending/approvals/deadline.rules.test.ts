import { expect, it } from '@jest/globals';
import { decisionDeadline, type EventDeadline } from './deadline.rules';

const NOW = new Date('2026-11-24T06:00:00Z');
const at = (text: string) => new Date(text);

const event = (rest: Partial<EventDeadline> = {}): EventDeadline => ({
  title: 'Nocturne',
  approvalHours: 24,
  bookingEndAt: at('2026-12-17T00:00:00Z'),
  startAt: at('2026-12-17T04:00:00Z'),
  offerUntil: null,
  ...rest,
});

it.each<[string, number, EventDeadline[], string]>([
  ["the company's hours", 6, [event()], '2026-11-24T12:00:00Z'],
  ['no events', 72, [], '2026-11-27T06:00:00Z'],
  ["the organizer's hours", 72, [event(), event({ approvalHours: 2 })], '2026-11-24T08:00:00Z'],
  [
    'the end of booking of one of the events',
    24,
    [event({ bookingEndAt: at('2026-11-24T09:30:00Z') }), event()],
    '2026-11-24T09:30:00Z',
  ],
  [
    'the end of an offer of a waiting list',
    24,
    [event(), event({ offerUntil: at('2026-11-24T08:00:00Z') })],
    '2026-11-24T08:00:00Z',
  ],
  [
    'the start, where booking ends later',
    24,
    [event({ startAt: at('2026-11-24T07:00:00Z') })],
    '2026-11-24T07:00:00Z',
  ],
])('holds seats until %s', (_name, hours, events, expected) => {
  expect(decisionDeadline(NOW, hours, events)).toEqual({ deadline: at(expected), refusal: null });
});

it.each<[string, Partial<EventDeadline>, RegExp]>([
  ['the organizer allows no waiting', { approvalHours: 0 }, /organizer of Nocturne lets no seats/],
  ['booking ends at this moment', { bookingEndAt: NOW }, /Booking for Nocturne is over/],
  ['the event begins at this moment', { startAt: NOW }, /Booking for Nocturne is over/],
])('refuses when %s', (_name, rest, sentence) => {
  const { deadline, refusal } = decisionDeadline(NOW, 24, [event({ title: 'Other' }), event(rest)]);
  expect(deadline).toBeNull();
  expect(refusal).toMatch(sentence);
});
