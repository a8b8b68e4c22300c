import { sql } from 'kysely';
import {
  invitationCounts,
  companyAsksGuests,
  shareKept,
} from '../../../db/expressions/invitations';
import type { Guest, GuestKind } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A guest with the fields that identify them. */
export interface NamedGuest extends Guest {
  email: string;
  nameKey: string;
  organisationKey: string;
}

export interface KnownGuest {
  id: number;
  name_key: string;
  organisation_key: string;
  email: string;
}

/**
 * Guests of the company with one of these email addresses, or one of these pairs of name and organisation; oldest
 * first.
 */
export const findKnown = (
  db: Db,
  companyId: number,
  guests: readonly NamedGuest[],
): Promise<KnownGuest[]> =>
  db
    .selectFrom('company_guests as g')
    .where('g.company_id', '=', companyId)
    .where(
      sql<boolean>`((g.name_key, g.organisation_key) in (
        select * from unnest(${guests.map((one) => one.nameKey)}::text[],
          ${guests.map((one) => one.organisationKey)}::text[]))
        or (g.email <> '' and lower(g.email) = any(${guests.map((one) => one.email.toLowerCase())}::text[])))`,
    )
    .select(['g.id', 'g.name_key', 'g.organisation_key', 'g.email'])
    .orderBy('g.id')
    .execute();

/** The caller has locked the company's guests and checked that these do not exist. */
export async function insertGuests(
  trx: Db,
  companyId: number,
  guests: readonly NamedGuest[],
): Promise<KnownGuest[]> {
  if (guests.length === 0) return [];
  return trx
    .insertInto('company_guests')
    .values(
      guests.map((guest) => ({
        company_id: companyId,
        name: guest.name,
        organisation: guest.organisation,
        email: guest.email,
        name_key: guest.nameKey,
        organisation_key: guest.organisationKey,
      })),
    )
    .returning(['id', 'name_key', 'organisation_key', 'email'])
    .execute();
}

/** Stores addresses of guests who had none. */
export async function setEmails(
  trx: Db,
  emails: readonly { id: number; email: string }[],
): Promise<void> {
  if (emails.length === 0) return;
  await sql`
    update company_guests g set email = told.email
    from unnest(${emails.map(({ id }) => id)}::bigint[], ${emails.map(({ email }) => email)}::text[])
      as told (id, email)
    where g.id = told.id
  `.execute(trx);
}

export interface InvitedGuest {
  guestId: number;
  kind: GuestKind;
}

export interface Invitation {
  approvalId: number | null;
  /** The seat claim of the guest; only for one guest and one booking. */
  claimId: number | null;
  /** The guest was named for a seat after the payment; only for one guest and one booking. */
  asAttendee: boolean;
  purpose: string;
  bookings: readonly { bookingId: number; share: number }[];
  guests: readonly InvitedGuest[];
}

/** The current calendar year in India. */
const presentYear = sql<number>`extract(year from now() at time zone 'Asia/Kolkata')::int`;

export async function insertInvitations(
  trx: Db,
  { approvalId, claimId, asAttendee, purpose, bookings, guests }: Invitation,
): Promise<void> {
  const rows = bookings.flatMap((booking) => guests.map((guest) => ({ ...booking, ...guest })));
  await sql`
    insert into booking_guests
      (guest_id, booking_id, approval_id, claim_id, as_attendee, kind, value, purpose, year, invited_by)
    select told.guest_id, told.booking_id, ${approvalId}::bigint, ${claimId}::bigint,
      ${asAttendee}::boolean, told.kind, told.value, ${purpose}, ${presentYear}, b.user_id
    from unnest(
      ${rows.map((row) => row.guestId)}::bigint[],
      ${rows.map((row) => row.bookingId)}::bigint[],
      ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.share)}::bigint[]
    ) as told (guest_id, booking_id, kind, value)
    join bookings b on b.id = told.booking_id
    ${asAttendee ? replaceSuperseded : sql`on conflict do nothing`}
  `.execute(trx);
}

/** Replaces an invitation that no longer counts, because its payment was replaced by a request for approval. */
const replaceSuperseded = sql`
  on conflict (booking_id, guest_id, coalesce(approval_id, 0)) where claim_id is null
  do update set as_attendee = true, kind = excluded.kind, value = excluded.value, purpose = excluded.purpose,
    year = excluded.year, invited_by = excluded.invited_by`;

/** Deletes the invitations of guests who were named for a seat of the booking but no longer have one. */
export async function deleteFormerAttendees(trx: Db, bookingId: number): Promise<void> {
  await sql`
    delete from booking_guests i using company_guests g
    where i.booking_id = ${bookingId} and i.as_attendee and g.id = i.guest_id
      and not exists (
        select from tickets k
        where k.booking_id = i.booking_id and k.voided_at is null
          and lower(k.attendee_email) = lower(g.email))
  `.execute(trx);
}

/** Deletes the guests of an earlier payment attempt. */
export async function deletePurchaseGuests(trx: Db, bookingIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('booking_guests')
    .where('booking_id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('approval_id', 'is', null)
    .where('claim_id', 'is', null)
    .where('as_attendee', '=', false)
    .execute();
}

/** Amount given to a guest this year, minor units of rupees. */
export interface GivenRow {
  guest_id: number;
  value: number;
  /** Something was given in another currency. */
  has_other_currency: boolean;
  is_official: boolean;
}

/**
 * For each guest: the amounts paid for them this year less refunds, and the amounts of open requests and payments;
 * without the given bookings.
 */
export async function findGiven(
  db: Db,
  guestIds: readonly number[],
  exceptBookings: readonly number[],
): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select i.guest_id,
      coalesce(sum(round(i.value * ${shareKept})) filter (where b.currency = 'INR'), 0)::bigint as value,
      bool_or(b.currency <> 'INR' and ${shareKept} > 0) as has_other_currency,
      bool_or(i.kind = 'public_official') as is_official
    from booking_guests i
    join bookings b on b.id = i.booking_id and ${invitationCounts}
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    where i.guest_id = any(${[...guestIds]}::bigint[]) and i.year = ${presentYear}
      and i.booking_id <> all(${[...exceptBookings]}::bigint[])
      and (b.status in ('confirmed', 'completed') or (b.status = 'pending' and b.removed_at is null
        and b.hold_state = 'held' and b.hold_expires_at > now()))
    group by i.guest_id
  `.execute(db);
  return rows;
}

/** The guests of a request, in their order there. */
export async function findRequestGuests(db: Db, approvalId: number): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    select g.name, g.organisation, i.kind, g.email
    from (
      select guest_id, min(id) as first, min(kind) as kind
      from booking_guests where approval_id = ${approvalId} group by guest_id
    ) i
    join company_guests g on g.id = i.guest_id
    order by i.first
  `.execute(db);
  return rows;
}

/** Whether one of these guests was named in the request or payment of one of these bookings. */
export async function areNamed(
  db: Db,
  guestIds: readonly number[],
  bookingIds: readonly number[],
): Promise<boolean> {
  const row = await db
    .selectFrom('booking_guests as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .where('i.guest_id', '=', sql<number>`any(${[...guestIds]}::bigint[])`)
    .where('b.id', '=', sql<number>`any(${[...bookingIds]}::bigint[])`)
    .where('i.claim_id', 'is', null)
    .where(invitationCounts)
    .select('i.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The guests named in the request, the payment or the attendees of a booking. */
export async function findNamed(db: Db, bookingId: number): Promise<KnownGuest[]> {
  const { rows } = await sql<KnownGuest>`
    select distinct g.id, g.name_key, g.organisation_key, g.email
    from booking_guests i
    join bookings b on b.id = i.booking_id
    join company_guests g on g.id = i.guest_id
    where i.booking_id = ${bookingId} and i.claim_id is null and ${invitationCounts}
    order by g.id
  `.execute(db);
  return rows;
}

export interface GuestTerms {
  company_id: number;
  /** The company has rules about guests. */
  asks_guests: boolean;
  /** Guests were named for seats after the payment. */
  has_named: boolean;
}

/** Undefined for complimentary bookings, which belong to no company. */
export async function findGuestTerms(db: Db, bookingId: number): Promise<GuestTerms | undefined> {
  const { rows } = await sql<GuestTerms>`
    select b.company_id, ${companyAsksGuests} as asks_guests,
      exists (
        select from booking_guests i where i.booking_id = b.id and i.as_attendee) as has_named
    from bookings b where b.id = ${bookingId} and not b.is_complimentary
  `.execute(db);
  return rows[0];
}

/**
 * The addresses that belong to nobody in the company. Its people are open accounts except clients, and anybody without
 * an account whose address has a proven domain of the company.
 * @param emails lower case
 */
export async function findStrangers(
  db: Db,
  companyId: number,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select told.email from unnest(${[...emails]}::text[]) as told (email)
    left join users u on u.email = told.email
    where case
      when u.id is not null then
        not (u.company_id is not distinct from ${companyId}::bigint and u.is_active and u.role <> 'client')
      else not exists (
        select from companies c
        where c.id = ${companyId} and c.domain_proven_at is not null
          and c.domain = split_part(told.email, '@', 2)
        union all
        select from company_domains d
        where d.company_id = ${companyId} and d.proven_at is not null
          and d.domain = split_part(told.email, '@', 2))
      end
  `.execute(db);
  return new Set(rows.map(({ email }) => email));
}
