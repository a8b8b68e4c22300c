import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { deleteBookings } from '../../inventory/bookingState/bookingState.service';
import * as abandoned from './abandonedBookings.repository';
import { eraseDetailsOfEndedBefore } from './attendeeDetails.repository';
import { deleteRefusalsBefore, eraseGuestsInvitedBefore } from './guestNames.repository';

const DAY_MS = 24 * 3600 * 1000;
/** Rows that one statement changes. */
const AT_ONCE = 500;
/** Days for which notifications tell of guests who got no seat. */
const REFUSALS = 90;

/** Erases details of attendees and names of guests some time after the event, and bookings that were never paid (docs/operations.md#how-long-data-is-kept). */
export const createRetention = ({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) => {
  /** @returns of how many bookings, at most AT_ONCE */
  const deleteAbandoned = (changedBefore: Date): Promise<number> =>
    inTransaction(db, async (trx) => {
      const ids = await abandoned.lockAbandoned(trx, changedBefore, AT_ONCE);
      if (ids.length === 0) return 0;
      await abandoned.deleteNotices(trx, ids);
      await deleteBookings(trx, ids);
      return ids.length;
    });

  return {
    async purgeExpired(): Promise<void> {
      const before = (days: number) => new Date(clock.now() - days * DAY_MS);
      const attendees = before(config.retentionAttendees);
      while ((await eraseDetailsOfEndedBefore(db, attendees, AT_ONCE)) === AT_ONCE);
      const guests = before(config.retentionGuests);
      while ((await eraseGuestsInvitedBefore(db, guests, AT_ONCE)) === AT_ONCE);
      const unpaid = before(config.retentionAbandoned);
      while ((await deleteAbandoned(unpaid)) === AT_ONCE);
      while ((await deleteRefusalsBefore(db, before(REFUSALS), AT_ONCE)) === AT_ONCE);
    },
  };
};
