import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import { bearer, createAuthCalls, password } from '../../../testing/authCalls';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  seatCounts,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../../testing/payments';
import { mailsTo, resetTokenFor } from '../../../testing/mails';
import { createCompany, createUser, signIn } from '../../../testing/people';

let test: TestApp;
let root: Headers;

beforeAll(async () => {
  test = await buildTestApp();
  root = await signIn(test, await createUser(test, { role: 'super_admin' }));
});
afterAll(() => test.close());

const send = <Method extends Uppercase<string>, Path extends string>(
  headers: Headers,
  method: Method,
  path: Path,
  payload?: BodyAt<Method, Path>,
) => test.app.inject({ method, url: `/api${path}`, headers, payload: unchecked(payload) });
const change = (
  headers: Headers,
  id: number,
  payload: BodyAt<'PATCH', `/people/${number}`>,
  match = '*',
) => send({ ...headers, 'if-match': match }, 'PATCH', `/people/${id}`, payload);
const entries = (person: number) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'company_id', 'after'])
    .where('thing_id', '=', person)
    .where('kind', '=', 'person')
    .orderBy('id')
    .execute();

describe('changing a person', () => {
  it('gives a role once for a version, and is recorded', async () => {
    const { headers, company } = await createBuyer(test, { role: 'company_admin' });
    const person = await createUser(test, { company });
    const saved = await change(headers, person.id, { role: 'company_manager' }, '"1"');
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ role: 'company_manager', version: 2 });
    expect(saved.headers.etag).toBe('"2"');
    const late = await change(headers, person.id, { role: 'client' }, '"1"');
    expect(late.statusCode).toBe(412);
    expect(late.json().details.current).toMatchObject({ role: 'company_manager', version: 2 });
    const blind = await send(headers, 'PATCH', `/people/${person.id}`, { role: 'client' });
    expect(blind.statusCode).toBe(428);
    expect(await entries(person.id)).toEqual([
      { action: 'person.changed', company_id: company.id, after: { role: 'Manager' } },
    ]);
  });

  it('reaches for a company admin neither strangers, other companies, nor platform roles', async () => {
    const company = await createCompany(test, { isProven: false });
    const { headers, user } = await createBuyer(test, { company, role: 'company_admin' });
    const stranger = await createUser(test, { company });
    const invited = await createUser(test, { company, invitedBy: user });
    const status = async (id: number, body: object) => (await change(headers, id, body)).statusCode;
    expect(await status(stranger.id, { role: 'client' })).toBe(404);
    expect(await status(invited.id, { role: 'client' })).toBe(200);
    expect(await status(invited.id, { role: 'staff' })).toBe(403);
    const other = await createCompany(test);
    expect(await status(invited.id, { company: other.id })).toBe(403);
  });

  it('by the platform keeps role and company in step', async () => {
    const company = await createCompany(test);
    const person = await createUser(test, { company });
    const moved = await createCompany(test);
    expect((await change(root, person.id, { company: moved.id })).json()).toMatchObject({
      company: { id: moved.id },
    });
    expect((await change(root, person.id, { role: 'staff' })).json()).toMatchObject({
      role: 'staff',
      company: null,
    });
    const homeless = await change(root, person.id, { role: 'employee' });
    expect([homeless.statusCode, Object.keys(homeless.json().fields)]).toEqual([400, ['company']]);
    const unknown = await change(root, person.id, { role: 'employee', company: 999_999 });
    expect(unknown.statusCode).toBe(400);
    const back = await change(root, person.id, { role: 'employee', company: company.id });
    expect(back.json()).toMatchObject({ role: 'employee', company: { id: company.id } });
    const admin = await signIn(test, await createUser(test, { role: 'admin' }));
    expect((await change(admin, person.id, { role: 'super_admin' })).statusCode).toBe(403);
  });

  it('tells the admins of the company that a person leaves, without naming the other one', async () => {
    const { headers, company } = await createBuyer(test, { role: 'company_admin' });
    const { headers: others, company: next } = await createBuyer(test, { role: 'company_admin' });
    const readers = { left: headers, joined: others };
    type Entry = Schemas['AuditEntry'];
    const changesOf = async (reader: keyof typeof readers, id: number) => {
      const list = await send(readers[reader], 'GET', `/company/audit/?kind=person&thing=${id}`);
      return list.json().results.map(({ action, summary }: Entry) => [action, summary]);
    };
    const people = [await createUser(test, { company }), await createUser(test, { company })];
    const [first, second] = people.map(({ id }) => id) as [number, number];
    expect((await change(root, first, { company: next.id })).statusCode).toBe(200);
    const profile = await send(root, 'PUT', `/users/${second}`, { company_id: next.id });
    expect(profile.statusCode).toBe(200);
    for (const id of [first, second]) {
      const summary = expect.stringMatching(/^moved .+ to another company$/);
      expect(await changesOf('left', id)).toEqual([['person.left_company', summary]]);
      expect(await changesOf('joined', id)).toHaveLength(1);
    }
    expect((await change(root, first, { role: 'staff' })).statusCode).toBe(200);
    expect(await changesOf('left', first)).toHaveLength(1);
    expect(await changesOf('joined', first)).toHaveLength(2);
  });

  it('closes an account: sessions end, holds return, tickets stay, and it opens again', async () => {
    const calls = createBookingCalls(test);
    const admin = await createBuyer(test, { role: 'company_admin' });
    const leaver = await createBuyer(test, { company: admin.company });
    const { tier } = await createOffer(test, { total: 20 });
    await calls.book(leaver.headers, tier, 3);
    const paid = await calls.book(leaver.headers, tier, 2);
    await calls.payFor(leaver.headers, [paid.id]);

    const closed = await change(admin.headers, leaver.user.id, { status: 'closed' });
    expect(closed.json()).toMatchObject({ status: 'closed' });
    expect((await calls.get('/bookings/', leaver.headers)).statusCode).toBe(401);
    await createBackgroundWorkers(test).queue.runOnce();
    expect(await seatCounts(test.db, tier)).toEqual({ available: 18, held: 0, sold: 2 });
    expect((await calls.read(admin.headers, paid.id)).tickets).toHaveLength(2);
    const opened = await change(admin.headers, leaver.user.id, { status: 'active' });
    expect(opened.json()).toMatchObject({ status: 'active', version: 3 });

    const own = await change(admin.headers, admin.user.id, { status: 'closed' });
    expect([own.statusCode, own.json().code]).toEqual([409, 'own_account']);
  });

  it('leaves the last admins what they are', async () => {
    const admin = await createBuyer(test, { role: 'company_admin' });
    const codeOf = async (id: number, body: object) => (await change(root, id, body)).json().code;
    expect((await change(root, admin.user.id, { status: 'closed' })).statusCode).toBe(200);
    await change(root, admin.user.id, { status: 'active' });
    await createUser(test, { company: admin.company });
    expect(await codeOf(admin.user.id, { status: 'closed' })).toBe('last_company_admin');
    expect(await codeOf(admin.user.id, { role: 'client' })).toBe('last_company_admin');
    const other = await createCompany(test);
    expect(await codeOf(admin.user.id, { company: other.id })).toBe('last_company_admin');
    await createUser(test, { company: admin.company, role: 'company_admin' });
    expect((await change(root, admin.user.id, { role: 'client' })).statusCode).toBe(200);

    const [last] = (await send(root, 'GET', '/people/?role=super_admin')).json<
      Schemas['PersonAccountList']
    >().results;
    expect(await codeOf(last?.id ?? 0, { role: 'staff' })).toBe('last_super_admin');
  });
});

describe('making an account', () => {
  it('mails a link with which the person chooses a password, once', async () => {
    const company = await createCompany(test, { name: 'Made Here' });
    const email = 'made@made-here.example';
    const names = { first_name: 'Mira', last_name: 'Made' };
    const body = { ...names, email, role: 'company_admin' as const, company: company.id };
    const made = await send(root, 'POST', '/people/', body);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      name: 'Mira Made',
      last_sign_in_at: null,
      username: 'made',
    });
    expect((await send(root, 'POST', '/people/', body)).json().code).toBe('has_account');

    const [mail] = await mailsTo(test, email);
    expect(mail?.text).toContain('Made Here');
    const choose = async () => {
      const token = await resetTokenFor(test, email);
      return send({}, 'POST', '/auth/password_reset_link/', { token, password });
    };
    expect((await choose()).statusCode).toBe(200);
    const auth = createAuthCalls(test);
    const session = await auth.signIn('made');
    const people = await send(bearer(session.access_token), 'GET', '/people/');
    expect(people.json()).toMatchObject({ count: 1 });
    expect((await entries(made.json().id)).map(({ action }) => action)).toEqual(['person.created']);
  });

  it('is refused without a fitting company, and to company admins', async () => {
    const names = { email: 'nobody@made.example', first_name: 'No', last_name: 'Body' };
    const { headers, company } = await createBuyer(test, { role: 'company_admin' });
    const status = async (as: Headers, more: object) =>
      (await send(as, 'POST', '/people/', unchecked({ ...names, ...more }))).statusCode;
    expect(await status(root, { role: 'employee' })).toBe(400);
    expect(await status(root, { role: 'staff', company: company.id })).toBe(400);
    expect(await status(headers, { role: 'employee', company: company.id })).toBe(403);
    const admin = await signIn(test, await createUser(test, { role: 'admin' }));
    expect(await status(admin, { role: 'super_admin' })).toBe(403);
    expect(await status(admin, { role: 'staff' })).toBe(201);
  });
});

it('the platform invites to a company, sends again and withdraws', async () => {
  const company = await createCompany(test, { isProven: false });
  const body = { email: 'guest@elsewhere.example', role: 'company_admin' as const };
  const without = await send(root, 'POST', '/people/invitations/', body);
  expect([without.statusCode, Object.keys(without.json().fields)]).toEqual([400, ['company']]);
  const sent = await send(root, 'POST', '/people/invitations/', { ...body, company: company.id });
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toMatchObject({ email: body.email, company: { id: company.id } });
  const link = async () => {
    const mail = (await mailsTo(test, body.email)).at(-1);
    return /invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const token = await link();
  expect((await send({}, 'GET', `/invitations/${token}/`)).statusCode).toBe(200);
  const form = { first_name: 'Gita', last_name: 'Guest', password };
  const joined = await send({}, 'POST', `/invitations/${token}/accept/`, form);
  expect(joined.json().user).toMatchObject({ role: 'company_admin', company_id: company.id });

  const second = {
    email: 'second@elsewhere.example',
    role: 'employee' as const,
    company: company.id,
  };
  const { id } = (await send(root, 'POST', '/people/invitations/', second)).json();
  expect((await send(root, 'DELETE', `/people/invitations/${id}`)).statusCode).toBe(204);
  expect((await send(root, 'POST', `/people/invitations/${id}/resend/`)).statusCode).toBe(404);
});
