import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createOffer,
  expectStatus,
  seatCounts,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createApiKey } from '../../../testing/apiKeys';
import { mailsTo } from '../../../testing/mails';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { createScimCalls, createScimCompany } from '../../../testing/scim';

let test: TestApp;
let acme: Awaited<ReturnType<typeof createScimCompany>>;

beforeAll(async () => {
  test = await buildTestApp();
  acme = await createScimCompany(test);
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<typeof acme.get>>;
const errorOf = (answer: Answer) => answer.json<Schemas['ScimError']>();
const refusalOf = (answer: Answer) => [answer.statusCode, errorOf(answer).scimType];
const userOf = (answer: Answer) => expectStatus(200, answer).json<Schemas['ScimUser']>();

let made = 0;
const newAddress = (domain = acme.company.domain) => `person-${(made += 1)}@${domain}`;
const row = (id: string) =>
  test.db.selectFrom('users').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

describe('creating a person', () => {
  it('answers as the example of RFC 7644, 3.3', async () => {
    const userName = newAddress();
    const answer = await acme.call('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: userName.toUpperCase(),
      externalId: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
    });
    const user = expectStatus(201, answer).json<Schemas['ScimUser']>();
    const location = `${test.config.publicUrl}/api/scim/v2/Users/${user.id}`;
    expect(answer.headers).toMatchObject({
      location,
      'content-type': expect.stringMatching(/^application\/scim\+json/),
    });
    expect(user).toEqual({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: expect.stringMatching(/^\d+$/),
      externalId: 'bjensen',
      userName,
      name: { formatted: 'Barbara Jensen', givenName: 'Barbara', familyName: 'Jensen' },
      displayName: 'Barbara Jensen',
      emails: [{ value: userName, type: 'work', primary: true }],
      active: true,
      groups: [{ value: 'employee', display: 'Employee', type: 'direct' }],
      meta: {
        resourceType: 'User',
        created: expect.any(String),
        lastModified: expect.any(String),
        location,
      },
    });
    expect(userOf(await acme.get(`/Users/${user.id}/`))).toEqual(user);
    expect(await row(user.id)).toMatchObject({
      password_hash: null,
      role: 'employee',
      company_id: acme.company.id,
    });
    expect(await mailsTo(test, userName)).toEqual([]);
  });

  it('takes the body of Entra ID, and ignores what Foyer does not store', async () => {
    const userName = newAddress();
    const user = await acme.create(userName, {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
      ],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      active: 'False',
      displayName: 'Ravi Kumar Das',
      emails: [{ primary: true, type: 'work', value: userName }],
      meta: { resourceType: 'User' },
      roles: [],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Sales' },
    });
    expect(user).toMatchObject({
      active: false,
      name: { givenName: 'Ravi Kumar', familyName: 'Das' },
    });
  });

  it('is in the audit of the company as provisioning', async () => {
    const { id } = await acme.create(newAddress(), { displayName: 'Audited Person' });
    await acme.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    const headers = await signIn(test, acme.admin);
    const audit = await test.app.inject({ url: '/api/company/audit/', headers });
    const { results } = audit.json<Schemas['AuditEntryList']>();
    expect(results.slice(0, 2)).toMatchObject([
      {
        person: null,
        person_name: 'Provisioning (SCIM)',
        summary: 'closed the account of Audited Person',
        network: '127.0.0.0/24',
      },
      { person_name: 'Provisioning (SCIM)', action: 'person.created' },
    ]);
  });

  it('is refused at a domain that the company has not proven, and without an address', async () => {
    const { domain } = await createCompany(test);
    for (const userName of [newAddress(domain), newAddress('gmail.com'), 'bjensen']) {
      const answer = await acme.call('POST', '/Users', { userName });
      expect([userName, ...refusalOf(answer)]).toEqual([userName, 400, 'invalidValue']);
    }
    const different = { userName: newAddress(), emails: [{ type: 'work', value: newAddress() }] };
    const answer = await acme.call('POST', '/Users', different);
    expect(errorOf(answer)).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      scimType: 'invalidValue',
      detail: 'The work email must be the same as the userName. Map both to the same attribute.',
      status: '400',
    });
  });

  it('is refused where the address has an account, in whichever company', async () => {
    const elsewhere = await createUser(test, {
      company: await createCompany(test),
      email: newAddress(),
    });
    const colleague = await createUser(test, { company: acme.company });
    for (const userName of [elsewhere.email, colleague.email]) {
      const answer = await acme.call('POST', '/Users', { userName });
      expect(refusalOf(answer)).toEqual([409, 'uniqueness']);
    }
    expect(await row(String(elsewhere.id))).toMatchObject({ company_id: elsewhere.companyId });
  });

  it.each([
    ['no JSON', '{'],
    ['no userName', '{}'],
    ['a userName that is no text', '{"userName":7}'],
  ])('is refused as invalidSyntax: %s', async (_case, payload) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/scim/v2/Users',
      headers: { authorization: `Bearer ${acme.token}`, 'content-type': 'application/scim+json' },
      payload,
    });
    expect(answer.headers['content-type']).toMatch(/^application\/scim\+json/);
    expect(refusalOf(answer)).toEqual([400, 'invalidSyntax']);
  });
});

describe('finding people', () => {
  it('by filters', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const asha = await acme.create(one, { externalId: 'Filter-1', displayName: 'Zarina Filter' });
    const ravi = await acme.create(other, { displayName: 'Ravi Filter', active: false });
    const closed = `userName eq "${other}"`;
    for (const [filter, found] of [
      [`userName eq "${one.toUpperCase()}"`, [asha.id]],
      ['externalId eq "Filter-1"', [asha.id]],
      ['externalId eq "filter-1"', []],
      [`emails.value eq "${one}"`, [asha.id]],
      [`emails[type eq "work" and value eq "${one}"]`, [asha.id]],
      [`emails[type eq "home"].value eq "${one}"`, []],
      ['displayName co "filter"', [asha.id, ravi.id]],
      ['displayName sw "zarina" and active eq true', [asha.id]],
      ['displayName ew "filter" and not (active eq true)', [ravi.id]],
      [`(${closed} or externalId eq "Filter-1") and active eq false`, [ravi.id]],
      ['displayName co "filter" and externalId pr', [asha.id]],
      ['displayName co "filter" and externalId ne "Filter-1"', [ravi.id]],
      ['displayName co "filter" and not (externalId eq "Filter-1")', [ravi.id]],
      [
        'displayName co "filter" and meta.lastModified gt "2011-05-13T04:42:34Z"',
        [asha.id, ravi.id],
      ],
      ['userName eq "c0ffee00-0000-4000-8000-000000000000"', []],
      ['displayName co "\'; drop table users; --"', []],
    ] as const) {
      expect([filter, await acme.find(filter)]).toEqual([filter, found]);
    }
    const refused = await acme.get('/Users?filter=shoeSize%20eq%207');
    expect(refusalOf(refused)).toEqual([400, 'invalidFilter']);
  });

  it('in pages, with the wanted attributes', async () => {
    const own = await createScimCompany(test);
    for (let count = 0; count < 3; count += 1) await own.create(newAddress(own.company.domain));
    const page = async (query: string) =>
      expectStatus(200, await own.get(`/Users?${query}`)).json<Schemas['ScimUserList']>();
    const all = await page('');
    expect(all).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 4,
      startIndex: 1,
      itemsPerPage: 4,
    });
    const second = await page('startIndex=3&count=1&attributes=userName');
    expect(second).toMatchObject({ totalResults: 4, startIndex: 3, itemsPerPage: 1 });
    const third = all.Resources[2];
    expect(second.Resources).toEqual([
      { schemas: third?.schemas, id: third?.id, userName: third?.userName },
    ]);
    expect(await page('count=0')).toMatchObject({ totalResults: 4, itemsPerPage: 0 });
    expect(await page('startIndex=-5&count=-1')).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
  });
});

describe('changing a person', () => {
  it('by PATCH and PUT', async () => {
    const userName = newAddress();
    const { id } = await acme.create(userName, { externalId: 'one', displayName: 'Asha Menon' });
    const renamed = await acme.patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'name.familyName', value: 'Rao' },
      { op: 'Add', path: 'externalId', value: 'two' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: userName },
    );
    expect(userOf(renamed)).toMatchObject({
      externalId: 'two',
      name: { givenName: 'Asha', familyName: 'Rao' },
    });
    const replaced = await acme.call('PUT', `/Users/${id}`, {
      userName,
      name: { givenName: 'Bea', familyName: 'Rao' },
      active: true,
    });
    const user = userOf(replaced);
    expect(user).toMatchObject({ displayName: 'Bea Rao', active: true });
    expect(user).not.toHaveProperty('externalId');
  });

  it('keeps the address, and a name instead of one that is not allowed', async () => {
    const { id } = await acme.create(newAddress(), { displayName: 'Asha Menon' });
    const moved = { op: 'replace', path: 'userName', value: newAddress() };
    expect(refusalOf(await acme.patch(`/Users/${id}`, moved))).toEqual([400, 'mutability']);
    const work = { op: 'replace', path: 'emails[type eq "work"].value', value: newAddress() };
    expect(refusalOf(await acme.patch(`/Users/${id}`, work))).toEqual([400, 'invalidValue']);
    const odd = { op: 'replace', value: { displayName: 'https://evil.example' } };
    expect(userOf(await acme.patch(`/Users/${id}`, odd)).displayName).toBe('Asha Menon');
  });

  it('changes all or nothing', async () => {
    const { id } = await acme.create(newAddress(), { displayName: 'Asha Menon' });
    const answer = await acme.patch(
      `/Users/${id}`,
      { op: 'replace', path: 'active', value: false },
      { op: 'replace', path: 'active', value: 'perhaps' },
    );
    expect(refusalOf(answer)).toEqual([400, 'invalidValue']);
    expect(userOf(await acme.get(`/Users/${id}`)).active).toBe(true);
  });
});

describe('closing an account', () => {
  it.each([
    ['Entra’s PATCH', [{ op: 'Replace', path: 'active', value: 'False' }]],
    ['Okta’s PATCH', [{ op: 'replace', value: { active: false } }]],
  ])('ends sessions, holds and API keys, and keeps bookings: %s', async (_form, operations) => {
    const own = await createScimCompany(test);
    const person = await createUser(test, { company: own.company, role: 'company_admin' });
    const headers = await signIn(test, person);
    const calls = createBookingCalls(test);
    const [paid, unpaid] = [await createOffer(test), await createOffer(test)];
    const booking = await calls.book(headers, paid.tier);
    await calls.payFor(headers, [booking.id]);
    await calls.book(headers, unpaid.tier, 2);
    const key = await createApiKey(test, {
      company_id: own.company.id,
      user_id: person.id,
      scopes: ['read_bookings'],
    });
    expectStatus(200, await calls.get('/bookings/', key.headers));
    expect(await seatCounts(test.db, unpaid.tier)).toMatchObject({ held: 2 });

    const closed = await own.patch(`/Users/${person.id}`, ...operations);
    expect(userOf(closed)).toMatchObject({ active: false });
    expectStatus(401, await calls.get('/bookings/', headers));
    expectStatus(401, await calls.get('/bookings/', key.headers));
    await createBackgroundWorkers(test).queue.runOnce();
    expect(await seatCounts(test.db, unpaid.tier)).toMatchObject({ held: 0 });
    expect(await seatCounts(test.db, paid.tier)).toMatchObject({ sold: 1 });
    const admin = await signIn(test, own.admin);
    const kept = expectStatus(200, await calls.get(`/bookings/${booking.id}/`, admin));
    expect(kept.json()).toMatchObject({ status: 'confirmed', company: own.company.id });

    expect(await own.find('active eq false')).toEqual([String(person.id)]);
    const opened = await own.patch(`/Users/${person.id}`, {
      op: 'replace',
      path: 'active',
      value: true,
    });
    expect(userOf(opened).active).toBe(true);
    expectStatus(401, await calls.get('/bookings/', headers));
    expectStatus(200, await calls.get('/bookings/', await signIn(test, person)));
  });

  it('by DELETE hides the person until they are created again', async () => {
    const userName = newAddress();
    const { id } = await acme.create(userName, { externalId: 'first' });
    expect(expectStatus(204, await acme.call('DELETE', `/Users/${id}`)).body).toBe('');
    expect(await row(id)).toMatchObject({ is_active: false });
    expect(errorOf(expectStatus(404, await acme.get(`/Users/${id}`)))).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      detail: 'There is no such person.',
      status: '404',
    });
    expectStatus(404, await acme.call('DELETE', `/Users/${id}`));
    expect(await acme.find(`userName eq "${userName}"`)).toEqual([]);
    const again = await acme.create(userName, { externalId: 'second' });
    expect(again).toMatchObject({ id, externalId: 'second', active: true });
  });

  it('is refused for the last admin', async () => {
    const { id } = acme.admin;
    for (const answer of [
      await acme.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
      await acme.call('DELETE', `/Users/${id}`),
    ]) {
      expect([answer.statusCode, errorOf(answer).detail]).toEqual([
        409,
        expect.stringContaining('This is the last Company Admin of the company.'),
      ]);
    }
    expect(await row(String(id))).toMatchObject({ is_active: true });
  });
});

describe('another company', () => {
  it('neither sees nor changes people', async () => {
    const other = await createScimCompany(test);
    const { id } = await acme.create(newAddress());
    for (const answer of [
      await other.get(`/Users/${id}`),
      await other.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
      await other.call('PUT', `/Users/${id}`, { userName: newAddress() }),
      await other.call('DELETE', `/Users/${id}`),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect(await other.find('userName pr')).toEqual([String(other.admin.id)]);
    const member = { op: 'add', path: 'members', value: [{ value: id }] };
    expect(refusalOf(await other.patch('/Groups/company_admin', member))).toEqual([
      400,
      'invalidValue',
    ]);
    expect(await row(id)).toMatchObject({ is_active: true, role: 'employee' });
  });

  it('sees nobody at domains that it has not proven, the platform’s people included', async () => {
    const client = await createUser(test, {
      company: acme.company,
      email: newAddress('guest.example'),
    });
    const root = await createUser(test, { role: 'super_admin', email: newAddress() });
    for (const { id } of [client, root]) expectStatus(404, await acme.get(`/Users/${id}`));
    for (const id of ['x', '0', '1e3', '9'.repeat(30)]) {
      expectStatus(404, await acme.get(`/Users/${id}`));
    }
  });

  it('keeps nothing of a person who has moved to it', async () => {
    const other = await createScimCompany(test);
    const { id } = await acme.create(newAddress(), { externalId: 'moved' });
    const change = { company_id: other.company.id, email: newAddress(other.company.domain) };
    await test.db.updateTable('users').set(change).where('id', '=', Number(id)).execute();
    expectStatus(404, await acme.get(`/Users/${id}`));
    expect(userOf(await other.get(`/Users/${id}`))).not.toHaveProperty('externalId');
  });
});

it('knows what it supports', async () => {
  const get = async (path: string) => expectStatus(200, await acme.get(path)).json();
  expect(await get('/ServiceProviderConfig')).toMatchObject({
    patch: { supported: true },
    sort: { supported: false },
    filter: { supported: true, maxResults: 200 },
  });
  const types = await get('/ResourceTypes');
  expect(types.Resources.map(({ id }: { id: string }) => id)).toEqual(['User', 'Group']);
  expect(await get('/ResourceTypes/User')).toEqual(types.Resources[0]);
  const schemas = await get('/Schemas');
  expect(await get(`/Schemas/${schemas.Resources[1].id}`)).toEqual(schemas.Resources[1]);
  expect(schemas.Resources[0].attributes[0]).toMatchObject({
    name: 'userName',
    uniqueness: 'server',
    required: true,
  });
  expectStatus(404, await acme.get('/Schemas/urn:other'));
  expect(errorOf(expectStatus(404, await acme.get('/Bulk')))).toMatchObject({ status: '404' });
});

it('is refused without the token of a company', async () => {
  const session = (await signIn(test, acme.admin)).authorization.replace('Bearer ', '');
  for (const token of ['', 'foyer_scim_x', session]) {
    const { get } = createScimCalls(test, token);
    const answer = await get('/Users');
    expect([answer.statusCode, errorOf(answer).status]).toEqual([401, '401']);
  }
});
