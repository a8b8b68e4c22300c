import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Schemas } from '../../contract/types';
import { openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { assertInventoryConsistent, createBuyer, type Buyer } from '../bookings';
import { testSecrets } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { assertPaymentsConsistent } from '../payments';
import { startServerProcess } from '../serverProcess';
import {
  BUSY,
  createCallers,
  killRepeatedly,
  reportOf,
  type CrashOptions,
  type CrashReport,
} from './kills';
import { assertMoneySums, assertTierSums, findBookingRows, paymentStates } from './sums.repository';

/** The last acknowledged status of a booking, and the unanswered request after it. */
interface Known {
  status: 'pending' | 'confirmed' | 'cancelled';
  requested: 'confirmed' | 'cancelled' | null;
}

/** Answers to wait for before a kill, enough to book, pay and cancel; one kill in four does not wait. */
const FIRST_ANSWERS = 12;
/** Enough for the kept tickets, and for seats that stay held after a cut-off payment. */
const SEATS = 5_000;

/**
 * Kills a server process with SIGKILL at random times while people book, pay and cancel, starts it again
 * on the same data, and compares the data with the acknowledged requests (D4, D11, D12).
 *
 * @throws Error at the first wrong sum or lost acknowledged request
 */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-crash-'));
  const secrets = testSecrets();
  const { databaseUrl } = options;
  const location = { databaseUrl, dataDir };
  const env = {
    DATA_DIR: dataDir,
    JWT_SECRET: secrets.jwtSecret,
    DEMO: '0',
    PAYMENTS: 'sandbox',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  const start = () => startServerProcess(env, options.command);
  try {
    const data = await prepare(location, secrets, options.callers);
    const known = new Map<number, Known>();
    const paid = new Set<string>();
    const kills = await killRepeatedly(options, {
      start,
      startLoad: ({ address }) => startLoad(address, data, known, paid),
      compare: () => compare(location, data, known, paid),
      waits: (number) => number % 4 !== 0,
    });
    // After the last kill it must start and stop without an error.
    await (await start()).stop();
    return reportOf(kills, { bookings: known.size, payments: paid.size });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

interface CrashData {
  buyers: readonly Buyer[];
  tiers: readonly TestTier[];
}

async function prepare(
  location: DatabaseLocation,
  secrets: ReturnType<typeof testSecrets>,
  callers: number,
): Promise<CrashData> {
  const database = await openDatabase(location);
  try {
    await migrate(database);
    const event = await createEvent(database);
    const tiers: TestTier[] = [];
    for (const price of [99_999, 33_337]) {
      tiers.push(await createTier(database, { event, price, total: SEATS }));
    }
    const buyers: Buyer[] = [];
    while (buyers.length < callers) buyers.push(await createBuyer({ ...database, secrets }));
    return { buyers, tiers };
  } finally {
    await database.close();
  }
}

/** All callers book, pay and cancel until the server has ended. */
function startLoad(
  address: string,
  { buyers, tiers }: CrashData,
  known: Map<number, Known>,
  paid: Set<string>,
) {
  const { ask, start } = createCallers(address, FIRST_ANSWERS);

  async function runCycle(buyer: Buyer, number: number): Promise<void> {
    const tier = tiers[number % tiers.length];
    if (!tier) throw new Error('There is no tier.');
    const request = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 + (number % 2) };
    const made = await ask(buyer, 'POST', '/bookings/', request);
    if (made?.status !== 201) return;
    const { id } = JSON.parse(made.text) as Schemas['Booking'];
    const state: Known = { status: 'pending', requested: null };
    known.set(id, state);

    const quote = await ask(buyer, 'GET', `/bookings/quote/?booking_ids=${id}`);
    if (!quote || quote.status === BUSY) return;
    const { total } = JSON.parse(quote.text) as Schemas['Quote'];
    state.requested = 'confirmed';
    const payment = { booking_ids: [id], amount: total };
    const answer = await ask(buyer, 'POST', '/payments/bulk_create/', payment);
    if (!answer || answer.status === BUSY) return;
    if (answer.status !== 201) throw new Error(`Paying was refused: ${answer.text}`);
    Object.assign(state, { status: 'confirmed', requested: null });
    paid.add((JSON.parse(answer.text) as Schemas['PaymentResult']).payment_id);

    // One in eight is kept; the others are cancelled, so that their seats are sold again.
    if (number % 8 === 0) return;
    state.requested = 'cancelled';
    const cancelled = await ask(buyer, 'POST', `/bookings/${id}/cancel/`);
    if (!cancelled || cancelled.status === BUSY) return;
    if (cancelled.status !== 200) throw new Error(`Cancelling was refused: ${cancelled.text}`);
    Object.assign(state, { status: 'cancelled', requested: null });
  }

  return start(buyers, runCycle);
}

async function compare(
  location: DatabaseLocation,
  { tiers }: CrashData,
  known: ReadonlyMap<number, Known>,
  paid: ReadonlySet<string>,
): Promise<void> {
  const database = await openDatabase(location);
  const { db } = database;
  try {
    await assertTierSums(
      db,
      tiers.map((tier) => tier.id),
    );
    await assertInventoryConsistent(db);
    await assertPaymentsConsistent(db);
    await assertMoneySums(db);
    const ids = [...known.keys()].sort((a, b) => a - b);
    const rows = await findBookingRows(db, ids);
    if (rows.length !== ids.length) {
      throw new Error(`${ids.length - rows.length} acknowledged bookings are lost.`);
    }
    for (const [index, id] of ids.entries()) {
      const state = known.get(id);
      const status = rows[index]?.status;
      if (state && status !== state.status && status !== state.requested) {
        throw new Error(`Booking ${id} was acknowledged as ${state.status} and is ${status}.`);
      }
    }
    const states = await paymentStates(db, [...paid]);
    const lost = [...paid].filter((id) => states.get(id) !== 'success');
    if (lost.length > 0) throw new Error(`Acknowledged payments are lost: ${lost.join(', ')}.`);
  } finally {
    await database.close();
  }
}
