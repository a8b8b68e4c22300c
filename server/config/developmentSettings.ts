import { ConfigError, integer, text, type Env } from './env';

/** What a developer does to calls in order to see how the pages take it. */
export interface DevelopmentSettings {
  /** Milliseconds by which each call is answered later. */
  devLatency: number;
  /** Statuses of calls that fail, by operation; `injectFaults` checks that the operations exist. */
  devFailures: ReadonlyMap<string, number>;
}

const FAILURE = /^(\w+):([45]\d\d)$/;

/** @throws ConfigError also for any value outside development */
export function developmentSettings(env: Env): DevelopmentSettings {
  for (const name of ['DEV_LATENCY_MS', 'DEV_FAIL']) {
    if (text(env, name) !== undefined && env.NODE_ENV !== 'development') {
      throw new ConfigError(`${name} works only with NODE_ENV=development, as in npm run dev.`);
    }
  }
  return {
    devLatency: integer(env, 'DEV_LATENCY_MS', 0, 0, 60_000),
    devFailures: new Map((text(env, 'DEV_FAIL')?.split(',') ?? []).map(failure)),
  };
}

function failure(value: string): [string, number] {
  const [, operation, status] = FAILURE.exec(value.trim()) ?? [];
  if (operation === undefined) {
    throw new ConfigError(
      `DEV_FAIL must list operations with a status from 400 to 599, such as listEvents:503, not "${value.trim()}".`,
    );
  }
  return [operation, Number(status)];
}
