import { RepeatTransaction } from '../../../db/errors';
import type { ModuleDeps } from '../../../deps';
import { findPoolBookings } from './poolBookings.repository';

/**
 * Checks that a pool has the bookings that the transaction has locked for it. Whoever adds one locks those that are
 * there, so that after this check none is added until the transaction ends.
 * @throws RepeatTransaction when one was added before they were locked
 */
export async function assertStillOf(
  trx: ModuleDeps['db'],
  poolId: number,
  locked: readonly number[],
): Promise<void> {
  const present = await findPoolBookings(trx, poolId);
  if (String(present) !== String(locked)) throw new RepeatTransaction('A booking was added.');
}
