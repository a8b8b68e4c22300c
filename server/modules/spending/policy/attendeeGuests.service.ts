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

/** Who has a seat of a paid booking from now on. */
export interface NamedAttendee {
  /** Of the person's fields in the request, such as `attendees.0.`. */
  prefix: string;
  name: string;
  email: string;
  /** For whom a guest works; left out for everybody else. */
  guest?: GuestDetails;
}

type GuestDetails = Pick<Guest, 'kind' | 'organisation'>;
type NamedGuest = NamedAttendee & { guest: GuestDetails };

interface Naming {
  bookingId: number;
  /** Those whose address is another one than that of the seat before. */
  named: readonly NamedAttendee[];
  /** Why guests are invited. */
  purpose: string;
}

/** The shortest purpose, as for requests. */
const MIN_PURPOSE = 3;

/**
 * Where the policy of the company has rules about guests, writes the guests among these people into its register
 * (docs/product/companies.md#hospitality). People of the company are no guests, and whom the request, the payment or another seat
 * of the booking has named is in the register already. Called in the transaction that has locked the booking and written
 * the attendees, which is undone where this fails.
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
  assertSaid(named, purpose);
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
function assertSaid(named: readonly NamedGuest[], purpose: string): void {
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
