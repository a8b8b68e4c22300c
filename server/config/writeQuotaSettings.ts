import { integer, type Env } from './env';

/** Calls that write, within a minute and one process; 0: no limit. */
export interface WriteQuotas {
  writesPerPerson: number;
  /** Of all people of a company together. */
  writesPerCompany: number;
  /** Of visitors who are not signed in, from one network. */
  writesPerNetwork: number;
}

const MOST = 1_000_000;

/** @throws ConfigError */
export const writeQuotaSettings = (env: Env): WriteQuotas => ({
  writesPerPerson: integer(env, 'WRITES_PER_PERSON', 6_000, 0, MOST),
  writesPerCompany: integer(env, 'WRITES_PER_COMPANY', 60_000, 0, MOST),
  writesPerNetwork: integer(env, 'WRITES_PER_NETWORK', 30_000, 0, MOST),
});
