import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { codeFor, mailsTo, resetTokenFor, wrongCode } from '../../../testing/mails';
import { createUser, type TestUser } from '../../../testing/people';
import { createSignupCalls } from '../../../testing/signup';

const start = Date.UTC(2026, 2, 1, 9);
const second = 1000;
const hour = 3600 * second;

let now = start;
let test: TestApp;
let calls: ReturnType<typeof createSignupCalls>;
let auth: ReturnType<typeof createAuthCalls>;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createSignupCalls(test);
  auth = createAuthCalls(test);
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const person = (): Promise<TestUser> => createUser(test, { password });
const signInStatus = async (username: string, secret: string) =>
  (await calls.post('/auth/login/', { username, password: secret })).statusCode;

/** Without what differs from request to request. */
const bodyOf = (answer: { json(): unknown }, email: string) =>
  JSON.stringify(answer.json())
    .replaceAll(email, 'EMAIL')
    .replace(/"request_id":"[^"]+"/, '');

describe('a new password', () => {
  it('is set with the code, ends all sessions and is told by mail', async () => {
    const user = await person();
    const other = await person();
    const sessions = [await auth.signIn(user.username), await auth.signIn(user.email)];
    const elsewhere = await auth.signIn(other.username);
    const asked = await calls.requestReset(` ${user.email.toUpperCase()} `);
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({
      message: `If ${user.email} has an account, we have sent a code to it.`,
      expires_in: 600,
      resend_after: 30,
    });
    const answer = await calls.reset(user.email, await codeFor(test, user.email), 'brand new one');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Your password is set. Please sign in with it.' });

    expect(await signInStatus(user.username, password)).toBe(401);
    expect(await signInStatus(user.username, 'brand new one')).toBe(200);
    for (const session of sessions) {
      expect((await auth.verify(session.access_token)).json()).toMatchObject({
        code: 'session_ended',
      });
      expect((await auth.refresh(session.refresh_token)).statusCode).toBe(401);
    }
    expect((await auth.verify(elsewhere.access_token)).statusCode).toBe(200);
    expect((await mailsTo(test, user.email)).map(({ kind }) => kind)).toEqual([
      'new_device',
      'password_reset_code',
      'password_changed',
    ]);
  });

  it('leaves people signed in until the code is right', async () => {
    const user = await person();
    const session = await auth.signIn(user.username);
    await calls.requestReset(user.email);
    const code = await codeFor(test, user.email);
    expect((await calls.reset(user.email, wrongCode(code), 'brand new one')).statusCode).toBe(400);
    expect((await auth.verify(session.access_token)).statusCode).toBe(200);
    expect(await signInStatus(user.username, password)).toBe(200);
  });

  it('opens the door again that too many failures had closed', async () => {
    const user = await person();
    const from = '203.0.113.60';
    const attempt = (secret: string) =>
      calls.post('/auth/login/', { username: user.username, password: secret }, {}, from);
    for (let count = 0; count < 10; count += 1) await attempt('wrong');
    expect((await attempt(password)).statusCode).toBe(429);
    await calls.requestReset(user.email, from);
    await calls.reset(user.email, await codeFor(test, user.email), 'brand new one', from);
    expect((await attempt('brand new one')).statusCode).toBe(200);
  });

  it('must be eight characters long', async () => {
    for (const [secret, sentence] of [
      ['', 'Password is required'],
      ['seven77', 'Password must be at least 8 characters long'],
    ] as const) {
      const answer = await calls.reset('a@acme.example', '123456', secret);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({ password: sentence });
    }
  });
});

describe('the link of the mail', () => {
  const gone = {
    error: 'This link has been used or has expired. Please ask for a new one.',
    code: 'expired',
  };

  it('sets the password once, ends all sessions and is told by mail', async () => {
    const user = await person();
    const session = await auth.signIn(user.username);
    await calls.requestReset(user.email);
    const first = await resetTokenFor(test, user.email);
    now += 31 * second;
    await calls.requestReset(user.email);
    const token = await resetTokenFor(test, user.email);
    const answers = await Promise.all(
      ['first choice', 'second choice'].map((secret) => calls.resetByLink(token, secret)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(answers.find(({ statusCode }) => statusCode === 410)?.json()).toMatchObject(gone);
    for (const used of [token, first]) {
      expect((await calls.resetByLink(used, 'brand new one')).json()).toMatchObject(gone);
    }
    expect((await auth.verify(session.access_token)).json()).toMatchObject({
      code: 'session_ended',
    });
    expect((await mailsTo(test, user.email)).at(-1)?.kind).toBe('password_changed');
  });

  it('lasts an hour, and only for an account that is open', async () => {
    const [user, closing] = [await person(), await person()];
    await calls.requestReset(user.email);
    await calls.requestReset(closing.email);
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', closing.id)
      .execute();
    const closed = await calls.resetByLink(await resetTokenFor(test, closing.email), 'brand new');
    expect(closed.json()).toMatchObject(gone);
    now += hour;
    const late = await calls.resetByLink(await resetTokenFor(test, user.email), 'brand new one');
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject(gone);
    expect(await signInStatus(user.username, password)).toBe(200);
  });

  it('keeps its token from the database, and from every server that the browser asks', async () => {
    const user = await person();
    await calls.requestReset(user.email);
    const token = await resetTokenFor(test, user.email);
    const rows = await test.db.selectFrom('password_reset_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const [mail] = await mailsTo(test, user.email);
    expect(mail?.text).toContain(`/reset-password#token=${token}`);
    expect(mail?.text).not.toContain(`?token=`);
  });
});

describe('a code for a new password', () => {
  it('is refused when it is wrong, used, for somebody else or for another purpose', async () => {
    const [user, other] = [await person(), await person()];
    await calls.requestReset(user.email);
    await calls.requestReset(other.email);
    const code = await codeFor(test, user.email);
    const signupAddress = 'fresh@purpose.example';
    await calls.request({ email: signupAddress });
    for (const [email, otp] of [
      [user.email, wrongCode(code)],
      [other.email, wrongCode(await codeFor(test, other.email))],
      [signupAddress, await codeFor(test, signupAddress)],
      ['nobody@acme.example', code],
    ] as const) {
      const answer = await calls.reset(email, otp, 'brand new one');
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: 'Invalid OTP. Please try again.',
        code: 'invalid_otp',
      });
    }
    expect((await calls.verify(user.email, code)).json()).toMatchObject({ code: 'invalid_otp' });
    const answers = await Promise.all(
      ['first choice', 'second choice'].map((secret) => calls.reset(user.email, code, secret)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('lasts ten minutes and five tries', async () => {
    const user = await person();
    await calls.requestReset(user.email);
    const code = await codeFor(test, user.email);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => calls.reset(user.email, wrongCode(code), 'brand new one')),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect((await calls.reset(user.email, code, 'brand new one')).json()).toMatchObject({
      code: 'too_many_tries',
    });
    now += 30 * second;
    await calls.requestReset(user.email);
    now += 600 * second;
    const late = await calls.reset(user.email, await codeFor(test, user.email), 'brand new one');
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject({ code: 'expired' });
    expect(await signInStatus(user.username, password)).toBe(200);
  });

  it('is mailed at most once in 30 s and six times an hour', async () => {
    const user = await person();
    await calls.requestReset(user.email);
    const early = await calls.requestReset(user.email);
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('30');
    for (let count = 0; count < 5; count += 1) {
      now += 30 * second;
      expect((await calls.requestReset(user.email)).statusCode).toBe(200);
    }
    now += 30 * second;
    expect((await calls.requestReset(user.email)).headers['retry-after']).toBe('3420');
    now += hour;
    expect((await calls.requestReset(user.email)).statusCode).toBe(200);
  });

  it('is asked for at most 20 times an hour by one network', async () => {
    const ask = (count: number) => calls.requestReset(`person${count}@acme.example`, '203.0.113.9');
    const answers = await Promise.all(Array.from({ length: 25 }, (_, count) => ask(count)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  });
});

it('answers the same for an account, a closed one and none', async () => {
  const open = await person();
  const closed = await createUser(test, { isActive: false });
  const addresses = [open.email, closed.email, 'nobody@nowhere.example'];
  const same = async (ask: (email: string) => Promise<{ statusCode: number; json(): unknown }>) => {
    const answers = [];
    for (const email of addresses) {
      const answer = await ask(email);
      answers.push(`${answer.statusCode} ${bodyOf(answer, email)}`);
    }
    expect(new Set(answers).size).toBe(1);
    return Number(answers[0]?.slice(0, 3));
  };
  expect(await same((email) => calls.requestReset(email))).toBe(200);
  expect(await same((email) => calls.requestReset(email))).toBe(429);
  const guess = wrongCode(await codeFor(test, open.email));
  for (let count = 0; count < 5; count += 1) {
    expect(await same((email) => calls.reset(email, guess, 'brand new one'))).toBe(400);
  }
  expect(await same((email) => calls.reset(email, guess, 'brand new one'))).toBe(410);
  now += 600 * second;
  expect(await same((email) => calls.reset(email, guess, 'brand new one'))).toBe(410);
  expect(await mailsTo(test, closed.email)).toEqual([]);
  expect(await mailsTo(test, 'nobody@nowhere.example')).toEqual([]);
});
