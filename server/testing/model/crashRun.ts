import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../contract/types';
import { openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { assertInventoryConsistent, createBuyer, type Buyer } from '../bookings';
import { testSecrets } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { assertPaymentsConsistent } from '../payments';
import { startServerProcess, type ServerProcess } from '../serverProcess';
import { assertMoneySums, assertTierSums, findBookingRows, paymentStates } from './sums.repository';

export interface CrashOptions {
  /** Number of times the server is killed. */
  kills: number;
  /** Number of buyers who book, pay and cancel in a loop. */
  callers: number;
  /** An empty PostgreSQL database; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** Settings of the server beside those of this run, such as another way to its database. */
  env?: Readonly<Record<string, string>>;
  /** Arguments of node that start the server. */
  command?: readonly string[];
  /** Called after each kill. */
  onKill?: (kill: Kill) => void;
}

export interface Kill {
  number: number;
  /** Milliseconds of load until the kill. */
  after: number;
  /** Answers of 2xx and requests cut off by the kill. */
  acknowledged: number;
  cutOff: number;
  /** Milliseconds from the start of the new process until it answered. */
  restart: number;
}

export interface CrashReport {
  kills: Kill[];
  acknowledged: number;
  cutOff: number;
  bookings: number;
  payments: number;
}

/** The last acknowledged status of a booking, and the unanswered request after it. */
interface Known {
  status: 'pending' | 'confirmed' | 'cancelled';
  requested: 'confirmed' | 'cancelled' | null;
}

/** Milliseconds from the first answers to the kill, at most. */
const MAX_LOAD_MS = 1_500;
/** Answers to wait for before a kill, enough to book, pay and cancel; one kill in four does not wait. */
const FIRST_ANSWERS = 12;
/** Enough for the kept tickets, and for seats that stay held after a cut-off payment. */
const SEATS = 5_000;
/** Overloaded: the request had no effect. */
const BUSY = 503;

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
  let server: ServerProcess | undefined;
  try {
    const data = await prepare(location, secrets, options.callers);
    const known = new Map<number, Known>();
    const paid = new Set<string>();
    const kills: Kill[] = [];
    for (let number = 1; number <= options.kills; number += 1) {
      const since = performance.now();
      server = await start();
      const restart = Math.round(performance.now() - since);
      const load = startLoad(server.address, data, known, paid);
      const loaded = performance.now();
      if (number % 4 !== 0) await load.underWay;
      await pause(Math.random() * MAX_LOAD_MS);
      const after = Math.round(performance.now() - loaded);
      await server.kill();
      const counts = await load.ended();
      await compare(location, data, known, paid);
      const kill = { number, after, ...counts, restart };
      kills.push(kill);
      options.onKill?.(kill);
    }
    // After the last kill it must start and stop without an error.
    server = await start();
    await server.stop();
    const sum = (of: (kill: Kill) => number) => kills.reduce((total, kill) => total + of(kill), 0);
    return {
      kills,
      acknowledged: sum((kill) => kill.acknowledged),
      cutOff: sum((kill) => kill.cutOff),
      bookings: known.size,
      payments: paid.size,
    };
  } finally {
    await server?.kill();
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
  const counts = { acknowledged: 0, cutOff: 0 };
  let answers = 0;
  let resolveUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => (resolveUnderWay = resolve));

  /** Null when the server ended before it answered. @throws Error for a 5xx other than 503 */
  async function ask(buyer: Buyer, method: string, where: string, body?: object) {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${address}/api${where}`, {
        method,
        headers: { ...buyer.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch {
      counts.cutOff += 1;
      return null;
    }
    if (response.status >= 500 && response.status !== BUSY)
      throw new Error(`${method} ${where}: ${response.status} ${text}`);
    if (response.ok) counts.acknowledged += 1;
    if ((answers += 1) === FIRST_ANSWERS) resolveUnderWay();
    return { status: response.status, text };
  }

  /** @returns false when the server has ended */
  async function runCycle(buyer: Buyer, number: number): Promise<boolean> {
    const tier = tiers[number % tiers.length];
    if (!tier) throw new Error('There is no tier.');
    const request = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 + (number % 2) };
    const made = await ask(buyer, 'POST', '/bookings/', request);
    if (!made) return false;
    if (made.status !== 201) return true;
    const { id } = JSON.parse(made.text) as Schemas['Booking'];
    const state: Known = { status: 'pending', requested: null };
    known.set(id, state);

    const quote = await ask(buyer, 'GET', `/bookings/quote/?booking_ids=${id}`);
    if (!quote) return false;
    if (quote.status === BUSY) return true;
    const { total } = JSON.parse(quote.text) as Schemas['Quote'];
    state.requested = 'confirmed';
    const payment = { booking_ids: [id], amount: total };
    const answer = await ask(buyer, 'POST', '/payments/bulk_create/', payment);
    if (!answer) return false;
    if (answer.status === BUSY) return true;
    if (answer.status !== 201) throw new Error(`Paying was refused: ${answer.text}`);
    Object.assign(state, { status: 'confirmed', requested: null });
    paid.add((JSON.parse(answer.text) as Schemas['PaymentResult']).payment_id);

    // One in eight is kept; the others are cancelled, so that their seats are sold again.
    if (number % 8 === 0) return true;
    state.requested = 'cancelled';
    const cancelled = await ask(buyer, 'POST', `/bookings/${id}/cancel/`);
    if (!cancelled) return false;
    if (cancelled.status === BUSY) return true;
    if (cancelled.status !== 200) throw new Error(`Cancelling was refused: ${cancelled.text}`);
    Object.assign(state, { status: 'cancelled', requested: null });
    return true;
  }

  async function runCaller(buyer: Buyer, first: number): Promise<void> {
    for (let number = first; await runCycle(buyer, number); number += 1);
  }
  const all = Promise.allSettled(buyers.map((buyer, index) => runCaller(buyer, index)));
  // When all callers have failed, no further answer comes.
  void all.then(resolveUnderWay);
  return {
    /** Resolves after the first answers. */
    underWay,
    /** @throws Error of the first caller that failed */
    async ended() {
      for (const result of await all) if (result.status === 'rejected') throw result.reason;
      return counts;
    },
  };
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
