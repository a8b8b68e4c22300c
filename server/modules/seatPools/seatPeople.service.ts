import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import type { Mention } from '../../lib/personalText';
import { counted } from '../../lib/text';
import type { BookingRow } from '../bookings/bookings.types';
import { touchBooking } from '../inventory/bookingState/bookingState.service';
import { checkTakers, type FreeSeats } from '../tickets/seats/freeSeats.service';
import type { TicketsService } from '../tickets/tickets.service';
import { lockPool, type SeatAccess } from './seatAccess.service';
import { seatErrors } from './seatErrors.rules';
import { recordSeatChange } from './seatHistory.service';
import { seatInvited } from './seatPools.jobs';
import * as repository from './storage/seatPools.repository';

type Db = ModuleDeps['db'];
type Seats = Schemas['BookingSeats'];

interface SeatPeopleDeps {
  access: Pick<SeatAccess, 'change'>;
  freeSeats: Pick<FreeSeats, 'lock' | 'hasSeat'>;
  tickets: Pick<TicketsService, 'saveAttendees' | 'countGuestMails'>;
}

/** A person in a list, with their seat and their position in the list. */
type Assigned = Schemas['SeatAssignee'] & { ticket: number; place: number };

export type SeatPeopleService = ReturnType<typeof createSeatPeople>;

/** Assigns seats to people, and invites people to claim a seat, for a booking's holder. */
export function createSeatPeople({ access, freeSeats, tickets }: SeatPeopleDeps) {
  /** @throws 409 `already_claimed` with the addresses that have a seat or occur twice */
  async function assertWithoutSeat(
    trx: Db,
    ids: readonly number[],
    people: readonly Schemas['SeatPerson'][],
  ): Promise<void> {
    const emails = people.map(addressOf);
    const taken = new Set(emails.filter((email, index) => emails.indexOf(email) !== index));
    for (const email of emails) if (await freeSeats.hasSeat(trx, ids, email)) taken.add(email);
    if (taken.size > 0) throw seatErrors.haveSeats([...taken]);
  }

  /** Assigns people to seats of one booking. */
  async function assignOf(
    trx: Db,
    caller: Caller,
    row: BookingRow,
    { people, purpose }: { people: readonly Assigned[]; purpose: string | undefined },
  ): Promise<void> {
    const attendees = people.map(({ place: _, ...person }) => person);
    const prefixOf = (index: number) => `people.${people[index]?.place ?? index}.`;
    await tickets.saveAttendees(trx, row.id, attendees, { purpose, prefixOf });
    await touchBooking(trx, row.id);
    await recordSeatChange(trx, caller, row, {
      kind: 'seats_assigned',
      says: `assigned ${counted(people.length, 'seat')} of booking ${row.booking_number}`,
      after: { people: people.map((person) => guestOf(addressOf(person), person.name.trim())) },
    });
  }

  async function enqueueInvitations(trx: Db, pool: number, emails: readonly string[]) {
    const askedAt = Date.now();
    for (const email of emails) {
      await enqueue(trx, seatInvited, {
        key: `${pool}:${email}:${askedAt}`,
        payload: { pool, email, asked_at: askedAt },
      });
    }
  }

  return {
    /**
     * @throws 400, 403, 404, 409 `no_seats_left`, `already_claimed`, `guest_refused`,
     *   `guest_needs_approval`, 429
     */
    assign: (
      caller: Caller,
      id: number,
      { people, purpose }: Schemas['SeatAssignment'],
    ): Promise<Seats> =>
      access.change(caller, id, async (trx, { rows }) => {
        checkTakers(people, 'people');
        const ids = rows.map((row) => row.id);
        await assertWithoutSeat(trx, ids, people);
        const free = await freeSeats.lock(trx, ids);
        if (people.length > free.length) throw seatErrors.tooFewSeats(free.length);
        const given = people.map((person, index) => ({ person, ticket: free[index] }));
        for (const row of rows) {
          const own = given.flatMap(({ person, ticket }, place) =>
            ticket?.booking_id === row.id ? [{ ...person, ticket: ticket.id, place }] : [],
          );
          if (own.length > 0) await assignOf(trx, caller, row, { people: own, purpose });
        }
        const pool = await repository.lockOpenPool(trx, id);
        if (pool) await repository.endFormerClaims(trx, pool.id);
        for (const { person, ticket } of given) {
          if (!pool || !ticket) continue;
          const email = addressOf(person);
          await repository.insertClaim(trx, {
            poolId: pool.id,
            ticket,
            userId: null,
            email,
            how: 'assigned',
          });
        }
      }),

    /** @throws 400, 403, 404, 409 `pool_closed`, 429 */
    invite: (caller: Caller, id: number, { people }: Schemas['SeatPeople']): Promise<Seats> =>
      access.change(caller, id, async (trx, offered) => {
        const { row } = offered;
        const pool = await lockPool(trx, offered);
        checkTakers(people, 'people');
        const emails = people.map(addressOf);
        if (pool.audience === 'colleagues') {
          const known = await repository.findColleagues(trx, row.company_id, emails);
          const stranger = emails.findIndex((email) => !known.has(email));
          if (stranger >= 0) throw seatErrors.noColleague(stranger);
        }
        const invited = new Map(people.map((one) => [addressOf(one), one.name.trim()]));
        const added = await repository.insertInvitations(
          trx,
          pool.id,
          [...invited].map(([email, name]) => ({ email, name })),
        );
        await tickets.countGuestMails(trx, id, added);
        await enqueueInvitations(trx, pool.id, added);
        if (added.length === 0) return;
        await recordSeatChange(trx, caller, row, {
          kind: 'seats_invited',
          says: `mailed the link to the seats of booking ${row.booking_number} to ${counted(added.length, 'person', 'people')}`,
          after: { people: [...invited].map(([email, name]) => guestOf(email, name)) },
        });
      }),

    /** @throws 403, 404, 409 `pool_closed`, `nobody_to_remind`, 429 */
    remind: (caller: Caller, id: number): Promise<Seats> =>
      access.change(caller, id, async (trx, offered) => {
        const { row } = offered;
        const pool = await lockPool(trx, offered);
        const emails = await repository.markReminded(trx, pool.id);
        if (emails.length === 0) throw seatErrors.nobodyToRemind();
        await tickets.countGuestMails(trx, id, emails);
        await enqueueInvitations(trx, pool.id, emails);
        await recordSeatChange(trx, caller, row, {
          kind: 'seats_reminded',
          says: `reminded ${counted(emails.length, 'person', 'people')} of the seats of booking ${row.booking_number}`,
          after: { reminded: emails.length },
        });
      }),
  };
}

const addressOf = ({ email }: Schemas['SeatPerson']): string => email.trim().toLowerCase();

const guestOf = (email: string, name: string): Mention => ({ person: null, email, name });
