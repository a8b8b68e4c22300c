import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import { expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent } from '../../../testing/events';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn, type TestUser } from '../../../testing/people';

let test: TestApp;
let admin: Headers;
let rhea: TestUser;
let owner: Headers;
let dev: TestUser;
let editor: Headers;
let team: { id: number; name: string };

beforeAll(async () => {
  test = await buildTestApp();
  admin = await signIn(test, await createUser(test, { role: 'admin' }));
  rhea = await createUser(test, { firstName: 'Rhea', lastName: 'Kapoor' });
  owner = await signIn(test, rhea);
  dev = await createUser(test, { firstName: 'Dev', lastName: 'Shah' });
  editor = await signIn(test, dev);
  team = await createOrganizerTeam(test, {
    name: 'Bombay Live',
    members: [
      { id: rhea.id, role: 'owner' },
      { id: dev.id, role: 'editor' },
    ],
  });
});
afterAll(() => test.close());

const send = <Method extends Uppercase<string>, Path extends string>(
  method: Method,
  path: Path,
  as: Headers,
  payload?: BodyAt<Method, `/organizers/${Path}`>,
  match?: string,
) =>
  test.app.inject({
    method,
    url: `/api/organizers/${path}`,
    headers: { ...as, ...(match && { 'if-match': match }) },
    payload: unchecked(payload),
  });

it('a platform admin creates one; the name gives its address, and both are unique', async () => {
  const made = await send('POST', '', admin, { name: 'Sangeet  Sabhā Delhi' });
  expect(expectStatus(201, made).json()).toMatchObject({
    name: 'Sangeet Sabhā Delhi',
    slug: 'sangeet-sabha-delhi',
    version: 1,
    role: null,
  });
  const again = await send('POST', '', admin, { name: 'Sangeet Sabha Delhi' });
  expect(expectStatus(409, again).json()).toMatchObject({ fields: { slug: expect.any(String) } });
  expect((await send('POST', '', owner, { name: 'Mine' })).statusCode).toBe(403);
});

it('an owner changes it, and its events show the new name; an editor may not', async () => {
  const event = await createEvent(test, { organizer: 'Bombay Live', organizerId: team.id });
  expect((await send('PATCH', `${team.id}`, editor, { name: 'Mine' }, '*')).statusCode).toBe(403);
  expect((await send('PATCH', `${team.id}`, owner, { name: 'Mine' })).statusCode).toBe(428);
  const wrong = { gstin: '27AAPFU0939F1ZX', support_email: 'nobody', state: 'Bavaria' };
  const refused = await send('PATCH', `${team.id}`, owner, wrong, '*');
  expect(Object.keys(expectStatus(400, refused).json().fields).sort()).toEqual([
    'gstin',
    'state',
    'support_email',
  ]);
  const elsewhere = { gstin: '27AAPFU0939F1ZV', state: 'Orissa' };
  const mismatch = await send('PATCH', `${team.id}`, owner, elsewhere, '*');
  expect(expectStatus(400, mismatch).json().fields).toEqual({
    state: 'The GSTIN is one of Maharashtra.',
  });
  const seller = { name: 'Bombay Live Events', gstin: '27aapfu0939f1zv', state: 'Maharashtra' };
  const saved = await send('PATCH', `${team.id}`, owner, seller, '"1"');
  expect(expectStatus(200, saved).json()).toMatchObject({
    version: 2,
    gstin: '27AAPFU0939F1ZV',
    role: 'owner',
  });
  const late = await send('PATCH', `${team.id}`, owner, { name: 'Late' }, '"1"');
  expect(expectStatus(412, late).json().details.current).toMatchObject({ version: 2 });
  const shown = await test.app.inject({ url: `/api/events/${event.id}/summary/` });
  expect(shown.json().created_by_name).toBe('Bombay Live Events');
});

it('shows each person their organizers, and nothing of others', async () => {
  const list = (as: Headers) =>
    send('GET', '', as).then((answer) => answer.json<Schemas['OrganizerList']>());
  expect((await list(editor)).results).toMatchObject([{ id: team.id, role: 'editor' }]);
  const stranger = await signIn(test, await createUser(test));
  expect((await list(stranger)).count).toBe(0);
  for (const path of [`${team.id}`, `${team.id}/members/`]) {
    expect((await send('GET', path, stranger)).statusCode).toBe(404);
  }
});

it('the team has an owner always', async () => {
  const path = `${team.id}/members/` as const;
  const invite = { email: dev.email, role: 'owner' as const };
  expect((await send('POST', path, editor, invite)).statusCode).toBe(403);
  const unknown = await send('POST', path, owner, { email: 'no@one.example', role: 'door' });
  expect(unknown.statusCode).toBe(400);
  const demoted = await send('POST', path, owner, { email: rhea.email, role: 'door' });
  expect(expectStatus(409, demoted).json().code).toBe('last_owner');
  const gone = await send('DELETE', `${path}${rhea.id}`, owner);
  expect(expectStatus(409, gone).json().code).toBe('last_owner');
  expectStatus(200, await send('POST', path, owner, invite));
  expectStatus(200, await send('DELETE', `${path}${rhea.id}`, owner));
  const members = await send('GET', path, editor);
  expect(members.json()).toMatchObject({ count: 1, results: [{ user: dev.id, role: 'owner' }] });
  expect((await send('GET', path, owner)).statusCode).toBe(404);
});
