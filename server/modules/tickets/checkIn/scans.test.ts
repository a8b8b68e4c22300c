import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  expectRefused,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { unchecked } from '../../../testing/checkedInject';
import {
  sellNamedTicket,
  sendScans,
  setAdmission,
  signInSteward,
  type TestScan,
} from '../../../testing/checkIn';
import { createUser, signIn } from '../../../testing/people';

let now = new Date('2026-12-05T14:12:10Z');
const clock = { now: () => now.getTime() };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

let test: TestApp;
let calls: BookingCalls;
let sam: Headers;
let mina: Headers;
let buyer: Buyer;
let booking: Schemas['Booking'];

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  sam = await signInSteward(test);
  mina = await signIn(test, await createUser(test, { role: 'staff', firstName: 'Mina' }));
});
afterAll(() => test.close());

beforeEach(async () => {
  now = new Date('2026-12-05T14:12:10Z');
  ({ buyer, booking } = await sellNamedTicket(test, now));
});

const ticketAt = (index: number) => {
  const ticket = booking.tickets[index];
  if (!ticket?.qr_code) throw new Error('No ticket.');
  return { ...ticket, code: ticket.qr_code };
};
const scanOf = (index: number, more: Partial<TestScan> = {}): TestScan => ({
  event: booking.event,
  code: ticketAt(index).code,
  ...more,
});
const send = (headers: Headers, ...scans: TestScan[]) => sendScans(test, headers, now, ...scans);
const offline = (index: number, minute: number, more: Partial<TestScan> = {}) =>
  scanOf(index, { offline: true, scanned_at: minutes(minute).toISOString(), ...more });
const readTicket = async (index: number) =>
  (await calls.read(buyer.headers, booking.id)).tickets[index];

describe('a list of scans', () => {
  it('answers each on its own and in order, and a bad one refuses none of the others', async () => {
    const [first, second] = [ticketAt(0), ticketAt(1)];
    const answers = await send(
      sam,
      scanOf(0, { door: ' North  gate ' }),
      { event: booking.event },
      { event: booking.event, code: 'x', ticket_number: 'y' },
      scanOf(1, { scanned_at: 'yesterday' }),
      scanOf(1, { event: 9_000_000 }),
      { event: booking.event, code: 'FYR1.not.signed' },
      { event: booking.event, ticket_number: 'FYR-0000-0000' },
      scanOf(0),
      { event: booking.event, ticket: { id: second.id, version: 1 } },
    );
    expect(answers.map(({ result }) => result)).toEqual([
      'accepted',
      'invalid',
      'invalid',
      'invalid',
      'event_not_found',
      'forged',
      'unknown',
      'already_used',
      'accepted',
    ]);
    expect(answers[0]).toMatchObject({
      check_in: expect.any(Number),
      sentence: 'Welcome, Devika Nair.',
      direction: 'in',
      scanned_at: now.toISOString(),
      conflict: false,
      flags: [],
      booking: null,
      ticket: { id: first.id, admission: 'once', inside: true, booking: booking.id },
    });
    expect(answers[7]?.sentence).toBe(
      'Already used on Dec 5, 7:42:10 PM, let in by Sam Fernandes.',
    );
    expect(await readTicket(0)).toMatchObject({ is_used: true, used_at: now.toISOString() });
  });

  it('is for those who may check in, and not longer than 200', async () => {
    const body = { scans: [{ scan_id: randomUUID(), scanned_at: now.toISOString(), event: 1 }] };
    const call = () => calls.call('POST', '/tickets/check-ins/', buyer.headers, body);
    await expectRefused(test.db, call, 403, 'forbidden');
    const many = { scans: Array.from({ length: 201 }, () => body.scans[0]) };
    const long = await calls.call('POST', '/tickets/check-ins/', sam, unchecked(many));
    expect(long.statusCode).toBe(400);
  });

  it('gives a repeated scan the same result, and refuses its id for another ticket', async () => {
    const scan = scanOf(0, { scan_id: randomUUID(), scanned_at: now.toISOString() });
    const [first] = await send(sam, scan);
    now = minutes(5);
    const [again, other] = await send(mina, scan, scanOf(1, { scan_id: scan.scan_id }));
    expect(again).toEqual(first);
    expect(other).toMatchObject({ result: 'scan_id_taken', ticket: null, check_in: null });
    expect(await readTicket(1)).toMatchObject({ is_used: false });
    const refused = scanOf(0, { scan_id: randomUUID() });
    const [used] = await send(mina, refused);
    expect(used).toMatchObject({ result: 'already_used' });
  });
});

describe('scans without a network', () => {
  it('of two doors that let the same ticket in, the first in time counts, even when it arrives later', async () => {
    const north = offline(0, -5, { scan_id: randomUUID(), door: 'North' });
    const [late] = await send(sam, north);
    expect(late).toMatchObject({ result: 'accepted', conflict: false });
    const [early] = await send(mina, offline(0, -8, { door: 'South' }));
    expect(early).toMatchObject({ result: 'accepted', conflict: true });
    expect(await readTicket(0)).toMatchObject({ used_at: minutes(-8).toISOString() });
    const [third] = await send(mina, offline(0, -2));
    expect(third).toMatchObject({ result: 'already_used', conflict: true });
    const [again] = await send(sam, north);
    expect(again).toMatchObject({ result: 'accepted', conflict: true });
    expect(again?.check_in).toBe(late?.check_in);
  });

  it('admit also those whose ticket was given away or cancelled meanwhile, and flag them', async () => {
    const reassigned = ticketAt(1);
    const person = { name: 'Rohan Iyer', email: 'rohan@guests.example' };
    await calls.call('POST', `/tickets/${reassigned.id}/reassign/`, buyer.headers, person);
    const [former] = await send(sam, offline(1, -1, { code: reassigned.code }));
    expect(former).toMatchObject({ result: 'accepted', flags: ['reassigned'], conflict: false });
    // The seat is taken, whoever holds the ticket now.
    const [holder] = await send(sam, {
      event: booking.event,
      ticket: { id: reassigned.id, version: 2 },
    });
    expect(holder).toMatchObject({ result: 'already_used' });

    const sold = await sellNamedTicket(test, now);
    const code = sold.booking.tickets[0]?.qr_code ?? '';
    await calls.call('POST', `/bookings/${sold.booking.id}/cancel/`, sold.buyer.headers);
    const [online] = await send(sam, { event: sold.booking.event, code });
    expect(online).toMatchObject({ result: 'void' });
    const [gone] = await send(sam, {
      event: sold.booking.event,
      code,
      offline: true,
      scanned_at: minutes(-1).toISOString(),
    });
    expect(gone).toMatchObject({ result: 'accepted', flags: ['cancelled'] });
  });

  it('that the device refused admit nobody', async () => {
    const [refused] = await send(sam, offline(0, -3, { device_result: 'reissued' }));
    expect(refused).toMatchObject({ result: 'reissued', conflict: false });
    expect(await readTicket(0)).toMatchObject({ is_used: false });
    const [next] = await send(sam, scanOf(0));
    expect(next).toMatchObject({ result: 'accepted', conflict: false });
  });

  it('count from when they arrive when they are of the future, and not at all when they are too old', async () => {
    const answers = await send(sam, offline(0, 2), offline(1, 3), offline(1, -60 * 36));
    expect(answers).toMatchObject([
      { result: 'accepted', scanned_at: minutes(2).toISOString(), flags: [] },
      { result: 'accepted', scanned_at: now.toISOString(), flags: ['clock_ahead'] },
      { result: 'too_old' },
    ]);
    const { booking: other } = await sellNamedTicket(test, now);
    // The doors close six hours after the event, which ends in three.
    now = minutes(60 * (3 + 6 + 24) + 1);
    const [late] = await send(sam, {
      event: other.event,
      code: other.tickets[0]?.qr_code ?? '',
      offline: true,
      scanned_at: '2026-12-05T14:12:10.000Z',
    });
    expect(late).toMatchObject({ result: 'too_old' });
  });

  it('count when the answer of the server was lost and the device let the holder in by itself', async () => {
    await send(sam, scanOf(0));
    const scan = scanOf(0, { scan_id: randomUUID(), scanned_at: now.toISOString() });
    const [lost] = await send(mina, scan);
    expect(lost).toMatchObject({ result: 'already_used', conflict: false });
    const [told] = await send(mina, { ...scan, offline: true });
    expect(told).toMatchObject({
      result: 'already_used',
      conflict: true,
      check_in: lost?.check_in,
    });
  });

  it('are not let in twice by a scan with a network that comes after them', async () => {
    await send(sam, offline(0, 1));
    const [online] = await send(mina, scanOf(0));
    expect(online).toMatchObject({ result: 'already_used', conflict: false });
  });
});

describe('tickets that admit more than once', () => {
  it('admit once a day', async () => {
    await setAdmission(test, booking.event, 'daily');
    const [first, second] = await send(sam, scanOf(0), scanOf(0));
    expect([first?.result, second?.result]).toEqual(['accepted', 'day_used']);
    expect(second?.sentence).toBe(
      'Already used today, on Dec 5, 7:42:10 PM, let in by Sam Fernandes.',
    );
    // 5 AM in India is 23:30 UTC.
    now = new Date('2026-12-05T23:29:00Z');
    expect((await send(sam, scanOf(0, { outside_hours: true })))[0]?.result).toBe('day_used');
    now = new Date('2026-12-05T23:31:00Z');
    const [next] = await send(sam, scanOf(0, { outside_hours: true }));
    expect(next).toMatchObject({ result: 'accepted', ticket: { inside: true } });
  });

  it('admit in and out by turns, also with the call for one', async () => {
    await setAdmission(test, booking.event, 'in_and_out');
    const out = { direction: 'out' as const };
    const answers = await send(
      sam,
      scanOf(0, out),
      scanOf(0),
      scanOf(0),
      scanOf(0, out),
      scanOf(0),
    );
    expect(answers.map(({ result }) => result)).toEqual([
      'not_inside',
      'accepted',
      'already_inside',
      'left',
      'accepted',
    ]);
    expect(answers.map(({ ticket }) => ticket?.inside)).toEqual([false, true, true, false, true]);
    const body = { code: ticketAt(0).code, event: booking.event, direction: 'out' as const };
    const left = (await calls.call('POST', '/tickets/check-in/', sam, body)).json();
    expect(left).toMatchObject({ result: 'left', check_in: expect.any(Number) });
  });

  it('are not scanned out when they admit once', async () => {
    const [, out] = await send(sam, scanOf(0), scanOf(0, { direction: 'out' }));
    expect(out).toMatchObject({ result: 'no_reentry' });
  });
});

it('lets in a whole booking with one scan, and says what is left', async () => {
  await send(sam, scanOf(1));
  const scan = scanOf(0, { scan_id: randomUUID(), whole_booking: true });
  const [all] = await send(sam, scan);
  expect(all).toMatchObject({
    result: 'accepted',
    sentence: 'Welcome, Devika Nair. 1 ticket of this booking let in, 0 left.',
    booking: { id: booking.id, checked_in: 1, left: 0, check_ins: [expect.any(Number)] },
  });

  const { booking: other } = await sellNamedTicket(test, now);
  const [code] = other.tickets.map(({ qr_code }) => qr_code ?? '');
  const whole = {
    event: other.event,
    code: code ?? '',
    scan_id: randomUUID(),
    scanned_at: now.toISOString(),
    whole_booking: true,
  };
  const [both] = await send(sam, whole);
  expect(both?.booking).toMatchObject({ checked_in: 2, left: 0 });
  expect((await send(sam, whole))[0]).toEqual(both);
  const [none] = await send(sam, { ...whole, scan_id: randomUUID() });
  expect(none).toMatchObject({ result: 'already_used', booking: { checked_in: 0, left: 0 } });
});
