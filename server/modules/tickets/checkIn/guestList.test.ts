import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { sellNamedTicket, signInSteward } from '../../../testing/checkIn';
import { createCompany } from '../../../testing/people';

const now = new Date('2026-12-05T14:12:10Z');
const clock = { now: () => now.getTime() };
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

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

function firstTicket(): Schemas['Ticket'] {
  const [ticket] = booking.tickets;
  if (!ticket) throw new Error('No ticket.');
  return ticket;
}

async function show(body: object): Promise<Schemas['CheckIn']> {
  const answer = await calls.call('POST', '/tickets/check-in/', staff, body);
  return expectStatus(200, answer).json();
}

describe('the guest list', () => {
  const guests = async (query = '', headers = staff) => {
    const answer = await calls.get(`/events/${booking.event}/guests/${query}`, headers);
    return expectStatus(200, answer).json<Schemas['GuestList']>();
  };
  const named = ({ results }: Schemas['GuestList']) => results.map((guest) => guest.attendee_name);

  /** A second booking of the same event, by another company. */
  async function bookMore(...names: string[]): Promise<{ asha: Buyer; id: number }> {
    const company = await createCompany(test, { name: 'Lotus 100% Lane' });
    const asha = await createBuyer(test, { company, firstName: 'Asha' });
    const [tier] = await test.db
      .selectFrom('ticket_tiers')
      .selectAll()
      .where('event_id', '=', booking.event)
      .execute();
    if (!tier) throw new Error('No tier.');
    const { id } = await calls.book(asha.headers, tier, names.length);
    await calls.payFor(asha.headers, [id]);
    const attendees = names.map((name, at) => ({ name, email: `${at}@guests.example` }));
    const path = `/bookings/${id}/attendees/` as const;
    expectStatus(200, await calls.call('POST', path, asha.headers, { attendees }));
    return { asha, id };
  }

  it('has the valid tickets of this event alone, by name, and counts who is in', async () => {
    await bookMore('asha Zafar', 'Bela Sen');
    const cancelled = await bookMore('Gone Guest');
    await calls.call('POST', `/bookings/${cancelled.id}/cancel/`, cancelled.asha.headers);
    const { tier: elsewhere } = await createOffer(test, {}, { startAt: hours(1), endAt: hours(3) });
    const other = await calls.book(buyer.headers, elsewhere);
    await calls.payFor(buyer.headers, [other.id]);

    const list = await guests();
    expect(named(list)).toEqual(['asha Zafar', 'Bela Sen', 'Devika Nair', null]);
    expect(list).toMatchObject({ count: 4, page: 1, page_size: 20, tickets: 4, admitted: 0 });
    expect(list.results[2]).toEqual({
      id: firstTicket().id,
      version: 1,
      ticket_number: firstTicket().ticket_number,
      attendee_name: 'Devika Nair',
      booked_by_name: expect.any(String),
      company_name: buyer.company.name,
      tier_name: 'Stalls',
      seat_no: 1,
      seat_count: 2,
      used_at: null,
      used_by_name: null,
      admission: 'once',
      inside: false,
      check_in: null,
    });
    const second = await guests('?page=2&page_size=3');
    expect([second.count, named(second)]).toEqual([4, [null]]);
    expect(named(await guests('?page=3&page_size=3'))).toEqual([]);
  });

  it('is searched by words of guest, booker, company and number, taken as they are typed', async () => {
    await bookMore('Asha Zafar', 'Bela Sen');
    expect(named(await guests('?search=ZAF%20ash'))).toEqual(['Asha Zafar']);
    expect(named(await guests('?search=lotus'))).toEqual(['Asha Zafar', 'Bela Sen']);
    expect(named(await guests('?search=100%25'))).toEqual(['Asha Zafar', 'Bela Sen']);
    expect(named(await guests('?search=%25'))).toHaveLength(2);
    expect(named(await guests('?search=_'))).toEqual([]);
    expect(named(await guests(`?search=${firstTicket().ticket_number.toLowerCase()}`))).toEqual([
      'Devika Nair',
    ]);
    // As a person types it: without the dashes, and without the letters that all numbers begin with.
    const number = firstTicket().ticket_number.toLowerCase().replaceAll('-', '');
    expect(await guests(`?search=${number}`)).toMatchObject({ count: 1 });
    expect(await guests(`?search=${number.slice(3)}`)).toMatchObject({ count: 1 });
    const none = await guests('?search=opera');
    expect(none).toMatchObject({ count: 0, tickets: 4, admitted: 0, results: [] });
  });

  it('lets a guest in by the ticket, not by the name', async () => {
    await bookMore('Devika Nair');
    const [one, two] = (await guests('?search=devika')).results;
    if (!one || !two) throw new Error('Two guests have this name.');
    const ticket = { id: two.id, version: two.version };
    expect(await show({ ticket, event: booking.event })).toMatchObject({
      result: 'accepted',
      ticket: { id: two.id },
    });
    expect((await show({ ticket, event: booking.event })).result).toBe('already_used');
    const after = await guests('?search=devika');
    expect(after).toMatchObject({ tickets: 3, admitted: 1 });
    expect(after.results).toEqual([
      one,
      {
        ...two,
        used_at: now.toISOString(),
        used_by_name: 'Sam Fernandes',
        inside: true,
        check_in: {
          id: expect.any(Number),
          direction: 'in',
          scanned_at: now.toISOString(),
          by_name: 'Sam Fernandes',
          may_undo: true,
        },
      },
    ]);
    const elsewhere = { ticket: { id: one.id, version: 1 }, event: booking.event + 1 };
    expect((await show(elsewhere)).result).toBe('other_event');
    const none = { ticket: { id: 9_000_000, version: 1 }, event: booking.event };
    expect(await show(none)).toMatchObject({ result: 'unknown', ticket: null });
  });

  it('is for those who may check in, and for events that exist', async () => {
    const path = `/events/${booking.event}/guests/`;
    const call = () => calls.get(path, buyer.headers);
    await expectRefused(test.db, call, 403, 'forbidden');
    const missing = () => calls.get('/events/9000000/guests/', staff);
    await expectRefused(test.db, missing, 404, 'not_found');
  });
});
