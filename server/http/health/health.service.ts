import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '../../lib/errors';
import type { ModuleDeps } from '../../deps';
import { ping } from './health.repository';

export type HealthService = ReturnType<typeof createHealthService>;

interface HealthDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  draining: AbortSignal;
}

/** Milliseconds for which readiness waits for the database. */
const DATABASE_TIMEOUT = 2_000;
/** Seconds after which a caller may ask again. */
const RETRY_AFTER = 5;

export function createHealthService({ db, clock, draining }: HealthDeps) {
  const startedAt = clock.now();

  /** @throws AppError 503 when the server stops or the database does not answer */
  async function assertHealthy(): Promise<void> {
    if (draining.aborted) throw unavailable('This server is stopping.', RETRY_AFTER);
    try {
      await ping(db);
    } catch {
      throw unavailable('The database does not answer.', RETRY_AFTER);
    }
  }

  /** The same, also when the database takes too long. */
  async function assertReady(): Promise<void> {
    const timeout = new AbortController();
    const late = pause(DATABASE_TIMEOUT, undefined, { signal: timeout.signal }).then(() => {
      throw unavailable('The database does not answer.', RETRY_AFTER);
    });
    await Promise.race([assertHealthy(), late]).finally(() => timeout.abort());
  }

  return {
    assertReady,

    /** @returns whole seconds since the start @throws AppError 503 */
    async uptimeIfHealthy(): Promise<number> {
      await assertHealthy();
      return Math.floor((clock.now() - startedAt) / 1000);
    },
  };
}
