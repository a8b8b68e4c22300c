import { sql } from 'kysely';
import { eventIsCancelledOrOver } from './bookingState';

/** The waiting list of a tier, by the clock of the database. Aliases: e events, t ticket_tiers, a approvals. */

/** Minimum duration of an offer. */
const SHORTEST_OFFER = sql`interval '15 minutes'`;

/** The latest end of an offer. */
export const lineEnd = sql<Date>`least(e.booking_end_at, e.start_at, t.sale_ends_at)`;

/** True if no offer can be made any more. */
export const lineIsOver = sql<boolean>`(${eventIsCancelledOrOver} or t.is_closed
  or now() > ${lineEnd} - ${SHORTEST_OFFER})`;

/** A request that is open without seats, because an entry of a waiting list waits with it. */
export const waitsInLine = sql<boolean>`(a.closed_at is null
  and (a.status = 'approved' or (a.status = 'pending' and a.deadline > now()))
  and exists (
    select from waiting_entries w where w.approval_id = a.id and w.status = 'waiting'))`;
