import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { claimsOf, createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn, type TestUser } from '../../../testing/people';

const start = Date.UTC(2026, 2, 1, 9, 0, 0, 123);
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let now = start;
let test: TestApp;
let calls: ReturnType<typeof createAuthCalls>;
let asha: TestUser;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createAuthCalls(test);
  const company = await createCompany(test, { name: 'Northwind', domain: 'northwind.example' });
  asha = await createUser(test, {
    company,
    username: 'asha',
    firstName: 'Asha',
    lastName: 'Menon',
    password,
  });
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

describe('signing in', () => {
  it('gives tokens and the person', async () => {
    const session = await calls.signIn('asha');
    expect(session.user).toEqual({
      id: asha.id,
      name: 'Asha Menon',
      first_name: 'Asha',
      last_name: 'Menon',
      username: 'asha',
      email: 'asha@northwind.example',
      company: 'Northwind',
      company_id: asha.companyId,
      company_domain_proven: true,
      role: 'employee',
      role_label: 'Employee',
      permissions: ['book_for_colleagues'],
      must_set_up_second_factor: false,
    });
    expect(claimsOf(session.access_token)).toMatchObject({
      iss: 'foyer',
      aud: 'foyer',
      sub: String(asha.id),
      iat: Math.floor(start / 1000),
      exp: Math.floor(start / 1000) + 900,
    });
    expect((await calls.verify(session.access_token)).json()).toEqual({ user: session.user });
  });

  it.each(['asha', 'ASHA', '  Asha ', 'asha@northwind.example', ' Asha@NorthWind.Example'])(
    'takes "%s" for the username',
    async (username) => expect((await calls.signIn(username)).user.id).toBe(asha.id),
  );

  it('says the same to a wrong password and an unknown account, closed ones included', async () => {
    await createUser(test, { username: 'gone', password, isActive: false });
    const attempts = [
      { username: 'asha', password: 'wrong' },
      { username: 'asha', password: ` ${password}` },
      { username: 'nobody', password },
      { username: 'nobody@northwind.example', password },
      { username: 'gone', password: 'wrong' },
      { username: "' or 1=1 --", password },
    ];
    for (const attempt of attempts) {
      const answer = await calls.post('/auth/login/', attempt);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        error: 'Invalid username or password.',
        code: 'invalid_credentials',
        request_id: expect.any(String),
      });
    }
  });

  it('hashes as long for an unknown account as for a known one', async () => {
    const time = async (username: string) => {
      const began = performance.now();
      const { statusCode } = await calls.post('/auth/login/', { username, password: 'wrong' });
      expect(statusCode).toBe(401);
      return performance.now() - began;
    };
    // In turns and the fastest of each: what else the machine does takes time from some alone.
    const times = { known: Infinity, unknown: Infinity };
    for (let round = 0; round < 6; round += 1) {
      times.known = Math.min(times.known, await time('asha'));
      times.unknown = Math.min(times.unknown, await time('nobody'));
    }
    // Without the dummy an unknown account answers in a tenth of the time.
    expect(times.unknown).toBeGreaterThan(times.known / 3);
  });

  it('keeps no token in the database', async () => {
    const { refresh_token: token } = await calls.signIn('asha');
    const rows = await test.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('clears away sessions that ran out', async () => {
    const person = await createUser(test, { username: 'returning', password });
    await calls.signIn('returning');
    now += 31 * day;
    await calls.signIn('returning');
    const sessions = await test.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(sessions).toHaveLength(1);
  });
});

describe('an access token', () => {
  const expectRefusal = async (token: string, code: string) => {
    const answer = await calls.verify(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code });
  };

  it('is needed', async () => {
    const answer = await test.app.inject({ url: '/api/auth/verify-token/' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      error: 'Please sign in to continue.',
      code: 'unauthorized',
    });
    const basic = await test.app.inject({
      url: '/api/auth/verify-token/',
      headers: { authorization: 'Basic YTpi' },
    });
    expect(basic.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('lasts a quarter of an hour', async () => {
    const { access_token: token } = await calls.signIn('asha');
    now += 15 * minute - second;
    expect((await calls.verify(token)).statusCode).toBe(200);
    now += second;
    await expectRefusal(token, 'token_expired');
  });

  it('cannot be forged', async () => {
    const { access_token: token } = await calls.signIn('asha');
    const claims = claimsOf(token);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (payload: object, key: string) => {
      const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
      return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
    };
    const key = test.secrets.jwtSecret;
    expect((await calls.verify(sign(claims, key))).statusCode).toBe(200);
    await expectRefusal(`${encode({ alg: 'none' })}.${encode(claims)}.`, 'invalid_token');
    await expectRefusal(sign(claims, `${key}x`), 'invalid_token');
    await expectRefusal(sign({ ...claims, aud: 'elsewhere' }, key), 'invalid_token');
    await expectRefusal(`${token}x`, 'invalid_token');
    for (const sid of ['7', '', 'x'.repeat(5000), '\u0000', 7, 1e30, null, [], {}, undefined]) {
      await expectRefusal(sign({ ...claims, sid }, key), 'invalid_token');
    }
    for (const sub of ['', '-1', '0', '1.5', '1e30', 'x', null, {}]) {
      await expectRefusal(sign({ ...claims, sub }, key), 'invalid_token');
    }
    // Signed by this server, but for a session of somebody else.
    await expectRefusal(sign({ ...claims, sub: String(asha.id + 1) }, key), 'session_ended');
  });

  it('dies with its session and with its account', async () => {
    const person = await createUser(test, { username: 'leaving' });
    const headers = await signIn(test, person);
    const ask = () => test.app.inject({ url: '/api/auth/verify-token/', headers });
    expect((await ask()).statusCode).toBe(200);
    const setActive = (active: boolean) =>
      test.db.updateTable('users').set({ is_active: active }).where('id', '=', person.id).execute();
    await setActive(false);
    expect((await ask()).json()).toMatchObject({ code: 'session_ended' });
    await setActive(true);
    expect((await ask()).statusCode).toBe(200);
    expect((await calls.post('/auth/logout/', {}, headers)).statusCode).toBe(204);
    expect((await ask()).json()).toMatchObject({ code: 'session_ended' });
  });

  it('carries no role: a changed one binds at once', async () => {
    const person = await createUser(test, { role: 'staff' });
    const headers = await signIn(test, person);
    const role = async () => {
      const answer = await test.app.inject({ url: '/api/auth/verify-token/', headers });
      return answer.json().user;
    };
    expect(await role()).toMatchObject({ role: 'staff', permissions: ['check_in_tickets'] });
    await test.db
      .updateTable('users')
      .set({ role: 'client' })
      .where('id', '=', person.id)
      .execute();
    expect(await role()).toMatchObject({ role_label: 'Client', permissions: [], company: null });
  });
});
