import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAuthCalls, password } from '../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { codeFor, mailsTo, resetTokenFor, wrongCode } from '../../testing/mails';
import { createUser } from '../../testing/people';
import { createSignupCalls } from '../../testing/signup';

const start = Date.UTC(2026, 2, 1, 9);
const second = 1000;
const minute = 60 * second;

let now = start;
let day = 0;
let test: TestApp;
let calls: ReturnType<typeof createSignupCalls>;
let post: ReturnType<typeof createAuthCalls>['post'];

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createSignupCalls(test);
  ({ post } = createAuthCalls(test));
});
beforeEach(() => {
  day += 1;
  now = start + day * 24 * 60 * minute;
});
afterAll(() => test.close());

const office = '203.0.113.7';
const attacker = '198.51.100.9';
const times = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const found: T[] = [];
  for (let index = 0; index < count; index += 1) found.push(await work(index));
  return found;
};
const signIn = (username: string, secret: string, from: string, cookie?: string) =>
  post('/auth/login/', { username, password: secret }, cookie ? { cookie } : {}, from);
const deviceOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const statusesOf = (answers: readonly { statusCode: number }[]) => [
  ...new Set(answers.map(({ statusCode }) => statusCode)),
];

describe('while somebody elsewhere attacks an account', () => {
  it('its owner signs in on a known device and on a new one, and resets by code and by link', async () => {
    const { username, email } = await createUser(test, { password });
    const cookie = deviceOf(await signIn(username, password, office));

    const guesses = await times(40, (index) =>
      signIn(index % 2 ? username : email, `guess ${index}`, attacker),
    );
    expect(statusesOf(guesses)).toEqual([401, 429]);
    await times(30, () => calls.requestReset(email, attacker));
    await times(30, () => calls.request({ email }, attacker));
    await times(10, () => calls.reset(email, '000000', 'taken over', attacker));

    expect((await signIn(username, password, office, cookie)).statusCode).toBe(200);
    expect((await signIn(username, password, '192.0.2.80', cookie)).statusCode).toBe(200);
    expect((await signIn(email, password, office)).statusCode).toBe(200);

    expect((await calls.requestReset(email, office)).statusCode).toBe(200);
    const code = await codeFor(test, email);
    await times(10, () => calls.reset(email, wrongCode(code), 'taken over', attacker));
    expect((await calls.reset(email, code, 'brand new one', office)).statusCode).toBe(200);

    now += minute;
    expect((await calls.requestReset(email, office)).statusCode).toBe(200);
    const token = await resetTokenFor(test, email);
    await times(10, (index) => calls.resetByLink(`${token.slice(1)}${index}`, 'taken', attacker));
    expect((await calls.resetByLink(token, 'the newest one', office)).statusCode).toBe(200);
    expect((await signIn(username, 'the newest one', office)).statusCode).toBe(200);
  });

  it('from a hundred networks, a code in the mailbox works, and the mailbox is not flooded', async () => {
    const { username, email } = await createUser(test, { password });
    const network = (index: number) => `198.18.${index >> 8}.${index & 255}`;
    await times(20, (index) => calls.requestReset(email, network(index)));
    expect(await mailsTo(test, email)).toHaveLength(13);
    await times(60, (index) => calls.reset(email, '000000', 'taken over', network(200 + index)));
    await times(101, (index) => signIn(username, 'wrong', network(index)));
    expect((await signIn(username, password, office)).statusCode).toBe(429);

    // Asked for now: the answer is the same, and the newest link still works.
    now += 4 * minute;
    expect((await calls.requestReset(email, office)).statusCode).toBe(200);
    expect(await mailsTo(test, email)).toHaveLength(13);
    now += 2 * minute;
    expect((await calls.requestReset(email, office)).statusCode).toBe(200);
    expect(await mailsTo(test, email)).toHaveLength(14);
    const answer = await calls.reset(email, await codeFor(test, email), 'brand new one', office);
    expect(answer.statusCode).toBe(200);
    // The failures of strangers go on; the device that reset the password is known.
    await times(101, (index) => signIn(username, 'wrong', network(300 + index)));
    expect(
      (await signIn(username, 'brand new one', '192.0.2.90', deviceOf(answer))).statusCode,
    ).toBe(200);
  });
});

describe('while somebody elsewhere signs up with an address', () => {
  it('its owner signs up, with their own name and password', async () => {
    const email = 'owner@newcomer.example';
    await times(10, () =>
      calls.request({ email, first_name: 'Stranger', password: 'their password' }, attacker),
    );
    expect(await mailsTo(test, email)).toHaveLength(6);
    const asked = await calls.request({ email, password: 'my own password' }, office);
    expect(asked.statusCode).toBe(200);
    const code = await codeFor(test, email);
    await times(20, () => calls.verify(email, wrongCode(code), {}, attacker));
    await calls.request({ email, first_name: 'Stranger', password: 'their password' }, attacker);
    const answer = await calls.verify(email, code, { password: 'my own password' }, office);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user.first_name).toBe('Rohan');
    expect(deviceOf(answer)).toMatch(/^device=/);
    expect((await signIn(email, 'their password', office)).statusCode).toBe(401);
    expect((await signIn(email, 'my own password', office)).statusCode).toBe(200);
  });

  it('uses the code that is in the mailbox when there have been too many mails for another', async () => {
    const email = 'owner@flooded.example';
    await times(16, (index) =>
      calls.request({ email, password: 'their password' }, `198.18.9.${index}`),
    );
    expect(await mailsTo(test, email)).toHaveLength(13);
    expect((await calls.request({ email, password: 'my own password' }, office)).statusCode).toBe(
      200,
    );
    expect(await mailsTo(test, email)).toHaveLength(13);
    const answer = await calls.verify(
      email,
      await codeFor(test, email),
      { password: 'my own password' },
      office,
    );
    expect(answer.statusCode).toBe(201);
    expect((await signIn(email, 'my own password', office)).statusCode).toBe(200);
  });
});
