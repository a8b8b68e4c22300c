import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { createBuyer, type Buyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { testRounds } from '../../../testing/rounds';

let test: TestApp;
let platform: Headers;
beforeAll(async () => {
  test = await buildTestApp();
  platform = await signIn(test, await createUser(test, { role: 'admin' }));
});
afterAll(() => test.close());

type Answers = Promise<{ statusCode: number }>[];

/** A company of one employee and two admins, who are taken away in all ways at once. */
async function expectOneAdmin(takeAway: (first: Buyer, second: Buyer, other: number) => Answers) {
  for (let round = 0; round < testRounds(3); round += 1) {
    const company = await createCompany(test);
    await createUser(test, { company });
    const first = await createBuyer(test, { company, role: 'company_admin' });
    const second = await createBuyer(test, { company, role: 'company_admin' });
    const other = await createCompany(test);
    const answers = await Promise.all(takeAway(first, second, other.id));
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
}

it('the platform and the last two admins take each other away at once: one admin remains', async () => {
  const change = (headers: Headers, id: number, payload: BodyAt<'PATCH', `/people/${number}`>) =>
    test.app.inject({
      method: 'PATCH',
      url: `/api/people/${id}`,
      headers: { ...headers, 'if-match': '*' },
      payload,
    });
  await expectOneAdmin((first, second, other) => [
    change(first.headers, second.user.id, { status: 'closed' }),
    change(second.headers, first.user.id, { role: 'employee' }),
    change(platform, first.user.id, { company: other }),
    change(platform, second.user.id, { role: 'client' }),
  ]);
});

it('the platform takes both away by their profiles and accounts at once: one admin remains', async () => {
  const put = (id: number, payload: BodyAt<'PUT', `/users/${number}`>) =>
    test.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers: platform, payload });
  const close = (id: number) =>
    test.app.inject({ method: 'POST', url: `/api/users/${id}/deactivate/`, headers: platform });
  await expectOneAdmin((first, second, other) => [
    put(first.user.id, { company_id: other }),
    close(second.user.id),
    put(second.user.id, { role: 'employee' }),
    close(first.user.id),
  ]);
});
