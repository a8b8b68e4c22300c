import type { ModuleDeps } from '../../../deps';
import { announceBookings } from '../../webhooks/outbox.service';
import * as repository from './bookingState.repository';

/** The booking changes that other modules may make. The repository documents which locks each needs. */
export {
  cancelWaiting,
  changeDetails,
  changeHolder,
  deleteBookings,
  eraseNames,
  recordRefund,
  removeBooking,
  touchBooking,
  type BookingDetails,
} from './bookingState.repository';

/** As in the repository; webhooks are told. */
export async function endBookings(
  trx: ModuleDeps['db'],
  ids: readonly number[],
  status: 'cancelled' | 'refunded',
): Promise<void> {
  await repository.endBookings(trx, ids, status);
  await announceBookings(trx, 'booking.cancelled', ids);
}

/** As in the repository, after `recordRefund`; webhooks are told. */
export async function markRefunded(trx: ModuleDeps['db'], ids: readonly number[]): Promise<void> {
  await repository.markRefunded(trx, ids);
  await announceBookings(trx, 'booking.refunded', ids);
}
