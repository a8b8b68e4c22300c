import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import { bearer, createAuthCalls, password } from '../../../testing/authCalls';
import { createBuyer, type Buyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn } from '../../../testing/people';

let test: TestApp;
let auth: ReturnType<typeof createAuthCalls>;

beforeAll(async () => {
  test = await buildTestApp();
  auth = createAuthCalls(test);
});
afterAll(() => test.close());

const createAdmin = (): Promise<Buyer> => createBuyer(test, { role: 'company_admin' });
const act = (headers: Headers, id: number, action: 'deactivate' | 'reactivate') =>
  test.app.inject({ method: 'POST', url: `/api/users/${id}/${action}/`, headers });
const people = async (headers: Headers, query = '') =>
  (await test.app.inject({ url: `/api/company/people/${query}`, headers })).json<
    Schemas['CompanyPersonList']
  >();

describe('the people of a company', () => {
  it('are listed by name in pages, found by words, and closed accounts come last', async () => {
    const { headers, user, company } = await createAdmin();
    const add = (firstName: string, lastName: string, isActive = true) =>
      createUser(test, { company, firstName, lastName, isActive, invitedBy: user });
    await add('Zoya', 'Khan');
    await add('Asha', 'Rao', false);
    await add('Binu', 'Mathew');
    await createBuyer(test, { firstName: 'Foreign' });
    const all = await people(headers);
    expect(all).toMatchObject({ count: 4, page: 1, page_size: 20 });
    expect(
      all.results.map(({ name, is_active, is_me, invited_by_me }) => [
        name,
        is_active,
        is_me,
        invited_by_me,
      ]),
    ).toEqual([
      ['Binu Mathew', true, false, true],
      ['Test Person', true, true, false],
      ['Zoya Khan', true, false, true],
      ['Asha Rao', false, false, true],
    ]);
    const second = await people(headers, '?page=2&page_size=3');
    expect(second.results.map(({ name }) => name)).toEqual(['Asha Rao']);
    const found = await people(headers, '?search=kh%20zo');
    expect(found.results.map(({ name }) => name)).toEqual(['Zoya Khan']);
    expect((await people(headers, '?search=%25')).count).toBe(0);
  });
});

describe('closing an account', () => {
  it('ends sessions and access tokens at once, until it is opened again', async () => {
    const { headers, company } = await createAdmin();
    const person = await createUser(test, { company, username: 'leaver', password });
    const session = await auth.signIn('leaver');
    const token = bearer(session.access_token);
    const me = () => test.app.inject({ url: '/api/auth/verify-token/', headers: token });
    expect((await me()).statusCode).toBe(200);
    const closed = await act(headers, person.id, 'deactivate');
    expect(closed.statusCode).toBe(200);
    expect(closed.json()).toMatchObject({ id: person.id, is_active: false });
    expect((await me()).statusCode).toBe(401);
    expect((await auth.refresh(session.refresh_token)).statusCode).toBe(401);

    const right = await auth.post('/auth/login/', { username: 'leaver', password });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({
      code: 'account_closed',
      error: 'Your account has been closed. Please ask the admin of your company to open it again.',
    });
    const wrong = await auth.post('/auth/login/', { username: 'leaver', password: 'wrong one' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'invalid_credentials' });

    const opened = await act(headers, person.id, 'reactivate');
    expect(opened.json()).toMatchObject({ is_active: true });
    // The former session stays ended.
    expect((await me()).statusCode).toBe(401);
    expect((await auth.signIn('leaver')).user.id).toBe(person.id);
  });

  it('is not for oneself, strangers, the super admin, and the last admin of a company', async () => {
    const { headers, user, company } = await createAdmin();
    const own = await act(headers, user.id, 'deactivate');
    expect(own.statusCode).toBe(409);
    expect(own.json()).toMatchObject({ code: 'own_account' });
    const foreign = await createBuyer(test);
    expect((await act(headers, foreign.user.id, 'deactivate')).statusCode).toBe(404);
    const manager = await createBuyer(test, { company, role: 'company_manager' });
    expect((await act(manager.headers, user.id, 'deactivate')).statusCode).toBe(404);
    const root = await createUser(test, { role: 'super_admin' });
    const platform = await signIn(test, await createUser(test, { role: 'admin' }));
    expect((await act(platform, root.id, 'deactivate')).statusCode).toBe(403);
    const elsewhere = (await createCompany(test)).id;
    const put = (payload: BodyAt<'PUT', `/users/${number}`>) =>
      test.app.inject({ method: 'PUT', url: `/api/users/${user.id}`, headers: platform, payload });
    for (const refused of [
      await act(platform, user.id, 'deactivate'),
      await put({ role: 'employee' }),
      await put({ role: 'admin' }),
      await put({ company_id: elsewhere }),
    ]) {
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        {
          code: 'last_company_admin',
          error:
            'This is the last Company Admin of the company. Give a colleague the role first, or suspend the company.',
        },
      ]);
    }
    const suspend = { suspended_at: new Date() };
    await test.db.updateTable('companies').set(suspend).where('id', '=', company.id).execute();
    expect((await act(platform, user.id, 'deactivate')).statusCode).toBe(200);
  });

  it('does nothing to an account that is closed already', async () => {
    const { headers, company } = await createAdmin();
    const person = await createUser(test, { company });
    await act(headers, person.id, 'deactivate');
    expect((await act(headers, person.id, 'deactivate')).json()).toMatchObject({
      is_active: false,
    });
    const jobs = await test.db
      .selectFrom('outbox_jobs')
      .select('payload')
      .where('kind', '=', 'account_closed')
      .execute();
    const own = jobs.filter(({ payload }) => JSON.stringify(payload).includes(`${person.id}`));
    expect(own).toHaveLength(1);
  });
});

it('an unproven company lists the caller and those whom they invited', async () => {
  const company = await createCompany(test, { isProven: false });
  const { headers, user } = await createBuyer(test, { company, role: 'company_admin' });
  await createUser(test, { company, firstName: 'Stranger' });
  const invited = await createUser(test, { company, firstName: 'Invited', invitedBy: user });
  const { count, results } = await people(headers);
  expect(count).toBe(2);
  expect(results.map(({ id }) => id)).toEqual([invited.id, user.id]);
});
