import type { BookingStatus } from '../../db/schema/bookings';
import { recordHistory } from '../bookings/history.service';
import type { ModuleDeps } from '../../deps';

/** What a booking meets with when its event is cancelled or moved. */
export interface Affected {
  kind: 'event_cancelled' | 'event_moved';
  booking: { id: number; userId: number; eventId: number };
  /** Who cancelled or moved the event; null: Foyer itself. */
  actor: { id: number; name: string } | null;
  /** Null where it stays what it is. */
  change: { from: BookingStatus; to: BookingStatus } | null;
  /** For people. */
  note: string;
}

/**
 * The one place that hears of every booking that is affected, in the transaction that affects it:
 * its history (D13), and whatever else is to be told of it.
 */
export async function recordAffected(
  trx: ModuleDeps['db'],
  affected: readonly Affected[],
): Promise<void> {
  await recordHistory(
    trx,
    affected.map(({ kind, booking, actor, change, note }) => ({
      bookingId: booking.id,
      actor,
      kind,
      from: change?.from ?? null,
      to: change?.to ?? null,
      note,
    })),
  );
}
