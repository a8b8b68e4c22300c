import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createUser } from '../../../testing/people';
import { createRateLimits } from '../../../http/rateLimits/rateLimits.service';
import { createNetworkHash } from '../networkHash.service';
import { createKnownDevices } from './knownDevices.service';
import { createSignInThrottle } from './signInThrottle.service';

const start = Date.UTC(2026, 2, 1, 9);
const minute = 60_000;

let now = start;
let day = 0;
let test: TestApp;
let post: ReturnType<typeof createAuthCalls>['post'];

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  ({ post } = createAuthCalls(test));
});
beforeEach(() => {
  // A day later each time: what the test before counted is over.
  day += 1;
  now = start + day * 24 * 60 * minute;
});
afterAll(() => test.close());

const person = () => createUser(test, { password });
/** From one office unless told otherwise. */
const attempt = (
  username: string,
  secret = 'wrong',
  { from = '203.0.113.1', cookie = '' }: { from?: string; cookie?: string } = {},
) => post('/auth/login/', { username, password: secret }, cookie ? { cookie } : {}, from);

/** So many who have an account, with hashes that cost nothing. */
async function crowd(name: string, count: number): Promise<string[]> {
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const rows = Array.from({ length: count }, (_, index) => ({
    username: `${name}${index}`,
    email: `${name}${index}@foyer.example`,
    first_name: 'One',
    last_name: 'Of Many',
    role: 'employee' as const,
    password_hash: passwordHash,
  }));
  await test.db.insertInto('users').values(rows).execute();
  return rows.map(({ username }) => username);
}

async function statuses(count: number, ask: (index: number) => ReturnType<typeof attempt>) {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await ask(index)).statusCode);
  return found;
}
const ten = Array<number>(10).fill(401);

/** The cookie `device` of an answer, as a browser sends it back. */
function deviceOf(answer: { headers: Record<string, unknown> }): string {
  const cookie = /^device=[\w-]+/.exec(String(answer.headers['set-cookie']))?.[0];
  if (cookie === undefined) throw new Error('The answer sets no device.');
  return cookie;
}

describe('ten failures in a quarter of an hour', () => {
  it('close an account for the network they came from, the right password included', async () => {
    const { username } = await person();
    expect(await statuses(11, () => attempt(username))).toEqual([...ten, 429]);
    now += 5 * minute;
    const refused = await attempt(username, password);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({
      error:
        'Too many wrong passwords for this account. Please wait 10 minutes and try again, or reset your password.',
      code: 'too_many_requests',
    });
    expect((await attempt(username, password, { from: '203.0.113.2' })).statusCode).toBe(200);
    now += 10 * minute;
    expect((await attempt(username, password)).statusCode).toBe(200);
  });

  it('on names that nobody has leave the others of the network alone', async () => {
    const { username } = await person();
    await statuses(11, () => attempt('nobody'));
    await statuses(11, (index) => attempt(`nobody${index}`));
    expect((await attempt(username, password)).statusCode).toBe(200);
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

  it('hold when many come at once', async () => {
    const { username } = await person();
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt(username)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  it('are counted together for the username and the email, however they are written', async () => {
    const { username, email } = await person();
    const spellings = [username, ` ${username} `, username.toUpperCase(), email];
    expect(
      await statuses(11, (index) => attempt(spellings[index % spellings.length] ?? '')),
    ).toEqual([...ten, 429]);
  });

  it('outlive the server', async () => {
    const { id, username } = await person();
    await statuses(10, () => attempt(username));
    const deps = { db: test.db, config: test.config, clock: { now: () => now } };
    const networkHash = createNetworkHash(test.secrets);
    const throttle = createSignInThrottle({
      rateLimits: createRateLimits(deps),
      devices: createKnownDevices({ ...deps, networkHash }),
    });
    const client = { address: '203.0.113.1', userAgent: undefined, device: undefined };
    await expect(throttle.begin({ login: username, userId: id, client })).rejects.toMatchObject({
      status: 429,
    });
  });
});

describe('many networks', () => {
  it('have a hundred failures an hour on one account together', async () => {
    const { username } = await person();
    const found = await statuses(105, (index) =>
      attempt(username, 'wrong', { from: `198.51.100.${index}` }),
    );
    expect(found.filter((status) => status === 401)).toHaveLength(100);
    expect((await attempt(username, password, { from: '198.51.100.200' })).statusCode).toBe(429);
  });

  it('hold up no network from which the account has signed in', async () => {
    const { username } = await person();
    const from = '203.0.113.30';
    expect((await attempt(username, password, { from })).statusCode).toBe(200);
    await statuses(101, (index) => attempt(username, 'wrong', { from: `198.51.100.${index}` }));
    expect((await attempt(username, password, { from })).statusCode).toBe(200);
  });
});

describe('one network', () => {
  const from = '203.0.113.40';

  it('has 300 failures in a quarter of an hour over all accounts, of which success is none', async () => {
    const { username } = await person();
    const cookie = deviceOf(await attempt(username, password, { from }));
    const others = await crowd('guess', 299);
    for (const other of others) await attempt(other, 'wrong', { from });
    expect(await statuses(3, () => attempt(username, password, { from }))).toEqual([200, 200, 200]);
    expect((await attempt('guess', 'wrong', { from })).statusCode).toBe(401);
    const refused = await attempt(username, password, { from });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe(
      'Too many wrong passwords from your network. Please wait 15 minutes and try again, or reset your password.',
    );
    // A device that is known is not held up by the others of the network.
    expect((await attempt(username, password, { from, cookie })).statusCode).toBe(200);
  }, 60_000);

  it('lets an office of 330 sign in at once, some of them at the second attempt', async () => {
    const usernames = await crowd('crowd', 330);
    const office = '203.0.113.50';
    const answers = await Promise.all(
      usernames.map(async (username, index) => {
        if (index % 10 === 0) await attempt(username, 'mistyped', { from: office });
        return attempt(username, password, { from: office });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  }, 120_000);
});

describe('a device', () => {
  it('is known by a cookie that scripts cannot read and other sites cannot send', async () => {
    const { username } = await person();
    const answer = await attempt(username, password);
    expect(answer.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect((await attempt(username)).headers['set-cookie']).toBeUndefined();
    const stored = await test.db.selectFrom('sign_in_devices').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(deviceOf(answer).slice('device='.length));
  });

  it('has ten failures of its own, whatever others do', async () => {
    const { username } = await person();
    const cookie = deviceOf(await attempt(username, password));
    await statuses(11, () => attempt(username));
    expect((await attempt(username, password)).statusCode).toBe(429);
    expect((await attempt(username, password, { cookie })).statusCode).toBe(200);
    expect(await statuses(11, () => attempt(username, 'wrong', { cookie }))).toEqual([...ten, 429]);
    expect((await attempt(username, password, { cookie })).statusCode).toBe(429);
  });

  it('is known for the accounts that signed in on it, and for no other', async () => {
    const [one, two, stranger] = [await person(), await person(), await person()];
    const cookie = deviceOf(await attempt(one.username, password));
    expect(deviceOf(await attempt(two.username, password, { cookie }))).toBe(cookie);
    for (const { username } of [one, two, stranger]) await statuses(11, () => attempt(username));
    const again = await statuses(3, (index) =>
      attempt([one, two, stranger][index]?.username ?? '', password, { cookie }),
    );
    expect(again).toEqual([200, 200, 429]);
  });

  it('cannot choose its own token', async () => {
    const { username } = await person();
    const chosen = `device=${'a'.repeat(43)}`;
    expect(deviceOf(await attempt(username, password, { cookie: chosen }))).not.toBe(chosen);
  });
});

describe('success', () => {
  it('forgets the failures of the account here, under both of its names', async () => {
    const { username, email } = await person();
    await statuses(5, () => attempt(username));
    await statuses(4, () => attempt(email));
    expect((await attempt(email, password)).statusCode).toBe(200);
    expect(await statuses(9, () => attempt(username))).toEqual(ten.slice(0, 9));
    expect((await attempt(username, password)).statusCode).toBe(200);
  });

  it('is not refused for coming in a crowd', async () => {
    const { username } = await person();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt(username, password)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
