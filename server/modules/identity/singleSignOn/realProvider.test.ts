import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { bearer } from '../../../testing/authCalls';
import { createBuyer, expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { connect, cookiesOf, loopbackProviders } from '../../../testing/singleSignOn';

let test: TestApp;
let provider: ReturnType<typeof spawn>;
let issuer: string;

/** `oidc-provider` does not run in the tests' CommonJS. */
beforeAll(async () => {
  test = await buildTestApp({ config: loopbackProviders });
  const { publicUrl } = test.config;
  const redirectUri = `${publicUrl}/api/auth/sso/callback/`;
  const addresses = JSON.stringify({ redirectUri, signOutUri: `${publicUrl}/signin` });
  const file = path.resolve(import.meta.dirname, '../../../../scripts/lib/identityProvider.mjs');
  const program = `import { startIdentityProvider } from ${JSON.stringify(file)};
    const { issuer } = await startIdentityProvider(${addresses});
    console.log('open at', issuer);`;
  provider = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: provider.stdout ?? process.stdin })) {
    const [, address] = /open at (\S+)/.exec(line) ?? [];
    if (address) {
      issuer = address;
      break;
    }
  }
});
afterAll(async () => {
  const ended = once(provider, 'exit');
  provider.kill();
  await ended;
  await test.close();
});

/** Follows the provider's redirects as a browser does. @returns the callback, without its origin */
async function visit(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { headers: { cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status} ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next.slice(new URL(next).origin.length);
}

it('connects oidc-provider, tests it, makes a person with the mapped role, and signs out there', async () => {
  const { app } = test;
  const { headers, user, company } = await createBuyer(test, { role: 'company_admin' });
  const mapping = {
    role_claim: 'groups',
    role_mapping: [{ value: 'event-managers', role: 'company_manager' as const }],
  };
  expectStatus(200, await connect(test, headers, { issuer, ...mapping }));
  const url = '/api/company/single-sign-on/test/';
  const begun = expectStatus(200, await app.inject({ method: 'POST', url, headers }));
  const callback = await visit(begun.json<Schemas['SingleSignOnTest']>().address);
  const cookie = `sso=${cookiesOf(begun).get('sso')}`;
  const tested = await app.inject({ url: callback, headers: { cookie } });
  expect(tested.headers.location).toBe('/company/single-sign-on?test=passed');
  expect(user.email).toContain(company.domain);

  const email = `kavya.reddy@${company.domain}`;
  const started = await app.inject({ url: `/api/auth/sso/start/?email=${email}&next=/events` });
  const back = await visit(String(started.headers.location));
  const finished = await app.inject({
    url: back,
    headers: { cookie: `sso=${cookiesOf(started).get('sso')}` },
  });
  expect(finished.headers.location).toBe('/events');
  const token = bearer(cookiesOf(finished).get('access_token') ?? '');
  const me = await app.inject({ url: '/api/auth/verify-token/', headers: token });
  expect(me.json()).toMatchObject({
    user: { email, name: 'Kavya Reddy', role: 'company_manager', company_id: company.id },
  });

  const logout = { method: 'POST', url: '/api/auth/logout/', headers: token } as const;
  const left = expectStatus(200, await app.inject(logout)).json<Schemas['SignOutResult']>();
  // The provider asks the person whether to sign out, so it knows the session of the ID token.
  const page = await fetch(left.provider_address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('logout')]);
});
