import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';
import type { BookingRow } from '../bookings/bookings.types';
import { recordHistory, type HistoryEntry } from '../bookings/history.service';
import { recordAudit } from '../identity/audit/audit.service';

type Db = ModuleDeps['db'];

/**
 * Records a change of seats in the history of their booking.
 * @param caller null when nobody was signed in
 */
export const recordSeatHistory = (
  trx: Db,
  caller: Caller | null,
  row: BookingRow,
  entry: Pick<HistoryEntry, 'kind' | 'note'> & { to?: BookingRow['status'] },
): Promise<void> =>
  recordHistory(trx, [
    {
      bookingId: row.id,
      actor: caller && { id: caller.userId, name: caller.name || caller.email },
      from: row.status,
      to: row.status,
      ...entry,
    },
  ]);

type AuditedFields = Parameters<typeof recordAudit>[2]['after'];

/** Records a change in the history of the booking and in the audit log. */
export async function recordSeatChange(
  trx: Db,
  caller: Caller,
  row: BookingRow,
  { kind, says, after }: { kind: string; says: string; after: NonNullable<AuditedFields> },
): Promise<void> {
  await recordSeatHistory(trx, caller, row, { kind });
  await recordAudit(trx, caller, {
    action: `booking.${kind}`,
    thing: { id: row.id, title: row.booking_number },
    says,
    after,
    company: row.company_id,
  });
}
