import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createConcert,
  expectRefused,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { calendarFile } from './calendar.rules';
import type { BookedEvent } from '../../bookings/bookings.service';

/** The properties of the only event; fails on anything that RFC 5545 does not allow. */
function readCalendar(calendar: string): Map<string, string> {
  expect(calendar.endsWith('\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const folded = calendar.slice(0, -2).split('\r\n');
  for (const line of folded) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VEVENT', 'END:VCALENDAR']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const properties = lines.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? [];
    expect([line, name]).not.toEqual([line, '']);
    return [name, value];
  });
  const names = properties.map(([name]) => name).filter((name) => !/BEGIN|END/.test(name));
  expect(new Set(names).size).toBe(names.length);
  return new Map(properties);
}

const booked: BookedEvent = {
  id: 7,
  booking_number: 'BK-20261120-7F3A',
  booking_updated_at: new Date('2026-11-20T10:00:00Z'),
  is_cancelled: false,
  event_is_cancelled: false,
  tier_name: 'Stalls',
  company_name: 'Northwind Industries',
  event_id: 3,
  event_title: 'Nocturne in D',
  event_venue: 'Royal Opera House',
  event_city: 'Mumbai',
  event_start_at: new Date('2026-12-05T14:00:00Z'),
  event_end_at: new Date('2026-12-05T16:30:00Z'),
  event_timezone: 'Asia/Kolkata',
  event_updated_at: new Date('2026-11-01T10:00:00Z'),
  event_calendar_sequence: 0,
  refund_terms: { refund_percent: 0, refund_until: null, refund_fee_kept: false },
};
const link = 'https://foyer.example/my-bookings?search=BK-20261120-7F3A';

describe('a calendar', () => {
  it('says what, where and when, in UTC', () => {
    const event = readCalendar(calendarFile(booked, link));
    expect(Object.fromEntries(event)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: 'bk-20261120-7f3a@foyer',
      DTSTART: '20261205T140000Z',
      DTEND: '20261205T163000Z',
      DTSTAMP: '20261120T100000Z',
      SUMMARY: 'Nocturne in D',
      LOCATION: 'Royal Opera House\\, Mumbai',
      DESCRIPTION: `Booking BK-20261120-7F3A\\, Stalls\\n${link}`,
      STATUS: 'CONFIRMED',
    });
  });

  it('keeps its UID and raises its SEQUENCE when the event moves or is called off', () => {
    const first = readCalendar(calendarFile(booked, link));
    const moved = readCalendar(
      calendarFile({ ...booked, event_updated_at: new Date('2026-11-25T10:00:00Z') }, link),
    );
    const off = readCalendar(
      calendarFile(
        { ...booked, is_cancelled: true, event_updated_at: new Date('2026-11-26T10:00:00Z') },
        link,
      ),
    );
    expect(off.get('STATUS')).toBe('CANCELLED');
    expect(off.get('METHOD')).toBe('CANCEL');
    const sequences = [first, moved, off].map((event) => Number(event.get('SEQUENCE')));
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    for (const sequence of sequences) expect(sequence).toBeLessThan(2 ** 31);
    expect(new Set([first, moved, off].map((event) => event.get('UID'))).size).toBe(1);
  });

  it('raises its SEQUENCE when the event moves twice within a second', () => {
    const sequenceAfter = (event_calendar_sequence: number) =>
      Number(
        readCalendar(calendarFile({ ...booked, event_calendar_sequence }, link)).get('SEQUENCE'),
      );
    expect(sequenceAfter(2)).toBeGreaterThan(sequenceAfter(1));
  });

  it.each([
    'X\r\nATTENDEE:mailto:evil@example.com',
    'a;b,c\\n:d"',
    `${'🎉'.repeat(60)} عائشة ${'x'.repeat(200)}`,
    '\u0000\u0007\u2028BEGIN:VALARM\n',
  ])('keeps a title such as %j in its line', (title) => {
    const event = readCalendar(calendarFile({ ...booked, event_title: title }, link));
    expect([...event.keys()]).not.toContain('ATTENDEE');
    const summary = (event.get('SUMMARY') ?? '').replace(/\\(.)/g, (_, escaped) =>
      escaped === 'n' ? '\n' : String(escaped),
    );
    const plain = (text: string) => text.replace(/[\s\p{Cc}]/gu, '');
    expect(plain(summary)).toBe(plain(title));
  });
});

describe('GET /bookings/{id}/calendar/', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const calendar = (headers: Headers, id: number) =>
    createBookingCalls(test).get(`/bookings/${id}/calendar/`, headers);

  it('is there once the booking is paid, and says so when it is cancelled', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    const { id, booking_number: number } = await calls.book(buyer.headers, stalls);
    await expectRefused(test.db, () => calendar(buyer.headers, id), 409, 'not_paid');
    await calls.payFor(buyer.headers, [id]);
    const answer = await calendar(buyer.headers, id);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="foyer-${number}.ics"`,
    );
    const event = readCalendar(answer.body);
    expect(event.get('SUMMARY')).toBe('Nocturne in D');
    expect(event.get('STATUS')).toBe('CONFIRMED');
    await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers);
    const after = readCalendar((await calendar(buyer.headers, id)).body);
    expect(after.get('STATUS')).toBe('CANCELLED');
    expect(after.get('UID')).toBe(event.get('UID'));
  });
});
