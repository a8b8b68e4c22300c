import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { phrase, type Phrase } from '../../../lib/personalText';
import { ticketReassigned } from '../tickets.jobs';
import type { TicketRow } from '../tickets.types';
import { holderAddress } from './reassign.rules';

/** A ticket before and after its reassignment. */
export interface Reassigned {
  before: TicketRow;
  after: TicketRow;
}

/** The entry in the booking's history. */
export function noteOf({ before, after }: Reassigned): Phrase {
  const holder = { person: null, email: holderAddress(after), name: after.attendee_name ?? '' };
  return phrase`Ticket ${before.ticket_number} given to ${holder}. It is now ${after.ticket_number}.`;
}

/** Enqueues the mails to the new and the former holder. */
export const enqueueReassigned = (
  trx: ModuleDeps['db'],
  { before, after }: Reassigned,
): Promise<void> =>
  enqueue(trx, ticketReassigned, {
    key: `${after.id}:${after.version}`,
    payload: {
      ticket: after.id,
      booking: after.booking_id,
      version: after.version,
      email: after.attendee_email ?? '',
      former: {
        // The address as typed; null if `parseEmail` does not accept it.
        email: holderAddress(before) === null ? null : before.attendee_email,
        number: before.ticket_number,
      },
    },
  });
