import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bearer, claimsOf, createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createUser } from '../../../testing/people';
import { createRateLimits } from '../../../http/rateLimits/rateLimits.service';
import { createAuthService } from './auth.service';
import { createNetworkHash } from '../networkHash.service';
import { createKnownDevices } from './knownDevices.service';
import { createSignInThrottle } from './signInThrottle.service';
import { createTokens } from './tokens.service';

const start = Date.UTC(2026, 2, 1, 9, 0, 0, 123);
const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let now = start;
let test: TestApp;
let calls: ReturnType<typeof createAuthCalls>;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createAuthCalls(test);
  await createUser(test, { username: 'asha', password });
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

describe('a refresh token', () => {
  it('is exchanged for the next pair of the same session', async () => {
    const first = await calls.signIn('asha');
    now += 20 * minute;
    const next = await calls.refreshOk(first.refresh_token);
    expect(next.refresh_token).not.toBe(first.refresh_token);
    expect(claimsOf(next.access_token).sid).toBe(claimsOf(first.access_token).sid);
    expect((await calls.verify(next.access_token)).statusCode).toBe(200);
    now += 20 * minute;
    expect((await calls.refresh(next.refresh_token)).statusCode).toBe(200);
  });

  it('gives the very same pair when it is used again within ten seconds', async () => {
    const { refresh_token: token } = await calls.signIn('asha');
    now += minute;
    const first = await calls.refreshOk(token);
    now += 10 * second;
    expect(await calls.refreshOk(token)).toEqual(first);
    expect((await calls.refresh(first.refresh_token)).statusCode).toBe(200);
  });

  it('ends the whole session when it is used again later', async () => {
    const { refresh_token: token } = await calls.signIn('asha');
    const next = await calls.refreshOk(token);
    const last = await calls.refreshOk(next.refresh_token);
    now += 10 * second + 1;
    const reuse = await calls.refresh(token);
    expect(reuse.statusCode).toBe(401);
    expect(reuse.json()).toMatchObject({ code: 'session_ended' });
    expect((await calls.verify(last.access_token)).json()).toMatchObject({ code: 'session_ended' });
    expect((await calls.refresh(last.refresh_token)).statusCode).toBe(401);
    const { sid } = claimsOf(last.access_token);
    const row = await test.db
      .selectFrom('sessions')
      .select('end_reason')
      .where('id', '=', String(sid))
      .executeTakeFirstOrThrow();
    expect(row.end_reason).toBe('refresh_token_reused');
  });

  it('leaves the other sessions of the person alone', async () => {
    const [one, other] = [await calls.signIn('asha'), await calls.signIn('asha')];
    await calls.refreshOk(one.refresh_token);
    now += minute;
    expect((await calls.refresh(one.refresh_token)).statusCode).toBe(401);
    expect((await calls.verify(other.access_token)).statusCode).toBe(200);
  });

  it('gives one pair to any number of uses at once', async () => {
    const { refresh_token: token } = await calls.signIn('asha');
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.refreshOk(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await calls.verify(answers[0]?.access_token ?? '')).statusCode).toBe(200);
  });

  it('gives one pair from two servers, however close they are', async () => {
    const deps = { db: test.db, clock: { now: () => now }, log: test.app.log };
    const networkHash = createNetworkHash(test.secrets);
    const devices = createKnownDevices({ ...deps, config: test.config, networkHash });
    const startServer = () =>
      createAuthService({
        ...deps,
        tokens: createTokens(test.secrets),
        devices,
        newDeviceMails: { send: () => Promise.resolve() },
        config: test.config,
        passkeys: { personOf: () => Promise.resolve(null) },
        proofs: { methodsOf: () => Promise.resolve([]), take: () => Promise.resolve(false) },
        throttle: createSignInThrottle({ rateLimits: createRateLimits(deps), devices }),
      });
    const servers = [startServer(), startServer()];
    for (let round = 0; round < 10; round += 1) {
      const { refresh_token: token } = await calls.signIn('asha');
      const pairs = await Promise.all(
        [...servers, ...servers].map((server) => server.refresh(token)),
      );
      expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    }
  });

  it('lasts thirty days from its last use', async () => {
    const first = await calls.signIn('asha');
    now += 29 * day;
    const next = await calls.refreshOk(first.refresh_token);
    now += 29 * day;
    const last = await calls.refreshOk(next.refresh_token);
    now += 30 * day;
    expect((await calls.refresh(last.refresh_token)).json()).toMatchObject({
      code: 'session_ended',
    });
  });

  it.each(['x', 'null', '🎫'.repeat(100)])('that nobody ever had is a 401: %s', async (token) => {
    const answer = await calls.refresh(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'session_ended' });
  });

  it('is worth nothing once the account is closed', async () => {
    const person = await createUser(test, { username: 'closing', password });
    const first = await calls.signIn('closing');
    const next = await calls.refreshOk(first.refresh_token);
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', person.id)
      .execute();
    expect((await calls.refresh(first.refresh_token)).statusCode).toBe(401);
    expect((await calls.refresh(next.refresh_token)).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session of the bearer token, expired or not', async () => {
    for (const late of [0, 2 * day]) {
      now = start;
      const session = await calls.signIn('asha');
      now += late;
      const answer = await calls.post('/auth/logout/', undefined, bearer(session.access_token));
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
      expect((await calls.refresh(session.refresh_token)).json()).toMatchObject({
        code: 'session_ended',
      });
    }
  });

  it('ends the session of the refresh token alone', async () => {
    const session = await calls.signIn('asha');
    const answer = await calls.post('/auth/logout/', { refresh_token: session.refresh_token });
    expect(answer.statusCode).toBe(204);
    expect((await calls.verify(session.access_token)).statusCode).toBe(401);
  });

  it('works with an old refresh token, and gives no pair back afterwards', async () => {
    const session = await calls.signIn('asha');
    const next = await calls.refreshOk(session.refresh_token);
    await calls.post('/auth/logout/', { refresh_token: session.refresh_token });
    expect((await calls.verify(next.access_token)).statusCode).toBe(401);
    expect((await calls.refresh(session.refresh_token)).statusCode).toBe(401);
  });

  it('is always done', async () => {
    const tries = [
      calls.post('/auth/logout/'),
      calls.post('/auth/logout/', {}),
      calls.post('/auth/logout/', { refresh_token: 'unknown' }),
      calls.post('/auth/logout/', undefined, bearer('nonsense')),
      calls.post('/auth/logout/', undefined, { 'content-type': 'application/json' }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(204);
  });
});
