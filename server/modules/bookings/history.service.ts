import type { ModuleDeps } from '../../deps';
import * as repository from './bookingChanges.repository';
import type { HistoryEntry } from './bookingChanges.repository';

export type { HistoryEntry } from './bookingChanges.repository';

/** Writes the history of bookings (D13), in the transaction that changes them. */
export const recordHistory = (
  trx: ModuleDeps['db'],
  entries: readonly HistoryEntry[],
): Promise<void> => repository.insertHistory(trx, entries);
