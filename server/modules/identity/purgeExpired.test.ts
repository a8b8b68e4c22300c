import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createUser } from '../../testing/people';
import { codeFor } from '../../testing/mails';
import { createBackgroundWorkers } from '../../testing/payments';
import { createSignupCalls } from '../../testing/signup';
import { createRateLimits } from '../../http/rateLimits/rateLimits.service';
import { createKnownDevices } from './auth/knownDevices.service';
import { createIdentityModule } from './identity.module';
import { createNetworkHash } from './networkHash.service';

const hour = 3600 * 1000;
let now = Date.UTC(2026, 2, 1);
/** No account is closed here. */
const leaving = { begin: () => Promise.reject(new Error('Nobody leaves.')) };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
});
afterAll(() => test.close());

it('deletes forms, codes and limits that have expired, and no others', async () => {
  const { db, config, secrets, app } = test;
  const deps = { db, config, secrets, clock: { now: () => now }, log: app.log };
  const rateLimits = createRateLimits(deps);
  const { mail } = createBackgroundWorkers(test, { now: () => now });
  const identity = createIdentityModule({ ...deps, mail, rateLimits, leaving });
  const purge = async () => {
    await rateLimits.purgeExpired();
    await identity.purgeExpired();
    await mail.purgeOld(config.retentionMails);
  };
  const calls = createSignupCalls(test);
  const left = async () => {
    const rows = [
      await db.selectFrom('pending_signups').select('email').execute(),
      await db.selectFrom('one_time_codes').select('email').execute(),
    ];
    return rows.map((table) => table.map(({ email }) => email));
  };

  await calls.request({ email: 'early@acme.example' });
  now += 20 * hour;
  await calls.request({ email: 'late@acme.example' });
  now += 5 * hour;
  await purge();
  expect(await left()).toEqual([['late@acme.example'], ['late@acme.example']]);
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);

  await calls.resend('late@acme.example');
  await purge();
  expect(await db.selectFrom('rate_limits').select('key').execute()).not.toEqual([]);
  const answer = await calls.verify('late@acme.example', await codeFor(test, 'late@acme.example'));
  expect(answer.statusCode).toBe(201);
});

it('deletes devices and networks that were not used for as long as the setting says', async () => {
  const { db, secrets, app } = test;
  const config = { ...test.config, retentionSignIns: 20 };
  const deps = { db, config, secrets, clock: { now: () => now }, log: app.log };
  const { mail } = createBackgroundWorkers(test, { now: () => now });
  const identity = createIdentityModule({
    ...deps,
    mail,
    rateLimits: createRateLimits(deps),
    leaving,
  });
  const { id: user } = await createUser(test);
  const devices = createKnownDevices({ ...deps, networkHash: createNetworkHash(secrets) });
  const client = { address: '192.0.2.7', userAgent: undefined, device: undefined };
  const { token: device } = await devices.remember(user, client);
  const isKnown = () => devices.recognise(user, { ...client, device });
  now += 19 * 24 * hour;
  await identity.purgeExpired();
  expect(await isKnown()).toEqual({ device: expect.any(String), knowsNetwork: true });
  now += 2 * 24 * hour;
  // Not known any more, though the hour in which it is deleted has not come.
  expect(await isKnown()).toEqual({ device: null, knowsNetwork: false });
  const rows = () => db.selectFrom('sign_in_devices').select('user_id').where('user_id', '=', user);
  expect(await rows().execute()).not.toEqual([]);
  await identity.purgeExpired();
  expect(await rows().execute()).toEqual([]);
});

it('deletes sessions that ran out as long ago as the setting says, in several statements', async () => {
  const { db, secrets, app } = test;
  const day = 24 * hour;
  const config = { ...test.config, retentionSessions: 10 };
  const deps = { db, config, secrets, clock: { now: () => now }, log: app.log };
  const { mail } = createBackgroundWorkers(test, { now: () => now });
  const identity = createIdentityModule({
    ...deps,
    mail,
    rateLimits: createRateLimits(deps),
    leaving,
  });
  const { id: user } = await createUser(test);
  const session = (days: number) => ({
    id: randomUUID(),
    user_id: user,
    expires_at: new Date(now - days * day),
    user_agent: 'Browser',
    end_reason: null,
  });
  const kept = [session(9), session(-5)];
  const old = Array.from({ length: 1001 }, () => session(11));
  await db
    .insertInto('sessions')
    .values([...kept, ...old])
    .execute();
  await identity.purgeExpired();
  const left = db.selectFrom('sessions').select('id').where('user_id', '=', user);
  expect((await left.execute()).map(({ id }) => id).sort()).toEqual(
    kept.map(({ id }) => id).sort(),
  );
});
