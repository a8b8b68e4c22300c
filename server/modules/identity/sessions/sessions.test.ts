import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { bearer, createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import { createUser, type TestUser } from '../../../testing/people';
import { deviceInWords } from './device.rules';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let now = Date.UTC(2026, 10, 2, 9);
let test: TestApp;
let calls: ReturnType<typeof createAuthCalls>;
let person: TestUser;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createAuthCalls(test);
});
beforeEach(async () => {
  person = await createUser(test, { password });
});
afterAll(() => test.close());

/** @param cookie the device's, when it has one */
async function signIn({ userAgent = chrome, cookie = '', address = '203.0.113.7' } = {}) {
  const body = { username: person.username, password };
  const headers = { 'user-agent': userAgent, ...(cookie && { cookie }) };
  const answer = await calls.post('/auth/login/', body, headers, address);
  const session: Schemas['Session'] = answer.json();
  return {
    headers: bearer(session.access_token),
    cookie: String(answer.headers['set-cookie']).split(';')[0],
  };
}

async function list(headers: Record<string, string>): Promise<Schemas['SignedInSession'][]> {
  const answer = await test.app.inject({ url: '/api/auth/sessions/', headers });
  return answer.json<Schemas['SessionList']>().sessions;
}

const end = (headers: Record<string, string>, id = '') =>
  test.app.inject({
    method: 'DELETE',
    url: `/api/auth/sessions/${id && `${id}/`}`,
    headers,
  });

const status = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/auth/verify-token/', headers })).statusCode;

describe('the sessions of a person', () => {
  it('name the device, the shortened network and the last use, the present one first', async () => {
    const phone = await signIn({ userAgent: safari, address: '2001:db8:7:1::5' });
    now += 600_000;
    await signIn({ address: '198.51.100.9' });
    const sessions = await list(phone.headers);
    expect(sessions).toEqual([
      expect.objectContaining({
        device: 'Safari on iOS',
        network: '2001:db8:7::/48',
        is_current: true,
      }),
      expect.objectContaining({
        device: 'Chrome on Windows',
        network: '198.51.100.0/24',
        last_used_at: new Date(now).toISOString(),
        is_current: false,
      }),
    ]);
  });

  it('end one by one, with their access tokens', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const other = (await list(here.headers)).find((session) => !session.is_current);
    expect((await end(here.headers, other?.id)).statusCode).toBe(204);
    expect(await status(there.headers)).toBe(401);
    expect(await status(here.headers)).toBe(200);
    expect(await list(here.headers)).toHaveLength(1);
    expect((await end(here.headers, other?.id)).statusCode).toBe(404);
  });

  it('end all but the present one', async () => {
    const [here, ...others] = [await signIn(), await signIn(), await signIn()];
    expect((await end(here.headers)).statusCode).toBe(204);
    expect(await list(here.headers)).toHaveLength(1);
    for (const { headers } of others) expect(await status(headers)).toBe(401);
  });

  it('of somebody else are not there', async () => {
    const mine = await signIn();
    const [{ id = '' } = {}] = await list(mine.headers);
    person = await createUser(test, { password });
    const stranger = await signIn();
    expect((await end(stranger.headers, id)).statusCode).toBe(404);
    await end(stranger.headers);
    expect(await status(mine.headers)).toBe(200);
  });
});

describe('a sign-in on a new device', () => {
  const subjects = async () => (await mailsTo(test, person.email)).map(({ subject }) => subject);

  it('is mailed with device, network and time, but for the first of an account', async () => {
    const { cookie } = await signIn();
    await signIn({ cookie });
    expect(await subjects()).toEqual([]);
    await signIn({ userAgent: safari });
    expect(await subjects()).toEqual(['New sign-in to your Foyer account']);
    const [mail] = await mailsTo(test, person.email);
    expect(mail?.text).toContain('Safari on iOS');
    expect(mail?.text).toContain('203.0.113.0/24');
    expect(mail?.text).toContain('UTC');
  });

  it('is mailed once a day where nothing keeps the cookie', async () => {
    await signIn();
    for (let time = 0; time < 3; time += 1) await signIn({ userAgent: 'payroll/1.0' });
    expect(await subjects()).toHaveLength(1);
    now += 24 * 3_600_000;
    await signIn({ userAgent: 'payroll/1.0' });
    expect(await subjects()).toHaveLength(2);
  });
});

it.each([
  [null, 'Unknown device'],
  [' ', 'Unknown device'],
  ['curl/8.5.0', 'curl'],
  ['Mozilla/5.0', 'Unknown device'],
  ['call evil.example now/1.0 (x)', 'Unknown device'],
  [`${'x'.repeat(31)}/1.0`, 'Unknown device'],
  [chrome, 'Chrome on Windows'],
  [safari, 'Safari on iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox on macOS',
  ],
])('%j is in words: %s', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
