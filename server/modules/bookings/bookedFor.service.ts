import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import type { BookingChange } from './changes.repository';
import { findPerson, type Db } from './bookings.repository';
import { bookingErrors } from './bookingErrors.rules';

/** What a request says about whom a booking is for (spec section 3). */
interface BookedForRequest {
  booking_for?: Schemas['BookingFor'];
  booked_for_user?: number;
  booked_for_name?: string;
}

interface BookedFor {
  bookingFor: Schemas['BookingFor'];
  /** A colleague of the caller; null unless one was chosen. */
  bookedForUser: number | null;
  /** Never empty. */
  bookedForName: string;
}

const nameOf = (caller: Caller) => caller.name || caller.email;

/**
 * Whom a new booking is for: oneself, unless said otherwise.
 * @throws 400 with field `booked_for_user` for anybody who is not a colleague
 */
export async function resolveBookedFor(
  db: Db,
  caller: Caller,
  wish: BookedForRequest,
): Promise<BookedFor> {
  const colleague = await findColleague(db, caller, wish.booked_for_user);
  const isForOther = colleague !== null && colleague.id !== caller.userId;
  return {
    bookingFor: wish.booking_for ?? (isForOther ? 'employee' : 'self'),
    bookedForUser: colleague?.id ?? null,
    bookedForName: wish.booked_for_name?.trim() || colleague?.name || nameOf(caller),
  };
}

/**
 * What a change says about it. Whom it was for before is forgotten with the kind or the name, so that
 * a booking never names one person and means another.
 * @throws 400 with field `booked_for_user`
 */
export async function bookedForChange(
  db: Db,
  caller: Caller,
  wish: BookedForRequest,
): Promise<BookingChange> {
  const { booking_for: kind, booked_for_user: user, booked_for_name: name } = wish;
  if (user !== undefined || kind === 'self') {
    const settled = await resolveBookedFor(
      db,
      caller,
      kind === 'self' ? { booking_for: kind } : wish,
    );
    return {
      booking_for: settled.bookingFor,
      booked_for_user: settled.bookedForUser,
      booked_for_name: settled.bookedForName,
    };
  }
  return {
    ...(kind !== undefined && { booking_for: kind }),
    ...(name !== undefined && { booked_for_name: name.trim() || nameOf(caller) }),
    ...((kind !== undefined || name !== undefined) && { booked_for_user: null }),
  };
}

/** A client, who is a guest of the company, learns nothing of its people, not even by guessing ids. */
async function findColleague(db: Db, caller: Caller, id: number | undefined) {
  if (id === undefined) return null;
  if (id !== caller.userId && !caller.permissions.includes('book_for_colleagues')) {
    throw bookingErrors.noSuchColleague();
  }
  const person = await findPerson(db, id);
  if (!person?.isActive || person.companyId !== caller.companyId)
    throw bookingErrors.noSuchColleague();
  return person;
}
