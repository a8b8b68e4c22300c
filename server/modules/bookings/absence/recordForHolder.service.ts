import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import { enqueue } from '../../../jobs/queue';
import { mentionOf, type Phrase } from '../../../lib/personalText';
import { recordAudit } from '../../identity/audit/audit.service';
import { changedForHolder } from '../bookings.jobs';
import { findPerson, type Db } from '../bookings.repository';
import type { LockedBooking } from '../bookings.types';

interface ForHolder {
  /** The audit action, such as `booking.cancelled`. */
  action: `booking.${string}` | `ticket.${string}`;
  /** The verb for the audit text, such as `cancelled`. */
  did: string;
  /** The end of the audit text, naming the person who has the ticket or booking now. */
  to?: Phrase;
  /** The text of the mail to the holder; null when the change sends a separate mail. */
  mail: 'attendees' | 'ticket' | 'handed_over' | null;
}

/** Records an action on the booking of a holder who has left or is away, and enqueues the mail to the holder. */
export async function recordForHolder(
  trx: Db,
  caller: Caller,
  booking: LockedBooking,
  { action, did, to = '', mail }: ForHolder,
): Promise<void> {
  const { id, user_id: holder, booking_number: number } = booking;
  const person = await findPerson(trx, holder);
  await recordAudit(trx, caller, {
    action,
    thing: { id, title: number },
    says: [
      `${did} booking ${number} of `,
      mentionOf({ id: holder }, person?.name ?? ''),
      to,
    ].flat(),
    company: booking.company_id,
  });
  if (mail === null || holder === caller.userId) return;
  const change = randomUUID();
  await enqueue(trx, changedForHolder, {
    key: change,
    payload: { booking: id, holder, by: caller.userId, what: mail, change },
  });
}
