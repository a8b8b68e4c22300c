import { lockTiers } from '../../db/lockOrder';
import type { ModuleDeps } from '../../deps';
import type { AppError } from '../../lib/errors';
import { endExpired } from './holdExpiry.repository';
import type { LimitedSeats } from './inventory.types';
import { findTierUse, lockExpiredHolds } from './tierLimits.repository';
import { receiverLimitProblem, tierLimitProblem, type TierUse } from './tierLimits.rules';

type Db = ModuleDeps['db'];

type Judge = (use: TierUse, seats: number) => AppError | null;

const problemOf = (
  uses: readonly TierUse[],
  { seats }: LimitedSeats,
  judge: Judge = tierLimitProblem,
) => uses.map((use) => judge(use, seats.get(use.tierId) ?? 0)).find(Boolean) ?? null;

/**
 * Whether a person can have seats by the limits of their tiers (docs/product/screens.md#ticket-tiers), by the bookings as they
 * are; locks nothing.
 * @throws 409 `tier_limit`
 */
export async function checkTierLimits(db: Db, wanted: LimitedSeats): Promise<void> {
  const problem = problemOf(await findTierUse(db, wanted, { byClock: true }), wanted);
  if (problem) throw problem;
}

/**
 * The same for seats that the transaction takes. It has locked their tiers in an earlier statement, and everything that
 * takes seats, waits for them or hands them to another person locks the tier: so nobody else can take more until it ends.
 * @throws 409 `tier_limit`
 */
export async function assertTierLimits(
  trx: Db,
  wanted: LimitedSeats,
  judge?: Judge,
): Promise<void> {
  const find = () => findTierUse(trx, wanted, { byClock: false });
  if (problemOf(await find(), wanted, judge) === null) return;
  const expired = await lockExpiredHolds(trx, wanted);
  if (expired.length > 0) await endExpired(trx, expired);
  const problem = problemOf(await find(), wanted, judge);
  if (problem) throw problem;
}

/**
 * Whether somebody can receive seats that another person of their company has. Locks the tiers.
 * @param receiver their name, for the error
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
