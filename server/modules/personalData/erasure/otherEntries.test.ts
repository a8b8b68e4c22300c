import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import { mentionOf, phrase, readText } from '../../../lib/personalText';
import { createOffer } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import {
  createCompany,
  createUser,
  signIn,
  type TestCompany,
  type TestUser,
} from '../../../testing/people';
import { recordHistory } from '../../bookings/history.service';
import { hashPassword } from '../../identity/auth/passwords.service';

const PASSWORD = 'correct horse battery';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const call = <Method extends Uppercase<string>, Path extends string>(
  method: Method,
  url: Path,
  headers: object,
  payload?: BodyAt<Method, Path>,
) =>
  test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers },
    payload: unchecked(payload),
  });

interface Team {
  company: TestCompany;
  admin: TestUser;
  headers: Record<string, string>;
}

async function createTeam(): Promise<Team> {
  const company = await createCompany(test);
  const admin = await createUser(test, { company, role: 'company_admin', firstName: 'Meera' });
  return { company, admin, headers: await signIn(test, admin) };
}

const makeManager = async ({ headers }: Team, person: TestUser) =>
  expect(
    (await call('PUT', `/users/${person.id}`, headers, { role: 'company_manager' })).statusCode,
  ).toBe(200);

async function erase(person: TestUser): Promise<void> {
  await test.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.id)
    .execute();
  const body = { password: PASSWORD, confirm: person.email };
  const headers = await signIn(test, person);
  expect((await call('POST', `/users/${person.id}/erase/`, headers, body)).statusCode).toBe(204);
}

const entriesOf = async (team: Team) =>
  (await call('GET', '/company/audit/', team.headers)).json<{
    results: { title: string; summary: string; person_name: string; changes: object[] }[];
  }>().results;

const storedEntries = async ({ company }: Team) =>
  test.db.selectFrom('audit_entries').selectAll().where('company_id', '=', company.id).execute();

it.each([
  ['words of its sentences', 'Employee to', 'Manager'],
  ['one letter', 'e', ''],
  ['the name of a colleague', 'Real', 'Person'],
])('changes no entry about others when somebody goes whose name is %s', async (_, first, last) => {
  const [team, other] = [await createTeam(), await createTeam()];
  const real = { firstName: 'Real', lastName: 'Person' };
  const [colleague, stranger] = [
    await createUser(test, { ...real, company: team.company }),
    await createUser(test, { ...real, company: other.company }),
  ];
  await makeManager(team, colleague);
  await makeManager(other, stranger);
  const before = [await storedEntries(team), await storedEntries(other)];
  await erase(await createUser(test, { company: team.company, firstName: first, lastName: last }));
  const [own = [], others] = [await storedEntries(team), await storedEntries(other)];
  expect([own.slice(0, before[0]?.length), others]).toEqual(before);
  expect((await entriesOf(team)).at(-1)?.summary).toBe(
    'changed the role of Real Person from Employee to Manager',
  );
});

it('takes the name, and nothing else, out of entries about the person, in each company', async () => {
  const team = await createTeam();
  const person = await createUser(test, {
    company: team.company,
    firstName: 'Role of',
    lastName: 'Person',
  });
  await makeManager(team, person);
  const change = { fname: 'Asha', username: `asha.${person.id}` };
  await call('PUT', `/users/${person.id}`, team.headers, change);
  await erase(person);
  const gone = `Deleted person ${person.id}`;
  const entries = await entriesOf(team);
  expect(entries.map(({ title, summary }) => [title, summary])).toEqual([
    [gone, 'deleted their own account'],
    [gone, `changed first name and username of ${gone}`],
    [gone, `changed the role of ${gone} from Employee to Manager`],
  ]);
  expect(entries[1]?.changes).toEqual([
    expect.objectContaining({ label: 'username', before: '…', after: '…' }),
    expect.objectContaining({ label: 'first name', before: '…', after: '…' }),
  ]);
  expect(JSON.stringify(await storedEntries(team))).not.toMatch(/Role of|Asha|asha\./);
});

it('takes an invited address out of the entries about its invitation', async () => {
  const team = await createTeam();
  const email = `noor@${team.company.domain}`;
  const invitation = { email, role: 'employee' as const };
  expect((await call('POST', '/company/invitations/', team.headers, invitation)).statusCode).toBe(
    201,
  );
  const person = await createUser(test, { company: team.company, email });
  expect((await entriesOf(team))[0]?.summary).toBe(`invited ${email} as Employee`);
  await erase(person);
  const gone = `Deleted person ${person.id}`;
  expect((await entriesOf(team)).at(-1)).toMatchObject({
    title: gone,
    summary: `invited ${gone} as Employee`,
  });
});

it('finds entries by the names of those they are about, as before', async () => {
  const team = await createTeam();
  const person = await createUser(test, { company: team.company, lastName: 'Quillfeather' });
  await makeManager(team, person);
  const found = await call('GET', '/company/audit/?search=quillfeather%20manager', team.headers);
  expect(found.json().count).toBe(1);
});

it('lets the database change an entry in no other way', async () => {
  const team = await createTeam();
  const person = await createUser(test, { company: team.company });
  await makeManager(team, person);
  await erase(person);
  const refused = /cannot be changed or deleted/;
  const change = (id: number, set: ReturnType<typeof sql>) =>
    test.db.transaction().execute(async (trx) => {
      await sql`select set_config('foyer.erasing', ${String(id)}, true)`.execute(trx);
      await sql`update audit_entries set ${set}`.execute(trx);
    });
  // Of somebody who is not erased.
  await expect(change(team.admin.id, sql`person_name = 'Deleted person'`)).rejects.toThrow(refused);
  const sets = [
    sql`person_name = 'Somebody else'`,
    sql`title = title || 'x'`,
    sql`summary = replace(summary, 'Employee', 'Deleted person')`,
    sql`people = '[]'`,
    sql`after = null`,
    sql`at = now()`,
  ];
  for (const set of sets) await expect(change(person.id, set)).rejects.toThrow(refused);
  await expect(sql`delete from audit_entries`.execute(test.db)).rejects.toThrow(refused);
});

it('changes no note about others in the histories of colleagues’ bookings', async () => {
  const team = await createTeam();
  const holder = await createUser(test, { company: team.company });
  const person = await createUser(test, { company: team.company, firstName: 'Seat', lastName: '' });
  const { event, tier } = await createOffer(test);
  const { id } = await test.db
    .insertInto('bookings')
    .values({
      booking_number: `BK-${holder.id}`,
      user_id: holder.id,
      company_id: team.company.id,
      event_id: event.id,
      ticket_tier_id: tier.id,
      quantity: 1,
      unit_price: 1,
      total_amount: 1,
      hold_state: 'released',
      booked_for_user: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordHistory(test.db, [
    {
      bookingId: id,
      actor: null,
      kind: 'note',
      from: null,
      to: null,
      note: 'Seat 2: Real Person.',
    },
    {
      bookingId: id,
      actor: null,
      kind: 'note',
      from: null,
      to: null,
      note: phrase`Seat 3: ${mentionOf(person, 'Seat')}.`,
    },
  ]);
  await erase(person);
  const rows = await test.db
    .selectFrom('booking_history')
    .select(['note', 'people'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ note, people }) => readText(people, note))).toEqual([
    'Seat 2: Real Person.',
    `Seat 3: Deleted person ${person.id}.`,
  ]);
});

it('deletes no finished job of an address that ends in the same letters', async () => {
  const team = await createTeam();
  const address = `a@${team.company.domain}`;
  const payload = JSON.stringify({ email: `a${address}` });
  const now = new Date();
  await test.db
    .insertInto('outbox_jobs')
    .values({
      kind: 'mail_ticket',
      key: `1:1:a${address}`,
      payload,
      done_at: now,
      last_error: null,
      abandoned_reason: null,
      request_id: null,
      traceparent: null,
    })
    .execute();
  await erase(await createUser(test, { company: team.company, email: address }));
  const left = await test.db
    .selectFrom('outbox_jobs')
    .select('key')
    .where('key', '=', `1:1:a${address}`)
    .execute();
  expect(left).toHaveLength(1);
});
