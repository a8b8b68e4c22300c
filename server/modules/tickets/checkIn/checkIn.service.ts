import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { forbidden, invalidInput } from '../../../lib/errors';
import type { ModuleDeps } from '../../../deps';
import { readTicketCode } from '../ticketCode.rules';
import { readTicketNumber, refusalOf, sentenceFor, type CheckInResult } from './checkIn.rules';
import * as repository from './checkIn.repository';
import type { CheckInTicket } from './checkIn.repository';

export type CheckInService = ReturnType<typeof createCheckInService>;

/** Check-in at the entrance: each ticket is accepted once. */
export function createCheckInService({
  db,
  clock,
  secrets,
}: Pick<ModuleDeps, 'db' | 'clock' | 'secrets'>) {
  /** Finds the ticket of a code or number, or the reason why there is none. */
  async function findByCodeOrNumber(
    body: BodyOf<'checkInTicket'>,
  ): Promise<{ ticket: CheckInTicket; version: number } | 'forged' | 'unknown'> {
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
     * Marks a ticket as used, once; otherwise the result names the reason.
     * @throws 400 for neither or both of code and number; 403 without the permission
     */
    async checkIn(caller: Caller, body: BodyOf<'checkInTicket'>): Promise<Schemas['CheckIn']> {
      if (!caller.permissions.includes('check_in_tickets')) {
        throw forbidden('You may not check in tickets.');
      }
      if ((body.code === undefined) === (body.ticket_number === undefined)) {
        throw invalidInput('Give either the code of the ticket or its number.');
      }
      const found = await findByCodeOrNumber(body);
      if (typeof found === 'string') return present(found, undefined);
      const { ticket, version } = found;
      const at = new Date(clock.now());
      const attempt = { version, event: body.event, at, outsideHours: body.outside_hours ?? false };
      const refusal = refusalOf({ ticket, ...attempt });
      if (refusal !== null) return present(refusal, ticket);
      const use = { id: ticket.id, version, by: caller.userId, at };
      const isAccepted = await repository.useTicket(db, use);
      const now = (await repository.findTicket(db, { id: ticket.id })) ?? ticket;
      // Not accepted despite the check above: a concurrent request has changed the ticket, so the
      // reason comes from its new state.
      return present(
        isAccepted ? 'accepted' : (refusalOf({ ticket: now, ...attempt }) ?? 'void'),
        now,
      );
    },
  };
}

function present(result: CheckInResult, ticket: CheckInTicket | undefined): Schemas['CheckIn'] {
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
