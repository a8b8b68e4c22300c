import { ConfigError, text, type Env } from './env';

/** `web` answers requests, `worker` does the background work, `all` does both. */
export type ProcessRole = 'web' | 'worker' | 'all';

const roles: readonly ProcessRole[] = ['web', 'worker', 'all'];

/** @throws ConfigError */
export function processRole(env: Env, databaseUrl: string | undefined): ProcessRole {
  const value = text(env, 'FOYER_ROLE')?.toLowerCase() ?? 'all';
  const role = roles.find((known) => known === value);
  if (!role) throw new ConfigError(`FOYER_ROLE must be web, worker or all, not "${value}".`);
  if (role !== 'all' && databaseUrl === undefined) {
    throw new ConfigError(
      `FOYER_ROLE=${role} needs DATABASE_URL: the embedded database takes one process.`,
    );
  }
  return role;
}
