import type { ContractDocument } from '../../contract/document';
import type { Handlers } from '../../contract/types';
import type { Database } from '../../db/client';
import { unavailable } from '../../lib/errors';
import type { ModuleDeps } from '../deps';
import { ping } from './health.repository';

interface HealthDeps {
  database: Database;
  contract: ContractDocument;
}

export function createHealthModule(deps: ModuleDeps, { database, contract }: HealthDeps) {
  const startedAt = deps.clock.now();
  const handlers: Handlers<'getHealth'> = {
    /** 503 when the database does not answer. */
    async getHealth() {
      try {
        await ping(deps.db);
      } catch {
        throw unavailable('The database does not answer.', 5);
      }
      return {
        status: 'ok',
        version: contract.info.version,
        database: database.engine,
        uptime_seconds: Math.floor((deps.clock.now() - startedAt) / 1000),
      };
    },
  };
  return { handlers };
}
