import { batchesAtOnce } from '../../db/batchesAtOnce';
import { isConnectionError, isLockTimeout, isStatementRefusal, withRetry } from '../../db/errors';
import { lockTiersToTake } from '../../db/lockOrder';
import type { ModuleDeps } from '../../deps';
import { conflict } from '../../lib/errors';
import { takeSeatsTogether, type GroupOutcome } from './groupAdmission.repository';
import { inTransaction } from '../../db/transaction';
import { createSemaphore } from '../../lib/semaphore';
import { createGroupAdmission } from './groupAdmission.service';
import { holdLimitsOf, withoutLimits, type HoldLimits } from './holdLimits.rules';
import type { HoldLimitService } from './holdLimits.service';
import { assertTierLimits, checkTierLimits } from './tierLimits.service';
import type { NewBooking, TakenSeats } from './inventory.types';

/**
 * Takes seats and creates the booking, all or nothing (D11).
 * @param clientDisconnected returns true once the client has disconnected; a request that is still waiting is then
 *   dropped
 * @returns the booking's id; null when the tier cannot be booked at this price or has too few seats
 * @throws 409 `hold_limit`, `tier_limit`; 409 `idempotency_conflict` when the key was used before, so that the caller
 *   can look up its outcome
 */
export type TakeSeats = (
  request: NewBooking,
  clientDisconnected?: () => boolean,
) => Promise<number | null>;

export interface TakeSeatsDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<
    ModuleDeps['config'],
    'groupAdmission' | 'holdMinutes' | 'maxHeldPerPerson' | 'maxHeldPerCompany'
  >;
  log: Pick<ModuleDeps['log'], 'warn'>;
  holdLimits: HoldLimitService;
}

/**
 * Limits concurrent requests that are counted one by one, so that a person who sends many cannot occupy all
 * connections.
 */
const MAX_CONCURRENT_COUNTS = 2;

/** Takes seats with one statement per request or, with group admission on, per group of requests. */
export function createTakeSeats(deps: TakeSeatsDeps): TakeSeats {
  const { db, config, holdLimits } = deps;
  const take = createTake(deps);
  const withSlot = createSemaphore(MAX_CONCURRENT_COUNTS);
  return async (request, clientDisconnected) => {
    const { id, isOverLimit } = await take(request, clientDisconnected);
    if (!isOverLimit) return id;
    return withSlot(() => takeCounted(db, request, config.holdMinutes, holdLimits));
  };
}

/**
 * Takes seats for a request that was over a limit. Counts the bookings themselves, because the stored counts are too
 * high after seats were released, and because the limit may have been exceeded only together with other requests.
 * @throws 409 `tier_limit`, `hold_limit`
 */
async function takeCounted(
  db: ModuleDeps['db'],
  request: NewBooking,
  holdMinutes: number,
  holdLimits: HoldLimitService,
): Promise<number | null> {
  const { userId, companyId, tierId, quantity } = request;
  const hold = {
    userId,
    companyId,
    tierId,
    seats: quantity,
    seatSeconds: quantity * holdMinutes * 60,
  };
  const wanted = { userId, companyId, seats: new Map([[tierId, quantity]]) };
  // Check without locks first, so that a rejected request does not make others wait for the tier.
  await checkTierLimits(db, wanted);
  await holdLimits.check(db, hold);
  return inTransaction(db, async (trx) => {
    await lockTiersToTake(trx, [tierId]);
    await assertTierLimits(trx, wanted);
    await holdLimits.count(trx, hold);
    return (await takeOne(trx, request, withoutLimits(holdMinutes))).id;
  });
}

/** @throws 409 `idempotency_conflict` */
async function takeOne(
  trx: ModuleDeps['db'],
  request: NewBooking,
  limits: HoldLimits,
): Promise<TakenSeats> {
  return outcomeOfOne(await takeSeatsTogether(trx, [request], limits));
}

function outcomeOfOne([outcome]: readonly GroupOutcome[]): TakenSeats {
  if (!outcome) throw new Error('The request for seats has no outcome.');
  if (outcome.keyIsTaken) throw keyIsTakenError();
  return outcome;
}

function createTake({ db, config, log }: Omit<TakeSeatsDeps, 'holdLimits'>) {
  const limits = holdLimitsOf(config);
  async function takeTogether(requests: readonly NewBooking[]): Promise<GroupOutcome[]> {
    if (!requests.some((request) => request.isLimited)) {
      return withRetry(() => takeSeatsTogether(db, requests, limits));
    }
    // The seats that people have are counted in a later statement than the lock, so that nobody can take more
    // meanwhile.
    return inTransaction(db, async (trx) => {
      await lockTiersToTake(
        trx,
        requests.map((request) => request.tierId),
      );
      return takeSeatsTogether(trx, requests, limits);
    });
  }
  if (!config.groupAdmission) {
    return async (request: NewBooking) => outcomeOfOne(await takeTogether([request]));
  }
  return createGroupAdmission<NewBooking, TakenSeats>({
    takeTogether: async (requests) => (await takeTogether(requests)).map(toSettled),
    // In a transaction, because its lock timeout is shorter by the time that the group has already waited.
    takeAlone: async (request) =>
      request.isLimited
        ? outcomeOfOne(await takeTogether([request]))
        : inTransaction(db, (trx) => takeOne(trx, request, limits)),
    width: batchesAtOnce(db),
    keyOf: ({ keyed }) => keyed && `${keyed.userId} ${keyed.key}`,
    tierOf: (request) => request.tierId,
    hasDoneNothing: isStatementRefusal,
    concernsTier: (error) => isLockTimeout(error) || isConnectionError(error),
    blocksTier: isLockTimeout,
    onFallback: (error, requests) => log.warn({ err: error, requests }, 'bookings made one by one'),
  });
}

const toSettled = ({ keyIsTaken, ...taken }: GroupOutcome): PromiseSettledResult<TakenSeats> =>
  keyIsTaken
    ? { status: 'rejected', reason: keyIsTakenError() }
    : { status: 'fulfilled', value: taken };

const keyIsTakenError = () =>
  conflict('idempotency_conflict', 'This Idempotency-Key was used for a different request.');
