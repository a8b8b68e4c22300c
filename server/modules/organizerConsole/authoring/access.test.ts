import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createAuthoring, version, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createCompany, createUser, signIn } from '../../../testing/people';

let test: TestApp;
let authoring: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  authoring = await createAuthoring(test);
});
afterAll(() => test.close());

it('who makes events finds companies by name, and reads those that an event is open to', async () => {
  const tata = await createCompany(test, { name: 'Tata 100% Steel' });
  await createCompany(test, { name: 'Infosys' });
  const names = async (query: string, as = authoring.headers) => {
    const answer = await authoring.send('GET', `/organize/companies/${query}`, undefined, {}, as);
    return expectStatus(200, answer)
      .json()
      .results.map((company: { name: string }) => company.name);
  };
  expect(await names('?search=tATa')).toEqual(['Tata 100% Steel']);
  expect(await names('?search=100%25')).toEqual(['Tata 100% Steel']);
  expect(await names('?search=__')).toEqual([]);
  expect(await names('?search=t')).toEqual([]);
  expect(await names('')).toEqual([]);

  const event = await authoring.createDraft();
  const access = { is_exclusive: true, companies: [tata.id] };
  const set = await authoring.send(
    'PUT',
    `/events/${event.id}/access/`,
    access,
    version(event.version),
  );
  expectStatus(200, set);
  expect(await names(`?event=${event.id}`)).toEqual(['Tata 100% Steel']);

  const door = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: door.id, role: 'door' }] });
  const doorHeaders = await signIn(test, door);
  const refused = await authoring.send('GET', '/organize/companies/', undefined, {}, doorHeaders);
  expect(refused.statusCode).toBe(403);
  const stranger = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: stranger.id, role: 'editor' }] });
  const strangerHeaders = await signIn(test, stranger);
  const path = `/organize/companies/?event=${event.id}`;
  const hidden = await authoring.send('GET', path, undefined, {}, strangerHeaders);
  expect(hidden.statusCode).toBe(404);
});

it('a merged company and the one that it is part of are one in the list', async () => {
  const [from, into] = [await createCompany(test), await createCompany(test)];
  await test.db
    .updateTable('companies')
    .set({ merged_into: into.id })
    .where('id', '=', from.id)
    .execute();
  const event = await authoring.createDraft();
  const access = { is_exclusive: true, companies: [from.id, into.id] };
  const path = `/events/${event.id}/access/` as const;
  const set = await authoring.send('PUT', path, access, version(event.version));
  expect(expectStatus(200, set).json()).toMatchObject({ companies: [into.id] });
});
