import { createHash } from 'node:crypto';
import { inTransaction } from '../../db/transaction';
import { limitExceeded } from '../../lib/errors';
import type { ModuleDeps } from '../../deps';
import { exceededState, waitInWords, type Limit } from './limits';
import * as repository from './rateLimits.repository';

type Db = ModuleDeps['db'];

/** A limit and its subject: an address, a login, a network. */
export type LimitedSubject = readonly [limit: Limit, subject: string];

/** Hashed, because people type passwords into the wrong field, and for keys of one length. */
const keyOf = ([limit, subject]: LimitedSubject): string =>
  `${limit.name} ${createHash('sha256').update(subject).digest('base64url')}`;

const tooManyAttempts = (wait: string) => `Too many attempts. Please wait ${wait} and try again.`;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Sliding-window counts in the database, shared by all processes and kept across restarts. */
export function createRateLimits({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  /**
   * Counts one for each limit, or none at all.
   * @param handle `db`, or the transaction this belongs to
   * @returns the time to pass to `giveBack`
   * @throws AppError 429 with the seconds to wait
   */
  async function take(handle: Db, ...counted: readonly LimitedSubject[]): Promise<Date> {
    const at = new Date(clock.now());
    for (const one of counted) {
      if (await repository.countOne(handle, keyOf(one), one[0].rules, at)) continue;
      const hits = await repository.readHits(handle, keyOf(one));
      const state = exceededState(one[0], hits, at.getTime());
      const { refusal = tooManyAttempts } = one[0];
      throw limitExceeded(refusal(waitInWords(state.wait)), state);
    }
    return at;
  }

  return {
    /** Outside of any other transaction. If a later limit refuses, earlier counts are rolled back. */
    take: (...counted: readonly LimitedSubject[]): Promise<Date> =>
      inTransaction(db, (trx) => take(trx, ...counted)),

    /** As `take`, within the caller's transaction: a refusal must roll it back. */
    takeInTransaction: take,

    /** Counts one if there is room; false, and nothing counted, if there is none. */
    tryTake: (handle: Db, one: LimitedSubject): Promise<boolean> =>
      repository.countOne(handle, keyOf(one), one[0].rules, new Date(clock.now())),

    giveBack: (counted: LimitedSubject, at: Date) => repository.uncountOne(db, keyOf(counted), at),
    clear: (...counted: readonly LimitedSubject[]) => repository.deleteKeys(db, counted.map(keyOf)),
    purgeExpired: () => repository.deleteExpired(db, new Date(clock.now())),
  };
}
