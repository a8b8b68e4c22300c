import { unavailable } from '../../lib/errors';
import type { ModuleDeps } from '../../deps';
import { ping } from './health.repository';

export type HealthService = ReturnType<typeof createHealthService>;

interface HealthDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  draining: AbortSignal;
}

export function createHealthService({ db, clock, draining }: HealthDeps) {
  const startedAt = clock.now();
  return {
    /**
     * Asks the database for an answer first.
     * @returns whole seconds since the start
     * @throws AppError 503 when the server stops or the database does not answer
     */
    async uptimeIfHealthy(): Promise<number> {
      if (draining.aborted) throw unavailable('This server is stopping.', 5);
      try {
        await ping(db);
      } catch {
        throw unavailable('The database does not answer.', 5);
      }
      return Math.floor((clock.now() - startedAt) / 1000);
    },
  };
}
