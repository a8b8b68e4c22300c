import type { ContractDocument } from '../../contract/document';
import type { Handlers } from '../../contract/types';
import type { Database } from '../../db/client';
import type { ModuleDeps } from '../../deps';
import { createHealthService } from './health.service';

interface HealthDeps {
  database: Database;
  contract: ContractDocument;
}

export function createHealthModule(deps: ModuleDeps, { database, contract }: HealthDeps) {
  const service = createHealthService(deps);
  const handlers: Handlers<'getHealth'> = {
    async getHealth() {
      const uptime = await service.uptime();
      return {
        status: 'ok',
        version: contract.info.version,
        database: database.engine,
        uptime_seconds: uptime,
      };
    },
  };
  return { handlers };
}
