import type { ModuleDeps } from '../../deps';
import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';
import { enqueue } from '../../jobs/queue';

/** Mails a ticket to an address that was just saved for its attendee. */
export const ticketAssigned = defineJob({
  kind: 'mail_ticket',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    ticket: read.needInteger('ticket'),
    version: read.needInteger('version'),
    /** Link revision when the address was saved; 0 in jobs enqueued by earlier releases. */
    revision: read.at('revision').integer ?? 0,
    /** Lower case. */
    email: read.needText('email'),
  }),
});

/** Mails the new holder of a reassigned ticket and, if there is an address, the former holder. */
export const ticketReassigned = defineJob({
  kind: 'ticket_reassigned',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    ticket: read.needInteger('ticket'),
    booking: read.needInteger('booking'),
    /** Ticket version after the reassignment. */
    version: read.needInteger('version'),
    /** Address of the new holder. */
    email: read.needText('email'),
    former: {
      /** Null if mail cannot be sent there. */
      email: read.at('former').at('email').text,
      /** The ticket number that is no longer valid. */
      number: read.at('former').needText('number'),
    },
  }),
});

/**
 * Enqueues the mail with the ticket for its new address. An address that had the ticket earlier gets the mail again,
 * because its earlier link no longer works.
 */
export async function enqueueTicketMail(
  trx: ModuleDeps['db'],
  ticket: { id: number; version: number; link_revision: number; attendee_email: string | null },
): Promise<void> {
  const { id, version, link_revision: revision, attendee_email: address } = ticket;
  if (address === null) return;
  const email = address.toLowerCase();
  await enqueue(trx, ticketAssigned, {
    key: `${id}:${version}:${revision}:${email}`,
    payload: { ticket: id, version, revision, email },
  });
}
