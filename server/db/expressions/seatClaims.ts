import { sql, type RawBuilder } from 'kysely';

// The queries that use these have `tickets` under the alias `k` and `seat_claims` under `c`.

/** A ticket that lets in nobody yet: without a name, unused, and not shared by a link. */
export const seatIsFree = sql<boolean>`(k.voided_at is null and not k.is_used and k.link_made_at is null
  and coalesce(k.attendee_name, '') = '' and coalesce(k.attendee_email, '') = '')`;

/** A claim whose ticket is still that of the person who made it. */
export const claimIsCurrent = sql<boolean>`(c.released_at is null and k.version = c.ticket_version
  and k.voided_at is null and lower(k.attendee_email) = c.email)`;

/** Whether a valid ticket of the booking names the address. @param email lower case */
export const addressHasSeat = (
  bookingId: number,
  email: string | RawBuilder<string>,
) => sql<boolean>`exists (
  select from tickets k where k.booking_id = ${bookingId} and k.voided_at is null
    and lower(k.attendee_email) = ${email})`;

/** How long before its event the holder of a booking is told of free seats. */
export const FREE_SEATS_ARE_TOLD = sql`interval '3 days'`;
