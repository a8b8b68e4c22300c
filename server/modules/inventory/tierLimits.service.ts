import { lockTiers } from '../../db/lockOrder';
import type { ModuleDeps } from '../../deps';
import type { AppError } from '../../lib/errors';
import { endExpired } from './holdExpiry.repository';
import type { LimitedSeats } from './inventory.types';
import { findTierUse, lockExpiredHolds } from './tierLimits.repository';
import { receiverLimitProblem, tierLimitProblem, type TierUse } from './tierLimits.rules';

type Db = ModuleDeps['db'];

type LimitCheck = (use: TierUse, seats: number) => AppError | null;

const problemOf = (
  uses: readonly TierUse[],
  { seats }: LimitedSeats,
  check: LimitCheck = tierLimitProblem,
) => uses.map((use) => check(use, seats.get(use.tierId) ?? 0)).find(Boolean) ?? null;

/**
 * Checks seats that a person wants against the tiers' limits (docs/product/screens.md#ticket-tiers) and the current
 * bookings, without locks.
 * @throws 409 `tier_limit`
 */
export async function checkTierLimits(db: Db, wanted: LimitedSeats): Promise<void> {
  const problem = problemOf(await findTierUse(db, wanted, { byClock: true }), wanted);
  if (problem) throw problem;
}

/**
 * Like `checkTierLimits`, for seats that the transaction takes. The transaction has locked their tiers in an earlier
 * statement. Every change that takes, queues for or hands over seats locks the tier, so nobody else can take more until
 * the transaction ends.
 * @throws 409 `tier_limit`
 */
export async function assertTierLimits(
  trx: Db,
  wanted: LimitedSeats,
  check?: LimitCheck,
): Promise<void> {
  const find = () => findTierUse(trx, wanted, { byClock: false });
  if (problemOf(await find(), wanted, check) === null) return;
  const expired = await lockExpiredHolds(trx, wanted);
  if (expired.length > 0) await endExpired(trx, expired);
  const problem = problemOf(await find(), wanted, check);
  if (problem) throw problem;
}

/**
 * Checks that a person can receive seats from another person in their company. Locks the tiers.
 * @param receiver the person's name, for the error
 * @throws 409 `tier_limit`
 */
export async function assertMayReceive(
  trx: Db,
  wanted: LimitedSeats,
  receiver: string,
): Promise<void> {
  await lockTiers(trx, [...wanted.seats.keys()]);
  await assertTierLimits(trx, wanted, (use, seats) =>
    receiverLimitProblem(use, { seats, receiver }),
  );
}
