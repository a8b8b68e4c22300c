import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import { toDecimal, toMinor } from '../../../lib/money';
import { expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEventSales, type EventSales } from '../../../testing/eventSales';
import { moneySums } from '../../../testing/model/sums.repository';
import { createOrganizer } from '../../../testing/organizer';

let test: TestApp;
let made: EventSales;

beforeAll(async () => {
  test = await buildTestApp();
  made = await createEventSales(test);
});
afterAll(() => test.close());

const request = (path: string, headers: Headers = made.editor.headers) =>
  test.app.inject({ url: `/api/organize/events/${made.event.id}/${path}`, headers });
const bookings = async (query = ''): Promise<Schemas['EventBookingList']> =>
  expectStatus(200, await request(`bookings/${query}`)).json();
const attendees = async (query = ''): Promise<Schemas['EventAttendeeList']> =>
  expectStatus(200, await request(`attendees/${query}`)).json();
const salesOf = async (id: number): Promise<Schemas['EventSales']> =>
  expectStatus(
    200,
    await test.app.inject({
      url: `/api/organize/events/${id}/sales/`,
      headers: made.editor.headers,
    }),
  ).json();
const sales = () => salesOf(made.event.id);
const numbers = ({ results }: Schemas['EventBookingList']) =>
  results.map((one) => one.booking_number);

/** Of an amount on the wire, in minor units. */
const minor = (amount: string) => toMinor(amount) ?? Number.NaN;
const total = (rows: readonly { [part: string]: unknown }[], part: string) =>
  rows.reduce((sum, row) => sum + minor(String(row[part])), 0);

/** Every breakdown adds up to the totals, and the parts of what was paid to it. */
function expectAddsUp({ totals, ...shown }: Schemas['EventSales']): void {
  for (const rows of [shown.by_tier, shown.by_day, shown.by_company, shown.by_gateway]) {
    for (const part of ['tickets', 'paid', 'refunded', 'kept'] as const) {
      expect(total(rows, part)).toBe(minor(totals[part]));
    }
    expect(rows.reduce((sum, row) => sum + row.seats, 0)).toBe(totals.seats);
    expect(rows.reduce((sum, row) => sum + row.bookings, 0)).toBe(totals.bookings);
  }
  expect(minor(totals.tickets) + minor(totals.service_fee) + minor(totals.gst)).toBe(
    minor(totals.paid),
  );
  expect(minor(totals.paid) - minor(totals.refunded)).toBe(minor(totals.kept));
}

describe('the bookings of an event', () => {
  it('are listed newest first with person, company, seats, sums and state', async () => {
    const { two, mixed, held, cancelled } = made.bookings;
    const list = await bookings();
    expect(list).toMatchObject({ count: 4, page: 1, page_size: 20 });
    expect(numbers(list)).toEqual([cancelled, held, mixed, two].map((one) => one.booking_number));
    expect(list.results.map((one) => one.state)).toEqual(['cancelled', 'held', 'paid', 'paid']);
    expect(list.results[3]).toEqual({
      id: two.id,
      booking_number: two.booking_number,
      state: 'paid',
      booked_by_name: 'Asha Person',
      booked_by_email: made.asha.user.email,
      company_name: 'Northwind Industries',
      tier: made.stalls.id,
      tier_name: 'Stalls',
      quantity: 2,
      currency: 'INR',
      // 2 % fee, and 18 % GST on both.
      tickets_amount: '13000.00',
      paid_amount: '15646.80',
      refund: null,
      is_test: true,
      created_at: expect.any(String),
      paid_at: expect.any(String),
      hold_expires_at: null,
      named: 1,
      checked_in: 0,
    });
    expect(list.results[1]).toMatchObject({
      paid_amount: null,
      paid_at: null,
      hold_expires_at: held.hold_expires_at,
    });
  });

  it('are found by number, person, mail address or company, each word of the search', async () => {
    const { two, mixed, held, cancelled } = made.bookings;
    const ofAsha = [mixed.booking_number, two.booking_number];
    expect(numbers(await bookings(`?search=${two.booking_number.toLowerCase()}`))).toEqual([
      two.booking_number,
    ]);
    const digits = two.booking_number.slice(-6);
    expect(numbers(await bookings(`?search=${digits}`))).toEqual([two.booking_number]);
    expect(numbers(await bookings('?search=northw'))).toEqual(ofAsha);
    expect(numbers(await bookings(`?search=asha%20industries`))).toEqual(ofAsha);
    expect(numbers(await bookings(`?search=${made.ravi.user.email}`))).toEqual([
      cancelled.booking_number,
      held.booking_number,
    ]);
    expect(numbers(await bookings('?search=asha%20meridian'))).toEqual([]);
    expect(numbers(await bookings('?search=%25'))).toEqual([]);
  });

  it('are filtered by state and tier, sorted and in pages', async () => {
    const { two, mixed, held, cancelled } = made.bookings;
    expect(numbers(await bookings('?state=held'))).toEqual([held.booking_number]);
    expect(numbers(await bookings(`?state=paid&tier=${made.balcony.id}`))).toEqual([
      mixed.booking_number,
    ]);
    expect(numbers(await bookings('?ordering=-amount&page_size=2'))).toEqual([
      held.booking_number,
      two.booking_number,
    ]);
    const second = await bookings('?ordering=created_at&page_size=3&page=2');
    expect(second).toMatchObject({ count: 4, page: 2 });
    expect(numbers(second)).toEqual([cancelled.booking_number]);
  });

  it('say when a hold has run out', async () => {
    const { held } = made.bookings;
    const setEnd = (end: string) =>
      test.db
        .updateTable('bookings')
        .set({ hold_expires_at: end })
        .where('id', '=', held.id)
        .execute();
    await setEnd(new Date(Date.now() - 1_000).toISOString());
    expect((await bookings('?state=expired')).results).toMatchObject([
      { booking_number: held.booking_number, hold_expires_at: null },
    ]);
    await setEnd(held.hold_expires_at ?? '');
  });
});

describe('the attendees of an event', () => {
  it('are its valid tickets by name, those without one last', async () => {
    const list = await attendees();
    expect(list.count).toBe(3);
    expect(list.results.map((one) => one.attendee_name)).toEqual(['Devika Nair', null, null]);
    expect(list.results[0]).toMatchObject({
      attendee_email: 'devika@guests.example',
      company_name: 'Northwind Industries',
      tier_name: 'Stalls',
      seat_no: 1,
      seat_count: 2,
      checked_in_at: null,
      ticket_number: expect.any(String),
      dietary_preferences: null,
      booking_number: made.bookings.two.booking_number,
    });
  });

  it('are searched and filtered', async () => {
    const [first] = (await attendees()).results;
    const found = async (query: string) => (await attendees(query)).count;
    expect(await found('?search=devika')).toBe(1);
    expect(await found(`?search=${first?.ticket_number.toLowerCase()}`)).toBe(1);
    expect(await found(`?search=${made.bookings.two.booking_number}`)).toBe(2);
    expect(await found('?search=northwind%20nair')).toBe(1);
    expect(await found('?search=meridian')).toBe(0);
    expect(await found('?named=false')).toBe(2);
    expect(await found(`?named=false&tier=${made.stalls.id}`)).toBe(1);
    expect(await found('?checked_in=true')).toBe(0);
    await test.db
      .updateTable('tickets')
      .set({ is_used: true, used_at: new Date() })
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect((await attendees('?checked_in=true')).results).toMatchObject([
      { attendee_name: 'Devika Nair', checked_in_at: expect.any(String) },
    ]);
    expect((await sales()).check_in).toMatchObject({
      tickets: 3,
      named: 1,
      checked_in: 1,
      last_ten_minutes: 1,
      arrivals: [
        {
          from: expect.any(String),
          tickets: 1,
        },
      ],
    });
  });
});

describe('the sales of an event', () => {
  it('match the payments to the paisa, also of a payment for two events', async () => {
    const shown = await sales();
    expect(shown.seats).toEqual({ total: 20, sold: 3, held: 3, left: 14 });
    expect(shown.next_hold_ends_at).toBe(made.bookings.held.hold_expires_at);
    expect(shown.revenue).toBe('13333.33');
    expect(shown.totals).toMatchObject({ bookings: 2, seats: 3, tickets: '13333.33' });
    expectAddsUp(shown);
    expect(shown.by_tier).toMatchObject([
      { name: 'Stalls', total: 10, sold: 2, held: 3, left: 5, seats: 2, tickets: '13000.00' },
      { name: 'Balcony', total: 10, sold: 1, held: 0, left: 9, seats: 1, tickets: '333.33' },
    ]);
    expect(shown.by_company.map((row) => row.name)).toEqual(['Northwind Industries']);
    // Both events together are all there is.
    const other = await salesOf(made.otherEvent.id);
    expectAddsUp(other);
    const { fulfilled } = await moneySums(test.db);
    expect(minor(shown.totals.paid) + minor(other.totals.paid)).toBe(fulfilled);
    const { rows } = await sql<{ fee: number; gst: number }>`
      select sum(service_fee)::bigint as fee, sum(gst)::bigint as gst from payments
      where status = 'success'`.execute(test.db);
    expect(rows).toEqual([
      {
        fee: minor(shown.totals.service_fee) + minor(other.totals.service_fee),
        gst: minor(shown.totals.gst) + minor(other.totals.gst),
      },
    ]);
  });

  it('count real and test payments apart', async () => {
    const setKind = (isTest: boolean) =>
      test.db
        .updateTable('payments')
        .set({ is_test: isTest, gateway: 'razorpay' })
        .where('public_id', '=', made.sharedPayment)
        .execute();
    const before = await sales();
    expect(before).toMatchObject({ payments: 'test', others: null });
    expect(before.by_gateway.map(({ name }) => name)).toEqual(['Razorpay (test)']);
    await setKind(false);
    const shown = await sales();
    expectAddsUp(shown);
    // The Balcony was paid for real, together with another event; the Stalls by a test.
    expect(shown).toMatchObject({ payments: 'test', revenue: '13000.00' });
    expect(shown.totals).toMatchObject({ bookings: 1, seats: 2, paid: '15646.80' });
    expect(shown.others).toEqual({
      bookings: 1,
      paid: toDecimal(minor(before.totals.paid) - minor(shown.totals.paid)),
    });
    expect(shown.seats.sold).toBe(3);
    expect((await bookings('?state=paid')).results.map((one) => one.is_test)).toEqual([
      false,
      true,
    ]);
    const { body } = await request('sales.csv');
    expect(body).toMatch(/\r\nReal payments,,1,1,333\.33,/);
    expect(body).toMatch(/\r\nTotal,,1,2,13000\.00,/);
    expect((await request('bookings.csv')).body).toMatch(/,Razorpay,.*\r\n/);
    await setKind(true);
  });

  it('count a day as the clocks of the event have it', async () => {
    const setPaid = (at: string | Date) =>
      test.db
        .updateTable('payments')
        .set({ settled_at: at })
        .where('public_id', '=', made.sharedPayment)
        .execute();
    // Half past midnight in Mumbai.
    await setPaid('2026-02-28T19:00:00Z');
    const shown = await sales();
    expect(shown.by_day[0]).toMatchObject({ day: '2026-03-01', seats: 1, tickets: '333.33' });
    expect(shown.by_day).toHaveLength(2);
    expectAddsUp(shown);
  });

  it('split what the gateway gave back of a payment among its bookings, to the paisa', async () => {
    const { id } = await test.db
      .selectFrom('payments')
      .where('public_id', '=', made.sharedPayment)
      .select('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('refunds')
      .values({
        payment_id: id,
        scope: 'gateway:rfnd_1',
        amount: 10_001,
        currency: 'INR',
        gateway_payment_id: null,
        reason: 'Partly',
        state: 'done',
        gateway_refund_id: 'rfnd_1',
        done_at: new Date(),
      })
      .execute();
    const shown = await sales();
    const other = await salesOf(made.otherEvent.id);
    expectAddsUp(shown);
    expectAddsUp(other);
    expect(minor(shown.totals.refunded) + minor(other.totals.refunded)).toBe(10_001);
    const [row] = (await bookings(`?search=${made.bookings.mixed.booking_number}`)).results;
    expect(row?.refund).toEqual({ amount: shown.totals.refunded, state: 'done' });
  });

  it('count the refunds of a cancelled event as under way until they are done', async () => {
    const organizer = await createOrganizer(test);
    await organizer.cancelled(made.event.id);
    const shown = await sales();
    expectAddsUp(shown);
    expect(shown.totals).toMatchObject({
      kept: '0.00',
      refunded: shown.totals.paid,
      refunding: shown.totals.paid,
      seats: 3,
    });
    expect(shown.seats).toMatchObject({ sold: 0, held: 0 });
    const [row] = (await bookings(`?search=${made.bookings.two.booking_number}`)).results;
    expect(row).toMatchObject({
      state: 'refunded',
      refund: { amount: '15646.80', state: 'under_way' },
    });
    const other = await salesOf(made.otherEvent.id);
    expectAddsUp(other);
    expect(minor(other.totals.refunded)).toBe(10_001);
  });
});

const PATHS = ['bookings', 'attendees', 'sales'].flatMap((what) => [
  `${what}/`,
  `${what}.csv`,
  `${what}.xlsx`,
]);

describe('who may see them', () => {
  it.each(PATHS)('%s is 404 for the door and for other organizers', async (path) => {
    for (const who of [made.door, made.outsider, made.asha]) {
      expect((await request(path, who.headers)).statusCode).toBe(404);
    }
    expect((await request(path, made.editor.headers)).statusCode).toBe(200);
    const missing = await test.app.inject({
      url: `/api/organize/events/987654/${path}`,
      headers: made.editor.headers,
    });
    expect(missing.statusCode).toBe(404);
  });
});
