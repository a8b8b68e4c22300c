import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { sellNamedTicket, signInSteward } from '../../../testing/checkIn';
import { unlimited } from '../../../testing/unlimited';
import { buildTestApp, testSecrets, type TestApp } from '../../../testing/buildTestApp';
import { signTicketCode } from '../ticketCode.rules';
import { createTicketsService } from '../tickets.service';

const now = new Date('2026-12-05T14:12:10Z');
const clock = { now: () => now.getTime() };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const hours = (count: number) => minutes(60 * count);

let test: TestApp;
let calls: BookingCalls;
let staff: Headers;
let buyer: Buyer;
let booking: Schemas['Booking'];

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  staff = await signInSteward(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  ({ buyer, booking } = await sellNamedTicket(test, now));
});

function ticketAt(index: number) {
  const ticket = booking.tickets[index];
  if (!ticket?.qr_code) throw new Error('No ticket.');
  return { ...ticket, code: ticket.qr_code };
}

async function show(body: object, headers = staff): Promise<Schemas['CheckIn']> {
  const answer = await calls.call('POST', '/tickets/check-in/', headers, body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}

describe('a valid ticket', () => {
  it('is accepted once, and then answers when and by whom it was used', async () => {
    const { id, code, ticket_number: number } = ticketAt(0);
    const ticket = {
      id,
      ticket_number: number,
      attendee_name: 'Devika Nair',
      tier_name: 'Stalls',
      seat_no: 1,
      seat_count: 2,
      event: booking.event,
      event_title: 'Nocturne in D',
      event_timezone: 'Asia/Kolkata',
      used_at: '2026-12-05T14:12:10.000Z',
      used_by_name: 'Sam Fernandes',
    };
    const first = await show({ code, event: booking.event });
    expect(first).toMatchObject({ result: 'accepted', sentence: 'Welcome, Devika Nair.', ticket });
    const second = await show({ code });
    expect(second).toMatchObject({
      result: 'already_used',
      sentence: 'Already used on Dec 5, 7:42:10 PM, let in by Sam Fernandes.',
      ticket,
    });
    const { tickets } = await calls.read(buyer.headers, booking.id);
    expect(tickets[0]).toMatchObject({ is_used: true, used_at: ticket.used_at });
    expect(tickets[1]).toMatchObject({ is_used: false, used_at: null });
  });

  it('is found by its number, however it is typed', async () => {
    const typed = ` ${ticketAt(1).ticket_number.toLowerCase().replaceAll('-', ' ')} `;
    expect(await show({ ticket_number: typed })).toMatchObject({
      result: 'accepted',
      sentence: 'Welcome.',
      ticket: { id: ticketAt(1).id, attendee_name: null },
    });
  });

  it('is found by a number whose letters were misread, unless several tickets may be meant', async () => {
    const number = (seat: number, ticket_number: string) =>
      test.db
        .updateTable('tickets')
        .set({ ticket_number })
        .where('id', '=', ticketAt(seat).id)
        .execute();
    await number(0, 'FYR-BQKM-2291');
    await number(1, 'FYR-8DKM-2291');
    expect((await show({ ticket_number: 'B0KM 229I' })).result).toBe('unknown');
    await number(1, 'FYR-7SKM-2291');
    expect(await show({ ticket_number: 'B0KM 229I' })).toMatchObject({
      result: 'accepted',
      ticket: { id: ticketAt(0).id },
    });
  });
});

describe('each reason for refusing a ticket:', () => {
  it('a ticket of another event, which stays valid', async () => {
    const { code } = ticketAt(0);
    const answer = await show({ code, event: booking.event + 1 });
    expect(answer.result).toBe('other_event');
    expect(answer.sentence).toBe('This ticket is for another event: Nocturne in D.');
    expect((await show({ code })).result).toBe('accepted');
  });

  it('a cancelled booking', async () => {
    await calls.call('POST', `/bookings/${booking.id}/cancel/`, buyer.headers);
    expect((await show({ code: ticketAt(0).code })).result).toBe('void');
    expect((await show({ ticket_number: ticketAt(1).ticket_number })).result).toBe('void');
  });

  it('an old code of a ticket that was issued again', async () => {
    const { id, code } = ticketAt(0);
    const service = createTicketsService({ ...test, clock, rateLimits: unlimited });
    const person = { name: 'Kabir Shah', email: 'kabir@company.example' };
    const ticket = { bookingId: booking.id, ticketId: id };
    const reissued = service.presentTicket((await service.reassign(test.db, ticket, person)).after);
    expect((await show({ code })).result).toBe('reissued');
    expect((await show({ code: reissued.qr_code })).result).toBe('accepted');
    expect((await show({ code })).result).toBe('reissued');
  });

  it('a ticket that was given to somebody else, by its former code and by its former number', async () => {
    const before = ticketAt(0);
    const give = async (name: string) => {
      const person = { name, email: `${name.toLowerCase()}@guests.example` };
      const path = `/tickets/${before.id}/reassign/` as const;
      const answer = await calls.call('POST', path, buyer.headers, person);
      return expectStatus(200, answer).json<Schemas['Ticket']>();
    };
    const second = await give('Rohan');
    const third = await give('Meera');
    for (const body of [
      { code: before.code },
      { ticket_number: before.ticket_number.toLowerCase() },
      { code: second.qr_code },
      { ticket_number: second.ticket_number },
      { ticket: { id: before.id, version: 1 } },
    ]) {
      expect(await show({ ...body, event: booking.event })).toMatchObject({
        result: 'reissued',
        sentence:
          'This ticket was given to somebody else and no longer lets its former holder in. Ask for the new ticket.',
        ticket: { id: before.id, attendee_name: 'Meera', used_at: null },
      });
    }
    expect((await show({ ticket_number: third.ticket_number })).result).toBe('accepted');
    expect(await show({ ticket_number: 'FYR-0000-0000' })).toMatchObject({ result: 'unknown' });
  });

  it('a booking that is not paid', async () => {
    const { id, code } = ticketAt(0);
    await test.db
      .updateTable('bookings')
      .set({ status: 'pending' })
      .where('id', '=', booking.id)
      .execute();
    expect(await show({ code })).toMatchObject({ result: 'not_paid', ticket: { id } });
  });

  it('a code that Foyer did not sign, without details of the ticket it names', async () => {
    const { id, code } = ticketAt(0);
    const claim = { ticketId: id, eventId: booking.event, version: 1 };
    const { ticketKey } = testSecrets();
    const own = (values: object) =>
      signTicketCode(test.secrets.ticketKey.privateKey, { ...claim, ...values });
    for (const forged of [
      signTicketCode(ticketKey.privateKey, claim),
      own({ ticketId: 9_000_000_000 }),
      own({ eventId: booking.event + 1 }),
      booking.booking_number,
      'FYR1..',
      '💥'.repeat(100),
    ]) {
      const answer = await show({ code: forged });
      expect([forged, answer]).toEqual([
        forged,
        {
          result: 'forged',
          sentence: 'This is not a genuine Foyer ticket.',
          ticket: null,
          check_in: null,
        },
      ]);
    }
    expect((await show({ code: own({ version: 2 }) })).result).toBe('forged');
    for (let at = 0; at < code.length; at += 7) {
      const flipped = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
      expect([flipped, (await show({ code: flipped })).result]).toEqual([flipped, 'forged']);
    }
    expect((await show({ code })).result).toBe('accepted');
  });

  it('a number that no ticket has', async () => {
    expect(await show({ ticket_number: 'FYR-0000-0000' })).toMatchObject({
      result: 'unknown',
      ticket: null,
    });
  });
});

describe('a scan whose answer was lost', () => {
  it('is accepted again by its own id, and by no other', async () => {
    const { code } = ticketAt(0);
    const scan = 'a-device-made-this';
    const first = await show({ code, scan });
    expect(await show({ code, scan })).toEqual(first);
    // The same steward on another device: the name says nothing about which scan it was.
    expect((await show({ code, scan: 'another-device' })).result).toBe('already_used');
    expect((await show({ code })).result).toBe('already_used');
  });
});

describe('the opening hours', () => {
  const moveTo = (startAt: Date, endAt: Date) =>
    test.db
      .updateTable('events')
      .set({ start_at: startAt, end_at: endAt })
      .where('id', '=', booking.event)
      .execute();

  it('open twelve hours before the start', async () => {
    const { code } = ticketAt(0);
    await moveTo(minutes(12 * 60 + 1), hours(15));
    const early = await show({ code, event: booking.event });
    expect(early).toMatchObject({
      result: 'too_early',
      sentence: 'The doors are not open yet. Tickets are taken from Dec 5, 7:43 PM.',
      ticket: { used_at: null },
    });
    await moveTo(hours(12), hours(15));
    expect((await show({ code, event: booking.event })).result).toBe('accepted');
  });

  it('close six hours after the end', async () => {
    const { code } = ticketAt(0);
    await moveTo(hours(-9), minutes(-6 * 60 - 1));
    expect(await show({ code })).toMatchObject({
      result: 'too_late',
      sentence: 'The event is over. Tickets were taken until Dec 5, 7:41 PM.',
      ticket: { used_at: null },
    });
    await moveTo(hours(-9), hours(-6));
    expect((await show({ code })).result).toBe('accepted');
  });

  it('can be overridden by the steward, and the other checks stay', async () => {
    await moveTo(hours(48), hours(50));
    const { code } = ticketAt(0);
    const anyway = { code, outside_hours: true };
    expect((await show({ ...anyway, event: booking.event + 1 })).result).toBe('other_event');
    expect((await show(anyway)).result).toBe('accepted');
    expect((await show(anyway)).result).toBe('already_used');
    expect((await show({ code })).result).toBe('already_used');
  });
});

describe('what is an error', () => {
  it('a caller without the permission', async () => {
    const body = { code: ticketAt(0).code };
    const call = () => calls.call('POST', '/tickets/check-in/', buyer.headers, body);
    await expectRefused(test.db, call, 403, 'forbidden');
  });

  it.each([
    {},
    { code: 'a', ticket_number: 'b' },
    { code: 'a', ticket: { id: 1, version: 1 } },
    { code: '' },
    { ticket_number: 7 },
    { ticket: { id: 1 } },
    { code: 'a', scan: 'short' },
  ])('a request such as %j', async (body) => {
    const call = () => calls.call('POST', '/tickets/check-in/', staff, unchecked(body));
    await expectRefused(test.db, call, 400, 'invalid_input');
  });
});
