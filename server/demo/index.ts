import type { Config } from '../config/config';
import { ConfigError } from '../config/env';
import type { Schemas } from '../contract/types';
import { inTransaction } from '../db/transaction';
import type { Clock } from '../lib/clock';
import { hashPassword } from '../modules/identity/auth/passwords.service';
import { issueInvoices } from '../modules/invoices/issueInvoices.service';
import { poolDue } from '../modules/seatPools/seatPools.jobs';
import {
  analyze,
  claimMarker,
  dropMarker,
  hasMarker,
  insertEvents,
  insertEventSums,
  insertRows,
  isInUse,
  moveSequences,
  type Db,
} from './demo.repository';
import { buildWorld } from './world';
import { eventRows } from './world/eventRows';
import { generatedEvents } from './world/generatedEvents';
import { categoryRows } from './world/categories';
import { bombayLive, memberRows } from './world/organizer';
import { companyRows, demoPassword, demoPeople, userRows } from './world/people';
import { worldTables, type World } from './world/rows';
import { worldClock, type WorldClock } from './world/worldClock';

interface DemoDeps {
  db: Db;
  config: Pick<
    Config,
    'demo' | 'demoEvents' | 'holdMinutes' | 'seller' | 'gstRegisteredPlaceOfSupply'
  >;
  clock: Clock;
  log: { info(message: string): void };
}

/** The demo accounts, which the server prints at start. */
export interface DemoWorld {
  users: { username: string; role: Schemas['Role']; company: string | null }[];
  password: string;
}

/** Generated events (DEMO_EVENTS) per insert statement, a few megabytes. */
const BATCH = 2_000;

/**
 * Fills an empty database with the demo world, once: a marker in app_meta records that it was done.
 * Runs in one transaction; other processes that start at the same time wait for it. Null when there is
 * no demo world: it is switched off, or the database already has other data.
 */
export async function ensureDemoWorld({
  db,
  config,
  clock,
  log,
}: DemoDeps): Promise<DemoWorld | null> {
  if (!config.demo) return null;
  if (await hasMarker(db)) return demoAccounts();
  if (await isInUse(db)) return null;
  const started = performance.now();
  const made = await inTransaction(db, (trx) => fillDemoWorld(trx, { config, clock }));
  if (made) log.info(`The demo world was made in ${Math.round(performance.now() - started)} ms.`);
  return made ? demoAccounts() : null;
}

/**
 * Fills an empty database in the caller's transaction.
 * @returns true when the demo world is there afterwards, false when there is other data
 */
export async function fillDemoWorld(
  trx: Db,
  { config, clock }: Pick<DemoDeps, 'config' | 'clock'>,
): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword);
  const time = worldClock(clock.now());
  if (!(await claimMarker(trx, time.now))) return true;
  // Checked again inside the transaction: a person may have signed up since the first check.
  if (await isInUse(trx)) {
    await dropMarker(trx);
    return false;
  }
  const foundedAt = time.at(-300, '10:00');
  await insertRows(trx, 'companies', companyRows(foundedAt));
  await insertRows(trx, 'users', userRows(passwordHash, foundedAt));
  const organizer = { ...bombayLive, created_at: foundedAt, updated_at: foundedAt };
  await insertRows(trx, 'organizers', [organizer]);
  await insertRows(trx, 'organizer_members', memberRows(foundedAt));
  await insertRows(trx, 'categories', categoryRows(foundedAt));
  if (config.demoEvents === undefined) await fillWorld(trx, time, config);
  else await fillGenerated(trx, time, config.demoEvents);
  await moveSequences(trx);
  return true;
}

/** Inserts the demo world's categories, for an installation without the demo world and without categories. */
export async function insertStarterCategories(trx: Db, clock: Clock): Promise<void> {
  const found = await trx.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (found) return;
  const rows = categoryRows(new Date(clock.now())).map(({ id: _id, ...row }) => row);
  await insertRows(trx, 'categories', rows);
}

/**
 * A database that was filled with the demo world before it went into production still has accounts
 * whose password is published.
 * @throws ConfigError in production, unless DEMO=1 names the demo world
 */
export async function assertNoLeftDemoWorld({
  db,
  config,
}: {
  db: Db;
  config: Pick<Config, 'production' | 'demo'>;
}): Promise<void> {
  if (!config.production || config.demo || !(await hasMarker(db))) return;
  throw new ConfigError(
    'This database holds the demo world, whose password is published. Use another database in production, or name it with DEMO=1.',
  );
}

const demoAccounts = (): DemoWorld => ({
  users: demoPeople.map(({ username, role, company }) => ({
    username,
    role,
    company: company && company.name,
  })),
  password: demoPassword,
});

async function fillWorld(trx: Db, time: WorldClock, config: DemoDeps['config']): Promise<void> {
  const world = buildWorld(time, config);
  await insertEvents(trx, world.events);
  for (const table of worldTables) await insertRows(trx, table, world[table]);
  await issueAccountInvoices(trx, world.payments, config);
  const closings = world.seat_pools.map(({ id, closes_at: closesAt }) => ({
    kind: poolDue.kind,
    key: String(id),
    payload: { pool: id },
    run_at: closesAt,
  }));
  await insertRows(trx, 'outbox_jobs', closings);
  await insertEventSums(trx);
}

/** The statement of the account lists these invoices; others are issued on request. */
async function issueAccountInvoices(
  trx: Db,
  payments: World['payments'],
  config: DemoDeps['config'],
): Promise<void> {
  for (const { gateway, public_id: publicId, settled_at: paidAt } of payments) {
    if (gateway !== 'account' || publicId === undefined || !paidAt) continue;
    await issueInvoices(trx, { config, clock: { now: () => paidAt.getTime() } }, publicId);
  }
}

async function fillGenerated(trx: Db, time: WorldClock, count: number): Promise<void> {
  let tier = 1;
  for (let done = 0; done < count; done += BATCH) {
    const plans = generatedEvents(done, Math.min(BATCH, count - done));
    const rows = eventRows(plans, time, { event: done + 1, tier });
    await insertEvents(trx, rows.events);
    await insertRows(trx, 'event_access', rows.event_access);
    await insertRows(trx, 'ticket_tiers', rows.ticket_tiers);
    tier += rows.ticket_tiers.length;
  }
  await analyze(trx);
}
