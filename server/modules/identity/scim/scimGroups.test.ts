import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { password } from '../../../testing/authCalls';
import { expectStatus, statusAndCode } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn, type TestUser } from '../../../testing/people';
import { createScimCalls, createScimCompany } from '../../../testing/scim';

let test: TestApp;
let acme: Awaited<ReturnType<typeof createScimCompany>>;
let asha: TestUser;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  acme = await createScimCompany(test);
  asha = await createUser(test, { company: acme.company, firstName: 'Asha', lastName: 'Menon' });
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<typeof acme.get>>;
const refusalOf = (answer: Answer) => ({
  ...answer.json<Schemas['ScimError']>(),
  status: answer.statusCode,
});
const groupOf = (answer: Answer) => expectStatus(200, answer).json<Schemas['ScimGroup']>();
const member = (...people: { id: number }[]) => people.map(({ id }) => ({ value: String(id) }));
const add = (...people: { id: number }[]) => ({
  op: 'Add',
  path: 'members',
  value: member(...people),
});
const membersOf = async (role: string) =>
  (groupOf(await acme.get(`/Groups/${role}`)).members ?? []).map(({ value }) => Number(value));

describe('the groups', () => {
  it('are the roles, with their members', async () => {
    const list = expectStatus(200, await acme.get('/Groups')).json<Schemas['ScimGroupList']>();
    expect(list.Resources.map(({ id, displayName }) => [id, displayName])).toEqual([
      ['company_admin', 'Company Admin'],
      ['company_manager', 'Manager'],
      ['employee', 'Employee'],
      ['client', 'Client'],
    ]);
    expect(list.Resources[2]).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      members: [{ value: String(asha.id), display: 'Asha Menon', type: 'User' }],
      meta: { resourceType: 'Group' },
    });
    const found = await acme.get('/Groups?filter=displayName%20eq%20%22manager%22');
    expect(found.json()).toMatchObject({ totalResults: 1, Resources: [{ id: 'company_manager' }] });
    const bare = groupOf(await acme.get('/Groups/employee?excludedAttributes=members'));
    expect(bare).not.toHaveProperty('members');
    expectStatus(404, await acme.get('/Groups/super_admin'));
    expect(refusalOf(await acme.get('/Groups?filter=('))).toMatchObject({
      status: 400,
      scimType: 'invalidFilter',
    });
  });

  it('can be neither created nor deleted', async () => {
    for (const answer of [
      await acme.call('POST', '/Groups', { displayName: 'Tour guides' }),
      await acme.call('DELETE', '/Groups/employee'),
    ]) {
      expect(refusalOf(answer)).toEqual({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        detail: 'Groups are the roles of Foyer. They cannot be created or deleted.',
        status: 403,
      });
    }
    const renamed = { op: 'replace', path: 'displayName', value: 'Boss' };
    expect(refusalOf(await acme.patch('/Groups/employee', renamed))).toMatchObject({
      status: 400,
      scimType: 'mutability',
    });
  });
});

describe('the members', () => {
  it('are changed by PATCH, as Entra and Okta send it, and recorded as a change of role', async () => {
    expect(expectStatus(204, await acme.patch('/Groups/company_manager', add(asha))).body).toBe('');
    expect(await membersOf('company_manager')).toEqual([asha.id]);
    expect(await membersOf('employee')).toEqual([]);
    const user = (await acme.get(`/Users/${asha.id}`)).json<Schemas['ScimUser']>();
    expect(user.groups).toEqual([{ value: 'company_manager', display: 'Manager', type: 'direct' }]);

    const removed = { op: 'remove', path: `members[value eq "${asha.id}"]` };
    expectStatus(204, await acme.patch('/Groups/company_manager', removed));
    expect(await membersOf('employee')).toEqual([asha.id]);
    const headers = await signIn(test, acme.admin);
    const audit = await test.app.inject({ url: '/api/company/audit/', headers });
    expect(audit.json<Schemas['AuditEntryList']>().results).toMatchObject([
      {
        action: 'person.role_changed',
        person_name: 'Provisioning (SCIM)',
        summary: 'changed the role of Asha Menon from Manager to Employee',
      },
      { summary: 'changed the role of Asha Menon from Employee to Manager' },
    ]);
  });

  it('are set by PUT; the others become employees', async () => {
    const ravi = await createUser(test, { company: acme.company, role: 'company_manager' });
    const answer = await acme.call('PUT', '/Groups/company_manager', {
      displayName: 'Manager',
      members: member(asha),
    });
    expect(groupOf(answer).members).toEqual([
      { value: String(asha.id), display: 'Asha Menon', type: 'User' },
    ]);
    expect(await membersOf('employee')).toEqual([ravi.id]);
  });

  it('keep an admin: the last one can be replaced, but not removed', async () => {
    const { admin } = acme;
    const removed = { op: 'remove', path: `members[value eq "${admin.id}"]` };
    for (const answer of [
      await acme.patch('/Groups/company_admin', removed),
      await acme.patch('/Groups/company_admin', { op: 'remove', path: 'members' }),
      await acme.patch('/Groups/employee', add(asha, admin)),
      await acme.call('PUT', '/Groups/company_admin', { members: [] }),
    ]) {
      expect(refusalOf(answer)).toMatchObject({
        status: 409,
        detail: expect.stringContaining('This is the last Company Admin'),
      });
    }
    expect(await membersOf('company_admin')).toEqual([admin.id]);
    expectStatus(204, await acme.patch('/Groups/company_admin', removed, add(asha)));
    expect(await membersOf('company_admin')).toEqual([asha.id]);
  });

  it('keep an admin when one request removes all of several', async () => {
    await createUser(test, { company: acme.company, role: 'company_admin' });
    const answer = await acme.patch('/Groups/company_admin', { op: 'remove', path: 'members' });
    expect(refusalOf(answer)).toMatchObject({ status: 409 });
    expect(await membersOf('company_admin')).toHaveLength(2);
  });

  it('are no admins while their accounts are closed', async () => {
    const closed = await createUser(test, { company: acme.company, isActive: false });
    const swap = { op: 'replace', path: 'members', value: member(closed) };
    expect(refusalOf(await acme.patch('/Groups/company_admin', swap))).toMatchObject({
      status: 409,
    });
  });

  it('are people of the company alone', async () => {
    const stranger = await createUser(test, { company: await createCompany(test) });
    for (const value of [String(stranger.id), 'somebody', '9007199254740993']) {
      const operation = { op: 'add', path: 'members', value: [{ value }] };
      expect(refusalOf(await acme.patch('/Groups/company_admin', operation))).toMatchObject({
        status: 400,
        scimType: 'invalidValue',
      });
    }
  });
});

describe('the token', () => {
  const url = '/api/company/scim-token/';
  const admins = async (isProven = true) => {
    const company = await createCompany(test, { isProven });
    const admin = await createUser(test, { company, role: 'company_admin' });
    return { company, headers: await signIn(test, admin) };
  };
  const send = (method: 'GET' | 'POST' | 'DELETE', headers: Record<string, string>) =>
    test.app.inject({ method, url, headers });

  it('is shown once, stored as a hash, replaced and removed', async () => {
    const { company, headers } = await admins();
    const base_url = `${test.config.publicUrl}/api/scim/v2`;
    expect((await send('GET', headers)).json()).toEqual({ base_url, token: null });
    const create = async () =>
      expectStatus(201, await send('POST', headers)).json<Schemas['CreatedScimToken']>();
    const first = await create();
    expect(first.scim_token).toMatch(/^foyer_scim_[0-9a-f]{48}$/);
    expect(first.scim.token).toMatchObject({
      prefix: first.scim_token.slice(0, 19),
      created_by: 'Test Person',
      last_used_at: null,
    });
    const use = async (token: string) =>
      (await createScimCalls(test, token).get('/Users')).statusCode;
    expect(await use(first.scim_token)).toBe(200);
    const state = (await send('GET', headers)).json<Schemas['Scim']>();
    expect(state.token?.last_used_at).toEqual(expect.any(String));

    const second = await create();
    expect([await use(first.scim_token), await use(second.scim_token)]).toEqual([401, 200]);
    expectStatus(204, await send('DELETE', headers));
    expect(await use(second.scim_token)).toBe(401);
    expectStatus(404, await send('DELETE', headers));

    const audit = await test.app.inject({ url: '/api/company/audit/', headers });
    expect(audit.json<Schemas['AuditEntryList']>().results.map(({ action }) => action)).toEqual([
      'company.provisioning_removed',
      'company.provisioning_replaced',
      'company.provisioning_connected',
    ]);
    const stored = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('company_id', '=', company.id)
      .execute();
    for (const { scim_token: token } of [first, second]) {
      expect(JSON.stringify(stored)).not.toContain(token.slice(19));
    }
  });

  it('is for admins of companies with a proven domain', async () => {
    const unproven = await admins(false);
    expect(statusAndCode(await send('POST', unproven.headers))).toEqual([403, 'domain_not_proven']);
    const employee = await signIn(test, asha);
    expect(statusAndCode(await send('POST', employee))).toEqual([403, 'forbidden']);
  });

  it('is of no use while the domain is not proven, and for other calls', async () => {
    const { id } = acme.company;
    const set = (at: Date | null) =>
      test.db.updateTable('companies').set({ domain_proven_at: at }).where('id', '=', id).execute();
    await set(null);
    expect(refusalOf(await acme.get('/Users'))).toMatchObject({ status: 403 });
    await set(new Date());
    expectStatus(200, await acme.get('/Users'));
    const headers = { authorization: `Bearer ${acme.token}` };
    const other = await test.app.inject({ url: '/api/company/people/', headers });
    expect(statusAndCode(other)).toEqual([401, 'invalid_token']);
  });

  it('goes on when its maker leaves, and goes with a company that is merged', async () => {
    const into = await createCompany(test);
    await createUser(test, { company: acme.company, role: 'company_admin' });
    const closed = { op: 'replace', path: 'active', value: false };
    groupOf(await acme.patch(`/Users/${acme.admin.id}`, closed));
    expectStatus(200, await acme.get('/Users'));
    const root = await signIn(test, await createUser(test, { role: 'super_admin' }));
    const url = `/api/companies/${acme.company.id}/merge/` as const;
    const payload = { into: into.id, dry_run: false };
    expectStatus(200, await test.app.inject({ method: 'POST', url, headers: root, payload }));
    expectStatus(401, await acme.get('/Users'));
  });

  it('has a limit, with its state in every answer', async () => {
    const limited = await test.startBeside(test.secrets, { callsPerKey: 2 });
    const { get } = createScimCalls(limited, acme.token);
    const first = await get('/Users');
    expect([first.statusCode, first.headers.ratelimit]).toEqual([200, '"calls of token";r=1;t=0']);
    await get('/Users');
    const refused = await get('/Users');
    expect(refusalOf(refused)).toMatchObject({
      status: 429,
      detail: expect.stringContaining('This token has made very many calls.'),
    });
    expect(refused.headers['retry-after']).toEqual(expect.any(String));
    await limited.close();
  });

  it('is forgotten with an erased person: their id at the provider goes', async () => {
    const created = await acme.create(`erased@${acme.company.domain}`, { externalId: 'gone' });
    const closed = { op: 'replace', path: 'active', value: false };
    groupOf(await acme.patch(`/Users/${created.id}`, closed));
    const root = await signIn(test, await createUser(test, { role: 'super_admin', password }));
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/users/${Number(created.id)}/erase/`,
      headers: root,
      payload: { confirm: `erased@${acme.company.domain}`, password },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const left = test.db
      .selectFrom('scim_people')
      .selectAll()
      .where('user_id', '=', Number(created.id));
    expect(await left.execute()).toEqual([]);
    expectStatus(404, await acme.get(`/Users/${created.id}`));
  });
});
