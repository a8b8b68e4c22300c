import { integer, type Env } from './env';

/** Calls per minute and process; 0: no limit. */
export interface WriteQuotas {
  writesPerPerson: number;
  /** Shared by all people in a company. */
  writesPerCompany: number;
  /** Shared by signed-out visitors from one network. */
  writesPerNetwork: number;
  /** With one API key, reads included. */
  callsPerKey: number;
}

const MOST = 1_000_000;

/** @throws ConfigError */
export const writeQuotaSettings = (env: Env): WriteQuotas => ({
  writesPerPerson: integer(env, 'WRITES_PER_PERSON', 6_000, 0, MOST),
  writesPerCompany: integer(env, 'WRITES_PER_COMPANY', 60_000, 0, MOST),
  writesPerNetwork: integer(env, 'WRITES_PER_NETWORK', 30_000, 0, MOST),
  callsPerKey: integer(env, 'CALLS_PER_KEY', 600, 0, MOST),
});
