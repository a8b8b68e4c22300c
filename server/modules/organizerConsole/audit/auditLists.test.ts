import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import { anyVersion, createAuthoring, type Authoring } from '../../../testing/authoring';
import { expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createCompany, createUser, signIn, type TestUser } from '../../../testing/people';
import { rowsRead } from '../../../testing/rowsRead';
import { findEntries, findEntriesBefore } from '../../identity/audit/audit.repository';

type List = Schemas['AuditEntryList'];

let test: TestApp;
let made: Authoring;
let admin: Headers;
let head: TestUser;
let headOf: Headers;
let company: Awaited<ReturnType<typeof createCompany>>;

beforeAll(async () => {
  test = await buildTestApp();
  made = await createAuthoring(test);
  admin = await signIn(
    test,
    await createUser(test, { role: 'super_admin', firstName: 'Rhea', lastName: 'Rao' }),
  );
  company = await createCompany(test, { name: 'Northwind' });
  const names = { firstName: 'Meera', lastName: 'Iyer' };
  head = await createUser(test, { role: 'company_admin', company, ...names });
  headOf = await signIn(test, head);
});
afterAll(() => test.close());

async function list(path: string, headers: Headers): Promise<List> {
  return expectStatus(200, await test.app.inject({ url: `/api${path}`, headers })).json();
}

const sentences = ({ results }: List) =>
  results.map(({ person_name: name, summary }) => `${name} ${summary}`);

const call = async <Method extends Uppercase<string>, Path extends string>(
  status: number,
  method: Method,
  url: Path,
  body?: BodyAt<Method, Path>,
) =>
  expectStatus(
    status,
    await test.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...headOf, ...anyVersion },
      remoteAddress: '203.0.113.77',
      payload: unchecked(body),
    }),
  );

it('an event and its organizer show their changes, newest first, with values and filters', async () => {
  const { id } = await made.createDraft({ title: 'Raga' });
  await made.createDraft({ title: 'Other' });
  const gold = { name: 'Gold', price: '1500', total_tickets: 10 };
  const event = expectStatus(201, await made.send('POST', `/events/${id}/tiers/`, gold)).json();
  const tier = event.ticket_tiers[0].id;
  expectStatus(
    200,
    await made.send('PATCH', `/events/${id}/tiers/${tier}`, { price: '1800' }, anyVersion),
  );
  const all = await list(`/organize/events/${id}/audit/`, made.headers);
  expect(sentences(all)).toEqual([
    'Dev Shah changed the price of Gold from ₹1,500.00 to ₹1,800.00',
    'Dev Shah added the ticket Gold to Raga',
    'Dev Shah made the draft Raga',
  ]);
  expect(all.count).toBe(3);
  expect(all.results[0]).toMatchObject({
    kind: 'tier',
    action: 'tier.price_changed',
    network: '127.0.0.0/24',
    timezone: 'Asia/Kolkata',
    event: id,
    event_title: 'Raga',
    changes: [{ field: 'price', label: 'price', before: '₹1,500.00', after: '₹1,800.00' }],
  });

  const organizer = `/organizers/${made.team.id}/audit/`;
  expect((await list(organizer, made.headers)).count).toBe(4);
  const found = async (query: string) =>
    sentences(await list(`${organizer}?${query}`, made.headers));
  expect(await found('search=gold%20PRICE')).toHaveLength(1);
  expect(await found('search=raga&kind=event')).toEqual(['Dev Shah made the draft Raga']);
  expect(await found(`person=${head.id}`)).toEqual([]);
  expect(await found(`kind=tier&thing=${tier}`)).toHaveLength(2);
  expect(await found(`kind=event&thing=${id}`)).toEqual(['Dev Shah made the draft Raga']);
  expect(await found(`kind=message&thing=${id}`)).toEqual([]);
  expect(await found('from=2020-01-01&to=2020-01-02')).toEqual([]);
  expect(await found('from=2020-01-01&page_size=2&page=2')).toHaveLength(2);
  for (const query of ['kind=secret', `thing=${id}`]) {
    expectStatus(
      400,
      await test.app.inject({ url: `/api${organizer}?${query}`, headers: made.headers }),
    );
  }

  const stranger = await signIn(test, await createUser(test));
  const rival = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: rival.id, role: 'owner' }] });
  const keeper = await createUser(test);
  await test.db
    .insertInto('organizer_members')
    .values({ organizer_id: made.team.id, user_id: keeper.id, role: 'door' })
    .execute();
  for (const headers of [stranger, await signIn(test, rival), await signIn(test, keeper), headOf]) {
    for (const url of [
      `/organize/events/${id}/audit/`,
      `/organize/events/${id}/audit.csv`,
      organizer,
    ]) {
      expectStatus(404, await test.app.inject({ url: `/api${url}`, headers }));
    }
  }
});

it('a company’s admin sees what happens to the company and its people, with the network', async () => {
  const colleague = await createUser(test, { company, firstName: 'Asha', lastName: 'Menon' });
  await call(200, 'PATCH', '/company/billing/', { billing_address: '1 Marine Drive' });
  const invitation = { email: `new@${company.domain}`, role: 'employee' as const };
  const { id } = (await call(201, 'POST', '/company/invitations/', invitation)).json();
  await call(204, 'DELETE', `/company/invitations/${id}`);
  await call(200, 'PUT', `/users/${colleague.id}`, { role: 'company_manager' });
  await call(200, 'PUT', `/users/${head.id}`, { fname: 'Mira' });
  await call(200, 'POST', `/users/${colleague.id}/deactivate/`);
  await call(200, 'POST', `/users/${colleague.id}/reactivate/`);
  expectStatus(
    200,
    await test.app.inject({
      method: 'PUT',
      url: `/api/companies/${company.id}/domain/`,
      headers: admin,
      payload: { proven: false },
    }),
  );
  const all = await list('/company/audit/', headOf);
  expect(sentences(all)).toEqual([
    `Rhea Rao took back the proof of the domain ${company.domain} of Northwind`,
    'Mira Iyer opened the account of Asha Menon',
    'Mira Iyer closed the account of Asha Menon',
    'Meera Iyer changed the role of Asha Menon from Employee to Manager',
    `Meera Iyer withdrew the invitation of new@${company.domain}`,
    `Meera Iyer invited new@${company.domain} as Employee`,
    'Meera Iyer set the billing address of Northwind to 1 Marine Drive',
  ]);
  expect(all.results.at(-1)?.network).toBe('203.0.113.0/24');
  const everything = await list('/audit/?search=northwind', admin);
  expect(everything.count).toBe(2);
  const platform = async (query: string) => sentences(await list(`/audit/?${query}`, admin));
  expect(await platform(`company=${company.id}`)).toEqual(sentences(all));
  expect(await platform(`kind=person&thing=${colleague.id}`)).toEqual([
    'Mira Iyer opened the account of Asha Menon',
    'Mira Iyer closed the account of Asha Menon',
    'Meera Iyer changed the role of Asha Menon from Employee to Manager',
  ]);
  expect(
    sentences(await list(`/company/audit/?kind=person&thing=${colleague.id}`, headOf)),
  ).toHaveLength(3);
  const other = await signIn(
    test,
    await createUser(test, { role: 'company_admin', company: await createCompany(test) }),
  );
  expect((await list('/company/audit/', other)).count).toBe(0);
  expectStatus(403, await test.app.inject({ url: '/api/audit/', headers: other }));
});

it('the platform sees organizers, teams and categories; an export is recorded and defused', async () => {
  const payload = { name: '=Sea Stage' };
  const send = async <Method extends Uppercase<string>, Path extends string>(
    method: Method,
    url: Path,
    body?: BodyAt<Method, Path>,
  ) =>
    test.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...admin, ...anyVersion },
      payload: unchecked(body),
    });
  const organizer = expectStatus(201, await send('POST', '/organizers/', payload)).json();
  expectStatus(200, await send('PATCH', `/organizers/${organizer.id}`, { state: 'Goa' }));
  const sam = await createUser(test, { firstName: 'Sam', lastName: 'Fernandes' });
  const members = `/organizers/${organizer.id}/members/` as const;
  for (const role of ['door', 'editor'] as const) {
    expectStatus(200, await send('POST', members, { email: sam.email, role }));
  }
  expectStatus(200, await send('DELETE', `${members}${sam.id}`));
  expectStatus(201, await send('POST', '/event-categories/', { name: 'Opera' }));
  const csv = await test.app.inject({
    url: `/api/organizers/${organizer.id}/audit.csv?kind=member`,
    headers: admin,
  });
  expect(csv.headers['content-disposition']).toContain('Sea Stage - changes.csv');
  const rows = papaparse.parse<string[]>(csv.body.replace(/^\uFEFF/, '').trimEnd()).data;
  expect(rows.map((row) => row[2])).toEqual([
    'What',
    'Rhea Rao removed Sam Fernandes from the team of =Sea Stage',
    'Rhea Rao made Sam Fernandes editor of =Sea Stage, who was door',
    'Rhea Rao added Sam Fernandes to the team of =Sea Stage as door',
  ]);
  const all = await test.app.inject({
    url: `/api/organizers/${organizer.id}/audit.csv`,
    headers: admin,
  });
  expect(all.body).toContain(`,'=Sea Stage,`);
  const xlsx = await test.app.inject({ url: '/api/audit.xlsx', headers: admin });
  expect((await readSheet(xlsx.rawPayload))[1]?.[1]).toBe('Rhea Rao');
  expect(sentences(await list('/audit/?page_size=4', admin))).toEqual([
    expect.stringMatching(/^Rhea Rao exported the changes of Foyer as XLSX, \d+ rows$/),
    'Rhea Rao exported the changes of =Sea Stage as CSV, 6 rows',
    'Rhea Rao exported the changes of =Sea Stage as CSV, 3 rows',
    'Rhea Rao made the category Opera',
  ]);
});

it('no secret and no wish of an attendee is in it', async () => {
  const { rows } = await sql<{ text: string }>`select to_jsonb(a)::text as text
    from audit_entries a`.execute(test.db);
  const text = rows.map((row) => row.text).join('\n');
  expect(text).not.toMatch(/password|token|otp|domain_proof|dietary/i);
  expect(rows.length).toBeGreaterThan(10);
});

it('reads its own rows alone, however many others there are', async () => {
  await sql`
    insert into audit_entries (person_name, action, kind, title, summary, timezone, organizer_id)
    select 'Somebody', 'event.changed', 'event', 'Thing ' || n, 'changed it', 'Asia/Kolkata',
      100000 + n % 50
    from generate_series(1, 20000) n`.execute(test.db);
  await sql`vacuum analyze audit_entries`.execute(test.db);
  const filter = {
    scope: { organizer: made.team.id },
    words: [],
    person: null,
    kind: null,
    thing: null,
    company: null,
    from: null,
    to: null,
    timezone: 'Asia/Kolkata',
  };
  const read = (query: (trx: TestApp['db']) => Promise<unknown>) =>
    rowsRead(test.db, 'audit_entries', query);
  const page = { limit: 20, offset: 0 };
  expect(await read((trx) => findEntries(trx, filter, page))).toBeLessThan(50);
  const words = { ...filter, words: ['gold'] };
  expect(await read((trx) => findEntries(trx, words, page))).toBeLessThan(50);
  const rare = { ...filter, scope: 'everything' as const, words: ['northwind'] };
  expect(await read((trx) => findEntries(trx, rare, page))).toBeLessThan(500);
  const batch = { before: null, limit: 500 };
  expect(await read((trx) => findEntriesBefore(trx, filter, batch))).toBeLessThan(50);
});
