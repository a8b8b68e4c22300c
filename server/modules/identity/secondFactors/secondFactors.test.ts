import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { bearer, createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, testSecrets, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import { createCompany, createUser, type TestUser } from '../../../testing/people';
import { codeAt, createFactorCalls } from '../../../testing/secondFactors';

const minute = 60_000;
const day = 24 * 60 * minute;

let now = Date.UTC(2026, 10, 2, 9);
let test: TestApp;
let calls: ReturnType<typeof createAuthCalls>;
let factors: ReturnType<typeof createFactorCalls>;
let person: TestUser;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createAuthCalls(test);
  factors = createFactorCalls(test);
});
beforeEach(async () => {
  now += day;
  person = await createUser(test, { password });
});
afterAll(() => test.close());

/** Signs in with the password and, where given, a second factor. */
const post = (factor: { otp?: string; recovery_code?: string } = {}, cookie = '') =>
  calls.post(
    '/auth/login/',
    { username: person.username, password, ...factor },
    cookie ? { cookie } : {},
  );

async function signIn(factor: Parameters<typeof post>[0] = {}) {
  const answer = await post(factor);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { access_token: token } = answer.json<Schemas['Session']>();
  return { headers: bearer(token), cookie: String(answer.headers['set-cookie']).split(';')[0] };
}

/** A person with an authenticator app, which shows a new code. */
async function withTotp() {
  const { headers, cookie } = await signIn();
  const made = await factors.setUpTotp(headers, now);
  now += minute;
  return { ...made, headers, cookie, code: () => codeAt(made.secret, now) };
}

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  `${answer.statusCode} ${answer.json().code ?? ''}`.trim();

describe('an authenticator app', () => {
  it('is asked for after the right password alone', async () => {
    const { code } = await withTotp();
    const asked = await post();
    expect(codeOf(asked)).toBe('401 second_factor_required');
    expect(asked.json()).toMatchObject({ details: { methods: ['otp', 'recovery_code'] } });
    const wrong = { username: person.username, password: 'another password' };
    expect(codeOf(await calls.post('/auth/login/', wrong))).toBe('401 invalid_credentials');
    expect((await post({ otp: code() })).statusCode).toBe(200);
  });

  it('has codes that work once, and none before a code that was used', async () => {
    const { secret } = await withTotp();
    const [earlier, present] = [codeAt(secret, now - 30_000), codeAt(secret, now)];
    expect((await post({ otp: present })).statusCode).toBe(200);
    expect(codeOf(await post({ otp: present }))).toBe('401 invalid_second_factor');
    expect(codeOf(await post({ otp: earlier }))).toBe('401 invalid_second_factor');
    now += 30_000;
    expect((await post({ otp: codeAt(secret, now) })).statusCode).toBe(200);
  });

  it('lets one of many sign-ins with one code in', async () => {
    const { code } = await withTotp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ otp: code() })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('counts only once a code has confirmed it', async () => {
    const { headers } = await signIn();
    expect((await factors.call('POST', '/auth/totp/', headers)).statusCode).toBe(200);
    const answer = await factors.call('POST', '/auth/totp/confirm/', headers, { otp: '000000' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('fields.otp');
    expect((await post()).statusCode).toBe(200);
  });

  it('is not replaced by another while it is on', async () => {
    const { headers } = await withTotp();
    expect(codeOf(await factors.call('POST', '/auth/totp/', headers))).toBe('409 totp_on');
  });

  it('is stored encrypted, and encrypted again after a rotation of the key', async () => {
    const { secret, code } = await withTotp();
    const stored = () =>
      test.db
        .selectFrom('totp_factors')
        .select('secret')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow();
    const before = await stored();
    expect(before.secret).not.toContain(secret);
    const next = { ...test.secrets, jwtSecret: testSecrets().jwtSecret.replace('test', 'next') };
    const rotated = await test.startBeside({
      ...next,
      acceptedJwtSecrets: [test.secrets.jwtSecret],
    });
    const payload = { username: person.username, password, otp: code() };
    const answer = await rotated.app.inject({ method: 'POST', url: '/api/auth/login/', payload });
    expect(answer.statusCode).toBe(200);
    await rotated.close();
    expect((await stored()).secret).not.toBe(before.secret);
    const alone = await test.startBeside(next);
    now += minute;
    const again = { ...payload, otp: code() };
    const last = await alone.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: again,
    });
    expect(last.statusCode).toBe(200);
    await alone.close();
  });

  it('is of no use once its key is dropped, and recovery codes still are', async () => {
    const { code, codes } = await withTotp();
    const jwtSecret = 'another-secret-another-secret-another-012';
    const alone = await test.startBeside({ ...test.secrets, jwtSecret });
    const login = async (factor: object) => {
      const payload = { username: person.username, password, ...factor };
      const url = '/api/auth/login/';
      return (await alone.app.inject({ method: 'POST', url, payload })).statusCode;
    };
    expect(await login({ otp: code() })).toBe(401);
    expect(await login({ recovery_code: codes[0] })).toBe(200);
    await alone.close();
  });

  it('stays on when the password is reset', async () => {
    await withTotp();
    await calls.post('/auth/password_reset_request/', { email: person.email });
    const [mail] = (await mailsTo(test, person.email)).slice(-1);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = await calls.post('/auth/password_reset_link/', { token, password });
    expect(reset.statusCode).toBe(200);
    expect(codeOf(await post())).toBe('401 second_factor_required');
  });

  it('is removed with its recovery codes, and told by mail', async () => {
    const { headers, codes } = await withTotp();
    expect((await factors.call('DELETE', '/auth/totp/', headers)).statusCode).toBe(204);
    expect(codeOf(await post({ recovery_code: codes[0] ?? '' }))).toBe('200');
    expect((await post()).statusCode).toBe(200);
    const subjects = (await mailsTo(test, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === 'Your Foyer sign-in was changed')).toHaveLength(2);
    expect(await test.db.selectFrom('recovery_codes').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ user_id: person.id }),
    );
  });
});

describe('guesses of a code', () => {
  it('end after ten in a quarter of an hour, wherever they come from', async () => {
    const { code } = await withTotp();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await post({ otp: '000000' })).statusCode).toBe(401);
    }
    expect((await post({ otp: code() })).statusCode).toBe(429);
    now += 16 * minute;
    expect((await post({ otp: code() })).statusCode).toBe(200);
  });

  it('of somebody else do not keep the person from signing in', async () => {
    const { code, cookie, codes } = await withTotp();
    for (let guess = 0; guess < 10; guess += 1) await post({ otp: '000000' });
    expect((await post({ recovery_code: codes[0] ?? '' })).statusCode).toBe(200);
    expect((await post({ otp: code() }, cookie)).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten, are stored as hashes, and each works once in any writing', async () => {
    const { codes } = await withTotp();
    expect(new Set(codes).size).toBe(10);
    const rows = await test.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(10);
    expect(rows.some(({ code_hash: hash }) => codes.includes(hash))).toBe(false);
    const written = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await post({ recovery_code: written })).statusCode).toBe(200);
    expect(codeOf(await post({ recovery_code: codes[0] ?? '' }))).toBe('401 invalid_second_factor');
    const mails = (await mailsTo(test, person.email)).filter(({ subject }) =>
      subject.includes('recovery code'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Codes left: 9.');
  });

  it('end when new ones are made', async () => {
    const { headers, codes } = await withTotp();
    const answer = await factors.call('POST', '/auth/recovery-codes/', headers);
    const { recovery_codes: renewed } = answer.json<Schemas['RecoveryCodes']>();
    expect((await post({ recovery_code: codes[1] ?? '' })).statusCode).toBe(401);
    expect((await post({ recovery_code: renewed[0] ?? '' })).statusCode).toBe(200);
    const left = await factors.call('GET', '/auth/recovery-codes/', headers);
    expect(left.json()).toEqual({ left: 9, has_second_factor: true });
  });
});

describe('confirming who one is', () => {
  const newCodes = (headers: Record<string, string>) =>
    factors.call('POST', '/auth/recovery-codes/', headers);
  const confirm = (headers: Record<string, string>, proof: object) =>
    factors.call('POST', '/auth/confirm/', headers, proof);

  it('is asked for ten minutes after the sign-in', async () => {
    const { code } = await withTotp();
    const { headers } = await signIn({ otp: code() });
    expect((await newCodes(headers)).statusCode).toBe(200);
    now += 11 * minute;
    expect(codeOf(await newCodes(headers))).toBe('403 confirm_identity');
    expect((await confirm(headers, { otp: '000000' })).json()).toHaveProperty('fields.otp');
    expect((await confirm(headers, { password })).json()).toHaveProperty('fields.password');
    expect(codeOf(await newCodes(headers))).toBe('403 confirm_identity');
    expect((await confirm(headers, { otp: code() })).statusCode).toBe(204);
    expect((await newCodes(headers)).statusCode).toBe(200);
  });

  it('takes the password of a person without a second factor, for the first of them alone', async () => {
    const { headers } = await signIn();
    now += 11 * minute;
    const start = () => factors.call('POST', '/auth/totp/', headers);
    expect(codeOf(await start())).toBe('403 confirm_identity');
    const methods = await factors.call('GET', '/auth/confirm/', headers);
    expect(methods.json()).toEqual({ methods: ['password'], password_set: true });
    expect((await confirm(headers, { password: 'wrong' })).json()).toHaveProperty(
      'fields.password',
    );
    expect((await confirm(headers, { password })).statusCode).toBe(204);
    expect((await start()).statusCode).toBe(200);
  });

  it('of a person with neither is a sign-in, which deleting the account asks for', async () => {
    const { id, email } = person;
    const { headers } = await signIn();
    await test.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    now += 11 * minute;
    const methods = await factors.call('GET', '/auth/confirm/', headers);
    expect(methods.json()).toEqual({ methods: [], password_set: false });
    const erase = () => factors.call('POST', `/users/${id}/erase/`, headers, { confirm: email });
    expect(codeOf(await erase())).toBe('403 confirm_identity');
    const proved = { proved_at: new Date(now) };
    await test.db.updateTable('sessions').set(proved).where('user_id', '=', id).execute();
    expect((await erase()).statusCode).toBe(204);
  });

  it('leaves other calls to people without a second factor as they are', async () => {
    const { headers } = await signIn();
    now += 11 * minute;
    const answer = await factors.call('PUT', `/users/${person.id}/`, headers, { fname: 'Nila' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a second factor that is required', () => {
  const events = (headers: Record<string, string>, app = test.app) =>
    app.inject({ url: '/api/notifications/', headers });

  it('of company admins by their company, is set up before any other call', async () => {
    const company = await createCompany(test);
    person = await createUser(test, { password, company, role: 'company_admin' });
    const { headers } = await signIn();
    const body = { required_for_admins: true };
    const set = await factors.call('PUT', '/company/second-factor/', headers, body);
    expect(set.json()).toEqual(body);
    expect(codeOf(await events(headers))).toBe('403 second_factor_setup_required');
    const me = () => test.app.inject({ url: '/api/auth/verify-token/', headers });
    expect((await me()).json()).toMatchObject({ user: { must_set_up_second_factor: true } });
    await factors.setUpTotp(headers, now);
    expect((await events(headers)).statusCode).toBe(200);
    expect((await me()).json()).toMatchObject({ user: { must_set_up_second_factor: false } });
    person = await createUser(test, { password, company });
    expect((await events((await signIn()).headers)).statusCode).toBe(200);
  });

  it('of admins of the platform, is asked of nobody else', async () => {
    const strict = await test.startBeside(test.secrets, { secondFactorFor: ['admins'] });
    person = await createUser(test, { password, role: 'super_admin' });
    const admin = await signIn();
    expect(codeOf(await events(admin.headers, strict.app))).toBe(
      '403 second_factor_setup_required',
    );
    person = await createUser(test, { password, role: 'staff' });
    expect((await events((await signIn()).headers, strict.app)).statusCode).toBe(200);
    await strict.close();
  });
});
