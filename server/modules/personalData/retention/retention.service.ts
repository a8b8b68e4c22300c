import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { deleteBookings } from '../../inventory/bookingState/bookingState.service';
import * as abandoned from './abandonedBookings.repository';
import { eraseDetailsOfEndedBefore } from './attendeeDetails.repository';
import { deleteRefusalsBefore, eraseGuestsInvitedBefore } from './guestNames.repository';

const DAY_MS = 24 * 3600 * 1000;
/** Rows that one statement changes at most. */
const BATCH_SIZE = 500;
/** Days that notifications show refused guests. */
const REFUSAL_DAYS = 90;

/**
 * Erases attendee details, guest names and unpaid bookings after their retention periods
 * (docs/operations.md#how-long-data-is-kept).
 */
export const createRetention = ({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) => {
  /** @returns number of deleted bookings, at most BATCH_SIZE */
  const deleteAbandoned = (changedBefore: Date): Promise<number> =>
    inTransaction(db, async (trx) => {
      const ids = await abandoned.lockAbandoned(trx, changedBefore, BATCH_SIZE);
      if (ids.length === 0) return 0;
      await abandoned.deleteNotices(trx, ids);
      await deleteBookings(trx, ids);
      return ids.length;
    });

  return {
    async purgeExpired(): Promise<void> {
      const before = (days: number) => new Date(clock.now() - days * DAY_MS);
      const attendees = before(config.retentionAttendees);
      while ((await eraseDetailsOfEndedBefore(db, attendees, BATCH_SIZE)) === BATCH_SIZE);
      const guests = before(config.retentionGuests);
      while ((await eraseGuestsInvitedBefore(db, guests, BATCH_SIZE)) === BATCH_SIZE);
      const unpaid = before(config.retentionAbandoned);
      while ((await deleteAbandoned(unpaid)) === BATCH_SIZE);
      while ((await deleteRefusalsBefore(db, before(REFUSAL_DAYS), BATCH_SIZE)) === BATCH_SIZE);
    },
  };
};
