import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import type { Schemas } from '../../contract/types';
import { openDatabase, type Database } from '../../db/client';
import { migrate } from '../../db/migrate';
import { createApprovalEnds } from '../../modules/policies/approvals/approvalEnds.service';
import { createPolicy } from '../approvals';
import { assertInventoryConsistent, createBuyer, type Buyer } from '../bookings';
import { assertBudgetsConsistent, createBudget, createCostCentre } from '../budgets';
import { testSecrets } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { assertPaymentsConsistent } from '../payments';
import { createCompany } from '../people';
import { startServerProcess } from '../serverProcess';
import { assertRequestsConsistent, findRemains, letAllRunOut } from './approvalSums.repository';
import {
  createCallers,
  killRepeatedly,
  reportOf,
  type CrashOptions,
  type CrashReport,
} from './kills';
import { paymentStates } from './sums.repository';

/** Answers to wait for before a kill. */
const FIRST_ANSWERS = 120;
/** A tenth of them can wait for approvals. */
const SEATS = 50_000;
const PRICE = 200_000;
/** Milliseconds in which the workers give back what has run out. */
const WORKERS_MS = 60_000;

/** The last acknowledged status of a request, and the unanswered decision after it. */
interface Known {
  status: string;
  requested: string | null;
}

/**
 * Kills a server process with SIGKILL at random times while people ask for approval, decide, pay and cancel, starts it
 * again on the same data, and compares the data with the acknowledged requests (D27, D29). In the end all time runs out:
 * nothing may stay reserved or held.
 *
 * @throws Error at the first wrong sum or lost acknowledged request
 */
export async function runApprovalCrashTest(options: CrashOptions): Promise<CrashReport> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-crash-'));
  const secrets = testSecrets();
  const location = { databaseUrl: options.databaseUrl, dataDir };
  const env = {
    ...{ DATA_DIR: dataDir, JWT_SECRET: secrets.jwtSecret, DEMO: '0', PAYMENTS: 'sandbox' },
    ...{ MAX_HELD_PER_PERSON: '0', MAX_HELD_PER_COMPANY: '0' },
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
  };
  const start = () => startServerProcess(env, options.command);
  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase(location);
    return work(database).finally(() => database.close());
  };
  try {
    const world = await inDatabase((database) => prepare(database, secrets, options.callers));
    const known = new Map<number, Known>();
    const paid = new Set<string>();
    const ends = (db: Database['db']) => createApprovalEnds({ db, log: Fastify().log });
    const check = async ({ db }: Database) => {
      await ends(db).runOnce();
      await assertBudgetsConsistent(db);
      await assertRequestsConsistent(db, world.company);
      await assertInventoryConsistent(db);
      await assertPaymentsConsistent(db);
      await compare(db, known, paid);
    };
    const kills = await killRepeatedly(options, {
      start,
      startLoad: (address) => startLoad(address, world, known, paid),
      compare: () => inDatabase(check),
    });
    await inDatabase(({ db }) => letAllRunOut(db, world.company));
    const server = await start();
    try {
      if (options.databaseUrl !== undefined)
        await inDatabase(({ db }) => untilEmpty(db, world.company));
      await server.stop();
    } finally {
      await server.kill();
    }
    await inDatabase(async ({ db }) => {
      await assertBudgetsConsistent(db);
      await assertInventoryConsistent(db);
    });
    return reportOf(kills, { bookings: known.size, payments: paid.size });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface CrashWorld {
  company: number;
  costCentre: number;
  owner: Buyer;
  buyers: readonly Buyer[];
  tier: TestTier;
}

async function prepare(
  database: Database,
  secrets: ReturnType<typeof testSecrets>,
  callers: number,
): Promise<CrashWorld> {
  await migrate(database);
  const of = { ...database, secrets };
  const company = await createCompany(database);
  await createPolicy(database, company, [
    { kind: 'request_total', outcome: 'needs_approval', above: PRICE / 2 },
  ]);
  const owner = await createBuyer(of, { company, role: 'company_manager' });
  const buyers: Buyer[] = [];
  while (buyers.length < callers) buyers.push(await createBuyer(of, { company }));
  const costCentre = await createCostCentre(database, { company, owner: owner.user });
  // For a part of what is asked for: the others are refused.
  await createBudget(database, { costCentre, amount: 60 * PRICE });
  const event = await createEvent(database, {
    refunds: { percent: 100, until: new Date(Date.now() + 86_400_000) },
  });
  const tier = await createTier(database, { event, price: PRICE, total: SEATS });
  return { company: company.id, costCentre: costCentre.id, owner, buyers, tier };
}

function startLoad(
  address: string,
  { owner, buyers, tier, costCentre }: CrashWorld,
  known: Map<number, Known>,
  paid: Set<string>,
) {
  const callers = createCallers(address, FIRST_ANSWERS);

  /** Null when the server ended before it answered, refused or was busy. */
  async function ask<Body>(buyer: Buyer, where: string, body: object): Promise<Body | null> {
    const answer = await callers.ask(buyer, 'POST', where, body);
    return answer?.isOk ? (JSON.parse(answer.text) as Body) : null;
  }

  async function decide(buyer: Buyer, id: number, what: 'approve' | 'decline' | 'withdraw') {
    const state = known.get(id);
    if (!state) return false;
    state.requested = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' }[what];
    const body = what === 'decline' ? { reason: 'Not this year.' } : {};
    const answer = await ask<Schemas['Approval']>(buyer, `/approvals/${id}/${what}/`, body);
    if (answer) Object.assign(state, { status: answer.status, requested: null });
    return answer !== null;
  }

  async function runCycle(buyer: Buyer, number: number): Promise<void> {
    const wish = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    const booking = await ask<Schemas['Booking']>(buyer, '/bookings/', wish);
    if (!booking) return;
    const made = await ask<Schemas['Approval']>(buyer, '/approvals/', {
      ...{ booking_ids: [booking.id], cost_centre: costCentre, purpose: 'To meet the team.' },
    });
    if (!made) return;
    known.set(made.id, { status: 'pending', requested: null });
    if (number % 4 === 1) return void (await decide(owner, made.id, 'decline'));
    if (number % 4 === 2) return void (await decide(buyer, made.id, 'withdraw'));
    if (!(await decide(owner, made.id, 'approve'))) return;
    const payment = { booking_ids: [booking.id], amount: made.total };
    const done = await ask<Schemas['PaymentResult']>(buyer, '/payments/bulk_create/', payment);
    if (!done) return;
    paid.add(done.payment_id);
    // Most give back what they have paid, so that the budget has room again.
    if (number % 8 !== 0) await ask(buyer, `/bookings/${booking.id}/cancel/`, {});
  }

  return callers.start(buyers, runCycle);
}

async function compare(
  db: Database['db'],
  known: ReadonlyMap<number, Known>,
  paid: ReadonlySet<string>,
): Promise<void> {
  const rows = await db.selectFrom('approvals').select(['id', 'status']).execute();
  const statusOf = new Map(rows.map((row) => [row.id, row.status as string]));
  for (const [id, { status, requested }] of known) {
    const found = statusOf.get(id);
    if (found !== status && (requested === null || found !== requested)) {
      throw new Error(`Request ${id} was acknowledged as ${status} and is ${found ?? 'lost'}.`);
    }
  }
  const states = await paymentStates(db, [...paid]);
  const lost = [...paid].filter((id) => !['success', 'refunded'].includes(states.get(id) ?? ''));
  if (lost.length > 0) throw new Error(`Acknowledged payments are lost: ${lost.join(', ')}.`);
}

/** @throws Error when something is still reserved or held after `WORKERS_MS` */
async function untilEmpty(db: Database['db'], company: number): Promise<void> {
  const until = Date.now() + WORKERS_MS;
  for (;;) {
    const remains = await findRemains(db, company);
    if (remains && remains.reserved + remains.held + remains.open === 0) return;
    if (Date.now() > until) throw new Error(`Left behind: ${JSON.stringify(remains)}.`);
    await pause(200);
  }
}
