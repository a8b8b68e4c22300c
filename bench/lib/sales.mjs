/** Sales for benchmarks: people, bookings with their payments and tickets, written by few statements. */
import { addToEventSums, countedEventSums } from '../../server/db/expressions/eventSums.ts';

const PEOPLE = 2_000;
const COMPANIES = 200;
/** Ids of what is made begin here. */
export const FIRST_ID = 10_000_000;

/** @param userId a person whose row is copied, with a company */
export async function addPeople(client, userId) {
  await client.query(
    `insert into companies
     select copy.* from companies one, generate_series(0, $2::int - 1) n,
       lateral jsonb_populate_record(null::companies, to_jsonb(one) || jsonb_build_object(
         'id', $3::int + n, 'name', 'Company ' || n, 'domain', null)) copy
     where one.id = (select company_id from users where id = $1)`,
    [userId, COMPANIES, FIRST_ID],
  );
  await client.query(
    `insert into users
     select copy.* from users one, generate_series(0, $2::int - 1) n,
       lateral jsonb_populate_record(null::users, to_jsonb(one) || jsonb_build_object(
         'id', $3::int + n, 'username', 'many' || n, 'email', 'person' || n || '@many.example',
         'first_name', 'Person' || n, 'last_name', 'Of Many', 'company_id', $3::int + n % $4::int)) copy
     where one.id = $1`,
    [userId, PEOPLE, FIRST_ID, COMPANIES],
  );
}

let made = 0;

/**
 * Paid bookings of one seat with payment and ticket, spread in turns over tiers and people.
 * @param tiers SQL of the ids of tiers
 * @param people those who book, by their ids: the first and how many; unset, those of `addPeople`
 */
export async function addBookings(
  client,
  count,
  tiers,
  people = { first: FIRST_ID, many: PEOPLE },
) {
  const first = FIRST_ID + made;
  made += count;
  await client.query(
    `create temporary table chosen as
     select t.*, row_number() over (order by t.id) - 1 as place
     from ticket_tiers t where t.id in (${tiers})`,
  );
  const { rows } = await client.query('select count(*)::int as places from chosen');
  await client.query(
    `insert into bookings (id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity,
       unit_price, total_amount, currency, status, payment_status, hold_state, created_at)
     select $1::int + n, 'MANY-' || $1::int + n, u.id, u.company_id, t.event_id, t.id, 1, t.price, t.price,
       t.currency, 'confirmed', 'paid', 'sold', now() - n * interval '1 second'
     from generate_series(0, $2::int - 1) n
     join chosen t on t.place = n % $5::int
     join users u on u.id = $3::int + n * 7 % $4::int`,
    [first, count, people.first, people.many, rows[0].places],
  );
  await client.query('drop table chosen');
  await client.query(
    `insert into payments (id, public_id, user_id, company_id, gateway, is_test, status, subtotal,
       service_fee, gst, amount, currency, settled_at)
     select id, 'MANY-' || id, user_id, company_id, 'sandbox', true, 'success', total_amount, 0, 0,
       total_amount, currency, created_at
     from bookings where id >= $1`,
    [first],
  );
  await client.query(
    `insert into payment_bookings (id, payment_id, booking_id, amount, quantity, unit_price, is_settled)
     select id, id, id, total_amount, quantity, unit_price, true from bookings where id >= $1`,
    [first],
  );
  await client.query(
    `insert into tickets (id, booking_id, event_id, ticket_tier_id, seat_no, ticket_number,
       attendee_name, attendee_email)
     select id, id, event_id, ticket_tier_id, 1, 'MANY-' || id, 'Guest ' || id,
       'guest' || id || '@many.example'
     from bookings where id >= $1`,
    [first],
  );
}

/** Brings the counts of tiers and the sums of events to the bookings that were added. */
export async function countSales(client, db) {
  await client.query(
    `update ticket_tiers t set total = t.total + more.seats, sold = t.sold + more.seats,
       bookings = t.bookings + more.seats
     from (
       select ticket_tier_id, count(*)::int as seats from bookings where id >= $1 group by 1
     ) more
     where more.ticket_tier_id = t.id`,
    [FIRST_ID],
  );
  await client.query('delete from event_sums; delete from event_sum_changes');
  // On this connection, because those of the server's pool end a statement after some seconds.
  await client.query(addToEventSums(countedEventSums).compile(db).sql);
}
