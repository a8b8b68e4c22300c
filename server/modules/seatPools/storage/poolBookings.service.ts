import { RepeatTransaction } from '../../../db/errors';
import type { ModuleDeps } from '../../../deps';
import { findPoolBookings } from './poolBookings.repository';

/**
 * Checks that the transaction has locked all bookings of a pool. Adding a booking locks the existing ones, so after
 * this check none can be added until the transaction ends.
 * @throws RepeatTransaction when a booking was added before the lock
 */
export async function assertStillOf(
  trx: ModuleDeps['db'],
  poolId: number,
  locked: readonly number[],
): Promise<void> {
  const present = await findPoolBookings(trx, poolId);
  if (String(present) !== String(locked)) throw new RepeatTransaction('A booking was added.');
}
