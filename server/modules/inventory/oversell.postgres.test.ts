import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../contract/calls';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  type Buyer,
} from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import { createTier, type TestTier } from '../../testing/events';
import { createServerProcesses, type ServerProcesses } from '../../testing/serverProcesses';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { testRounds, testSize } from '../../testing/rounds';

/** D11 on a real PostgreSQL, through real servers: an embedded database hides such races. */

const CAPACITY = testSize(12, 50);
const BUYERS = testSize(48, 200);
const ROUNDS = testRounds(1);
const secrets = testSecrets();

let database: TestDatabase;
let servers: ServerProcesses;
let buyers: Buyer[];

beforeAll(async () => {
  database = await createTestDatabase();
  servers = createServerProcesses(database, secrets);
  const first = await createBuyer({ ...database, secrets });
  const { company } = first;
  buyers = [first];
  while (buyers.length < BUYERS) {
    buyers.push(await createBuyer({ ...database, secrets }, { company }));
  }
});
afterAll(async () => {
  await servers?.close();
  await database?.drop();
});

interface From {
  buyer: number;
  server: number;
}

async function post<Path extends string>(
  from: From,
  where: Path,
  body: BodyAt<'POST', Path>,
  key?: string,
) {
  const buyer = buyers[from.buyer];
  if (!buyer) throw new Error('There is no such buyer.');
  const headers = { ...buyer.headers, ...(key && { 'idempotency-key': key }) };
  return servers.ask(from.server, 'POST', where, headers, body);
}

/** All buyers at once; answers how often each status came. */
async function sendAll(
  attempt: (number: number) => Promise<number>,
): Promise<Record<number, number>> {
  const statuses = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => attempt(number)),
  );
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const order = (tier: TestTier, quantity = 1) => ({
  event: tier.event_id,
  ticket_tier: tier.id,
  quantity,
});

const seatsBooked = async (tier: TestTier) => {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(quantity), 0)::int as seats from bookings
    where ticket_tier_id = ${tier.id} and hold_state in ('held', 'sold')
  `.execute(database.db);
  return rows[0]?.seats;
};

describe('two servers with group admission and one without, one tier, all buyers at once', () => {
  beforeAll(() =>
    servers.run(
      ...['1', '0', '1'].map((each) => ({
        GROUP_ADMISSION: each,
        // All buyers are of one company, take every seat and pay for none.
        MAX_HELD_PER_PERSON: '0',
        MAX_HELD_PER_COMPANY: '0',
      })),
    ),
  );
  afterAll(() => servers.stop());

  it(`sells exactly ${CAPACITY} of ${CAPACITY} to ${BUYERS} buyers`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { tier } = await createOffer(database, { total: CAPACITY });
      const counts = await sendAll(async (number) => {
        const { status } = await post({ buyer: number, server: number }, '/bookings/', order(tier));
        return status;
      });
      expect({ round, counts, seats: await seatsBooked(tier) }).toEqual({
        round,
        counts: { 201: CAPACITY, 409: BUYERS - CAPACITY },
        seats: CAPACITY,
      });
    }
    await assertInventoryConsistent(database.db);
  });

  it('leaves no seats that a refused request asked for, whatever the quantities, and never deadlocks', async () => {
    const { event, tier: first } = await createOffer(database, { total: CAPACITY });
    const tiers = [first];
    while (tiers.length < 5) tiers.push(await createTier(database, { event, total: CAPACITY }));
    const refused = new Map<TestTier, number>();
    const counts = await sendAll(async (number) => {
      const tier = tiers[number % tiers.length] ?? first;
      const quantity = 1 + (number % 4);
      const answer = await post(
        { buyer: number, server: number },
        '/bookings/',
        order(tier, quantity),
      );
      if (answer.status === 409) {
        refused.set(tier, Math.min(quantity, refused.get(tier) ?? quantity));
      }
      return answer.status;
    });
    expect(Object.keys(counts)).toEqual(['201', '409']);
    for (const tier of tiers) {
      const left = CAPACITY - ((await seatsBooked(tier)) ?? 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(refused.get(tier) ?? Infinity);
    }
    await assertInventoryConsistent(database.db);
  });

  it('gives complimentary tickets among the buyers, and no seat twice', async () => {
    const { event, tier } = await createOffer(database, { total: CAPACITY });
    const { headers } = await createBuyer({ ...database, secrets }, { role: 'admin' });
    const give = async (server: number) => {
      const attendees = [1, 2].map((seat) => ({
        name: 'Nila Rao',
        email: `nila${server}.${seat}@press.example`,
      }));
      const body = { tier: tier.id, reason: 'Press', attendees };
      const path = `/events/${event.id}/complimentary/` as const;
      return (await servers.ask(server, 'POST', path, headers, body)).status;
    };
    const [given, sold] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, server) => give(server))),
      sendAll(async (number) => {
        const answer = await post({ buyer: number, server: number }, '/bookings/', order(tier));
        return answer.status;
      }),
    ]);
    expect(given.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const gifts = given.filter((status) => status === 201).length;
    expect((sold[201] ?? 0) + 2 * gifts).toBe(CAPACITY);
    expect(await seatsBooked(tier)).toBe(CAPACITY);
    await assertInventoryConsistent(database.db);
  });

  it('one Idempotency-Key at all servers is one booking and one payment', async () => {
    const { tier } = await createOffer(database, { total: CAPACITY });
    const atAllServers = <Path extends string>(
      where: Path,
      body: BodyAt<'POST', Path>,
      key: string,
    ) =>
      Promise.all(
        Array.from({ length: 20 }, (_, server) => post({ buyer: 0, server }, where, body, key)),
      );
    const bookings = await atAllServers('/bookings/', order(tier), `seats-of-tier-${tier.id}`);
    expect(bookings.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    const ids = new Set(bookings.map((answer) => (answer.body as Schemas['Booking']).id));
    expect(ids.size).toBe(1);
    expect(await seatsBooked(tier)).toBe(1);

    const payment = { booking_ids: [...ids], amount: '1203.60' };
    const keyed = await atAllServers('/payments/bulk_create/', payment, `pay-for-tier-${tier.id}`);
    expect(keyed.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    const paid = keyed.map((answer) => (answer.body as Schemas['PaymentResult']).payment_id);
    expect(new Set(paid).size).toBe(1);
    await assertInventoryConsistent(database.db);
  });

  it('a booking paid at all servers concurrently is paid once', async () => {
    const { tier } = await createOffer(database, { total: CAPACITY });
    for (let round = 0; round < testRounds(2); round += 1) {
      const made = await post({ buyer: 0, server: round }, '/bookings/', order(tier));
      const { id } = made.body as Schemas['Booking'];
      const answers = await Promise.all(
        [0, 1, 2, 1].map((server) =>
          post({ buyer: 0, server }, '/payments/bulk_create/', {
            booking_ids: [id],
            amount: '1203.60',
          }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
    }
    await assertInventoryConsistent(database.db);
  });
});

describe('the same load without the guard', () => {
  it('oversells, so the test above can fail', async () => {
    const { tier } = await createOffer(database, { total: CAPACITY });
    const counts = await sendAll((number) => checkThenInsert(tier, number));
    expect(counts[201]).toBeGreaterThan(CAPACITY);
    expect(await seatsBooked(tier)).toBe(counts[201]);
    await expect(assertInventoryConsistent(database.db)).rejects.toThrow('those of its bookings');
  });
});

/** Reads the count, then takes the seat, in two statements. The table's own checks do not notice. */
async function checkThenInsert(tier: TestTier, number: number): Promise<number> {
  const { db } = database;
  const buyer = buyers[number];
  if (!buyer) throw new Error('There is no such buyer.');
  const { available, held } = await db
    .selectFrom('ticket_tiers')
    .where('id', '=', tier.id)
    .select(['available', 'held'])
    .executeTakeFirstOrThrow();
  if (available < 1) return 409;
  await db
    .updateTable('ticket_tiers')
    .set({ available: available - 1, held: held + 1 })
    .where('id', '=', tier.id)
    .execute();
  await db
    .insertInto('bookings')
    .values({
      booking_number: `NAIVE-${number}`,
      user_id: buyer.user.id,
      company_id: buyer.company.id,
      event_id: tier.event_id,
      ticket_tier_id: tier.id,
      quantity: 1,
      unit_price: tier.price,
      total_amount: tier.price,
      hold_state: 'held',
      hold_expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return 201;
}
