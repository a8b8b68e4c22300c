import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBuyer } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn } from '../../../testing/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('the platform and the last two admins take each other away at once: one admin remains', async () => {
  const platform = await signIn(test, await createUser(test, { role: 'admin' }));
  for (let round = 0; round < 10; round += 1) {
    const company = await createCompany(test);
    await createUser(test, { company });
    const first = await createBuyer(test, { company, role: 'company_admin' });
    const second = await createBuyer(test, { company, role: 'company_admin' });
    const other = await createCompany(test);
    const change = (headers: Record<string, string>, id: number, payload: object) =>
      test.app.inject({
        method: 'PATCH',
        url: `/api/people/${id}`,
        headers: { ...headers, 'if-match': '*' },
        payload,
      });
    const answers = await Promise.all([
      change(first.headers, second.user.id, { status: 'closed' }),
      change(second.headers, first.user.id, { role: 'employee' }),
      change(platform, first.user.id, { company: other.id }),
      change(platform, second.user.id, { role: 'client' }),
    ]);
    const admins = await test.db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', company.id)
      .where('role', '=', 'company_admin')
      .where('is_active', '=', true)
      .execute();
    expect([round, admins.length]).toEqual([round, 1]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
  }
});
