import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { forbidden, invalidInput } from '../../../lib/errors';
import type { ModuleDeps } from '../../../deps';
import { readTicketCode } from '../ticketCode.rules';
import { readTicketNumber, refusalOf, sentenceFor, type CheckInResult } from './checkIn.rules';
import * as repository from './checkIn.repository';
import type { DoorTicket } from './checkIn.repository';

/** The door: who is let in, once. */
export function createCheckInService({
  db,
  clock,
  secrets,
}: Pick<ModuleDeps, 'db' | 'clock' | 'secrets'>) {
  /** The ticket behind what was shown, or what is wrong with that. */
  async function read(
    body: BodyOf<'checkInTicket'>,
  ): Promise<{ ticket: DoorTicket; version: number } | 'forged' | 'unknown'> {
    if (body.code !== undefined) {
      const claim = readTicketCode(secrets.ticketKey.publicKey, body.code.trim());
      if (!claim.ok) return 'forged';
      const ticket = await repository.findTicket(db, { id: claim.ticketId });
      return ticket?.event_id === claim.eventId ? { ticket, version: claim.version } : 'forged';
    }
    const number = readTicketNumber(body.ticket_number ?? '');
    const ticket = await repository.findTicket(db, { number });
    return ticket ? { ticket, version: ticket.version } : 'unknown';
  }

  return {
    /**
     * Marks a ticket as used, once; whatever else is the matter is told apart.
     * @throws 400 for neither or both of code and number; 403 without the permission
     */
    async checkIn(caller: Caller, body: BodyOf<'checkInTicket'>): Promise<Schemas['CheckIn']> {
      if (!caller.permissions.includes('check_in_tickets')) {
        throw forbidden('You may not check in tickets.');
      }
      if ((body.code === undefined) === (body.ticket_number === undefined)) {
        throw invalidInput('Give either the code of the ticket or its number.');
      }
      const shown = await read(body);
      if (typeof shown === 'string') return present(shown, undefined);
      const { ticket, version } = shown;
      const at = new Date(clock.now());
      const terms = { version, event: body.event, at, outsideHours: body.outside_hours ?? false };
      const refusal = refusalOf({ ticket, ...terms });
      if (refusal !== null) return present(refusal, ticket);
      const use = { id: ticket.id, version, by: caller.userId, at };
      const isIn = await repository.useTicket(db, use);
      const now = (await repository.findTicket(db, { id: ticket.id })) ?? ticket;
      // It could be used a moment ago: what has happened since is the answer.
      return present(isIn ? 'accepted' : (refusalOf({ ticket: now, ...terms }) ?? 'void'), now);
    },
  };
}

export type CheckInService = ReturnType<typeof createCheckInService>;

function present(result: CheckInResult, ticket: DoorTicket | undefined): Schemas['CheckIn'] {
  return {
    result,
    sentence: sentenceFor(result, ticket),
    ticket: ticket
      ? {
          id: ticket.id,
          ticket_number: ticket.ticket_number,
          attendee_name: ticket.attendee_name,
          tier_name: ticket.tier_name,
          seat_no: ticket.seat_no,
          seat_count: ticket.seat_count,
          event: ticket.event_id,
          event_title: ticket.event_title,
          event_start_date: ticket.event_start_at.toISOString(),
          event_timezone: ticket.event_timezone,
          used_at: ticket.used_at?.toISOString() ?? null,
          used_by_name: ticket.used_by_name,
        }
      : null,
  };
}
