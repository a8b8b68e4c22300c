import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { ticketKeysOf, type TicketKey } from '../../config/secrets';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { mapNonEmpty } from '../../lib/nonEmpty';
import { idOfToken, isSameToken, linkKeys, linkToken } from '../../lib/linkToken';
import type { BookingStatus } from '../../db/schema/bookings';
import { conflict } from '../../lib/errors';
import { historyOf, recordHistory } from '../bookings/history.service';
import { admitAttendees } from '../spending/policy/attendeeGuests.service';
import { announceTickets } from '../webhooks/outbox.service';
import { attendeeDetailsCompleted, planAttendees } from './attendees/attendees.rules';
import { countedMails, type Sender } from './guestMail.rules';
import { holderAddress, planReassignment } from './reassign/reassign.rules';
import { enqueueReassigned, noteOf, type Reassigned } from './reassign/reassigned.service';
import { NUMBER_ATTEMPTS, reissue } from './reissue.service';
import { ticketCodeFormat } from './ticketCode.rules';
import { makeTicketNumber } from './ticketNumber.rules';
import { presentAttendees, presentTicket } from './tickets.presenter';
import { enqueueTicketMail } from './tickets.jobs';
import * as repository from './tickets.repository';
import type { AttendeeDetails, LinkedTicket, TicketRow } from './tickets.types';
import { enqueuePassUpdates } from './wallets/wallets.jobs';
import { walletsOf } from './wallets/walletTicket.rules';

export type { TicketRow } from './tickets.types';

type Db = repository.Db;

export interface IssueRequest {
  bookingId: number;
  eventId: number;
  tierId: number;
  /** Seats of the booking. */
  quantity: number;
}

/** Options for saving attendees. */
interface AttendeesMore {
  /** The person whose mail limits apply; by default the holder of the booking. */
  sender?: Sender;
  /** Reason for inviting guests. */
  purpose?: string | undefined;
  /** Prefix of a person's fields in error messages; by default `attendees.0.`. */
  prefixOf?: (index: number) => string;
}

/**
 * Tickets and their attendees (D14). Writes run in the transaction that changes the booking, so that a ticket exists
 * exactly when its booking is paid.
 */
export function createTicketsService(
  {
    config,
    clock,
    secrets,
    rateLimits,
  }: Pick<ModuleDeps, 'config' | 'clock' | 'secrets'> & {
    rateLimits: Pick<RateLimits, 'takeInTransaction'>;
  },
  makeNumber: () => string = makeTicketNumber,
) {
  const { privateKey } = secrets.ticketKey;
  const keys = linkKeys(ticketKeysOf(secrets), 'ticket');
  const now = () => new Date(clock.now());
  const wallets = walletsOf(config);

  /**
   * Counts mails to these addresses against the sender's limit; by default the sender is the holder of the booking.
   * @throws 429 if the sender has caused too many mails to others
   */
  async function countGuestMails(
    trx: Db,
    bookingId: number,
    addresses: readonly (string | null)[],
    causedBy?: Sender,
  ): Promise<void> {
    const sender = causedBy ?? (await repository.findSender(trx, bookingId));
    const known = addresses.filter((address) => address !== null);
    await rateLimits.takeInTransaction(trx, ...countedMails(sender, known));
  }

  /**
   * Reassigns a ticket (D14): clears the former holder's details and replaces code and number, because check-in
   * accepts the number without the code. The caller has checked that the booking is paid and that the person may
   * change it.
   *
   * @returns the ticket before and after
   * @throws 400 with fields; 409 `ticket_used`, `ticket_void`, `same_holder`,
   *   `guest_refused`, `guest_needs_approval`; 429
   */
  async function reassign(
    trx: Db,
    { bookingId, ticketId, sender }: { bookingId: number; ticketId: number; sender?: Sender },
    person: Schemas['TicketReassignment'],
  ): Promise<Reassigned> {
    const tickets = await repository.lockTickets(trx, bookingId);
    const before = tickets.find((ticket) => ticket.id === ticketId);
    // The seat was returned.
    if (!before) throw conflict('ticket_void', 'This ticket is no longer valid.');
    const details = planReassignment(before, person);
    const addresses = [details.attendee_email, holderAddress(before)];
    await countGuestMails(trx, bookingId, addresses, sender);
    const after = await reissue(trx, before, { config, details, at: now(), makeNumber });
    const { name, email, guest, purpose = '' } = person;
    const named = [{ prefix: '', name, email, ...(guest && { guest }) }];
    await admitAttendees(trx, { bookingId, named, purpose });
    await announceTickets(trx, 'ticket.reassigned', [ticketId]);
    return { before, after };
  }

  return {
    /**
     * Issues one ticket per seat. Skips seats that have one, so that a repeated call issues nothing.
     */
    async issue(trx: Db, ...requests: readonly IssueRequest[]): Promise<void> {
      const at = now();
      let missing = requests.flatMap(({ bookingId, eventId, tierId, quantity }) =>
        Array.from({ length: quantity }, (_, index) => ({
          booking_id: bookingId,
          event_id: eventId,
          ticket_tier_id: tierId,
          seat_no: index + 1,
        })),
      );
      for (let attempt = 0; attempt < NUMBER_ATTEMPTS && missing.length > 0; attempt += 1) {
        const times = { created_at: at, updated_at: at };
        const added = await repository.insertTickets(
          trx,
          missing.map((seat) => ({ ...seat, ...times, ticket_number: makeNumber() })),
        );
        if (added === missing.length) return;
        // A seat was skipped if it already has a ticket or if the number was taken. Retry only the latter.
        const bookingIds = [...new Set(missing.map((seat) => seat.booking_id))];
        const present = await repository.findSeats(trx, bookingIds);
        missing = missing.filter(
          (seat) =>
            !present.some(
              (issued) => issued.booking_id === seat.booking_id && issued.seat_no === seat.seat_no,
            ),
        );
      }
      if (missing.length > 0) {
        throw new Error(`No free ticket number for booking ${String(missing[0]?.booking_id)}.`);
      }
    },

    /** Invalidates the codes of a cancelled or refunded booking; idempotent. */
    async voidForBooking(trx: Db, bookingId: number): Promise<void> {
      await repository.voidTickets(trx, bookingId, now());
      await enqueuePassUpdates(trx, config, { booking: bookingId });
    },

    reassign,

    /**
     * Reassigns tickets of a locked booking to a person of its company (D42); the old codes stop working.
     * @throws 409 `ticket_used`, `ticket_void`; 429
     */
    async giveTickets(
      trx: Db,
      caller: Caller,
      booking: { id: number; status: BookingStatus },
      { ticketIds, to }: { ticketIds: readonly number[]; to: { name: string; email: string } },
    ): Promise<void> {
      const sender = { userId: caller.userId, email: caller.email };
      for (const ticketId of ticketIds) {
        const person = { name: to.name, email: to.email };
        const given = await reassign(trx, { bookingId: booking.id, ticketId, sender }, person);
        await recordHistory(trx, [
          historyOf(caller, booking, 'ticket_given', { note: noteOf(given) }),
        ]);
        await enqueueReassigned(trx, given);
      }
    },

    /** One entry per booking, sorted by seat; empty if no tickets are issued. */
    async listForBookings(
      db: Db,
      bookingIds: readonly number[],
    ): Promise<Map<number, TicketRow[]>> {
      const lists = new Map<number, TicketRow[]>(bookingIds.map((id) => [id, []]));
      for (const row of await repository.findTickets(db, bookingIds)) {
        lists.get(row.booking_id)?.push(row);
      }
      return lists;
    },

    /**
     * Saves attendees of a paid booking (D14): an idempotent upsert that may be partial. The caller has
     * checked that the booking is paid and that the person may change it.
     *
     * @returns all tickets of the booking after the change
     * @throws 400 with fields such as `attendees.0.email`; 409 `ticket_used`, `ticket_void`, `not_paid`,
     *   `guest_refused`, `guest_needs_approval`; 429 before anything is saved, if
     *   it would cause too many mails to others
     */
    async saveAttendees(
      trx: Db,
      bookingId: number,
      attendees: readonly Schemas['AttendeeInput'][],
      { purpose = '', prefixOf = (index) => `attendees.${index}.`, sender }: AttendeesMore = {},
    ): Promise<TicketRow[]> {
      const tickets = await repository.lockTickets(trx, bookingId);
      const changes = planAttendees(tickets, attendees);
      if (changes.length === 0) return tickets;
      const mailed = changes.filter(({ ticket, details }) => !isSameAddress(ticket, details));
      await countGuestMails(
        trx,
        bookingId,
        mailed.map(({ details }) => details.attendee_email),
        sender,
      );
      const at = now();
      for (const { ticket, details } of changes) {
        await repository.updateAttendee(trx, ticket.id, details, at);
      }
      for (const { ticket, details } of mailed) {
        // Invalidate the link mailed to the former address, which would show the new attendee.
        const isStopped = ticket.attendee_email !== null;
        if (isStopped) await repository.stopLinks(trx, ticket.id);
        const link_revision = ticket.link_revision + (isStopped ? 1 : 0);
        await enqueueTicketMail(trx, { ...ticket, ...details, link_revision });
      }
      await enqueuePassUpdates(trx, config, { booking: bookingId });
      const changed = new Map(changes.map(({ ticket, details }) => [ticket.id, details]));
      await announceTickets(trx, 'ticket.named', [...changed.keys()]);
      if (mailed.length > 0) {
        const named = mailed.map(({ details, index }) => {
          const guest = attendees[index]?.guest;
          const [name, email] = [details.attendee_name ?? '', details.attendee_email ?? ''];
          return {
            prefix: prefixOf(index),
            name,
            email,
            ...(guest && { guest }),
          };
        });
        await admitAttendees(trx, { bookingId, named, purpose });
      }
      return tickets.map((ticket) => {
        const details = changed.get(ticket.id);
        return details ? { ...ticket, ...details, updated_at: at } : ticket;
      });
    },

    countGuestMails,

    /** Marks the ticket as shared and returns its link token; undefined if the ticket is void. */
    async linkTo(trx: Db, ticketId: number): Promise<string | undefined> {
      const ticket = await repository.markShared(trx, ticketId, now());
      return ticket && tokenOf(keys[0], ticket);
    },

    /** The ticket of a link, void or not; undefined if the link is invalid. */
    async findShared(db: Db, token: string): Promise<TicketRow | undefined> {
      const id = idOfToken(token);
      const ticket = id === undefined ? undefined : await repository.findTicket(db, id);
      const isLinked = ticket && keys.some((key) => isSameToken(tokenOf(key, ticket), token));
      return isLinked ? ticket : undefined;
    },

    /** Includes the signed code, unless the ticket is void. */
    presentTicket: (row: TicketRow): Schemas['Ticket'] =>
      presentTicket(row, { privateKey, wallets }),
    presentAttendees,
    attendeeDetailsCompleted,

    verifyKey(): Schemas['VerifyKey'] {
      const [current, ...others] = mapNonEmpty(ticketKeysOf(secrets), rawPublicKey);
      return {
        algorithm: 'Ed25519',
        public_key: current,
        further_public_keys: others,
        format: ticketCodeFormat,
      };
    },
  };
}

export type TicketsService = ReturnType<typeof createTicketsService>;

/** The token changes with the version (ticket reassigned) and the link revision (sharing stopped). */
const tokenOf = (key: Buffer, { id, version, link_revision: revision }: LinkedTicket): string =>
  linkToken(key, id, `${id}:${version}:${revision}`);

function rawPublicKey({ publicKey }: TicketKey): string {
  const { x } = publicKey.export({ format: 'jwk' });
  if (x === undefined) throw new Error('The ticket key has no public part.');
  return x;
}

const isSameAddress = (before: AttendeeDetails, after: AttendeeDetails): boolean =>
  before.attendee_email?.toLowerCase() === after.attendee_email?.toLowerCase();
