import type { Caller } from '../../contract/caller';
import type { BookingStatus } from '../../db/schema/bookings';
import type { ModuleDeps } from '../../deps';
import type { Phrase } from '../../lib/personalText';
import * as repository from './bookingChanges.repository';
import type { HistoryEntry } from './bookingChanges.repository';
import type { LockedBooking } from './bookings.types';

export type { HistoryEntry } from './bookingChanges.repository';

/** Writes the history of bookings (D13), in the transaction that changes them. */
export const recordHistory = (
  trx: ModuleDeps['db'],
  entries: readonly HistoryEntry[],
): Promise<void> => repository.insertHistory(trx, entries);

/** A history entry for the caller's action on a booking; without `to` the status does not change. */
export const historyOf = (
  caller: Pick<Caller, 'userId' | 'name' | 'email'>,
  { id, status }: Pick<LockedBooking, 'id' | 'status'>,
  kind: string,
  { to = status, note = '' }: { to?: BookingStatus; note?: Phrase } = {},
): HistoryEntry => ({
  bookingId: id,
  actor: { id: caller.userId, name: caller.name || caller.email },
  kind,
  from: status,
  to,
  note,
});
