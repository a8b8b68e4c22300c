import type { Guest } from '../../../db/schema/spending';
import { invalidInput } from '../../../lib/errors';
import { findBooking } from '../../bookings/bookingSeats.service';
import type { BookingRow } from '../../bookings/bookings.types';
import {
  findStrangers,
  guestTermsOf,
  lockInvitations,
  recogniseNamed,
  removeFormerAttendees,
} from '../guests/guests.service';
import type { Db } from './policy.repository';
import { policyErrors } from './policyErrors.rules';
import { inviteSeatGuest } from './seatGuest.service';

/** A person who gets a seat of a paid booking. */
export interface NamedAttendee {
  /** Prefix of the person's field names in the request, such as `attendees.0.`. */
  prefix: string;
  name: string;
  email: string;
  /** The guest's organisation; left out for everybody else. */
  guest?: GuestDetails;
}

type GuestDetails = Pick<Guest, 'kind' | 'organisation'>;
type NamedGuest = NamedAttendee & { guest: GuestDetails };

interface Naming {
  bookingId: number;
  /** The people whose address differs from the seat's former one. */
  named: readonly NamedAttendee[];
  /** Why guests are invited. */
  purpose: string;
}

/** Minimum characters of a purpose, as for requests. */
const MIN_PURPOSE = 3;

/**
 * If the company's policy has rules about guests, adds the guests among these people to its register
 * (docs/product/companies.md#hospitality). Skips people in the company, and guests already named in the request, the
 * payment or another seat of the booking. Call it in the transaction that has locked the booking and written the
 * attendees, which rolls back if this throws.
 * @throws 400 with fields, 409 with fields `guest_refused`, `guest_needs_approval`
 */
export async function admitAttendees(
  trx: Db,
  { bookingId, named, purpose }: Naming,
): Promise<void> {
  const terms = await guestTermsOf(trx, bookingId);
  if (!terms) return;
  if (terms.has_named) await removeFormerAttendees(trx, bookingId);
  if (!terms.asks_guests) return;
  const { company_id: companyId } = terms;
  const emails = named.map(({ email }) => email);
  const strangers = await findStrangers(trx, companyId, emails);
  const outside = named.filter(({ email }) => strangers.has(email.trim().toLowerCase()));
  if (outside.length === 0) return;
  await lockInvitations(trx, companyId);
  const unknown: NamedAttendee[] = [];
  for (const person of outside) {
    if (!(await recogniseNamed(trx, { companyId, bookingId }, person))) unknown.push(person);
  }
  const guests = unknown.filter((person): person is NamedGuest => person.guest !== undefined);
  if (guests.length === 0) return;
  const row = await findBooking(trx, bookingId);
  if (!row) throw new Error(`Booking ${bookingId} has no row.`);
  await inviteAttendees(trx, row, guests, purpose);
}

async function inviteAttendees(
  trx: Db,
  row: BookingRow,
  named: readonly NamedGuest[],
  purpose: string,
): Promise<void> {
  assertGuestDetails(named, purpose);
  for (const person of named) {
    const { name, email, guest } = person;
    const outcome = await inviteSeatGuest(trx, {
      claimId: null,
      row,
      bookingIds: [row.id],
      purpose: purpose.trim(),
      guest: {
        ...guest,
        name,
        email,
      },
    });
    if (outcome === 'refuse') throw policyErrors.guestRefused(row.company_name, fieldOf(person));
    if (outcome === 'needs_approval') {
      throw policyErrors.guestNeedsApproval(row.company_name, fieldOf(person));
    }
  }
}

const fieldOf = ({ prefix }: NamedAttendee): string => `${prefix}guest`;

/** @throws 400 with fields */
function assertGuestDetails(named: readonly NamedGuest[], purpose: string): void {
  const blank = named.filter(({ guest }) => guest.organisation.trim() === '');
  const problems = {
    ...Object.fromEntries(
      blank.map((one) => [`${fieldOf(one)}.organisation`, 'Say for whom they work.']),
    ),
    ...(purpose.trim().length < MIN_PURPOSE && {
      purpose: 'Say in a sentence why guests are invited.',
    }),
  };
  const [sentence] = Object.values(problems);
  if (sentence !== undefined) throw invalidInput(sentence, problems);
}
