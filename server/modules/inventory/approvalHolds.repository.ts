import { sql } from 'kysely';
import { companiesOfGroup } from '../../db/expressions/holdGroup';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** Seats of a tier that approval requests hold. */
export interface WaitingSeats {
  id: number;
  name: string;
  total: number;
  /** Seats of all companies. */
  waiting: number;
  /** Seats of the company and of others in its group (`holdGroup`). */
  own: number;
}

export async function findWaitingSeats(
  trx: Db,
  tierIds: readonly number[],
  companyId: number,
): Promise<WaitingSeats[]> {
  const { rows } = await sql<WaitingSeats>`
    select t.id, t.name, t.total, coalesce(w.seats, 0)::int as waiting, coalesce(w.own, 0)::int as own
    from ticket_tiers t
    cross join (select ${companiesOfGroup(companyId)} as companies) g
    left join lateral (
      select sum(b.quantity) as seats,
        sum(b.quantity) filter (where b.company_id = any(g.companies)) as own
      from bookings b
      where b.ticket_tier_id = t.id and b.approval_id is not null and b.hold_state = 'held'
    ) w on true
    where t.id = any(${[...tierIds]}::bigint[])
    order by t.id
  `.execute(trx);
  return rows;
}

/** A locked booking of an approval request. */
export interface RequestedBooking {
  id: number;
  ticket_tier_id: number;
  quantity: number;
  status: string;
  payment_status: string;
  /** Its tier counts its seats as held. */
  is_held: boolean;
  /** Its hold has not ended yet, and its event can still be booked. */
  is_live: boolean;
  /** The event's booking period is not over, and the event has neither started nor been cancelled. */
  is_open: boolean;
  /** This request still holds it. */
  is_of_request: boolean;
  /** The booking is on a waiting list and has no seats. */
  is_waiting: boolean;
}

/** Condition on an event `e`. Moving its booking end or start later does not reopen requests that have ended. */
const isOpen = sql<boolean>`(e.cancelled_at is null
  and least(e.booking_end_at, e.start_at) > clock_timestamp())`;

/** Locks the bookings of an approval request. */
export async function lockRequested(trx: Db, approvalId: number): Promise<RequestedBooking[]> {
  const { rows } = await sql<RequestedBooking>`
    select b.id, b.ticket_tier_id, b.quantity, b.status, b.payment_status,
      (b.status = 'pending' and b.hold_state = 'held') as is_held,
      (b.status = 'pending' and b.hold_state = 'held' and b.hold_expires_at > clock_timestamp()
        and ${isOpen}) as is_live,
      ${isOpen} as is_open,
      coalesce(b.approval_id = ${approvalId}, false) as is_of_request,
      exists (select from waiting_entries w
        where w.approval_id = ${approvalId} and w.booking_id = b.id and w.status = 'waiting') as is_waiting
    from approval_bookings ab
    join bookings b on b.id = ab.booking_id
    join events e on e.id = b.event_id
    where ab.approval_id = ${approvalId}
    order by b.id
    for update of b
  `.execute(trx);
  return rows;
}
