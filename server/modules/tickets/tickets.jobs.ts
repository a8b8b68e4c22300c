import type { ModuleDeps } from '../../deps';
import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';
import { enqueue } from '../../jobs/queue';

/** A ticket was given this attendee's e-mail address. */
export const ticketAssigned = defineJob({
  kind: 'mail_ticket',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    ticket: read.needInteger('ticket'),
    version: read.needInteger('version'),
    /** Lower case. */
    email: read.needText('email'),
  }),
});

/** A ticket was reassigned from its former holder, who may have had no address, to another one. */
export const ticketReassigned = defineJob({
  kind: 'ticket_reassigned',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    ticket: read.needInteger('ticket'),
    booking: read.needInteger('booking'),
    /** Of the ticket after it was reassigned. */
    version: read.needInteger('version'),
    /** Of the new holder. */
    email: read.needText('email'),
    former: {
      /** Null without an address that mail can reach. */
      email: read.at('former').at('email').text,
      /** The ticket number that is no longer valid. */
      number: read.at('former').needText('number'),
    },
  }),
});

/** Once for each version of the ticket and each address, however often the details are saved. */
export async function enqueueTicketMail(
  trx: ModuleDeps['db'],
  ticket: { id: number; version: number; attendee_email: string | null },
): Promise<void> {
  const { id, version, attendee_email: address } = ticket;
  if (address === null) return;
  const email = address.toLowerCase();
  await enqueue(trx, ticketAssigned, {
    key: `${id}:${version}:${email}`,
    payload: { ticket: id, version, email },
  });
}
