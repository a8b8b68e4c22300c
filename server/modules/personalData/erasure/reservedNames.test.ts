import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn, type TestUser } from '../../../testing/people';
import { hashPassword } from '../../identity/auth/passwords.service';

const PASSWORD = 'correct horse battery';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function createPerson(): Promise<TestUser> {
  const person = await createUser(test, { company: await createCompany(test) });
  await test.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.id)
    .execute();
  return person;
}

const erase = async (person: TestUser) =>
  test.app.inject({
    method: 'POST',
    url: `/api/users/${person.id}/erase/`,
    headers: await signIn(test, person),
    payload: { password: PASSWORD, confirm: person.email },
  });

it.each([
  ['username', (id: number) => ({ username: `deleted-${id}` })],
  ['address', (id: number) => ({ email: `deleted-${id}@deleted.invalid` })],
])('erases a person whose %s of afterwards somebody else already has', async (_, taken) => {
  const person = await createPerson();
  const other = await createUser(test, taken(person.id));
  expect((await erase(person)).statusCode).toBe(204);
  const rows = await test.db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('id', 'in', [person.id, other.id])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    {
      id: person.id,
      username: expect.stringMatching(`^deleted-${person.id}`),
      email: expect.stringMatching(/@deleted\.invalid$/),
    },
    { id: other.id, username: other.username, email: other.email },
  ]);
});

it('refuses addresses of erased people for new accounts', async () => {
  const admin = await createUser(test, { role: 'admin' });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/people/',
    headers: await signIn(test, admin),
    payload: {
      email: `deleted-${admin.id}@deleted.invalid`,
      first_name: 'Noor',
      last_name: 'Khan',
      role: 'staff',
    },
  });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['email']]);
});
