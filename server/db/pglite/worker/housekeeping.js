/**
 * Checkpoints, vacuum and analyze for the embedded PostgreSQL, which has no background processes:
 * without them, the write-ahead log would grow until a clean stop (and be replayed after a crash),
 * dead rows would stay, and planner statistics would never be updated.
 */

import { clearInterval, setInterval } from 'node:timers';

/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/** A checkpoint is due after this many bytes of log, or after this many milliseconds if there is any log. */
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_MS = 5 * 60_000;

/** The thresholds of autovacuum: 50 rows plus a share of the table. */
const tablesDue = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;

const logSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`;

/**
 * Starts maintenance between the statements of the client; returns a function that stops it.
 * @param {PGlite} pg
 * @param {{
 *   every: number;
 *   inTurn: (work: () => Promise<void>) => void;
 *   takeWorked: () => boolean;
 *   log: (text: string) => void;
 * }} options `takeWorked` returns whether a statement has run since its last call.
 */
export function startHousekeeping(pg, { every, inTurn, takeWorked, log }) {
  let lastCheckpoint = Date.now();
  let dirty = false;

  async function keep() {
    dirty ||= takeWorked();
    // Neither a checkpoint nor a vacuum may run inside the client's transaction; the next check tries again.
    if (!dirty || pg.isInTransaction()) return;
    for (const { name } of await rows(tablesDue)) await pg.exec(`VACUUM (ANALYZE) ${String(name)}`);
    const bytes = Number((await rows(logSinceCheckpoint))[0]?.['bytes'] ?? 0);
    if (bytes > CHECKPOINT_BYTES || (bytes > 0 && Date.now() - lastCheckpoint > CHECKPOINT_MS)) {
      await pg.exec('CHECKPOINT');
      lastCheckpoint = Date.now();
      dirty = false;
    }
  }

  /** @param {string} sql */
  async function rows(sql) {
    /** @type {{ rows: Record<string, unknown>[] }} */
    const result = await pg.query(sql);
    return result.rows;
  }

  const timer = setInterval(
    () =>
      inTurn(() =>
        keep().catch((/** @type {unknown} */ error) => log(`Housekeeping: ${String(error)}`)),
      ),
    every,
  );
  timer.unref();
  return () => clearInterval(timer);
}
