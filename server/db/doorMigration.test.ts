import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTier } from '../testing/events';
import { createUser } from '../testing/people';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, migrateTo } from './migrate';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  await migrateTo(database, '0020_wallet_passes');
}, 60_000);
afterAll(() => database.drop());

it('keeps the check-ins that the tickets had, each with the id of its scan', async () => {
  const { db } = database;
  const steward = await createUser(database);
  const tier = await createTier(database);
  const { rows } = await sql<{ id: number }>`
    insert into bookings (booking_number, user_id, event_id, ticket_tier_id, quantity, unit_price, total_amount, currency, hold_state, status,
      payment_status, is_complimentary)
    values ('FYR-26-000001', ${steward.id}, ${tier.event_id}, ${tier.id}, 4, 0, 0, 'INR', 'sold', 'confirmed', 'paid', true) returning id
  `.execute(db);
  const id = rows[0]?.id ?? 0;
  const at = new Date('2026-12-05T14:12:10Z');
  const used = { is_used: true, used_at: at, used_by: steward.id };
  const ticket = (seat_no: number, more: object = {}) => ({
    booking_id: id,
    event_id: tier.event_id,
    ticket_tier_id: tier.id,
    seat_no,
    ticket_number: `FYR-AAAA-000${seat_no}`,
    ...more,
  });
  await db
    .insertInto('tickets')
    .values([
      ticket(1),
      ticket(2, { ...used, used_scan: 'scan-of-2' }),
      // Before this table, two tickets could have the same id of a scan.
      ticket(3, { ...used, used_scan: 'scan-of-3-and-4' }),
      ticket(4, { ...used, used_scan: 'scan-of-3-and-4' }),
    ])
    .execute();
  expect((await migrate(database))[0]).toBe('0021_door');
  const scans = await db
    .selectFrom('check_ins as c')
    .innerJoin('tickets as k', 'k.id', 'c.ticket_id')
    .select(['k.seat_no', 'c.scan_id', 'c.scanned_at', 'c.by_user', 'c.admitted', 'c.result'])
    .orderBy('k.seat_no')
    .execute();
  const kept = { scanned_at: at, by_user: steward.id, admitted: true, result: 'accepted' };
  expect(scans).toEqual([
    { seat_no: 2, scan_id: 'scan-of-2', ...kept },
    { seat_no: 3, scan_id: expect.stringMatching(/^ticket-/), ...kept },
    { seat_no: 4, scan_id: expect.stringMatching(/^ticket-/), ...kept },
  ]);
});
