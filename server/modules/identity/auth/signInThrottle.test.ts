import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createUser } from '../../../testing/people';
import { createRateLimits } from '../../../http/rateLimits/rateLimits.service';
import { createSignInThrottle } from './signInThrottle.service';

const start = Date.UTC(2026, 2, 1, 9);
const minute = 60_000;

let now = start;
let test: TestApp;
let post: ReturnType<typeof createAuthCalls>['post'];

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  ({ post } = createAuthCalls(test));
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const person = () => createUser(test, { password });
const attempt = (username: string, secret = 'wrong', address?: string) =>
  post('/auth/login/', { username, password: secret }, {}, address);

async function statuses(count: number, ask: (index: number) => ReturnType<typeof attempt>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await ask(index)).statusCode);
  return found;
}
const ten = Array<number>(10).fill(401);

describe('ten failures in a quarter of an hour', () => {
  it('close an account, the right password included, from wherever it comes', async () => {
    const { username } = await person();
    expect(await statuses(11, () => attempt(username))).toEqual([...ten, 429]);
    now += 5 * minute;
    const refused = await attempt(username, password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({
      error: 'Too many attempts. Please wait 10 minutes and try again.',
      code: 'too_many_requests',
    });
    now += 10 * minute;
    expect((await attempt(username, password)).statusCode).toBe(200);
  });

  it('close a network, for every account', async () => {
    const address = '203.0.113.5';
    const { username } = await person();
    expect(await statuses(11, (index) => attempt(`nobody${index}`, 'wrong', address))).toEqual([
      ...ten,
      429,
    ]);
    expect((await attempt(username, password, address)).statusCode).toBe(429);
    expect((await attempt(username, password, '203.0.113.6')).statusCode).toBe(200);
  });

  it('count wherever the window lies', async () => {
    const { username } = await person();
    await statuses(5, () => attempt(username));
    now += 14 * minute;
    await statuses(5, () => attempt(username));
    expect((await attempt(username)).statusCode).toBe(429);
    now += minute;
    expect(await statuses(6, () => attempt(username))).toEqual([...ten.slice(0, 5), 429]);
  });

  it('are the same for an account and for none', async () => {
    const { username } = await person();
    const answers = async (login: string) => {
      const found: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        const answer = await attempt(login);
        const { error, code } = answer.json();
        found.push(`${answer.statusCode} ${code} ${error} ${answer.headers['retry-after']}`);
      }
      return found;
    };
    expect(await answers(username)).toEqual(await answers('nobody-at-all'));
  });

  it('hold when a hundred come at once', async () => {
    const { username } = await person();
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(username)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(90);
  });

  it('hold for whoever writes the name in another way', async () => {
    const { username } = await person();
    const spellings = [username, ` ${username} `, username.toUpperCase()];
    expect(
      await statuses(11, (index) => attempt(spellings[index % spellings.length] ?? '')),
    ).toEqual([...ten, 429]);
  });

  it('outlive the server', async () => {
    const { username } = await person();
    await statuses(10, () => attempt(username));
    const rateLimits = createRateLimits({ db: test.db, clock: { now: () => now } });
    const another = createSignInThrottle({ rateLimits });
    await expect(another.begin({ login: username, address: '203.0.113.77' })).rejects.toMatchObject(
      {
        status: 429,
      },
    );
  });
});

describe('success', () => {
  it('forgets the failures of the account, under both of its names', async () => {
    const { username, email } = await person();
    await statuses(9, () => attempt(username));
    await statuses(9, () => attempt(email));
    expect((await attempt(email, password)).statusCode).toBe(200);
    expect(await statuses(9, () => attempt(username))).toEqual(ten.slice(0, 9));
    expect((await attempt(username, password)).statusCode).toBe(200);
  });

  it('does not wash a network clean, and does not count for it', async () => {
    const address = '203.0.113.15';
    const { username } = await person();
    await statuses(9, (index) => attempt(`nobody${index}`, 'wrong', address));
    expect(await statuses(5, () => attempt(username, password, address))).toEqual(
      Array<number>(5).fill(200),
    );
    expect(await statuses(2, () => attempt('nobody', 'wrong', address))).toEqual([401, 429]);
  });

  it('is not refused for coming in a crowd', async () => {
    const { username } = await person();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt(username, password, '203.0.113.25')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
