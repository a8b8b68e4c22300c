import { lockGuests } from '../../../db/companyLock';
import type { Guest } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';
import { singleLine } from '../../../lib/text';
import { guestShare, normalisedName, type PolicyGuest } from './guestName.rules';
import * as repository from './guests.repository';
import type { KnownGuest, NamedGuest } from './guests.repository';

type Db = ModuleDeps['db'];

/** The guests of a request. No access check. */
export const requestGuests = repository.findRequestGuests;

const nameGuest = (guest: Guest): NamedGuest => {
  const [name, organisation] = [singleLine(guest.name), singleLine(guest.organisation)];
  return {
    name,
    organisation,
    kind: guest.kind,
    email: singleLine(guest.email ?? ''),
    nameKey: normalisedName(name),
    organisationKey: normalisedName(organisation),
  };
};

const isSameMail = (one: { email: string }, other: { email: string }) =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();

const isSameName = (guest: NamedGuest, other: NamedGuest) =>
  guest.nameKey === other.nameKey && guest.organisationKey === other.organisationKey;

const mayBeSame = (one: { email: string }, other: { email: string }) =>
  one.email === '' || other.email === '' || isSameMail(one, other);

/** Removes duplicates: guests with the same email, or with the same name and organisation and no other email. */
function distinctGuests(guests: readonly Guest[]): NamedGuest[] {
  const found: NamedGuest[] = [];
  for (const guest of guests.map(nameGuest)) {
    const same = found.find(
      (one) => isSameMail(one, guest) || (isSameName(one, guest) && mayBeSame(one, guest)),
    );
    if (!same) found.push(guest);
    else if (guest.kind === 'public_official') same.kind = guest.kind;
  }
  return found;
}

/** Finds the guest by email, else by name and organisation unless a different email is known. */
function findKnownGuest(guest: NamedGuest, known: readonly KnownGuest[]): KnownGuest | undefined {
  const named = known.filter(
    (one) => one.name_key === guest.nameKey && one.organisation_key === guest.organisationKey,
  );
  return known.find((one) => isSameMail(one, guest)) ?? named.find((one) => mayBeSame(one, guest));
}

export interface GuestsToCheck {
  companyId: number;
  guests: readonly Guest[];
  /** The bookings being checked. */
  bookingIds: readonly number[];
}

/**
 * Guests with the amounts given to them this year. A guest named as a public official once counts as one for the whole
 * year.
 */
export async function checkedGuests(
  db: Db,
  { companyId, guests, bookingIds }: GuestsToCheck,
): Promise<PolicyGuest[]> {
  if (guests.length === 0) return [];
  const distinct = distinctGuests(guests);
  const known = await repository.findKnown(db, companyId, distinct);
  const ids = known.map(({ id }) => id);
  const given = ids.length > 0 ? await repository.findGiven(db, ids, bookingIds) : [];
  return distinct.map((guest) => {
    const id = findKnownGuest(guest, known)?.id;
    const row = given.find((one) => one.guest_id === id);
    return {
      kind: row?.is_official ? 'public_official' : guest.kind,
      given: row?.value ?? 0,
      hasOtherCurrency: row?.has_other_currency ?? false,
    };
  });
}

/** Whether a guest was named in the request or payment of one of these bookings. */
export async function isNamed(
  db: Db,
  { companyId, guest, bookingIds }: Omit<GuestsToCheck, 'guests'> & { guest: Guest },
): Promise<boolean> {
  const named = nameGuest(guest);
  const known = findKnownGuest(named, await repository.findKnown(db, companyId, [named]));
  return known !== undefined && (await repository.areNamed(db, [known.id], bookingIds));
}

/**
 * The addresses that belong to nobody in the company, in lower case.
 * @param emails in any case
 */
export const findStrangers = (
  db: Db,
  companyId: number,
  emails: readonly string[],
): Promise<Set<string>> =>
  repository.findStrangers(
    db,
    companyId,
    emails.map((email) => email.trim().toLowerCase()),
  );

/** Whether a booking's company has rules about guests, and whether guests were named for its seats. No access check. */
export const guestTermsOf = repository.findGuestTerms;

/** Permanently removes invitations of named guests whose seats went to other people. */
export const removeFormerAttendees = repository.deleteFormerAttendees;

/**
 * Whether a person was named as a guest in the request, the payment or the attendees of a booking. Matches the email,
 * else the name of a guest without an email, and then stores the email. The caller has locked the invitations.
 */
export async function recogniseNamed(
  trx: Db,
  { companyId, bookingId }: { companyId: number; bookingId: number },
  { name, email }: { name: string; email: string },
): Promise<boolean> {
  const person = nameGuest({ name, email, organisation: '', kind: 'client' });
  const named = await repository.findNamed(trx, bookingId);
  if (named.some((guest) => isSameMail(guest, person))) return true;
  const same = named.find((one) => one.email === '' && one.name_key === person.nameKey);
  if (!same) return false;
  const known = await repository.findKnown(trx, companyId, [person]);
  if (known.some((guest) => isSameMail(guest, person))) return false;
  await repository.setEmails(trx, [{ id: same.id, email: person.email }]);
  return true;
}

/**
 * Until the transaction ends, no other transaction can invite guests of this company. Otherwise two concurrent
 * invitations could both pass and together exceed a yearly limit. Lock bookings and tiers first.
 */
export const lockInvitations = lockGuests;

export interface GuestInvitation {
  companyId: number;
  /** Null for bookings paid without a request. */
  approvalId: number | null;
  /**
   * Set for one guest who gets a seat of one paid booking: through a seat pool claim, or named by the person who
   * booked.
   */
  seat?: { claimId: number | null };
  guests: readonly Guest[];
  purpose: string;
  /** Amounts with fee and GST, minor units. */
  lines: readonly { bookingId: number; quantity: number; amount: number }[];
}

/** Stores the guests of bookings, replacing the guests of an earlier payment attempt. */
export async function inviteGuests(
  trx: Db,
  { companyId, approvalId, seat, guests, purpose, lines }: GuestInvitation,
): Promise<void> {
  if (approvalId === null && !seat) {
    const ids = lines.map(({ bookingId }) => bookingId);
    await repository.deletePurchaseGuests(trx, ids);
  }
  if (guests.length === 0) return;
  await lockInvitations(trx, companyId);
  const distinct = distinctGuests(guests);
  const known = await repository.findKnown(trx, companyId, distinct);
  const matched = distinct.map((guest) => ({ guest, match: findKnownGuest(guest, known) }));
  await repository.setEmails(
    trx,
    matched.flatMap(({ guest: { email }, match }) =>
      match?.email === '' && email !== '' ? [{ id: match.id, email }] : [],
    ),
  );
  const made = await repository.insertGuests(
    trx,
    companyId,
    matched.flatMap(({ guest, match }) => (match ? [] : [guest])),
  );
  const invited = matched.map(({ guest, match }) => ({
    guestId: (match ?? findKnownGuest(guest, made))?.id ?? 0,
    kind: guest.kind,
  }));
  await repository.insertInvitations(trx, {
    approvalId,
    purpose,
    guests: invited,
    claimId: seat?.claimId ?? null,
    asAttendee: seat?.claimId === null,
    bookings: lines.map(({ bookingId, quantity, amount }) => ({
      bookingId,
      share: guestShare(amount, quantity, distinct.length),
    })),
  });
}
