import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { BookingDetails } from '../../inventory/bookingState/bookingState.service';
import { findPerson, type Db } from '../bookings.repository';
import { invalidInput } from '../../../lib/errors';
import { nameProblem } from '../../../lib/personName';
import { bookingErrors } from '../bookingErrors.rules';
import { isInReach } from '../../identity/people/reach.rules';

/** The request fields that say whom a booking is for (docs/product/booking.md#booked-for). */
interface BookedForRequest {
  booking_for?: Schemas['BookingFor'];
  booked_for_user?: number;
  booked_for_name?: string;
}

interface BookedFor {
  bookingFor: Schemas['BookingFor'];
  /** The chosen colleague or caller; null without a choice. */
  bookedForUser: number | null;
  /** Never empty. */
  bookedForName: string;
}

const nameOf = (caller: Caller) => caller.name || caller.email;

/** The name of a person, a team or a client's company; empty when none was typed. @throws 400 with the field */
function readName(text: string | undefined): string {
  const name = text?.trim() ?? '';
  const problem = name === '' ? null : nameProblem(name, 'Booked for name', { group: true });
  if (problem !== null) throw invalidInput(problem, { booked_for_name: problem });
  return name;
}

/**
 * Resolves whom a new booking is for: the caller, unless the request names somebody else.
 * @throws 400 with field `booked_for_user` when that person is not a colleague, or `booked_for_name`
 */
export async function resolveBookedFor(
  db: Db,
  caller: Caller,
  request: BookedForRequest,
): Promise<BookedFor> {
  const typedName = readName(request.booked_for_name);
  const colleague = await findColleague(db, caller, request.booked_for_user);
  const isForOther = colleague !== null && colleague.id !== caller.userId;
  return {
    bookingFor: request.booking_for ?? (isForOther ? 'employee' : 'self'),
    bookedForUser: colleague?.id ?? null,
    bookedForName: typedName || colleague?.name || nameOf(caller),
  };
}

/**
 * The columns that a change request sets. A new kind or name clears `booked_for_user`, so that the
 * name and the user of a booking never disagree.
 * @throws 400 with field `booked_for_user` or `booked_for_name`
 */
export async function bookedForChange(
  db: Db,
  caller: Caller,
  request: BookedForRequest,
): Promise<BookingDetails> {
  const { booking_for: kind, booked_for_user: user, booked_for_name: name } = request;
  if (user !== undefined || kind === 'self') {
    const resolved = await resolveBookedFor(
      db,
      caller,
      kind === 'self' ? { booking_for: kind } : request,
    );
    return {
      booking_for: resolved.bookingFor,
      booked_for_user: resolved.bookedForUser,
      booked_for_name: resolved.bookedForName,
    };
  }
  return {
    ...(kind !== undefined && { booking_for: kind }),
    ...(name !== undefined && { booked_for_name: readName(name) || nameOf(caller) }),
    ...((kind !== undefined || name !== undefined) && { booked_for_user: null }),
  };
}

/**
 * A client (guest of the company) gets the same error for every id, so that they cannot discover ids of employees.
 */
async function findColleague(db: Db, caller: Caller, id: number | undefined) {
  if (id === undefined) return null;
  if (id !== caller.userId && !caller.permissions.includes('book_for_colleagues')) {
    throw bookingErrors.noSuchColleague();
  }
  const person = await findPerson(db, id);
  if (!person?.isActive || !isInReach(caller, person)) throw bookingErrors.noSuchColleague();
  return person;
}
