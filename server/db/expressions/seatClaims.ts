import { sql, type RawBuilder } from 'kysely';

// The queries that use these have `tickets` under the alias `k` and `seat_claims` under `c`.

/** A free ticket: without a name, unused, and not shared by a link. */
export const seatIsFree = sql<boolean>`(k.voided_at is null and not k.is_used and k.link_made_at is null
  and coalesce(k.attendee_name, '') = '' and coalesce(k.attendee_email, '') = '')`;

/** A claim whose ticket still belongs to the person who made it. */
export const claimIsCurrent = sql<boolean>`(c.released_at is null and k.version = c.ticket_version
  and k.voided_at is null and lower(k.attendee_email) = c.email)`;

/** Whether a valid ticket of one of the bookings names the address. @param email lower case */
export const addressHasSeat = (
  bookings: readonly number[] | RawBuilder<unknown>,
  email: string | RawBuilder<string>,
) => sql<boolean>`exists (
  select from tickets k where k.voided_at is null and lower(k.attendee_email) = ${email}
    and k.booking_id ${'length' in bookings ? sql`= any(${[...bookings]}::bigint[])` : sql`in (${bookings})`})`;

/** The bookings of a pool. */
export const bookingsOfPool = (poolId: number): RawBuilder<unknown> =>
  sql`select o.booking_id from seat_pool_bookings o where o.pool_id = ${poolId}`;

/** Whether the free seats of a booking are in a pool that is not closed. @param booking the id of the booking */
export const isOffered = (booking: RawBuilder<unknown>) => sql<boolean>`exists (
  select from seat_pool_bookings o where o.booking_id = ${booking} and o.is_open)`;

/** Time before the event at which the holder of a booking is notified of free seats. */
export const FREE_SEATS_ARE_TOLD = sql`interval '3 days'`;
