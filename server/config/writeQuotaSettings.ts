import { integer, type Env } from './env';

/** Writing calls per minute and process; 0: no limit. */
export interface WriteQuotas {
  writesPerPerson: number;
  /** Shared by all people in a company. */
  writesPerCompany: number;
  /** Shared by signed-out visitors from one network. */
  writesPerNetwork: number;
}

const MOST = 1_000_000;

/** @throws ConfigError */
export const writeQuotaSettings = (env: Env): WriteQuotas => ({
  writesPerPerson: integer(env, 'WRITES_PER_PERSON', 6_000, 0, MOST),
  writesPerCompany: integer(env, 'WRITES_PER_COMPANY', 60_000, 0, MOST),
  writesPerNetwork: integer(env, 'WRITES_PER_NETWORK', 30_000, 0, MOST),
});
