import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { codeFor, mailsTo, wrongCode } from '../../../testing/mails';
import { createCompany, createUser } from '../../../testing/people';
import { createSignupCalls } from '../../../testing/signup';
import { createNetworkHash } from '../networkHash.service';
import { createOneTimeCodes } from '../oneTimeCodes/oneTimeCodes.service';

const start = Date.UTC(2026, 2, 1, 9);
const second = 1000;

let now = start;
let test: TestApp;
let calls: ReturnType<typeof createSignupCalls>;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createSignupCalls(test);
  const company = await createCompany(test, { name: 'Northwind', domain: 'northwind.example' });
  await createUser(test, { company, username: 'asha', password });
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const known = 'asha@northwind.example';

let made = 0;
/** An address of a company that nobody knows. */
const someone = () => `person@new${(made += 1)}.example`;

/** Without what differs from request to request. */
const bodyOf = (answer: { json(): unknown }, email: string) =>
  JSON.stringify(answer.json())
    .replaceAll(email, 'EMAIL')
    .replace(/"request_id":"[^"]+"/, '');

const codesOf = (email: string) =>
  test.db.selectFrom('one_time_codes').select('id').where('email', '=', email).execute();

const accountsOf = (email: string) =>
  test.db.selectFrom('users').select('id').where('email', '=', email).execute();

describe('a code', () => {
  const invalid = { error: 'Invalid OTP. Please try again.', code: 'invalid_otp' };

  it('is refused when it is wrong, for somebody else, used, or never was', async () => {
    const [email, other] = [someone(), someone()];
    await calls.request({ email });
    await calls.request({ email: other });
    const [code, othersCode] = [await codeFor(test, email), await codeFor(test, other)];
    for (const [address, otp] of [
      [email, wrongCode(code)],
      [email, code === othersCode ? wrongCode(code) : othersCode],
      [someone(), code],
      [known, code],
    ] as const) {
      const answer = await calls.verify(address, otp);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(invalid);
    }
    expect((await calls.verify(email, code)).statusCode).toBe(201);
    expect((await calls.verify(email, code)).json()).toMatchObject(invalid);
  });

  it('lasts ten minutes', async () => {
    const [early, late] = [someone(), someone()];
    await calls.request({ email: early });
    await calls.request({ email: late });
    now += 600 * second - 1;
    expect((await calls.verify(early, await codeFor(test, early))).statusCode).toBe(201);
    now += 1;
    const answer = await calls.verify(late, await codeFor(test, late));
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({
      error: 'This code has expired. Please ask for a new one.',
      code: 'expired',
    });
    // The form still waits: that is when the page offers a new code.
    await calls.resend(late);
    expect((await calls.verify(late, await codeFor(test, late))).statusCode).toBe(201);
  });

  it('is dead after five tries, even the right one, until there is a new one', async () => {
    const email = someone();
    await calls.request({ email });
    const code = await codeFor(test, email);
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => calls.verify(email, wrongCode(code))),
    );
    const statuses = tries.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 410)).toHaveLength(35);
    const sixth = await calls.verify(email, code);
    expect(sixth.statusCode).toBe(410);
    expect(sixth.json()).toMatchObject({ code: 'too_many_tries' });
    now += 31 * second;
    await calls.resend(email);
    expect((await calls.verify(email, await codeFor(test, email))).statusCode).toBe(201);
  });

  it('stays valid when a new one is mailed', async () => {
    const email = someone();
    await calls.request({ email });
    const first = await codeFor(test, email);
    now += 30 * second;
    await calls.resend(email);
    expect((await calls.verify(email, first)).statusCode).toBe(201);
    expect((await calls.verify(email, await codeFor(test, email))).json()).toMatchObject(invalid);
  });

  it('makes the account of the form that its password belongs to', async () => {
    const email = someone();
    await calls.request({ email, first_name: 'Mine', password: 'what I chose' });
    await calls.request({ email, first_name: 'Theirs', password: 'what they chose' });
    const code = await codeFor(test, email);
    for (const form of [{ password: 'what nobody chose' }, {}]) {
      const answer = await calls.verify(email, code, form);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'signup_changed' });
    }
    const answer = await calls.verify(email, code, { password: 'what I chose' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user.first_name).toBe('Mine');
    const signIn = (secret: string) =>
      calls.post('/auth/login/', { username: email, password: secret });
    expect((await signIn('what they chose')).statusCode).toBe(401);
    expect((await signIn('what I chose')).statusCode).toBe(200);
  });

  it('works once, however many use it at once', async () => {
    const email = someone();
    await calls.request({ email });
    const code = await codeFor(test, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.verify(email, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400]);
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await codesOf(email)).toEqual([]);
  });
});

describe('a new code', () => {
  it('is sent at most once in 30 s and five times an hour', async () => {
    const email = someone();
    await calls.request({ email });
    now += 10 * second;
    const early = await calls.resend(email);
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('20');
    expect(early.json()).toMatchObject({
      error: 'Too many attempts. Please wait 20 seconds and try again.',
      code: 'too_many_requests',
    });
    for (let count = 0; count < 5; count += 1) {
      now += 30 * second;
      expect((await calls.resend(email)).statusCode).toBe(200);
    }
    now += 30 * second;
    const flood = await calls.resend(email);
    expect(flood.statusCode).toBe(429);
    expect(flood.headers['retry-after']).toBe(String(3600 - 10 - 6 * 30));
    expect((await calls.request({ email })).statusCode).toBe(429);
    expect(await mailsTo(test, email)).toHaveLength(6);
  });

  it('is sent once when ten are asked for at once', async () => {
    const email = someone();
    await calls.request({ email });
    now += 30 * second;
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.resend(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await mailsTo(test, email)).toHaveLength(2);
  });

  it('goes nowhere without a form', async () => {
    const email = someone();
    expect((await calls.resend(email)).statusCode).toBe(200);
    expect(await mailsTo(test, email)).toEqual([]);
  });
});

describe('an address with an account', () => {
  it('is answered like any other, and told so by mail alone', async () => {
    const unknown = someone();
    const both = async (
      ask: (email: string) => Promise<{ statusCode: number; json(): unknown }>,
    ) => {
      const [one, two] = [await ask(known), await ask(unknown)];
      expect(one.statusCode).toBe(two.statusCode);
      expect(bodyOf(one, known)).toBe(bodyOf(two, unknown));
      return one.statusCode;
    };
    // Any guess but the one that would be right for the new address.
    const guess = async () => wrongCode(await codeFor(test, unknown));
    expect(await both((email) => calls.request({ email }))).toBe(200);
    expect(await both((email) => calls.resend(email))).toBe(429);
    now += 30 * second;
    expect(await both((email) => calls.resend(email))).toBe(200);
    for (let count = 0; count < 5; count += 1) {
      expect(await both(async (email) => calls.verify(email, await guess()))).toBe(400);
    }
    expect(await both(async (email) => calls.verify(email, await guess()))).toBe(410);
    now += 600 * second;
    expect(await both(async (email) => calls.verify(email, await guess()))).toBe(410);
    expect((await mailsTo(test, known)).map(({ kind }) => kind)).toEqual([
      'signup_known',
      'signup_known',
    ]);
    const signedIn = await calls.post('/auth/login/', { username: 'asha', password });
    expect(signedIn.statusCode).toBe(200);
  });

  it('gets no second one, even by the code that was mailed to nobody', async () => {
    await calls.request({ email: known });
    const codes = createOneTimeCodes({
      secrets: test.secrets,
      clock: { now: () => now },
      networkHash: createNetworkHash(test.secrets),
    });
    const guessed = await codes.issue(test.db, { purpose: 'signup', email: known }, '10.9.9.9');
    const answer = await calls.verify(known, guessed, { password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_otp' });
    expect(await accountsOf(known)).toHaveLength(1);
  });

  it('does as much work for it as for any other', async () => {
    const kinds = async (email: string) => {
      const row = await test.db
        .selectFrom('one_time_codes')
        .innerJoin('pending_signups', 'pending_signups.email', 'one_time_codes.email')
        .select(['purpose', 'password_hash'])
        .where('one_time_codes.email', '=', email)
        .executeTakeFirst();
      return row?.password_hash.length;
    };
    const unknown = someone();
    await calls.request({ email: unknown });
    expect(await kinds(known)).toBe(await kinds(unknown));
  });
});
