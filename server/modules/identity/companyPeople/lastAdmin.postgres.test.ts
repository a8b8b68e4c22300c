import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBuyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany } from '../../../testing/people';
import { testRounds } from '../../../testing/rounds';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const ways = {
  close: (id: number, headers: Headers) =>
    test.app.inject({ method: 'POST', url: `/api/users/${id}/deactivate/`, headers }),
  demote: (id: number, headers: Headers) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/users/${id}`,
      headers,
      payload: { role: 'employee' },
    }),
};

it.each([
  ['close', 'close'],
  ['demote', 'demote'],
  ['close', 'demote'],
] as const)('two admins who %s and %s each other leave one admin', async (one, other) => {
  for (let round = 0; round < testRounds(3); round += 1) {
    const company = await createCompany(test);
    const first = await createBuyer(test, { company, role: 'company_admin' });
    const second = await createBuyer(test, { company, role: 'company_admin' });
    const answers = await Promise.all([
      ways[one](second.user.id, first.headers),
      ways[other](first.user.id, second.headers),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    const admins = await test.db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', company.id)
      .where('role', '=', 'company_admin')
      .where('is_active', '=', true)
      .execute();
    expect([round, admins.length]).toEqual([round, 1]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  }
});
