import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config';
import type { Database } from './db/client';
import type { Clock } from './lib/clock';
import type { Secrets } from './config/secrets';

/** The dependencies of every module. */
export interface ModuleDeps {
  db: Database['db'];
  config: Config;
  secrets: Secrets;
  clock: Clock;
  log: FastifyBaseLogger;
}
