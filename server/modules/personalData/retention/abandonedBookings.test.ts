import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { systemClock } from '../../../lib/clock';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  expireHold,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCheckoutCalls } from '../../../testing/payments';
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';
import { createRetention } from './retention.service';

const DAYS = 90;

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let buyer: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  buyer = await createBuyer(test);
});
afterAll(() => test.close());

const purge = () => {
  const config = { ...test.config, retentionAbandoned: DAYS };
  return createRetention({ db: test.db, config, clock: systemClock }).purgeExpired();
};

async function lapse(id: number): Promise<void> {
  await expireHold(test.db, id);
  await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
}

async function unchangedFor(id: number, days: number): Promise<void> {
  await sql`update bookings set updated_at = now() - make_interval(days => ${days}::int)
    where id = ${id}`.execute(test.db);
}

async function book(): Promise<number> {
  const { tier } = await createOffer(test, { price: 100_000, total: 20 });
  return (await calls.book(buyer.headers, tier, 2)).id;
}

const cancel = async (id: number) =>
  expectStatus(200, await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers));

const remain = async (ids: readonly number[]): Promise<number[]> => {
  const kept = test.db.selectFrom('bookings').select('id').where('id', 'in', ids).orderBy('id');
  return (await kept.execute()).map(({ id }) => id);
};

const histories = (id: number) =>
  test.db.selectFrom('booking_history').select('id').where('booking_id', '=', id).execute();

it('deletes what lapsed or was cancelled unpaid, with its history, 90 days after its last change', async () => {
  const [lapsed, cancelled, recent, held] = [
    await book(),
    await book(),
    await book(),
    await book(),
  ];
  await lapse(lapsed);
  await cancel(cancelled);
  await lapse(recent);
  for (const id of [lapsed, cancelled, held]) await unchangedFor(id, DAYS + 1);
  await unchangedFor(recent, DAYS - 1);
  await purge();
  expect(await remain([lapsed, cancelled, recent, held])).toEqual([recent, held]);
  expect([await histories(lapsed), await histories(cancelled)]).toEqual([[], []]);
  expect((await histories(recent)).length).toBeGreaterThan(0);
  await assertInventoryConsistent(test.db);
});

it('keeps a paid booking, one whose payment was begun, and one with a ticket, whatever their age', async () => {
  const paid = await book();
  await calls.payFor(buyer.headers, [paid]);
  const begun = await book();
  await createCheckoutCalls(test).checkout(buyer.headers);
  await lapse(begun);
  const withTicket = await book();
  await lapse(withTicket);
  const { event_id, ticket_tier_id } = await test.db
    .selectFrom('bookings')
    .select(['event_id', 'ticket_tier_id'])
    .where('id', '=', withTicket)
    .executeTakeFirstOrThrow();
  await sql`insert into tickets (booking_id, event_id, ticket_tier_id, seat_no, ticket_number)
    values (${withTicket}, ${event_id}, ${ticket_tier_id}, 1, ${`T-${withTicket}`})`.execute(
    test.db,
  );
  const ids = [paid, begun, withTicket];
  for (const id of ids) await unchangedFor(id, 10 * DAYS);
  await purge();
  expect(await remain(ids)).toEqual(ids);
});

it('keeps one with a request for approval, a guest, or a line of a budget', async () => {
  const [asked, guest, charged] = [await book(), await book(), await book()];
  const ids = [asked, guest, charged];
  for (const id of ids) await lapse(id);
  const { company, user } = buyer;
  const { rows } = await sql<{ id: number }>`insert into company_guests
    (company_id, name, name_key, organisation, organisation_key)
    values (${company.id}, 'Rahul', 'rahul', 'Meridian', 'meridian') returning id`.execute(test.db);
  await sql`insert into booking_guests (guest_id, booking_id, kind, value, purpose, year)
    values (${rows[0]?.id}, ${guest}, 'client', 1, 'Renewal', 2026)`.execute(test.db);
  const centre = await sql<{ id: number }>`insert into cost_centres (company_id, code, name)
    values (${company.id}, 'A', 'Sales') returning id`.execute(test.db);
  await sql`insert into budget_allocations (booking_id, company_id, cost_centre_id)
    values (${charged}, ${company.id}, ${centre.rows[0]?.id})`.execute(test.db);
  const request = await sql<{ id: number }>`insert into approvals
    (company_id, requester_id, purpose, subtotal, service_fee, gst, total, deadline, currency, status, closed_at)
    values (${company.id}, ${user.id}, 'Talk', 1, 0, 0, 1, now(), 'INR', 'declined', now()) returning id`.execute(
    test.db,
  );
  await sql`insert into approval_bookings (approval_id, booking_id, quantity, unit_price, amount)
    values (${request.rows[0]?.id}, ${asked}, 1, 1, 1)`.execute(test.db);
  for (const id of ids) await unchangedFor(id, 10 * DAYS);
  await purge();
  expect(await remain(ids)).toEqual(ids);
});

it('goes on until nothing is left, and then changes nothing', async () => {
  const id = await book();
  await lapse(id);
  await sql`insert into bookings (booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
      total_amount, currency, status, payment_status, hold_state, updated_at)
    select 'OLD-' || n, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price, total_amount, currency,
      'cancelled', 'pending', 'released', now() - interval '100 days'
    from bookings, generate_series(1, 501) as n where id = ${id}`.execute(test.db);
  await purge();
  const old = test.db.selectFrom('bookings').select('id').where('booking_number', 'like', 'OLD-%');
  expect(await old.execute()).toEqual([]);
  expect(await remain([id])).toEqual([id]);
});
