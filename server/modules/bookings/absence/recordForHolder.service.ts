import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import { enqueue } from '../../../jobs/queue';
import { mentionOf, type Phrase } from '../../../lib/personalText';
import { recordAudit } from '../../identity/audit/audit.service';
import { changedForHolder } from '../bookings.jobs';
import { findPerson, type Db } from '../bookings.repository';
import type { LockedBooking } from '../bookings.types';

interface ForHolder {
  /** Such as `booking.cancelled`. */
  action: `booking.${string}` | `ticket.${string}`;
  /** What the caller did with the booking: `cancelled`. */
  did: string;
  /** Who has it now. */
  to?: Phrase;
  /** What the mail to the holder says; null where the change has a mail of its own. */
  mail: 'attendees' | 'ticket' | 'handed_over' | null;
}

/** Records what was done with the booking of a holder who has left or is away, and enqueues the mail that tells them. */
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
