import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
/** The C function that reports an outdated plan; its error code also means any unsupported feature. */
const PLAN_CHECK = 'RevalidateCachedQuery';
/** Custom error codes, raised by our SQL functions. */
const SUSPENDED_COMPANY = 'FY001';

/**
 * True for a unique violation; with `constraint`, only for that constraint or index. For
 * expected conflicts prefer `ON CONFLICT DO NOTHING`: an error in `pool.query()` costs a connection
 * and in a transaction everything done so far.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || error.constraint === constraint;
}

/**
 * True for a prepared `select *` whose table has since gained a column: a newer server has migrated. On this
 * connection the statement would fail every time.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === PLAN_CHECK;

/** True if repeating the transaction may succeed. */
export function isSerializationFailure(error: unknown): boolean {
  if (error instanceof RepeatTransaction || isOutdatedPlan(error)) return true;
  return (
    error instanceof pg.DatabaseError &&
    (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED)
  );
}

/** True for a booking whose company is suspended (`follow_merged_company` in migration 0002). */
export const isSuspendedCompany = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === SUSPENDED_COMPANY;

/** True when waiting for a lock took longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

/**
 * True when the database rejected this statement, which therefore had no effect: a smaller one may
 * succeed. False after a timeout or a lost connection, where the effect is unknown.
 */
export const isStatementRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== QUERY_CANCELED && !isConnectionError(error);

/**
 * True when the database was too busy for this request, which had no effect: all retries failed to
 * serialize, a lock was not granted, or the statement timed out. The answer is 503, try again.
 */
export const isOverload = (error: unknown): boolean =>
  isSerializationFailure(error) ||
  isLockTimeout(error) ||
  (error instanceof pg.DatabaseError && error.code === QUERY_CANCELED);

/**
 * Class 08, a server that stops or starts (57P01 to 57P03), is no longer the primary (25006), or lacks space, memory,
 * connections or its files.
 */
const connectionStates = /^(08...|25006|57P0[123]|53...|58030)$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Messages of `pg` errors that have no code. */
const connectionMessages = [
  'Query read timeout',
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

/** True when the database could not be reached or went away: the answer is 503, try again. */
export function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Every address of the host has failed.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isConnectionError);
  if ('code' in error && typeof error.code === 'string') {
    return connectionStates.test(error.code) || networkCodes.has(error.code);
  }
  const message = 'message' in error ? String(error.message) : '';
  return connectionMessages.some((start) => message.startsWith(start));
}

/** True if the database could not answer a valid request; the response is 503, try again. */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionError(error) || isOverload(error);

const ofDatabase = new WeakSet<object>();

/** Marks an error thrown by connecting to the database or by a statement. */
export function noteDatabaseError(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofDatabase.add(error);
}

/** True if the database went away. Errors of a mail server, a gateway or a caller have the same codes. */
export const isOutage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ofDatabase.has(error) && isConnectionError(error);

/** Thrown if rows that the transaction read have changed; `withRetry` repeats the transaction. */
export class RepeatTransaction extends Error {}

interface RetryOptions {
  /** Total number of attempts. */
  attempts?: number;
}

/**
 * Repeats a transaction that failed to serialize or deadlocked (40001, 40P01), or whose statements were planned
 * before a migration. `work` must read inside the transaction and have no effect outside the database.
 * @throws whatever `work` throws, and the last such failure after `attempts` tries
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  { attempts = 5 }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isSerializationFailure(error)) throw error;
      // Random, so that two failed transactions do not collide again.
      await delay(Math.random() * 5 * 2 ** attempt);
    }
  }
}
