import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../contract/types';
import { openDatabase } from '../../db/client';
import { migrate } from '../../db/migrate';
import { assertInventoryHolds, createBuyer, type Buyer } from '../bookings';
import { testSecrets } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { assertMoneyHolds } from '../payments';
import { startServerProcess, type ServerProcess } from '../serverProcess';
import { assertMoneySums, assertTierSums, findLines, paymentStates } from './sums.repository';

export interface CrashOptions {
  /** How often the server is killed. */
  moments: number;
  /** Buyers who book, pay and cancel all the time. */
  callers: number;
  /** A real PostgreSQL's database, empty; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** Arguments of node that start the server. */
  command?: readonly string[];
  /** Called after each moment. */
  onMoment?: (moment: Moment) => void;
}

export interface Moment {
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
  moments: Moment[];
  acknowledged: number;
  cutOff: number;
  bookings: number;
  payments: number;
}

/** The last acknowledged status of a booking, and the unanswered request after it. */
interface Known {
  status: 'pending' | 'confirmed' | 'cancelled';
  asked: 'confirmed' | 'cancelled' | null;
}

/** Milliseconds from the first answers to the kill, at most. */
const MOST = 1_500;
/** So many answers let a caller book, pay and cancel; one moment in four does not wait for them. */
const FIRST_ANSWERS = 12;
/** Enough for all that are kept, and for what a cut-off payment leaves held. */
const SEATS = 5_000;
/** Overloaded: the request had no effect. */
const BUSY = 503;

/**
 * Kills a real server with -9 at random moments while people book, pay and cancel, starts it anew on
 * the same data, and compares what is there with all that was acknowledged (D4, D11, D12).
 *
 * @throws Error at the first sum that does not hold, or the first answer that was forgotten
 */
export async function crashAgainAndAgain(options: CrashOptions): Promise<CrashReport> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-crash-'));
  const secrets = testSecrets();
  const { databaseUrl } = options;
  const place = { databaseUrl, dataDir };
  const env = {
    DATA_DIR: dataDir,
    JWT_SECRET: secrets.jwtSecret,
    DEMO: '0',
    PAYMENTS: 'sandbox',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const start = () => startServerProcess(env, options.command);
  let server: ServerProcess | undefined;
  try {
    const world = await prepare(place, secrets, options.callers);
    const known = new Map<number, Known>();
    const paid = new Set<string>();
    const moments: Moment[] = [];
    for (let number = 1; number <= options.moments; number += 1) {
      const since = performance.now();
      server = await start();
      const restart = Math.round(performance.now() - since);
      const load = startLoad(server.address, world, known, paid);
      const loaded = performance.now();
      if (number % 4 !== 0) await load.underWay;
      await pause(Math.random() * MOST);
      const after = Math.round(performance.now() - loaded);
      await server.kill();
      const counts = await load.ended();
      await compare(place, world, known, paid);
      const moment = { number, after, ...counts, restart };
      moments.push(moment);
      options.onMoment?.(moment);
    }
    // And it starts, works and stops well after the last one.
    server = await start();
    await server.stop();
    const sum = (of: (moment: Moment) => number) =>
      moments.reduce((total, moment) => total + of(moment), 0);
    return {
      moments,
      acknowledged: sum((moment) => moment.acknowledged),
      cutOff: sum((moment) => moment.cutOff),
      bookings: known.size,
      payments: paid.size,
    };
  } finally {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

interface CrashWorld {
  buyers: readonly Buyer[];
  tiers: readonly TestTier[];
}

async function prepare(
  place: Place,
  secrets: ReturnType<typeof testSecrets>,
  callers: number,
): Promise<CrashWorld> {
  const database = await openDatabase(place);
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

/** All callers book, pay and cancel until the server is gone. */
function startLoad(
  address: string,
  { buyers, tiers }: CrashWorld,
  known: Map<number, Known>,
  paid: Set<string>,
) {
  const counts = { acknowledged: 0, cutOff: 0 };
  let answers = 0;
  let isUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => (isUnderWay = resolve));

  /** Null when the server was gone before it answered. @throws Error for a 5xx but 503 */
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
    if ((answers += 1) === FIRST_ANSWERS) isUnderWay();
    return { status: response.status, text };
  }

  /** @returns false when the server is gone */
  async function turn(buyer: Buyer, number: number): Promise<boolean> {
    const tier = tiers[number % tiers.length];
    if (!tier) throw new Error('There is no tier.');
    const wish = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 + (number % 2) };
    const made = await ask(buyer, 'POST', '/bookings/', wish);
    if (!made) return false;
    if (made.status !== 201) return true;
    const { id } = JSON.parse(made.text) as Schemas['Booking'];
    const state: Known = { status: 'pending', asked: null };
    known.set(id, state);

    const quote = await ask(buyer, 'GET', `/bookings/quote/?booking_ids=${id}`);
    if (!quote) return false;
    if (quote.status === BUSY) return true;
    const { total } = JSON.parse(quote.text) as Schemas['Quote'];
    state.asked = 'confirmed';
    const payment = { booking_ids: [id], amount: total };
    const answer = await ask(buyer, 'POST', '/payments/bulk_create/', payment);
    if (!answer) return false;
    if (answer.status === BUSY) return true;
    if (answer.status !== 201) throw new Error(`Paying was refused: ${answer.text}`);
    Object.assign(state, { status: 'confirmed', asked: null });
    paid.add((JSON.parse(answer.text) as Schemas['PaymentResult']).payment_id);

    // Some keep their tickets; the seats of the others go round.
    if (number % 8 === 0) return true;
    state.asked = 'cancelled';
    const cancelled = await ask(buyer, 'POST', `/bookings/${id}/cancel/`);
    if (!cancelled) return false;
    if (cancelled.status === BUSY) return true;
    if (cancelled.status !== 200) throw new Error(`Cancelling was refused: ${cancelled.text}`);
    Object.assign(state, { status: 'cancelled', asked: null });
    return true;
  }

  async function goOn(buyer: Buyer, first: number): Promise<void> {
    for (let number = first; await turn(buyer, number); number += 1);
  }
  const all = Promise.allSettled(buyers.map((buyer, index) => goOn(buyer, index)));
  // Where all have met a fault there is nothing to wait for.
  void all.then(isUnderWay);
  return {
    /** The first answers have come. */
    underWay,
    /** @throws Error the first fault that a caller has met */
    async ended() {
      for (const result of await all) if (result.status === 'rejected') throw result.reason;
      return counts;
    },
  };
}

async function compare(
  place: Place,
  { tiers }: CrashWorld,
  known: ReadonlyMap<number, Known>,
  paid: ReadonlySet<string>,
): Promise<void> {
  const database = await openDatabase(place);
  const { db } = database;
  try {
    await assertTierSums(
      db,
      tiers.map((tier) => tier.id),
    );
    await assertInventoryHolds(db);
    await assertMoneyHolds(db);
    await assertMoneySums(db);
    const ids = [...known.keys()].sort((a, b) => a - b);
    const rows = await findLines(db, ids);
    if (rows.length !== ids.length) {
      throw new Error(`${ids.length - rows.length} acknowledged bookings are gone.`);
    }
    for (const [index, id] of ids.entries()) {
      const state = known.get(id);
      const status = rows[index]?.status;
      if (state && status !== state.status && status !== state.asked) {
        throw new Error(`Booking ${id} was acknowledged as ${state.status} and is ${status}.`);
      }
    }
    const states = await paymentStates(db, [...paid]);
    const lost = [...paid].filter((id) => states.get(id) !== 'success');
    if (lost.length > 0) throw new Error(`Acknowledged payments are gone: ${lost.join(', ')}.`);
  } finally {
    await database.close();
  }
}
