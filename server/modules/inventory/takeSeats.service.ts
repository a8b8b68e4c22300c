import type { Database } from '../../db/client';
import { isConnectionError, isLockTimeout, isStatementRefusal, withRetry } from '../../db/errors';
import type { ModuleDeps } from '../../deps';
import { conflict } from '../../lib/errors';
import { takeSeatsTogether, type GroupOutcome } from './groupAdmission.repository';
import { createGroupAdmission } from './groupAdmission.service';
import { takeSeatsAndBook } from './inventory.repository';
import type { NewBooking } from './inventory.types';

/**
 * Takes seats and makes the booking, all or nothing (D11).
 * @param clientDisconnected true once the client has disconnected; a request that still waits is then
 *   dropped
 * @returns the booking's id; null when the tier cannot be booked at this price or has too few seats
 * @throws 409 `idempotency_conflict` when the key was used before; the caller then looks up its outcome
 */
export type TakeSeats = (
  request: NewBooking,
  clientDisconnected?: () => boolean,
) => Promise<number | null>;

export interface TakeSeatsDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<ModuleDeps['config'], 'groupAdmission' | 'holdMinutes'>;
  log: Pick<ModuleDeps['log'], 'warn'>;
  engine: Database['engine'];
}

/**
 * Concurrent statements: PostgreSQL executes a second one while the first waits for the disk; PGlite
 * runs one at a time.
 */
const widths: Record<Database['engine'], number> = { postgres: 2, pglite: 1 };

/** Takes seats with one statement per request or, with group admission on, per group of requests. */
export function createTakeSeats({ db, config, log, engine }: TakeSeatsDeps): TakeSeats {
  const { holdMinutes } = config;
  const takeAlone = (request: NewBooking) =>
    withRetry(() => takeSeatsAndBook(db, request, holdMinutes));
  if (!config.groupAdmission) return takeAlone;
  return createGroupAdmission<NewBooking, number | null>({
    async takeTogether(requests) {
      const outcomes = await withRetry(() => takeSeatsTogether(db, requests, holdMinutes));
      return outcomes.map(toSettled);
    },
    takeAlone,
    width: widths[engine],
    keyOf: ({ keyed }) => keyed && `${keyed.userId} ${keyed.key}`,
    tierOf: (request) => request.tierId,
    hasDoneNothing: isStatementRefusal,
    concernsTier: (error) => isLockTimeout(error) || isConnectionError(error),
    onFallback: (error, requests) => log.warn({ err: error, requests }, 'bookings made one by one'),
  });
}

const toSettled = ({ id, keyIsTaken }: GroupOutcome): PromiseSettledResult<number | null> =>
  keyIsTaken
    ? {
        status: 'rejected',
        reason: conflict(
          'idempotency_conflict',
          'This Idempotency-Key was used for a different request.',
        ),
      }
    : { status: 'fulfilled', value: id };
