import { sql } from 'kysely';
import type { BodyAt } from '../contract/calls';
import { unchecked } from './checkedInject';
import { sumsOfEvent } from '../db/expressions/eventSums';
import type { BodyOf, Schemas } from '../contract/types';
import type { TestApp } from './buildTestApp';
import { createEvent, createTier, type TestEvent, type TestTier } from './events';
import { createCompany, createUser, signIn, type TestCompany, type TestUser } from './people';

type Db = TestApp['db'];
export type Headers = Record<string, string>;

/** A signed-in employee; creates the company if none is given. */
export interface Buyer {
  user: TestUser;
  company: TestCompany;
  headers: Headers;
}

export async function createBuyer(
  app: Pick<TestApp, 'db' | 'secrets'>,
  values: { company?: TestCompany; role?: Schemas['Role']; firstName?: string } = {},
): Promise<Buyer> {
  const { company = await createCompany(app), ...person } = values;
  const user = await createUser(app, { ...person, company });
  return { user, company, headers: await signIn(app, user) };
}

/** An open event with one tier. */
export async function createOffer(
  app: Pick<TestApp, 'db'>,
  tier: Parameters<typeof createTier>[1] = {},
  event: Parameters<typeof createEvent>[1] = {},
): Promise<{ event: TestEvent; tier: TestTier }> {
  const made = await createEvent(app, event);
  return { event: made, tier: await createTier(app, { ...tier, event: made }) };
}

/** Client calls for bookings and payments. */
export function createBookingCalls({ app }: Pick<TestApp, 'app'>) {
  const call = <Method extends Uppercase<string>, Path extends string>(
    method: Method,
    path: Path,
    headers: Headers,
    payload?: BodyAt<Method, Path>,
  ) => app.inject({ method, url: `/api${path}`, headers, payload: unchecked(payload) });

  const calls = {
    call,
    get: (path: string, headers: Headers) => call('GET', path, headers),
    create: (headers: Headers, body: BodyAt<'POST', '/bookings/'>, key?: string) =>
      call('POST', '/bookings/', { ...headers, ...(key && { 'idempotency-key': key }) }, body),
    pay: (headers: Headers, body: BodyAt<'POST', '/payments/bulk_create/'>, key?: string) =>
      call(
        'POST',
        '/payments/bulk_create/',
        { ...headers, ...(key && { 'idempotency-key': key }) },
        body,
      ),

    /** Adds tickets to the cart. @throws Error when refused */
    async book(
      headers: Headers,
      tier: Pick<TestTier, 'id' | 'event_id'>,
      quantity = 1,
    ): Promise<Schemas['Booking']> {
      const body = { event: tier.event_id, ticket_tier: tier.id, quantity };
      return expectStatus(201, await calls.create(headers, body)).json();
    },

    /** The total to pay, as the server quotes it. */
    async quoteTotal(headers: Headers, ids: readonly number[]): Promise<string> {
      const path = `/bookings/quote/?booking_ids=${ids.join(',')}`;
      return expectStatus(200, await calls.get(path, headers)).json<Schemas['Quote']>().total;
    },

    /** Pays for bookings at their quoted total. @throws Error when refused */
    async payFor(
      headers: Headers,
      ids: number[],
      more: Partial<BodyOf<'createPayment'>> = {},
    ): Promise<Schemas['PaymentResult']> {
      const body = { booking_ids: ids, amount: await calls.quoteTotal(headers, ids), ...more };
      return expectStatus(201, await calls.pay(headers, body)).json();
    },

    async read(headers: Headers, id: number): Promise<Schemas['Booking']> {
      return expectStatus(200, await calls.get(`/bookings/${id}`, headers)).json();
    },
  };
  return calls;
}

export type BookingCalls = ReturnType<typeof createBookingCalls>;
export type Answer = Awaited<ReturnType<BookingCalls['call']>>;

/** Returns the answer if it has this status. @throws Error with the body otherwise */
export function expectStatus(status: number, answer: Answer): Answer {
  if (answer.statusCode === status) return answer;
  throw new Error(`Expected ${status}, got ${answer.statusCode}: ${answer.body}`);
}

/** HTTP status and error code of an error answer. */
export const statusAndCode = (answer: Answer): [number, string] => [
  answer.statusCode,
  answer.json<Schemas['Error']>().code,
];

export async function seatCounts(db: Db, tier: { id: number }) {
  const { available, held, sold } = await db
    .selectFrom('ticket_tiers')
    .where('id', '=', tier.id)
    .select(['available', 'held', 'sold'])
    .executeTakeFirstOrThrow();
  return { available, held, sold };
}

/** Moves the end of a hold into the past. */
export async function expireHold(db: Db, bookingId: number): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ hold_expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', bookingId)
    .execute();
}

/** Moves all holds, offers and requests back by a number of minutes. */
export async function letTimePass(db: Db, minutes: number): Promise<void> {
  const ago = sql`make_interval(mins => ${minutes}::int)`;
  await sql`
    update bookings set created_at = created_at - ${ago}, hold_started_at = hold_started_at - ${ago},
      hold_expires_at = hold_expires_at - ${ago}
  `.execute(db);
  await sql`
    update waiting_entries set offered_until = offered_until - ${ago}, closed_at = closed_at - ${ago},
      kept_since = kept_since - ${ago}
  `.execute(db);
  await sql`update ticket_tiers set kept_since = kept_since - ${ago} where kept_since is not null`.execute(
    db,
  );
  await sql`
    update approvals set created_at = created_at - ${ago}, deadline = deadline - ${ago},
      pay_by = pay_by - ${ago}
  `.execute(db);
}

/**
 * Invariants (D11, D12, D14): the counts of each tier equal the sums over its bookings, every paid seat
 * has exactly one valid ticket and other bookings have none, no booking is paid twice, and the shares
 * of every payment add up to its amount.
 * @throws Error that names the violated invariant
 */
export async function assertInventoryConsistent(db: Db): Promise<void> {
  const checks: Record<string, ReturnType<typeof sql<{ id: number }>>> = {
    'available + held + sold = total': sql`
      select id from ticket_tiers where available + held + sold <> total or available < 0`,
    'seats and bookings of a tier are those of its bookings': sql`
      select t.id from ticket_tiers t
      left join bookings b on b.ticket_tier_id = t.id
      group by t.id
      having t.held <> coalesce(sum(b.quantity) filter (where b.hold_state = 'held'), 0)
        or t.sold <> coalesce(sum(b.quantity) filter (where b.hold_state = 'sold'), 0)
        or t.bookings <> count(b.id) filter (where b.hold_state in ('held', 'sold'))`,
    'the seats of an event are those of its tiers': sql`
      select e.id from events e
      cross join lateral ${sumsOfEvent} as sums
      left join ticket_tiers t on t.event_id = e.id
      group by e.id, sums.sold
      having sums.sold <> coalesce(sum(t.sold), 0)`,
    'status, payment and hold agree': sql`
      select id from bookings
      where (status in ('confirmed', 'completed')) <> (hold_state = 'sold')
        or (hold_state = 'sold' and payment_status <> 'paid')
        or (status = 'pending' and hold_state not in ('held', 'expired'))
        or (removed_at is not null and status <> 'cancelled' and not exists (
          select from waiting_entries w where w.booking_id = bookings.id and w.status = 'waiting'))`,
    'a tier counts who waits for it': sql`
      select t.id from ticket_tiers t
      left join waiting_entries w on w.ticket_tier_id = t.id and w.status = 'waiting'
      group by t.id
      having t.waiting <> count(w.id)`,
    'an offer holds the seats of one live booking': sql`
      select w.id from waiting_entries w left join bookings b on b.id = w.booking_id
      where w.status = 'offered' and b.waiting_entry_id is distinct from w.id`,
    'total = quantity, with the seats that were returned, x price': sql`
      select id from bookings b where total_amount <> unit_price * (quantity + (
        select count(*) from tickets k where k.booking_id = b.id and k.returned_at is not null))`,
    'one live ticket per paid seat, none for any other': sql`
      select b.id from bookings b
      left join tickets t on t.booking_id = b.id and t.voided_at is null
      group by b.id
      having count(t.id) <> case when b.hold_state = 'sold' then b.quantity else 0 end`,
    'a paid booking has exactly one settled share': sql`
      select b.id from bookings b
      left join payment_bookings s on s.booking_id = b.id and s.is_settled
      group by b.id
      having count(s.id) <> case when b.payment_status in ('paid', 'refunded')
        and not b.is_complimentary then 1 else 0 end`,
    'shares add up to the payment': sql`
      select p.id from payments p
      left join payment_bookings s on s.payment_id = p.id
      group by p.id
      having coalesce(sum(s.amount), 0) <> p.amount`,
    'every booking has a history': sql`
      select b.id from bookings b
      where not exists (select from booking_history h where h.booking_id = b.id)`,
  };
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await check.execute(db);
    if (rows.length > 0) {
      throw new Error(`Broken: ${name}. Rows ${rows.map((row) => row.id).join(', ')}.`);
    }
  }
}

/** All rows that a refused call must not change, as text for comparison. */
export async function snapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select json_build_object(
      'tiers', (select json_agg(t order by t.id) from ticket_tiers t),
      'bookings', (select json_agg(b order by b.id) from bookings b),
      'history', (select json_agg(h order by h.id) from booking_history h),
      'payments', (select json_agg(p order by p.id) from payments p),
      'shares', (select json_agg(s order by s.id) from payment_bookings s),
      'tickets', (select json_agg(k order by k.id) from tickets k),
      'keys', (select json_agg(i order by i.key) from idempotency_keys i)
    )::text as state
  `.execute(db);
  return rows[0]?.state ?? '';
}

/**
 * Makes a call that must be refused and must not change data.
 * @throws Error if the answer differs or data has changed
 */
export async function expectRefused(
  db: Db,
  call: () => Promise<Answer>,
  status: number,
  code: string,
): Promise<Schemas['Error']> {
  const before = await snapshot(db);
  const answer = await call();
  const [gotStatus, gotCode] = statusAndCode(answer);
  if (gotStatus !== status || gotCode !== code) {
    throw new Error(`Expected ${status} ${code}, got ${answer.statusCode}: ${answer.body}`);
  }
  if ((await snapshot(db)) !== before)
    throw new Error(`Refused with ${code}, yet it did something.`);
  return answer.json();
}

/** A buyer and a concert with two tiers of ten seats: Stalls at 6,500.00 and Balcony at 10,260.00. */
export async function createConcert(test: TestApp) {
  const calls = createBookingCalls(test);
  const buyer = await createBuyer(test, { firstName: 'Asha' });
  const event = await createEvent(test, { title: 'Nocturne in D' });
  const tier = (name: string, price: number) => createTier(test, { event, name, price, total: 10 });
  const stalls = await tier('Stalls', 650_000);
  const balcony = await tier('Balcony', 1_026_000);
  return {
    buyer,
    stalls,
    balcony,
    /** Books in both tiers: two and five tickets cost 77,391.48 as in the contract's example. */
    async fillCart(
      [inStalls, inBalcony]: readonly [number, number] = [2, 5],
    ): Promise<[number, number]> {
      const first = await calls.book(buyer.headers, stalls, inStalls);
      const second = await calls.book(buyer.headers, balcony, inBalcony);
      return [first.id, second.id];
    },
  };
}
