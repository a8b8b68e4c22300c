import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createAuthCalls, password } from '../../../testing/authCalls';
import {
  createBuyer,
  createOffer,
  createBookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createInvitation } from '../../../testing/invitations';
import { createCompany, createUser, signIn } from '../../../testing/people';

let test: TestApp;
let platform: Headers;

beforeAll(async () => {
  test = await buildTestApp();
  platform = await signIn(test, await createUser(test, { role: 'admin', firstName: 'Root' }));
});
afterAll(() => test.close());

const read = async <T>(headers: Headers, path: string): Promise<T> => {
  const answer = await test.app.inject({ url: `/api${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const people = (headers: Headers, query = '') =>
  read<Schemas['PersonAccountList']>(headers, `/people/${query}`);
const companies = (headers: Headers, query = '') =>
  read<Schemas['CompanyAccountList']>(headers, `/companies/${query}`);

describe('the list of people', () => {
  it('is searched, filtered, sorted and counted for the platform', async () => {
    const company = await createCompany(test, { name: 'Listed' });
    const other = await createCompany(test);
    const add = (firstName: string, more: object = {}) =>
      createUser(test, { company, firstName, lastName: 'Lister', ...more });
    const admin = await add('Zoya', { role: 'company_admin', username: 'zoya.lister', password });
    await add('Asha', { isActive: false });
    await add('Binu');
    await createUser(test, { company: other, firstName: 'Carl', lastName: 'Lister' });

    const all = await people(platform, '?search=lister');
    expect(all).toMatchObject({ count: 4, counts: { active: 3, closed: 1 }, page: 1 });
    expect(all.results.map(({ first_name }) => first_name)).toEqual([
      'Asha',
      'Binu',
      'Carl',
      'Zoya',
    ]);
    const found = await people(platform, `?search=lister&company=${company.id}&status=active`);
    expect([found.count, found.counts]).toEqual([2, { active: 2, closed: 1 }]);
    const admins = await people(platform, `?role=company_admin&company=${company.id}`);
    expect(admins.results).toMatchObject([
      {
        id: admin.id,
        company: { id: company.id, name: 'Listed' },
        company_status: 'active',
        role_label: 'Company Admin',
        last_sign_in_at: null,
        may_change: true,
      },
    ]);
    const before = Date.now();
    await createAuthCalls(test).signIn('zoya.lister');
    const [first] = (await people(platform, '?search=lister&ordering=-last_sign_in_at')).results;
    expect(first?.id).toBe(admin.id);
    expect(Date.parse(first?.last_sign_in_at ?? '')).toBeGreaterThanOrEqual(before - 1000);
    const second = await people(platform, '?search=lister&page=2&page_size=3');
    expect(second.results.map(({ first_name }) => first_name)).toEqual(['Zoya']);
  });

  it('shows a company admin the own company, and of an unproven one those whom they invited', async () => {
    const company = await createCompany(test, { isProven: false });
    const { headers, user } = await createBuyer(test, { company, role: 'company_admin' });
    const stranger = await createUser(test, { company });
    const invited = await createUser(test, { company, firstName: 'Invited', invitedBy: user });
    const foreign = await createUser(test, { company: await createCompany(test) });
    const ids = async () => (await people(headers)).results.map(({ id }) => id);
    expect(await ids()).toEqual([invited.id, user.id]);
    const status = async (id: number) =>
      (await test.app.inject({ url: `/api/people/${id}`, headers })).statusCode;
    expect([await status(invited.id), await status(stranger.id), await status(foreign.id)]).toEqual(
      [200, 404, 404],
    );
    const [own] = (await companies(headers)).results;
    expect(own).toMatchObject({ id: company.id, people: 2, domain_proven: false });
    await test.db
      .updateTable('companies')
      .set({ domain_proven_at: new Date() })
      .where('id', '=', company.id)
      .execute();
    expect(await ids()).toEqual(expect.arrayContaining([stranger.id, invited.id, user.id]));
    const [one] = (await people(headers, `?search=invited`)).results;
    expect(one?.assignable_roles).toEqual([
      'company_admin',
      'company_manager',
      'employee',
      'client',
    ]);
  });

  it('is 403 for managers, employees and staff', async () => {
    const company = await createCompany(test);
    const roles = ['company_manager', 'employee', 'client', 'staff'] as const;
    for (const role of roles) {
      const home = role === 'staff' ? null : company;
      const headers = await signIn(test, await createUser(test, { role, company: home }));
      for (const url of ['/api/people/', '/api/companies/', '/api/people/invitations/']) {
        expect([role, url, (await test.app.inject({ url, headers })).statusCode]).toEqual([
          role,
          url,
          403,
        ]);
      }
    }
  });
});

describe('the list of companies', () => {
  it('has their people, bookings, invitations, domains and last sign-in', async () => {
    const company = await createCompany(test, { name: 'Zebra Looms' });
    const buyer = await createBuyer(test, { company, role: 'company_admin' });
    await createUser(test, { company, isActive: false });
    const { tier } = await createOffer(test);
    const calls = createBookingCalls(test);
    const booking = await calls.book(buyer.headers, tier, 1);
    await calls.payFor(buyer.headers, [booking.id]);
    await createInvitation(test, { company, email: 'new@zebra.example', invitedBy: buyer.user });
    await test.db
      .insertInto('company_domains')
      .values({ company_id: company.id, domain: 'zebra-group.example' })
      .execute();

    const found = await companies(platform, '?search=zebra-gr');
    expect(found).toMatchObject({
      count: 1,
      counts: { active: 1, suspended: 0, merged: 0 },
      results: [
        {
          id: company.id,
          version: 1,
          status: 'active',
          people: 1,
          closed_people: 1,
          admins: 1,
          bookings: 1,
          open_invitations: 1,
          last_sign_in_at: null,
          merged_into: null,
          domains: [
            { domain: company.domain, is_own: true, proven: true },
            { domain: 'zebra-group.example', is_own: false, proven: false, proven_at: null },
          ],
        },
      ],
    });
    const detail = await test.app.inject({
      url: `/api/companies/${company.id}`,
      headers: buyer.headers,
    });
    expect([detail.headers.etag, detail.json()]).toEqual(['"1"', found.results[0]]);
    const [most] = (await companies(platform, '?ordering=-bookings')).results;
    expect(most?.id).toBe(company.id);
    expect((await companies(platform, '?proven=false&search=zebra')).count).toBe(0);
    const invitations = await read<Schemas['PersonInvitationList']>(
      platform,
      `/people/invitations/?company=${company.id}&search=zebra`,
    );
    expect(invitations).toMatchObject({
      count: 1,
      results: [{ email: 'new@zebra.example', company: { id: company.id }, is_expired: false }],
    });
  });
});
