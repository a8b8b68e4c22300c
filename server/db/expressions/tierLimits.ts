import { sql, type RawBuilder } from 'kysely';

/**
 * Seats that count for the limits of a tier per person and per company (docs/product/screens.md#ticket-tiers): those of bookings
 * that are held, wait for an approval, or are paid, and those that wait on the waiting list. Complimentary
 * bookings do not count.
 */
interface CountedSeats {
  tier: RawBuilder<number>;
  /** Bookings to leave out. */
  exceptBookings?: readonly number[] | undefined;
  /** A waiting list entry to leave out. */
  exceptEntry?: number | undefined;
  /**
   * True leaves out expired holds, even if their seats are not yet on sale again. A transaction that decides by the sum
   * must count them until the seats are returned, because a payment in progress may still use them.
   */
  byClock?: boolean;
}

const bookedSeats = (
  whose: RawBuilder<boolean>,
  { tier, exceptBookings = [], byClock = false }: CountedSeats,
) => {
  const isKept =
    exceptBookings.length > 0 ? sql`and b.id <> all(${[...exceptBookings]}::bigint[])` : sql``;
  const isLive = byClock ? sql`and b.hold_expires_at > now()` : sql``;
  const sum = (state: RawBuilder<unknown>) => sql`(
    select coalesce(sum(b.quantity), 0) from bookings b
    where ${whose} and b.ticket_tier_id = ${tier} and ${state} and not b.is_complimentary ${isKept})`;
  // Two sums, because each uses a different index.
  return sql`(${sum(sql`b.hold_state = 'sold'`)}
    + ${sum(sql`b.payment_status = 'pending' and b.hold_state = 'held' ${isLive}`)})`;
};

const isOther = (exceptEntry: number | undefined) =>
  exceptEntry === undefined ? sql`` : sql`and w.id <> ${exceptEntry}::bigint`;

/** Seats of a person on the waiting list. */
export const waitingSeatsOfPerson = (
  user: RawBuilder<number>,
  { tier, exceptEntry }: CountedSeats,
) =>
  sql<number>`(select coalesce(sum(w.quantity), 0)::int from waiting_entries w
    where w.user_id = ${user} and w.ticket_tier_id = ${tier} and w.status = 'waiting' ${isOther(exceptEntry)})`;

/** Seats of the companies' people on the waiting list. */
export const waitingSeatsOfCompanies = (
  companies: RawBuilder<number[]>,
  { tier, exceptEntry }: CountedSeats,
) =>
  sql<number>`(select coalesce(sum(w.quantity), 0)::int
    from waiting_entries w join users wu on wu.id = w.user_id
    where w.ticket_tier_id = ${tier} and w.status = 'waiting' and wu.company_id = any(${companies})
      ${isOther(exceptEntry)})`;

/** All seats of a person, including the waiting list. */
export const seatsOfPerson = (user: RawBuilder<number>, counted: CountedSeats) =>
  sql<number>`(${bookedSeats(sql`b.user_id = ${user}`, counted)}
    + ${waitingSeatsOfPerson(user, counted)})::int`;

/** All seats of companies, including the waiting list. */
export const seatsOfCompanies = (companies: RawBuilder<number[]>, counted: CountedSeats) =>
  sql<number>`(${bookedSeats(sql`b.company_id = any(${companies})`, counted)}
    + ${waitingSeatsOfCompanies(companies, counted)})::int`;

/** True if tier `t` has limits. */
export const tierHasLimits = sql<boolean>`(t.max_per_person is not null or t.max_per_company is not null)`;
