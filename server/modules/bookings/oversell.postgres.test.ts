import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { assertInventoryHolds, createBuyer, createOffer, type Buyer } from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

/** D11 on a real PostgreSQL, through two real servers: embedded databases hide such races. */
jest.setTimeout(60_000);

const CAPACITY = 50;
const BUYERS = 200;
const ROUNDS = 20;
const root = path.resolve(import.meta.dirname, '../../..');
const secrets = testSecrets();

interface Server {
  address: string;
  process: ChildProcess;
}

let database: TestDatabase;
let dataDir: string;
let servers: Server[];
let buyers: Buyer[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-oversell-'));
  servers = await Promise.all([startServer(), startServer()]);
  const first = await createBuyer({ ...database, secrets });
  const { company } = first;
  buyers = [first];
  while (buyers.length < BUYERS) {
    buyers.push(await createBuyer({ ...database, secrets }, { company }));
  }
});
afterAll(async () => {
  for (const { process: server } of servers ?? []) {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A server process of its own, on the database of this test and a port that is free. */
async function startServer(): Promise<Server> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.db,
  );
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url.href,
      DATA_DIR: dataDir,
      JWT_SECRET: secrets.jwtSecret,
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressOf(child), process: child };
}

/** What it prints is read to its end: a server whose output nobody takes would stop. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /open at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server ended too soon:\n${output}`)));
  });
}

interface From {
  buyer: number;
  server: number;
}

async function post(from: From, where: string, body: object, key?: string) {
  const server = servers[from.server % servers.length];
  const buyer = buyers[from.buyer];
  if (!server || !buyer) throw new Error('There is nobody to ask.');
  const response = await fetch(`${server.address}/api${where}`, {
    method: 'POST',
    headers: {
      ...buyer.headers,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** All buyers at once; answers how often each status came. */
async function rush(attempt: (number: number) => Promise<number>): Promise<Record<number, number>> {
  const statuses = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => attempt(number)),
  );
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const order = (tier: TestTier) => ({ event: tier.event_id, ticket_tier: tier.id, quantity: 1 });

const seatsBooked = async (tier: TestTier) => {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(quantity), 0)::int as seats from bookings
    where ticket_tier_id = ${tier.id} and hold_state in ('held', 'sold')
  `.execute(database.db);
  return rows[0]?.seats;
};

describe('two servers, one tier, everybody at once', () => {
  it(`sells exactly ${CAPACITY} of ${CAPACITY} to ${BUYERS} buyers, ${ROUNDS} times`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { tier } = await createOffer(database, { total: CAPACITY });
      const counts = await rush(async (number) => {
        const { status } = await post({ buyer: number, server: number }, '/bookings/', order(tier));
        return status;
      });
      expect({ round, counts, seats: await seatsBooked(tier) }).toEqual({
        round,
        counts: { 201: CAPACITY, 409: BUYERS - CAPACITY },
        seats: CAPACITY,
      });
    }
    await assertInventoryHolds(database.db);
  });

  it('one Idempotency-Key at both servers is one booking and one payment', async () => {
    const { tier } = await createOffer(database, { total: CAPACITY });
    const atBothServers = (where: string, body: object, key: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, server) => post({ buyer: 0, server }, where, body, key)),
      );
    const bookings = await atBothServers('/bookings/', order(tier), 'both-servers-1');
    expect(bookings.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    const ids = new Set(bookings.map((answer) => (answer.body as Schemas['Booking']).id));
    expect(ids.size).toBe(1);
    expect(await seatsBooked(tier)).toBe(1);

    const payment = { booking_ids: [...ids], amount: '1203.60' };
    const keyed = await atBothServers('/payments/bulk_create/', payment, 'both-servers-2');
    expect(keyed.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    const paid = keyed.map((answer) => (answer.body as Schemas['PaymentResult']).payment_id);
    expect(new Set(paid).size).toBe(1);
    await assertInventoryHolds(database.db);
  });

  it('a booking paid at both servers at once is paid once', async () => {
    const { tier } = await createOffer(database, { total: CAPACITY });
    for (let round = 0; round < 10; round += 1) {
      const made = await post({ buyer: 0, server: round }, '/bookings/', order(tier));
      const { id } = made.body as Schemas['Booking'];
      const answers = await Promise.all(
        [0, 1, 0, 1].map((server) =>
          post({ buyer: 0, server }, '/payments/bulk_create/', {
            booking_ids: [id],
            amount: '1203.60',
          }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
    }
    await assertInventoryHolds(database.db);
  });
});

describe('the same rush without the guard', () => {
  it('oversells, so the test above can fail', async () => {
    const { tier } = await createOffer(database, { total: CAPACITY });
    const counts = await rush((number) => checkThenInsert(tier, number));
    expect(counts[201]).toBeGreaterThan(CAPACITY);
    expect(await seatsBooked(tier)).toBe(counts[201]);
    await expect(assertInventoryHolds(database.db)).rejects.toThrow('those of its bookings');
  });
});

/** What everybody writes first: look, then take. The table's own checks do not notice. */
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
