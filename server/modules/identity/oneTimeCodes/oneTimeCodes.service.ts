import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { jwtSecretsOf } from '../../../config/secrets';
import { mapNonEmpty } from '../../../lib/nonEmpty';
import { createSemaphore } from '../../../lib/semaphore';
import { AppError, gone } from '../../../lib/errors';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import type { NetworkHash } from '../networkHash.service';
import * as repository from './oneTimeCodes.repository';
import type { CodeKey } from './oneTimeCodes.repository';

export type { CodeKey } from './oneTimeCodes.repository';

type Db = ModuleDeps['db'];

/** Seconds (docs/product/people.md#one-time-codes). */
export const CODE_SECONDS = 600;
/** Tries of one network on one code. */
const MAX_TRIES = 5;
/** Tries on one code, shared by all networks that did not request it. */
const MAX_STRANGERS_TRIES = 50;
/** Networks that can count as requesters of one code; each has `MAX_TRIES`. */
const MAX_REQUESTERS = 10;
/** Milliseconds for which an expired code is kept, so that the answer is "expired" and not "wrong". */
const EXPIRED_KEPT_MS = 24 * 3600 * 1000;

/**
 * Also thrown when no code was ever issued, so that the answer does not reveal known addresses
 * (docs/product/people.md#one-time-codes).
 */
export const wrongCode = () =>
  new AppError(400, 'invalid_otp', 'Invalid OTP. Please try again.', {
    fields: { otp: 'Invalid OTP. Please try again.' },
  });

/** A code that matched when it was compared. It still has to be consumed with `consume`. */
export type MatchedCode = CodeKey & { id: number };

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/**
 * Concurrent tries per process. Tries for one address wait for each other's locks, and a flood must not use up all
 * database connections.
 */
const MAX_CONCURRENT_TRIES = 4;
/** Limits for waiting tries. A network may have eight times as many as a person. */
const WAITING_TRIES = { maxWaitingPerPerson: 100, maxWaiting: 2_000 };

type Networks = ReturnType<NetworkHash>;

type Deps = Pick<ModuleDeps, 'secrets' | 'clock'> & { networkHash: NetworkHash };

/**
 * Six digits sent by mail and stored hashed, valid for ten minutes and one use (D9). A network that requested a code
 * has five tries on it. Networks that did not request it share fifty, so that they can neither guess it nor use up the
 * requester's tries. With at most ten requesters, at most 100 of a million codes can be tried (D31). While servers run
 * with two secrets, a requester has up to twice the tries.
 */
export function createOneTimeCodes({ secrets, clock, networkHash }: Deps) {
  const keys = mapNonEmpty(jwtSecretsOf(secrets), (jwtSecret) =>
    Buffer.from(hkdfSync('sha256', jwtSecret, '', 'foyer one-time codes', 32)),
  );
  const hashWith = (key: Buffer, { purpose, email }: CodeKey, code: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${email}\n${code}`).digest('base64url');

  const withSlot = createSemaphore(MAX_CONCURRENT_TRIES, WAITING_TRIES);

  /** Counts a try on each valid code that has tries left, and returns these codes. */
  async function countTry(trx: Db, codeKey: CodeKey, networks: Networks, now: Date) {
    const valid = await repository.lockValidCodes(trx, codeKey, now);
    if (valid.length === 0) return null;
    const ids = valid.map(({ id }) => id);
    const requested = await repository.requestedBy(trx, ids, networks);
    const open = valid.filter(({ id, tries }) => requested.has(id) || tries < MAX_STRANGERS_TRIES);
    if (open.length === 0) return [];
    const openIds = open.map(({ id }) => id);
    const counted = await repository.countTries(trx, openIds, networks[0], MAX_TRIES);
    const asStranger = [...counted].filter((id) => !requested.has(id));
    if (asStranger.length > 0) await repository.countStrangersTry(trx, asStranger);
    return open.filter(({ id }) => counted.has(id));
  }

  return {
    /**
     * Issues a new code. Older ones stay valid until they expire, so that a stranger's request does not invalidate a
     * code. Also called for an address without an account, which gets no mail, so that the answers stay the same.
     * @param address the IP address that requests the code
     */
    async issue(db: Db, codeKey: CodeKey, address: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock.now();
      const row = {
        ...codeKey,
        codeHash: hashWith(keys[0], codeKey, code),
        issuedAt: new Date(now),
        expiresAt: new Date(now + CODE_SECONDS * 1000),
      };
      await repository.insertCode(db, row, networkHash(address)[0]);
      return code;
    },

    /**
     * For a request over the mail limit of an address: adds this network to the requesters of the newest valid code,
     * which was mailed before.
     * @returns false when there is no valid code
     */
    async share(trx: Db, codeKey: CodeKey, address: string): Promise<boolean> {
      const valid = await repository.lockValidCodes(trx, codeKey, new Date(clock.now()));
      const newest = valid.at(-1);
      if (!newest) return false;
      const [network] = networkHash(address);
      await repository.addRequester(trx, newest.id, network, MAX_REQUESTERS);
      return true;
    },

    /**
     * Uses one try on each valid code of the address. Do not call it in a transaction that may roll back, which would
     * undo the count.
     * @param address the IP address that tries the code
     * @throws AppError 400 invalid_otp, 410 expired, 410 too_many_tries
     */
    async check(db: Db, codeKey: CodeKey, code: string, address: string): Promise<MatchedCode> {
      const now = new Date(clock.now());
      const networks = networkHash(address);
      const usable = await withSlot(() =>
        inTransaction(db, (trx) => countTry(trx, codeKey, networks, now)),
      );
      if (!usable) {
        if (!(await repository.hasExpiredCode(db, codeKey))) throw wrongCode();
        throw gone('This code has expired. Please ask for a new one.');
      }
      if (usable.length === 0) {
        throw gone('That was one try too many. Please ask for a new code.', 'too_many_tries');
      }
      const typed = keys.map((key) => Buffer.from(hashWith(key, codeKey, code)));
      const match = usable.find(({ code_hash: hash }) =>
        typed.some((one) => timingSafeEqual(one, Buffer.from(hash))),
      );
      if (!match) throw wrongCode();
      return { ...codeKey, id: match.id };
    },

    /**
     * Deletes all codes of the address. `db` is the transaction of the change that the code authorizes.
     * @throws AppError 400 invalid_otp when a concurrent request has used it
     */
    async consume(db: Db, matched: MatchedCode): Promise<void> {
      if (!(await repository.deleteCodes(db, matched, matched.id))) throw wrongCode();
    },

    purgeExpired: (db: Db) =>
      repository.deleteExpiredBefore(db, new Date(clock.now() - EXPIRED_KEPT_MS)),
  };
}
