import { sql } from 'kysely';
import { FREE_SEATS_ARE_TOLD, isOffered, seatIsFree } from '../../../db/expressions/seatClaims';
import { idOf, KEPT } from './notificationIds.repository';

const HOLD_ENDS_SOON = sql`interval '15 minutes'`;
const EVENT_IS_NEAR = sql`interval '24 hours'`;

/** The latest history entry of these kinds. */
const latestOf = (...kinds: string[]) => sql`(
  select x.at, x.kind, x.note from booking_history x
  where x.booking_id = b.id and x.kind = any(${kinds}::text[])
  order by x.id desc limit 1)`;

/** The reader's own bookings, for the queries below. */
export const ownCte = (userId: number) => sql`
  own as materialized (
    select b.* from bookings b where b.user_id = ${userId} and b.removed_at is null
      and not b.is_complimentary
  )`;

/** Notifications about the reader's own bookings; one row per booking. */
export const ofOwnBookings = sql`
    select ${idOf('booking_paid', 'b.id')} as id, 'booking_paid' as kind, b.id as booking_id,
      p.settled_at as created_at, '' as history_kind, '' as note, p.id as subject_id
    from own b
    join payment_bookings s on s.booking_id = b.id and s.is_settled
    join payments p on p.id = s.payment_id
    where p.settled_at > now() - ${KEPT} and b.status in ('confirmed', 'completed')

    union all
    select ${idOf('details_missing', 'b.id')}, 'details_missing', b.id,
      coalesce(p.settled_at, b.updated_at), '', '', coalesce(p.id, -b.id)
    from own b
    join events e on e.id = b.event_id
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    where b.status = 'confirmed' and e.start_at > now() and e.cancelled_at is null
      and exists (
        select from tickets k
        where k.booking_id = b.id and k.voided_at is null
          and (coalesce(k.attendee_name, '') = '' or coalesce(k.attendee_email, '') = ''))

    union all
    select ${idOf('event_tomorrow', 'b.id')}, 'event_tomorrow', b.id,
      e.start_at - ${EVENT_IS_NEAR}, '', '', e.id
    from own b
    join events e on e.id = b.event_id
    where b.status = 'confirmed' and e.cancelled_at is null
      and e.start_at > now() and e.start_at <= now() + ${EVENT_IS_NEAR}

    union all
    select ${idOf('seats_free', 'b.id')}, 'seats_free', b.id,
      greatest(e.start_at - ${FREE_SEATS_ARE_TOLD}, coalesce(p.settled_at, b.created_at) + interval '1 hour'),
      '', '', b.id
    from own b
    join events e on e.id = b.event_id
    left join payment_bookings s on s.booking_id = b.id and s.is_settled
    left join payments p on p.id = s.payment_id
    where b.status = 'confirmed' and b.quantity > 1 and e.cancelled_at is null
      and e.start_at > now() and e.start_at <= now() + ${FREE_SEATS_ARE_TOLD}
      and coalesce(p.settled_at, b.created_at) <= now() - interval '1 hour'
      and exists (
        select from tickets k where k.booking_id = b.id and ${seatIsFree})
      and not ${isOffered(sql`b.id`)}

    union all
    select ${idOf('guest_refused', 'r.id')}, 'guest_refused', b.id, r.created_at, r.outcome, r.name, r.id
    from own b
    join seat_pools p on p.booking_id = b.id
    join seat_refusals r on r.pool_id = p.id
    where r.created_at > now() - ${KEPT}

    union all
    select ${idOf('hold_ending', 'b.id')}, 'hold_ending', b.id,
      case when b.hold_state = 'expired' or b.hold_expires_at <= now() then b.hold_expires_at
        else greatest(b.hold_expires_at - ${HOLD_ENDS_SOON}, b.created_at) end, '', '', b.id
    from own b
    join events e on e.id = b.event_id
    where b.status = 'pending' and b.hold_expires_at <= now() + ${HOLD_ENDS_SOON}
      and e.start_at > now() and e.cancelled_at is null
      -- What waits for an approval cannot be paid yet.
      and not exists (
        select from approvals a
        where a.id = b.approval_id and a.status = 'pending' and a.deadline > now())

    union all
    select ${idOf('event_moved', 'b.id')}, 'event_moved', b.id, h.at, h.kind, h.note, b.event_id
    from own b
    join events e on e.id = b.event_id
    cross join lateral ${latestOf('event_moved')} as h
    where b.status = 'confirmed' and e.start_at > now() and e.cancelled_at is null

    union all
    select ${idOf('event_moved', 'b.id')}, 'event_moved', b.id, h.at, h.kind, h.note, b.event_id
    from own b
    cross join lateral ${latestOf('event_cancelled')} as h
    where b.status = 'cancelled' and h.at > now() - ${KEPT}
      -- Who gets money back for the event is notified of that.
      and not exists (select from own o where o.event_id = b.event_id and o.status = 'refunded')

    union all
    select ${idOf('booking_refunded', 'b.id')}, 'booking_refunded', b.id, h.at, h.kind, h.note, b.event_id
    from own b
    cross join lateral ${latestOf('event_cancelled', 'refund_done')} as h
    where (b.status = 'refunded' or h.kind = 'refund_done')
      and h.at > now() - ${KEPT}

    union all
    select ${idOf('payment_returned', 'h.id')}, 'booking_refunded', b.id, h.at, h.kind, h.note, h.id
    from own b
    join booking_history h on h.booking_id = b.id
    where h.kind = 'payment_returned' and h.at > now() - ${KEPT}

    union all
    select ${idOf('seats_offered', 'b.id')}, 'seats_offered', b.id, b.hold_started_at, '', '', b.id
    from own b
    where b.waiting_entry_id is not null and b.status = 'pending' and b.hold_state = 'held'
      and b.hold_expires_at > now()`;
