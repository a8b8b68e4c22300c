import type { LightMyRequestResponse } from 'fastify';
import type { Schemas } from '../contract/types';
import { createBuyer, expectStatus, type Buyer, type Headers } from './bookings';
import type { TestApp } from './buildTestApp';
import { createFactorCalls } from './secondFactors';
import { CLIENT, type FakeProvider, type Tampering } from './fakeIdentityProvider';

/** For tests with a provider on loopback. */
export const loopbackProviders = { ssoHttp: true, ssoPrivateAddresses: true };

/** The cookies that an answer sets, by name; an empty value clears one. */
export function cookiesOf({ headers }: Pick<LightMyRequestResponse, 'headers'>) {
  const lines = [headers['set-cookie'] ?? []].flat();
  return new Map(lines.map((line) => [line.split('=')[0] ?? '', /=([^;]*)/.exec(line)?.[1] ?? '']));
}

const locationOf = ({ headers }: LightMyRequestResponse) => String(headers.location);

let network = 0;

/** A browser that keeps the cookie `sso`. */
export function createBrowser({ app }: Pick<TestApp, 'app'>, provider: FakeProvider) {
  let sso = '';
  network += 1;
  const remoteAddress = `10.20.${network >> 8}.${network & 255}`;
  const keep = (answer: LightMyRequestResponse) => {
    sso = cookiesOf(answer).get('sso') ?? sso;
    return answer;
  };
  const go = async (url: string) =>
    keep(await app.inject({ url, headers: { cookie: `sso=${sso}` }, remoteAddress }));

  return {
    go,
    cookie: () => sso,

    /** @returns the address of the provider, or of the sign-in page */
    async start(email: string, next = '/'): Promise<string> {
      const query = new URLSearchParams({ email, next });
      return locationOf(expectStatus(303, await go(`/api/auth/sso/start/?${query}`)));
    },

    /** @returns the answer of the callback */
    async signIn(
      person: Parameters<FakeProvider['signIn']>[1],
      { next, ...tampering }: Tampering & { next?: string } = {},
    ) {
      const address = await this.start(person.email, next);
      return expectStatus(303, await go(provider.signIn(address, person, tampering)));
    },

    async testSignIn(
      headers: Headers,
      person: Parameters<FakeProvider['signIn']>[1],
      tampering: Tampering = {},
    ): Promise<string> {
      const url = '/api/company/single-sign-on/test/';
      const begun = keep(await app.inject({ method: 'POST', url, headers, remoteAddress }));
      const { address } = expectStatus(200, begun).json<Schemas['SingleSignOnTest']>();
      return locationOf(await go(provider.signIn(address, person, tampering)));
    },

    link: async (otp: string) =>
      keep(
        await app.inject({
          method: 'POST',
          url: '/api/auth/sso/link/',
          headers: { cookie: `sso=${sso}` },
          payload: { otp },
          remoteAddress,
        }),
      ),
  };
}

export const connect = (
  { app }: Pick<TestApp, 'app'>,
  headers: Headers,
  values: Partial<Schemas['SingleSignOnUpdate']> & Pick<Schemas['SingleSignOnUpdate'], 'issuer'>,
) =>
  app.inject({
    method: 'PUT',
    url: '/api/company/single-sign-on/',
    headers,
    payload: {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      required: false,
      ...values,
    },
  });

/** The admin of a company whose provider is connected and tested. */
export async function createConnectedAdmin(
  test: TestApp,
  provider: FakeProvider,
  values: Partial<Schemas['SingleSignOnUpdate']> = {},
): Promise<Buyer> {
  const admin = await createBuyer(test, { role: 'company_admin' });
  expectStatus(200, await connect(test, admin.headers, { issuer: provider.issuer, ...values }));
  const person = { sub: 'tester', email: admin.user.email };
  await createBrowser(test, provider).testSignIn(admin.headers, person);
  return admin;
}

/** Requires single sign-on in the company of an admin, who stays its break-glass admin. */
export async function requireSignOn(test: TestApp, provider: FakeProvider, admin: Buyer) {
  await createFactorCalls(test).setUpTotp(admin.headers);
  const change = { client_secret: undefined, required: true, break_glass: admin.user.id };
  return expectStatus(
    200,
    await connect(test, admin.headers, { issuer: provider.issuer, ...change }),
  );
}
