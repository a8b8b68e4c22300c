import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createBookingCalls, createBuyer, createOffer } from '../testing/bookings';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

/** PostgreSQL plans a statement for its values this often before it may keep a plan. */
const PLANS = 5;
const PURCHASES = 12;
/** Statements get a name, and so a plan that may be kept, when they are seen again. */
const LEAST_RUNS = PURCHASES - 2;

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ engine: 'embedded' });
});
afterAll(() => test.close());

it('plans what purchases ask of the database for few of them only', async () => {
  const calls = createBookingCalls(test);
  const buyer = await createBuyer(test);
  const { tier } = await createOffer(test);
  for (let number = 0; number < PURCHASES; number += 1) {
    const ids: number[] = [];
    // Lists of different lengths, as of several people at once.
    for (let count = 0; count <= number % 3; count += 1) {
      ids.push((await calls.book(buyer.headers, tier, 1)).id);
    }
    await calls.payFor(buyer.headers, ids);
    const named = await calls.call('POST', `/bookings/${ids[0]}/attendees/`, buyer.headers, {
      attendees: [{ name: 'Asha Rao', email: buyer.user.email }],
    });
    expect(named.statusCode).toBe(200);
  }

  const { rows } = await sql<{ statement: string; planned: number; kept: number }>`
    select statement, custom_plans as planned, generic_plans as kept
    from pg_prepared_statements where generic_plans + custom_plans >= ${LEAST_RUNS}
  `.execute(test.db);
  expect(rows.length).toBeGreaterThanOrEqual(15);
  expect(rows.filter(({ planned }) => planned > PLANS)).toEqual([]);
});
