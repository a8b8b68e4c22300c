import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { openDatabase, type Database } from '../../db/client';
import { migrate } from '../../db/migrate';
import { createHoldExpiryWorker } from '../../modules/inventory/holdExpiry.service';
import { createApprovalEnds } from '../../modules/spending/approvals/approvalEnds.service';
import { createPolicy } from '../approvals';
import { assertInventoryConsistent, createBuyer, type Buyer } from '../bookings';
import { assertBudgetsConsistent, createBudget, createCostCentre } from '../budgets';
import { testSecrets } from '../buildTestApp';
import { createEvent, createTier } from '../events';
import { assertPaymentsConsistent } from '../payments';
import { createCompany } from '../people';
import { startServerProcess, type ServerProcess } from '../serverProcess';
import { assertRequestsConsistent, findRemains, letAllRunOut } from './approvalSums.repository';
import {
  startApprovalLoad,
  type ApprovalCrashWorld,
  type ApprovalLoad,
  type KnownRequest,
} from './approvalCrashLoad';
import { killRepeatedly, reportOf, type CrashOptions, type CrashReport } from './kills';
import { paymentStates } from './sums.repository';

/** Number of server processes on one database, which share the load. */
const SERVERS = 2;
/** Most milliseconds between the kills of two processes. */
const MAX_BETWEEN_MS = 300;
/** Number of seats. A tenth of them can wait for approvals. */
const SEATS = 50_000;
const PRICE = 200_000;
/** Number of seats with fees that fit the initial budget. */
const BUDGET_SEATS = 100;
/** Milliseconds within which the workers must release everything that has expired. */
const WORKERS_MS = 60_000;

/**
 * Kills the server processes with SIGKILL at random times, one after the other, while people request approval, decide,
 * pay, cancel and change the budget and while requests expire. Restarts them on the same data, and compares the data
 * with the acknowledged requests (D27, D29). At the end everything expires, and nothing may stay reserved or held.
 *
 * @throws Error at the first wrong sum or lost acknowledged request
 */
export async function runApprovalCrashTest(
  options: CrashOptions & { databaseUrl: string },
): Promise<CrashReport> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-crash-'));
  const secrets = testSecrets();
  const { databaseUrl } = options;
  const env = {
    DATA_DIR: dataDir,
    JWT_SECRET: secrets.jwtSecret,
    DEMO: '0',
    PAYMENTS: 'sandbox',
    MAX_HELD_PER_PERSON: '0',
    MAX_HELD_PER_COMPANY: '0',
    DATABASE_URL: databaseUrl,
  };
  const startOne = () => startServerProcess(env, options.command);
  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl, dataDir });
    return work(database).finally(() => database.close());
  };
  try {
    const world = await inDatabase((database) => prepare(database, secrets, options.callers));
    const known = new Map<number, KnownRequest>();
    const paid = new Set<string>();
    const last: ApprovalLoad['last'] = new Map();
    const { log } = Fastify();
    const check = async ({ db }: Database) => {
      // Finishes the work of the killed servers, because the rules hold only after the workers have run.
      await createApprovalEnds({ db, log }).runOnce();
      await createHoldExpiryWorker({ db, log }).runOnce({ thorough: false });
      await assertBudgetsConsistent(db);
      await assertRequestsConsistent(db, world.company);
      await assertInventoryConsistent(db);
      await assertPaymentsConsistent(db);
      await compare(db, known, paid);
      // Undecided and unpaid requests expire while the next servers are under load.
      for (const { requested } of known.values()) requested.add('expired');
      await letAllRunOut(db, world.company);
    };
    const kills = await inDatabase(({ db }) =>
      killRepeatedly(options, {
        start: () => startServers(startOne),
        startLoad: ({ addresses }) =>
          startApprovalLoad({ addresses, db, world, known, paid, last }),
        compare: () => inDatabase(check),
      }),
    );
    await inDatabase(({ db }) => letAllRunOut(db, world.company));
    const server = await startOne();
    try {
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

async function startServers(start: () => Promise<ServerProcess>) {
  const servers: ServerProcess[] = [];
  while (servers.length < SERVERS) servers.push(await start());
  return {
    addresses: servers.map((server) => server.address),
    async kill() {
      for (const [index, server] of servers.entries()) {
        if (index > 0) await pause(Math.random() * MAX_BETWEEN_MS);
        await server.kill();
      }
    },
  };
}

async function prepare(
  database: Database,
  secrets: ReturnType<typeof testSecrets>,
  callers: number,
): Promise<ApprovalCrashWorld> {
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
  // Covers a part of the requests; the others are refused.
  await createBudget(database, { costCentre, amount: BUDGET_SEATS * PRICE });
  const startsOn = await database.db
    .selectFrom('budgets')
    .where('cost_centre_id', '=', costCentre.id)
    .select('starts_on')
    .executeTakeFirstOrThrow();
  const admin = await createBuyer(of, { company, role: 'company_admin' });
  const organizer = await createBuyer(of, { role: 'admin' });
  const event = await createEvent(database, {
    refunds: { percent: 100, until: new Date(Date.now() + 86_400_000) },
  });
  const tier = await createTier(database, { event, price: PRICE, total: SEATS });
  const budget = { costCentre: costCentre.id, startsOn: startsOn.starts_on, seat: PRICE };
  return { company: company.id, budget, owner, admin, organizer, buyers, tier };
}

/** Possible statuses of an acknowledged payment, which may have been refunded later. */
const settled = ['success', 'refunded', 'partially_refunded'];

async function compare(
  db: Database['db'],
  known: ReadonlyMap<number, KnownRequest>,
  paid: ReadonlySet<string>,
): Promise<void> {
  const rows = await db.selectFrom('approvals').select(['id', 'status']).execute();
  const statusOf = new Map(rows.map((row) => [row.id, row.status as string]));
  for (const [id, state] of known) {
    const { status, requested } = state;
    const found = statusOf.get(id);
    if (found === undefined || (found !== status && !requested.has(found))) {
      throw new Error(`Request ${id} was acknowledged as ${status} and is ${found ?? 'lost'}.`);
    }
    Object.assign(state, { status: found, requested: new Set() });
  }
  const states = await paymentStates(db, [...paid]);
  const lost = [...paid].filter((id) => !settled.includes(states.get(id) ?? ''));
  if (lost.length > 0) throw new Error(`Acknowledged payments are lost: ${lost.join(', ')}.`);
}

/** @throws Error if something is still reserved or held after `WORKERS_MS` */
async function untilEmpty(db: Database['db'], company: number): Promise<void> {
  const until = Date.now() + WORKERS_MS;
  for (;;) {
    const remains = await findRemains(db, company);
    if (remains && remains.reserved + remains.held + remains.open === 0) return;
    if (Date.now() > until) throw new Error(`Left behind: ${JSON.stringify(remains)}.`);
    await pause(200);
  }
}
