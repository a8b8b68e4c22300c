import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../../lib/semaphore';

/**
 * Argon2id (the library's default) with OWASP's minimum cost: 19 MiB, two passes, no parallelism
 * (D9).
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash of the same cost that no password matches: unknown accounts are verified against it, so that
 * response times do not reveal which accounts exist.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$X9WR1XOmCpZPOOvrC5BQDQ$C4E1g+CvsBU6daj80qSkvtmtoaeGp16GfuahzcUmG38';

/**
 * Hashes four passwords at once, one per libuv thread, and queues the others. Most callers are not signed in, so the
 * queue is shared fairly by network.
 */
const withSlot = createSemaphore(4, { maxWaitingPerPerson: 25, maxWaiting: 600 });

/** @throws AppError 429, 503 as `Slots.take` */
export const hashPassword = (password: string): Promise<string> =>
  withSlot(() => hash(password, cost));

/**
 * False for a wrong password and for a stored value that is not a hash. Takes about 20 ms in a
 * worker thread.
 * @throws AppError 429, 503 as `Slots.take`
 */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  withSlot(() => verify(stored, password).catch(() => false));
