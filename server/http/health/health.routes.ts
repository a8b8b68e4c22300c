import type { Handlers } from '../../contract/types';
import type { Database } from '../../db/client';
import type { HealthService } from './health.service';

interface ServerFacts {
  version: string;
  engine: Database['engine'];
}

export function createHealthHandlers(
  service: HealthService,
  { version, engine }: ServerFacts,
): Handlers<'getHealth' | 'getLiveness' | 'getReadiness'> {
  return {
    getHealth: async () => ({
      status: 'ok',
      version,
      database: engine,
      uptime_seconds: await service.uptimeIfHealthy(),
    }),
    getLiveness: async () => ({ status: 'ok' }),
    async getReadiness() {
      await service.assertReady();
      return { status: 'ok' };
    },
  };
}
