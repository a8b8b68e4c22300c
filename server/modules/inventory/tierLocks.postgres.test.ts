import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createBuyer, createOffer, seatCounts, type Buyer } from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { untilWaiting } from '../../testing/lockWaits';
import { testSize } from '../../testing/rounds';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { takeSeatsTogether } from './groupAdmission.repository';
import type { NewBooking } from './inventory.types';
import { moveSeats } from './seatMoves.repository';

/** Statements on each of the ten connections. */
const TURNS = testSize(60, 150);

let database: TestDatabase;
let tier: TestTier;
let other: TestTier;
let buyer: Buyer;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ tier } = await createOffer(database, { total: 10_000 }));
  ({ tier: other } = await createOffer(database, { total: 10_000 }));
  buyer = await createBuyer({ ...database, secrets: testSecrets() });
});
afterAll(() => database?.drop());

const request = (): NewBooking => ({
  userId: buyer.user.id,
  userName: 'Asha Menon',
  companyId: buyer.company.id,
  eventId: tier.event_id,
  tierId: tier.id,
  quantity: 1,
  unitPrice: tier.price,
  isLimited: false,
  bookingFor: 'self',
  bookedForUser: null,
  bookedForName: '',
  notes: '',
  keyed: null,
});
const nothing = { available: 0, held: 0, sold: 0, bookings: 0 };
const limits = { holdMinutes: 15, perPerson: 100_000, perCompany: 100 };

/** What happens to tiers, as single statements or short transactions. */
const statements: Record<string, () => Promise<unknown>> = {
  'seats are moved': () =>
    database.db.transaction().execute((trx) => moveSeats(trx, new Map([[tier.id, nothing]]))),
  'seats of two tiers are moved': () =>
    database.db
      .transaction()
      .execute((trx) => moveSeats(trx, new Map([other, tier].map(({ id }) => [id, nothing])))),
  'somebody books': () => takeSeatsTogether(database.db, [request()], limits),
  // What the foreign keys of tickets and waiting lists do; the second statement lets it last a little.
  'a row refers to it': () =>
    database.db.transaction().execute(async (trx) => {
      await sql`select from ticket_tiers where id = ${tier.id} for key share`.execute(trx);
      await sql`select from events where id = ${tier.event_id}`.execute(trx);
    }),
};

it('whatever meets on a ticket tier waits in turns, and nothing ends in a deadlock', async () => {
  const errors: string[] = [];
  const repeat = async (name: string, work: () => Promise<unknown>) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await work().catch((error: Error) => errors.push(`${name}: ${error.message}`));
    }
  };
  const twice = [1, 2].flatMap(() => Object.entries(statements));
  await Promise.all(twice.map(([name, work]) => repeat(name, work)));
  expect(errors).toEqual([]);
  expect(await seatCounts(database.db, tier)).toMatchObject({ held: 2 * TURNS });
}, 120_000);

it('seats that are returned while a group waits for the tier are sold to it', async () => {
  const { event, tier: soldOut } = await createOffer(database, { total: 1 });
  const take = () =>
    takeSeatsTogether(
      database.db,
      [1, 2, 3].map(() => ({ ...request(), eventId: event.id, tierId: soldOut.id })),
      limits,
    );
  const taken = (outcomes: Awaited<ReturnType<typeof take>>) =>
    outcomes.filter(({ id }) => id !== null).length;
  expect(taken(await take())).toBe(1);
  let waiting: ReturnType<typeof take> | undefined;
  await database.db.transaction().execute(async (trx) => {
    await moveSeats(trx, new Map([[soldOut.id, { ...nothing, available: 1, held: -1 }]]));
    waiting = take();
    await untilWaiting(database);
  });
  expect(taken((await waiting) ?? [])).toBe(1);
  expect(await seatCounts(database.db, soldOut)).toMatchObject({ available: 0, held: 1 });
});
