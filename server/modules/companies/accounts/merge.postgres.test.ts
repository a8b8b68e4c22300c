import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { holdGroup } from '../../../db/expressions/holdGroup';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createInvitation } from '../../../testing/invitations';
import { untilWaiting } from '../../../testing/lockWaits';
import { codeFor } from '../../../testing/mails';
import { createCompany, createUser, signIn, type TestCompany } from '../../../testing/people';
import { testRounds } from '../../../testing/rounds';
import { createSignupCalls } from '../../../testing/signup';

let test: TestApp;
let root: Headers;
beforeAll(async () => {
  test = await buildTestApp();
  root = await signIn(test, await createUser(test, { role: 'admin' }));
});
afterAll(() => test.close());

const merge = (from: number, into: number) =>
  test.app.inject({
    method: 'POST',
    url: `/api/companies/${from}/merge/`,
    headers: root,
    payload: { into },
  });

/** Of companies: the seats that each holds unpaid by its counts, and by its bookings. */
async function heldSeats(companies: readonly TestCompany[]) {
  const { rows } = await sql<{ counted: number; held: number }>`
    select coalesce((select sum(n.seats)::int from group_hold_counts n
        where n.hold_group = ${holdGroup('c')}), 0) as counted,
      coalesce((select sum(b.quantity)::int from bookings b
        where b.company_id = c.id and b.hold_state = 'held'), 0) as held
    from unnest(${companies.map(({ id }) => id)}::bigint[]) with ordinality as r (id, position)
    join companies c on c.id = r.id
    order by r.position
  `.execute(test.db);
  return rows;
}

/** Stops the merge when it has locked the companies, until what else is called waits as well. */
async function mergeDuring<T>(from: TestCompany, into: TestCompany, others: () => Promise<T>[]) {
  const { user } = await createBuyer(test, { company: from });
  await createInvitation(test, { company: from, email: 'x@guests.example', invitedBy: user });
  return test.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('invitations')
      .select('id')
      .where('company_id', '=', from.id)
      .forUpdate()
      .execute();
    const merged = merge(from.id, into.id);
    await untilWaiting(test);
    const answers = others();
    await untilWaiting(test, 2);
    return { merged, answers };
  });
}

it('people who sign up while their domain moves all join the other company', async () => {
  const calls = createSignupCalls(test);
  const [from, into] = [await createCompany(test), await createCompany(test)];
  const emails = Array.from({ length: 4 }, (_, index) => `joiner${index}@${from.domain}`);
  await Promise.all(emails.map((email) => calls.request({ email })));
  const codes = await Promise.all(emails.map((email) => codeFor(test, email)));
  const { merged, answers } = await mergeDuring(from, into, () =>
    emails.map((email, index) => calls.verify(email, codes[index] ?? '')),
  );
  expect((await merged).statusCode).toBe(200);
  const joined = await Promise.all(answers);
  expect(joined.map(({ statusCode }) => statusCode)).toEqual(emails.map(() => 201));
  const people = await test.db
    .selectFrom('users')
    .select(['company_id', 'role'])
    .where('email', 'in', emails)
    .execute();
  expect(people).toEqual(emails.map(() => ({ company_id: into.id, role: 'employee' })));
}, 60_000);

it('carts and checkouts that are under way go on in the other company', async () => {
  const calls = createBookingCalls(test);
  for (let round = 0; round < testRounds(1); round += 1) {
    const [company, into] = [await createCompany(test), await createCompany(test)];
    const { event, tier } = await createOffer(test, { total: 200 });
    const buyers: Buyer[] = [];
    while (buyers.length < 6) buyers.push(await createBuyer(test, { company }));
    const carts = await Promise.all(buyers.map(({ headers }) => calls.book(headers, tier, 1)));
    const order = { event: event.id, ticket_tier: tier.id, quantity: 2 };
    const race = await mergeDuring(company, into, () =>
      buyers.flatMap(({ headers }, index) => [
        calls.create(headers, order),
        calls.call('POST', '/bookings/checkout/', headers, { booking_ids: [carts[index]?.id] }),
      ]),
    );
    expect([round, (await race.merged).statusCode]).toEqual([round, 200]);
    const answers = await Promise.all(race.answers);
    const statuses = [...new Set(answers.map(({ statusCode }) => statusCode))].sort();
    expect([round, statuses]).toEqual([round, [200, 201]]);
    for (const table of ['users', 'bookings', 'payments'] as const) {
      const left = await test.db
        .selectFrom(table)
        .select('id')
        .where('company_id', '=', company.id)
        .execute();
      expect([round, table, left]).toEqual([round, table, []]);
    }
    const held = await test.db
      .selectFrom('bookings')
      .select('id')
      .where('company_id', '=', into.id)
      .where('hold_state', '=', 'held')
      .execute();
    expect(held).toHaveLength(12);
    expect(await heldSeats([company, into])).toEqual([
      { counted: 0, held: 0 },
      { counted: 18, held: 18 },
    ]);
    await assertInventoryConsistent(test.db);
  }
}, 60_000);

it('of bookings that run while their company is merged, all seats count with the other one', async () => {
  const calls = createBookingCalls(test);
  for (let round = 0; round < testRounds(1); round += 1) {
    const [from, into] = [await createCompany(test), await createCompany(test)];
    const tiers = [
      (await createOffer(test, { total: 1000 })).tier,
      (await createOffer(test, { total: 1000 })).tier,
    ];
    const buyers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        createBuyer(test, { company: index % 4 === 0 ? into : from }),
      ),
    );
    let booked = 0;
    let merged: ReturnType<typeof merge> | undefined;
    const book = async ({ headers }: Buyer, index: number) => {
      for (let count = 0; count < 5; count += 1) {
        const tier = tiers[(index + count) % 2] ?? { id: 0, event_id: 0 };
        const { id } = await calls.book(headers, tier, 1);
        if (count === 2) {
          expectStatus(200, await calls.call('PATCH', `/bookings/${id}`, headers, { quantity: 2 }));
        }
        booked += 1;
        if (booked === 16) merged = merge(from.id, into.id);
      }
    };
    await Promise.all(buyers.map(book));
    expect([round, (await merged)?.statusCode]).toEqual([round, 200]);
    expect(await heldSeats([from, into])).toEqual([
      { counted: 0, held: 0 },
      { counted: 96, held: 96 },
    ]);
    await assertInventoryConsistent(test.db);
  }
}, 60_000);

it('an account, a domain and cost centres that are made meanwhile are refused, or those of the other company', async () => {
  const calls = createBookingCalls(test);
  const [from, into] = [await createCompany(test), await createCompany(test)];
  const admin = await createBuyer(test, { company: from, role: 'company_admin' });
  const same = await createBuyer(test, { company: into, role: 'company_admin' });
  const made = { code: 'ENG-IN', name: 'Engineering' };
  expectStatus(201, await calls.call('POST', '/company/cost-centres/', same.headers, made));
  const { merged, answers } = await mergeDuring(from, into, () => [
    calls.call(
      'PATCH',
      `/companies/${from.id}/account/`,
      { ...root, 'if-match': '*' },
      { credit_limit: '250000.00' },
    ),
    calls.call('POST', `/companies/${from.id}/domains/`, root, {
      domain: `more.${from.domain}`,
      proven: true,
    }),
    calls.call('POST', '/company/cost-centres/', admin.headers, made),
    calls.call('POST', '/company/cost-centres/', admin.headers, { ...made, code: 'OPS' }),
  ]);
  expect((await merged).statusCode).toBe(200);
  const [account, domain, taken, other] = await Promise.all(answers);
  for (const answer of [account, domain]) {
    expect(answer && statusAndCode(answer)).toEqual([404, 'company_merged']);
  }
  expect(taken && statusAndCode(taken)).toEqual([409, 'code_taken']);
  expect(other?.statusCode).toBe(201);
  for (const table of ['company_credits', 'company_domains', 'cost_centres'] as const) {
    const left = await test.db
      .selectFrom(table as 'cost_centres')
      .select('company_id')
      .where('company_id', '=', from.id)
      .execute();
    expect([table, left]).toEqual([table, []]);
  }
}, 60_000);

it('while the rows of a large company move, its people and those of others go on booking', async () => {
  const calls = createBookingCalls(test);
  const [from, into] = [await createBuyer(test), await createBuyer(test)];
  const { event, tier } = await createOffer(test, { total: 20_000 });
  const many = 3_000;
  await sql`
    insert into bookings (id, booking_number, user_id, company_id, event_id, ticket_tier_id,
      quantity, unit_price, total_amount, currency, status, payment_status, hold_state)
    select 10000000 + n, 'MANY-' || n, ${from.user.id}, ${from.company.id}, ${event.id}, ${tier.id},
      1, 100, 100, 'INR', 'confirmed', 'paid', 'sold'
    from generate_series(1, ${many}::int) n
  `.execute(test.db);
  const order = { event: event.id, ticket_tier: tier.id, quantity: 1 };
  const bookers = [from, into, await createBuyer(test)];
  const merged = await test.db.transaction().execute(async (trx) => {
    // The merge stops at the last of its rows, when it has locked all others.
    await trx
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', 10_000_000 + many)
      .forUpdate()
      .execute();
    const merging = merge(from.company.id, into.company.id);
    await untilWaiting(test);
    const answers = await Promise.all(bookers.map(({ headers }) => calls.create(headers, order)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    return { merging };
  });
  expect((await merged.merging).json().moved).toMatchObject({ bookings: many, people: 1 });
  const { moved, left } = await test.db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('company_id', '=', into.company.id).as('moved'),
      fn.countAll<number>().filterWhere('company_id', '=', from.company.id).as('left'),
    ])
    .executeTakeFirstOrThrow();
  expect([moved, left]).toEqual([many + 2, 0]);
  await test.db.deleteFrom('bookings').where('id', '>', 10_000_000).execute();
}, 60_000);

it('goes on when whoever asked is gone, and is done once', async () => {
  const [from, into] = [await createCompany(test), await createCompany(test)];
  const { user } = await createBuyer(test, { company: from });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  await test.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const asked = fetch(`${address}/api/companies/${from.id}/merge/`, {
      method: 'POST',
      body: JSON.stringify({ into: into.id }),
      signal: gone.signal,
      headers: {
        ...root,
        'content-type': 'application/json',
      },
    });
    await untilWaiting(test);
    gone.abort();
    await expect(asked).rejects.toThrow('aborted');
  });
  const again = await merge(from.id, into.id);
  expect([again.statusCode, again.json()]).toMatchObject([
    404,
    { code: 'company_merged', details: { into: { id: into.id } } },
  ]);
  const merges = await test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('company_id', '=', into.id)
    .execute();
  expect(merges).toEqual([{ action: 'company.merged' }]);
}, 60_000);

it('of bookings that race with the suspension of their company none stays held', async () => {
  const calls = createBookingCalls(test);
  for (let round = 0; round < testRounds(3); round += 1) {
    const company = await createCompany(test);
    const { event, tier } = await createOffer(test, { total: 200 });
    const buyers: Buyer[] = [];
    while (buyers.length < 8) buyers.push(await createBuyer(test, { company }));
    const order = { event: event.id, ticket_tier: tier.id, quantity: 1 };
    const [suspended, ...answers] = await Promise.all([
      test.app.inject({
        method: 'PATCH',
        url: `/api/companies/${company.id}`,
        headers: { ...root, 'if-match': '*' },
        payload: { status: 'suspended' },
      }),
      ...buyers.map(({ headers }) => calls.create(headers, order)),
    ]);
    expect(suspended.statusCode).toBe(200);
    expect(answers.filter(({ statusCode }) => ![201, 403].includes(statusCode))).toEqual([]);
    const late = await Promise.all(buyers.map(({ headers }) => calls.create(headers, order)));
    expect(new Set(late.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    const { first } = await test.db
      .selectFrom('companies')
      .innerJoin('bookings', 'bookings.company_id', 'companies.id')
      .select(({ fn }) => fn.countAll<number>().as('first'))
      .where('companies.id', '=', company.id)
      .executeTakeFirstOrThrow();
    expect(first).toBe(answers.filter(({ statusCode }) => statusCode === 201).length);
    await assertInventoryConsistent(test.db);
  }
}, 60_000);
