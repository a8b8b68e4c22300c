import { sql } from 'kysely';
import { conflict } from '../../lib/errors';
import { storedKeyOf } from '../../http/idempotency/idempotency.repository';
import type { Db } from '../bookings/bookings.repository';
import { eventIsOpen, eventIsOpenTo, tierIsOnSale } from '../../db/expressions/bookingState';
import { bookingNumber, holdEnd, type NewBooking } from './inventory.repository';

/** What became of one wish of the group. */
interface Outcome {
  /** Null when the seats were not to be had. */
  id: number | null;
  key_is_taken: boolean;
}

/** The key belongs to a request that has had its effect: `recall` says which. */
const keyIsTaken = () =>
  conflict('idempotency_conflict', 'This Idempotency-Key was used for a different request.');

/**
 * `takeSeatsAndBook` for up to some dozens of wishes in one statement, with the same checks: who
 * comes first is served first, and whoever wants more than is left stands in nobody's way.
 *
 * The tiers are locked in the order of their ids, as everybody locks them, and read as they then
 * are. Where there is enough for all, all are admitted; only in a tier where there is not, `queue`
 * goes from wish to wish.
 *
 * @param wishes in the order in which they came, with no two of one idempotency key
 * @returns for each the booking's id, null when the seats were not to be had, or the refusal of a
 *   key that was used before
 * @throws what the database says, and then nothing has happened
 */
export async function takeSeatsTogether(
  db: Db,
  wishes: readonly NewBooking[],
  holdMinutes: number,
): Promise<PromiseSettledResult<number | null>[]> {
  const all = <T>(pick: (wish: NewBooking) => T) => wishes.map(pick);
  const result = await sql<Outcome>`
    with recursive wish as materialized (
      select w.*, k.operation is not null as key_is_taken
      from unnest(
        ${all((wish) => wish.userId)}::bigint[], ${all((wish) => wish.userName)}::text[],
        ${all((wish) => wish.companyId)}::bigint[], ${all((wish) => wish.eventId)}::bigint[],
        ${all((wish) => wish.tierId)}::bigint[], ${all((wish) => wish.quantity)}::int[],
        ${all((wish) => wish.unitPrice)}::bigint[], ${all((wish) => wish.bookingFor)}::text[],
        ${all((wish) => wish.bookedForUser)}::bigint[],
        ${all((wish) => wish.bookedForName)}::text[], ${all((wish) => wish.notes)}::text[],
        ${all((wish) => wish.keyed?.key ?? null)}::text[],
        ${all((wish) => wish.keyed?.operation ?? null)}::text[],
        ${all((wish) => wish.keyed?.requestHash ?? null)}::text[]
      ) with ordinality as w (
        user_id, user_name, company_id, event_id, tier_id, quantity, unit_price, booking_for,
        booked_for_user, booked_for_name, notes, key, operation, request_hash, place
      )
      left join ${storedKeyOf('w')} on true
    ), locked as materialized (
      select t.id, t.event_id, t.price, t.currency, t.available
      from ticket_tiers t
      where t.id = any(${all((wish) => wish.tierId)}::bigint[]) and ${tierIsOnSale}
      order by t.id
      for update
    ), able as materialized (
      select w.*, t.currency, t.available,
        row_number() over (partition by w.tier_id order by w.place) as turn,
        sum(w.quantity) over (partition by w.tier_id) as wanted
      from wish w
      join locked t on t.id = w.tier_id and t.event_id = w.event_id and t.price = w.unit_price
      join events e on e.id = w.event_id
      where not w.key_is_taken and ${eventIsOpen} and ${eventIsOpenTo('w.company_id')}
    ), queue (place, tier_id, turn, is_admitted, remaining) as (
      select place, tier_id, turn, quantity <= available,
        case when quantity <= available then available - quantity else available end
      from able
      where turn = 1 and wanted > available
      union all
      select a.place, a.tier_id, a.turn, a.quantity <= q.remaining,
        case when a.quantity <= q.remaining then q.remaining - a.quantity else q.remaining end
      from queue q
      join able a on a.tier_id = q.tier_id and a.turn = q.turn + 1
    ), admitted as materialized (
      select * from able a
      where a.wanted <= a.available
        or a.place in (select q.place from queue q where q.is_admitted)
    ), taken as (
      update ticket_tiers t
      set available = t.available - n.seats, held = t.held + n.seats
      from (select tier_id, sum(quantity)::int as seats from admitted group by tier_id) n
      where t.id = n.tier_id
      returning t.id
    ), numbered as materialized (
      select a.*, nextval((select pg_get_serial_sequence('bookings', 'id'))::regclass) as booking_id
      from (
        select * from admitted where tier_id in (select id from taken) order by place
      ) a
    ), made as (
      insert into bookings (
        id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
        total_amount, currency, hold_state, hold_expires_at, booking_for, booked_for_user,
        booked_for_name, notes
      )
      select booking_id, ${bookingNumber}, user_id, company_id, event_id, tier_id, quantity,
        unit_price, unit_price * quantity, currency, 'held', ${holdEnd(holdMinutes)}, booking_for,
        booked_for_user, booked_for_name, notes
      from numbered
    ), noted as (
      insert into booking_history (booking_id, actor_user_id, actor_name, kind, to_status)
      select booking_id, user_id, user_name, 'created', 'pending' from numbered
    ), remembered as (
      insert into idempotency_keys (user_id, key, operation, request_hash, status_code, response)
      select user_id, key, operation, request_hash, 201,
        jsonb_build_object('booking', booking_id)
      from numbered
      where key is not null
      order by user_id, key
    )
    select n.booking_id as id, w.key_is_taken
    from wish w
    left join numbered n on n.place = w.place
    order by w.place
  `.execute(db);
  return result.rows.map(({ id, key_is_taken }) =>
    key_is_taken
      ? { status: 'rejected', reason: keyIsTaken() }
      : { status: 'fulfilled', value: id },
  );
}
