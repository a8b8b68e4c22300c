import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { invalidInput, notFound } from '../../../lib/errors';
import { ticketKeysOf } from '../../../config/secrets';
import type { ModuleDeps } from '../../../deps';
import { doorsOf, isAtDoor } from '../../identity/people/door.rules';
import { readCodeOfKeys } from '../ticketCode.rules';
import {
  FORMER_VERSION,
  knownResult,
  readTicketNumber,
  sentenceFor,
  type CheckInResult,
} from './checkIn.rules';
import * as repository from './checkIn.repository';
import type { CheckInTicket } from './checkIn.repository';

export type CheckInService = ReturnType<typeof createCheckInService>;

/** Check-in at the entrance: each ticket is accepted once. */
export function createCheckInService({
  db,
  clock,
  secrets,
}: Pick<ModuleDeps, 'db' | 'clock' | 'secrets'>) {
  const publicKeys = ticketKeysOf(secrets).map(({ publicKey }) => publicKey);

  /** Finds a ticket by code, number or guest list entry, or returns the reason for refusing it. */
  async function findShown(
    body: BodyOf<'checkInTicket'>,
  ): Promise<{ ticket: CheckInTicket; version: number } | 'forged' | 'unknown'> {
    if (body.code !== undefined) {
      const claim = readCodeOfKeys(publicKeys, body.code.trim());
      if (!claim.ok) return 'forged';
      const ticket = await repository.findTicket(db, { id: claim.ticketId });
      return ticket?.event_id === claim.eventId ? { ticket, version: claim.version } : 'forged';
    }
    if (body.ticket !== undefined) {
      const { id, version } = body.ticket;
      const ticket = await repository.findTicket(db, { id });
      return ticket ? { ticket, version } : 'unknown';
    }
    return findByNumber(readTicketNumber(body.ticket_number ?? ''));
  }

  async function findByNumber(number: string) {
    const ticket = await repository.findTicket(db, { number });
    if (ticket) return { ticket, version: ticket.version };
    const id = await repository.findByFormerNumber(db, number);
    const given = id === undefined ? undefined : await repository.findTicket(db, { id });
    return given ? { ticket: given, version: FORMER_VERSION } : 'unknown';
  }

  return {
    /**
     * Marks a ticket as used. If it cannot be used, the result names the reason.
     * @throws 400 unless it names exactly one of code, number and ticket; 403 without the permission;
     *   404 for an event that the caller may not check in
     */
    async checkIn(caller: Caller, body: BodyOf<'checkInTicket'>): Promise<Schemas['CheckIn']> {
      const doors = doorsOf(caller);
      const shown = [body.code, body.ticket_number, body.ticket];
      if (shown.filter((one) => one !== undefined).length !== 1) {
        throw invalidInput('Give one of these: the code of the ticket, its number, or the guest.');
      }
      if (doors !== null && body.event !== undefined) await assertAtDoor(db, doors, body.event);
      const found = await findShown(body);
      if (typeof found === 'string') return present(found, undefined);
      const { ticket, version } = found;
      // Show nothing about a guest of another organizer.
      if (!isAtDoor(doors, ticket.organizer_id)) return present('other_event', undefined);
      const at = new Date(clock.now());
      const { event, scan, outside_hours: outsideHours = false } = body;
      const attempt = { version, event, at, outsideHours, scan };
      const known = knownResult({ ticket, ...attempt });
      if (known !== null) return present(known, ticket);
      const use = { id: ticket.id, version, by: caller.userId, at, scan };
      const isAccepted = await repository.useTicket(db, use);
      const now = (await repository.findTicket(db, { id: ticket.id })) ?? ticket;
      // A concurrent request may have changed the ticket after the check above, so read its new state.
      return present(
        isAccepted ? 'accepted' : (knownResult({ ticket: now, ...attempt }) ?? 'void'),
        now,
      );
    },
  };
}

/** @throws 404 if the event does not exist or the caller may not check in its tickets */
export async function assertAtDoor(
  db: ModuleDeps['db'],
  doors: readonly number[] | null,
  eventId: number,
): Promise<void> {
  const event = await repository.findEventOrganizer(db, eventId);
  if (!event || !isAtDoor(doors, event.organizer_id)) throw notFound('Event not found');
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
