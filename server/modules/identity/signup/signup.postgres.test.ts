import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { codeFor, mailsTo, wrongCode } from '../../../testing/mails';
import { testRounds } from '../../../testing/rounds';
import { createSignupCalls } from '../../../testing/signup';

let test: TestApp;
let calls: ReturnType<typeof createSignupCalls>;
beforeAll(async () => {
  test = await buildTestApp();
  calls = createSignupCalls(test);
});
afterAll(() => test.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function tally(answers: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

it('compares five of a hundred codes of one network, and fifty of all others together', async () => {
  const email = 'target@acme.example';
  await calls.request({ email });
  const code = await codeFor(test, email);
  const strangers = await times(120, (index) =>
    calls.verify(email, wrongCode(code), {}, `198.51.100.${index % 60}`),
  );
  expect(tally(strangers)).toEqual({ 400: 50, 410: 70 });
  const answers = await times(100, () => calls.verify(email, wrongCode(code)));
  // 429 where more tries of the network wait than may.
  const { 400: compared, 410: refused = 0, 429: waited = 0 } = tally(answers);
  expect([compared, refused + waited]).toEqual([5, 95]);
  const { tries } = await test.db
    .selectFrom('one_time_codes')
    .select('tries')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(50);
  expect((await calls.verify(email, code)).statusCode).toBe(410);
});

it('makes one company for the many people of a new domain', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const domain = `crowd${round}.example`;
    const emails = Array.from({ length: 8 }, (_, index) => `person${index}@${domain}`);
    await Promise.all(emails.map((email) => calls.request({ email })));
    const codes = await Promise.all(emails.map((email) => codeFor(test, email)));
    const answers = await Promise.all(
      emails.map((email, index) => calls.verify(email, codes[index] ?? '')),
    );
    expect(tally(answers)).toEqual({ 201: 8 });
    const users = answers.map((answer) => answer.json().user);
    expect(new Set(users.map(({ company_id }) => company_id)).size).toBe(1);
    expect(new Set(users.map(({ username }) => username)).size).toBe(8);
    expect(users.map(({ role }) => role).sort()).toEqual([
      'company_admin',
      ...Array<string>(7).fill('employee'),
    ]);
    const companies = await test.db
      .selectFrom('companies')
      .select('id')
      .where('domain', '=', domain)
      .execute();
    expect(companies).toHaveLength(1);
  }
});

it('makes one account for an address that is verified many times at once', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const email = `twice@again${round}.example`;
    await calls.request({ email });
    const code = await codeFor(test, email);
    expect(tally(await times(5, () => calls.verify(email, code)))).toEqual({ 201: 1, 400: 4 });
    const users = await test.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(users).toHaveLength(1);
  }
});

it('gives the same name to nobody twice', async () => {
  const emails = Array.from({ length: 8 }, (_, index) => `same@company${index}.example`);
  const answers = await Promise.all(emails.map((email) => calls.signUp(email)));
  const usernames = answers.map((answer) => answer.json().user.username);
  expect(new Set(usernames).size).toBe(8);
});

it('mails six codes an hour however often the same form is sent', async () => {
  const email = 'flood@acme.example';
  const answers = await times(12, () => calls.request({ email }));
  expect(tally(answers)).toEqual({ 200: 6, 429: 6 });
  expect(await mailsTo(test, email)).toHaveLength(6);
});
