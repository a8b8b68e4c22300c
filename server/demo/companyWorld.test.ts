import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readConfig } from '../config/config';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { ensureDemoWorld } from './index';
import { buildWorld } from './world/index';
import { worldClock } from './world/worldClock';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureDemoWorld({
    db: database.db,
    config: { ...readConfig({}), demo: true },
    clock: { now: () => Date.now() },
    log: { info: () => undefined },
  });
});

afterAll(() => database.drop());

const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(database.db)).rows;

describe('what Northwind spends in the demo world', () => {
  it('has five cost centres with budgets, one nearly used and one advisory', async () => {
    const found = await rows(sql<{ line: string; share: number }>`
      select concat_ws(' ', c.code, c.name, u.username, b.enforcement, b.alerted) as line,
        ((b.reserved + b.committed) * 100 / b.amount)::int as share
      from cost_centres c join users u on u.id = c.owner_id join budgets b on b.cost_centre_id = c.id
      where (now() at time zone 'Asia/Kolkata')::date between b.starts_on and b.ends_on
      order by c.code`);
    expect(found).toEqual([
      { line: 'CC-110 Sales, West farhan hard 0', share: 70 },
      { line: 'CC-120 Client Partnerships vikram hard 80', share: 92 },
      { line: 'CC-210 Engineering lthomas hard 0', share: 46 },
      { line: 'CC-310 People and Culture sunita hard 0', share: 68 },
      { line: 'CC-410 Finance and Legal harsh advisory 0', share: 36 },
    ]);
  });

  it('has budgets that are the sums of their ledgers and of what bookings are charged', async () => {
    const wrong = await rows(sql`
      select b.id from budgets b
      left join lateral (
        select sum(limit_change) as limit, sum(reserved_change) as reserved,
          sum(committed_change) as committed
        from budget_entries e where e.budget_id = b.id
      ) l on true
      left join lateral (
        select sum(reserved) as reserved, sum(committed) as committed
        from budget_allocations a where a.budget_id = b.id
      ) a on true
      where b.amount <> l.limit or b.reserved <> l.reserved or b.committed <> l.committed
        or b.reserved <> a.reserved or b.committed <> a.committed
        or (select e.remaining_after from budget_entries e where e.budget_id = b.id
          order by e.id desc limit 1) <> b.amount - b.reserved - b.committed`);
    expect(wrong).toEqual([]);
    const [unlike] = await rows(sql<{ n: number; of: number }>`
      select count(*)::int as of, (count(*) filter (where
        a.reserved <> case when r.status = 'pending' then ab.amount else 0 end
        or a.committed <> coalesce(s.amount, 0)
        or b.payment_status = 'paid' and (p.settled_at at time zone 'Asia/Kolkata')::date
          not between g.starts_on and g.ends_on))::int as n
      from budget_allocations a join bookings b on b.id = a.booking_id
      join budgets g on g.id = a.budget_id and g.cost_centre_id = a.cost_centre_id
      left join approvals r on r.id = a.approval_id
      left join approval_bookings ab on ab.approval_id = r.id and ab.booking_id = b.id
      left join payment_bookings s on s.booking_id = b.id and s.is_settled
      left join payments p on p.id = s.payment_id`);
    expect(unlike).toEqual({ of: 29, n: 0 });
  });

  it('has requests that wait with their seats held, each until its own time', async () => {
    const waiting = await rows(sql<{ who: string; what: string; total: number; hours: number }>`
      select u.username as who, e.title as what, a.total,
        round(extract(epoch from a.deadline - now()) / 3600)::int as hours
      from approvals a join users u on u.id = a.requester_id
      join approval_bookings ab on ab.approval_id = a.id
      join bookings b on b.id = ab.booking_id and b.approval_id = a.id and b.hold_state = 'held'
        and b.hold_expires_at = a.deadline and b.quantity = ab.quantity
      join events e on e.id = b.event_id and a.deadline < least(e.booking_end_at, e.start_at)
        and a.deadline <= a.created_at + make_interval(hours => e.approval_hours)
      where a.status = 'pending' and a.closed_at is null order by a.deadline`);
    const of = (who: string, what: string, total: number, hours: number) => ({
      who,
      what,
      total,
      hours,
    });
    expect(waiting).toEqual([
      of('vikram', 'Winter Symphony Night', 89_066_40, 22),
      of('sunita', 'People First HR Summit', 53_439_84, 46),
      of('rohan', 'Cloud & AI Summit', 58_976_40, 52),
      of('farhan', 'India v Australia T20', 72_216_00, 69),
    ]);
  });

  it('has requests that were decided, by others than those who asked', async () => {
    const decided = await rows(sql<{ line: string }>`
      select concat_ws(' ', u.username, a.status, d.username, b.status, b.hold_state,
        coalesce(b.approval_id = a.id, false)) as line
      from approvals a join users u on u.id = a.requester_id
      join approval_steps s on s.approval_id = a.id join users d on d.id = s.decided_by
      join approval_bookings ab on ab.approval_id = a.id join bookings b on b.id = ab.booking_id
      where a.closed_at is not null and a.decided_at <= a.closed_at and u.id <> d.id
        and (a.status <> 'declined' or a.reason <> '')
      order by a.id`);
    expect(decided.map(({ line }) => line)).toEqual([
      'farhan declined meera cancelled released f',
      'rohan approved lthomas confirmed sold t',
    ]);
    const [guests] = await rows(sql<{ n: number; unlike: number }>`
      select count(*)::int as n, (count(*) filter (where
        i.value <> round(ab.amount::numeric / ab.quantity) or g.company_id <> a.company_id))::int as unlike
      from booking_guests i join company_guests g on g.id = i.guest_id
      join approvals a on a.id = i.approval_id
      join approval_bookings ab on ab.approval_id = a.id and ab.booking_id = i.booking_id`);
    expect(guests).toEqual({ n: 6, unlike: 0 });
    const found = await rows(sql<{ sentence: string; outcome: string }>`
      select f ->> 'sentence' as sentence, f ->> 'outcome' as outcome
      from approvals a join users u on u.id = a.requester_id,
        jsonb_array_elements(a.findings) as f
      where u.username = 'vikram'`);
    expect(found).toContainEqual({
      sentence: '₹18,500.00 a seat, above the ₹15,000.00 limit',
      outcome: 'needs_approval',
    });
  });

  it('has an account whose first purchase is paid, and whose sums are those of its purchases', async () => {
    const lines = await rows(sql<{ line: string }>`
      select concat_ws(' ', u.username, e.title, x.amount, x.received, i.number is not null,
        x.due_on - (i.issued_at at time zone 'Asia/Kolkata')::date,
        (i.issued_at at time zone 'Asia/Kolkata')::date
          = (p.settled_at at time zone 'Asia/Kolkata')::date) as line
      from credit_charges x join payments p on p.id = x.payment_id and p.gateway = 'account'
      join payment_bookings l on l.payment_id = p.id and l.amount = x.amount
      join bookings b on b.id = l.booking_id join events e on e.id = b.event_id
      join users u on u.id = b.user_id left join invoices i on i.payment_id = p.id
      order by x.due_on, x.payment_id`);
    expect(lines.map(({ line }) => line)).toEqual([
      'farhan India v Australia T20 11795280 11795280 t 30 t',
      'rohan Corporate Golf Classic 11073120 0 t 30 t',
      'lthomas Chip Design Days 4910688 0 t 30 t',
    ]);
    const [sums] = await rows(sql`
      select c.owed, (select sum(x.amount - x.received)::int from credit_charges x) as open,
        (select sum(r.amount - r.unused)::int from credit_receipts r) as used,
        (select sum(p.amount)::int from credit_receipt_parts p) as parts
      from company_credits c`);
    expect(sums).toEqual({ owed: 15983808, open: 15983808, used: 11795280, parts: 11795280 });
  });

  it('offers seats to guests, of whom two have claimed one and stand in the register', async () => {
    const found = await rows(sql<{ line: string }>`
      select concat_ws(' ', u.username, e.title, p.audience, o.is_open, k.attendee_name,
        k.version = c.ticket_version, i.value = round(s.amount::numeric / s.quantity)) as line
      from seat_pools p join seat_pool_bookings o on o.pool_id = p.id
      join bookings b on b.id = o.booking_id join users u on u.id = b.user_id
      join events e on e.id = b.event_id join payment_bookings s on s.booking_id = b.id
      join tickets k on k.booking_id = b.id left join seat_claims c on c.ticket_id = k.id
      left join booking_guests i on i.claim_id = c.id
      order by k.seat_no`);
    expect(found.map(({ line }) => line)).toEqual([
      'rohan Jaipur Polo Cup anybody t Nandini Krishnan t t',
      'rohan Jaipur Polo Cup anybody t Thomas Chacko t t',
      'rohan Jaipur Polo Cup anybody t',
      'rohan Jaipur Polo Cup anybody t',
    ]);
    const jobs = await rows(sql`
      select from outbox_jobs where kind = 'seat_pool_due' and run_at > now() and done_at is null`);
    expect(jobs).toHaveLength(1);
  });

  it('has one delegate in force and one to come', async () => {
    const found = await rows(sql<{ line: string }>`
      select p.username || ' ' || d.username || ' ' || (l.starts_at < now() and l.ends_at > now()) as line
      from delegations l join users p on p.id = l.person_id join users d on d.id = l.delegate_id
      order by l.starts_at`);
    expect(found.map(({ line }) => line)).toEqual(['lthomas vikram true', 'sunita harsh false']);
  });
});

it('is true on the first day of a quarter too', () => {
  const clock = worldClock(Date.parse('2026-12-31T20:00:00Z'));
  const world = buildWorld(clock, { holdMinutes: 60 });
  expect(world.budgets[0]).toMatchObject({ starts_on: '2027-01-01', ends_on: '2027-03-31' });
  for (const { booking_id: id } of world.budget_allocations) {
    const booking = world.bookings.find((one) => one.id === id);
    expect(booking?.created_at?.getTime()).toBeGreaterThanOrEqual(
      Date.parse('2026-12-31T18:30:00Z'),
    );
    expect(booking?.created_at?.getTime()).toBeLessThanOrEqual(clock.now.getTime());
  }
});
