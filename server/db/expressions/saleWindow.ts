import { sql } from 'kysely';
import { freeSeats } from './freeSeats';

/**
 * The time in which a ticket tier is sold, by the clock of the database. Aliases: e events, t ticket_tiers.
 */

export const saleHasBegun = sql<boolean>`coalesce(t.sale_starts_at <= now(), true)`;

export const saleHasEnded = sql<boolean>`coalesce(t.sale_ends_at < now(), false)`;

/** Aggregate over the tiers `t` of event `e`: when the first remaining seats can be booked; null if none can. */
export const ticketsOpenAt = sql<Date | null>`min(greatest(t.sale_starts_at, e.booking_start_at))
  filter (where t.is_active and ${freeSeats} > 0 and not ${saleHasEnded})`;

/** Aggregate over the tiers `t` of an event: true if all their sales have ended. */
export const salesHaveEnded = sql<boolean>`coalesce(
  bool_and(${saleHasEnded}) filter (where t.is_active), false)`;

/** Of the active tiers `t` of one event: of those on sale now, else of those to come, else of all. */
export const lowestPrice = sql<number | null>`coalesce(
  min(t.price) filter (where ${saleHasBegun} and not ${saleHasEnded}),
  min(t.price) filter (where not ${saleHasEnded}),
  min(t.price))`;
