import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createAuthCalls, password } from '../../../testing/authCalls';
import { createBuyer, expectStatus, type Buyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, testSecrets, type TestApp } from '../../../testing/buildTestApp';
import { startFakeProvider, type FakeProvider } from '../../../testing/fakeIdentityProvider';
import { createInvitation } from '../../../testing/invitations';
import { codeFor, mailsTo, resetTokenFor } from '../../../testing/mails';
import { createCompany, createUser, signIn, type TestUser } from '../../../testing/people';
import { createFactorCalls } from '../../../testing/secondFactors';
import {
  connect,
  cookiesOf,
  createBrowser,
  createConnectedAdmin,
  loopbackProviders,
  requireSignOn,
} from '../../../testing/singleSignOn';

let test: TestApp;
let provider: FakeProvider;
let auth: ReturnType<typeof createAuthCalls>;

beforeAll(async () => {
  provider = await startFakeProvider();
  test = await buildTestApp({ config: loopbackProviders });
  auth = createAuthCalls(test);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const url = '/api/company/single-sign-on/';
const read = async (headers: Headers) =>
  expectStatus(200, await test.app.inject({ url, headers })).json<Schemas['SingleSignOn']>();
const start = (email: string) => createBrowser(test, provider).start(email);
const createAdmin = () => createBuyer(test, { role: 'company_admin' });
const errorOf = (answer: Awaited<ReturnType<typeof connect>>) => answer.json<Schemas['Error']>();

describe('connecting a provider', () => {
  it('reads its configuration and keeps the secret encrypted', async () => {
    const { headers, company } = await createAdmin();
    expect(await read(headers)).toEqual({
      redirect_uri: `${test.config.publicUrl}/api/auth/sso/callback/`,
      sign_out_uri: `${test.config.publicUrl}/signin`,
      connection: null,
    });
    const connected = expectStatus(200, await connect(test, headers, { issuer: provider.issuer }));
    expect(connected.json()).toMatchObject({
      connection: { issuer: provider.issuer, tested_at: null, required: false, signs_out: true },
    });
    const row = await test.db
      .selectFrom('sso_connections')
      .selectAll()
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    expect(row.client_secret).toMatch(/^eyJ/);
    const audit = await test.app.inject({ url: '/api/company/audit/', headers });
    expect(audit.body).toContain('connected the single sign-on of');
    for (const text of [connected.body, JSON.stringify(row), audit.body]) {
      expect(text).not.toContain('a secret of the client');
    }
  });

  it('counts after a test sign-in', async () => {
    const { headers, user } = await createAdmin();
    await connect(test, headers, { issuer: provider.issuer });
    const isOffered = async () => !(await start(user.email)).startsWith('/signin?');
    expect(await isOffered()).toBe(false);
    const visitor = createBrowser(test, provider);
    const page = '/company/single-sign-on?test=';
    const tester = { sub: 'tester', email: user.email };
    const failed = await visitor.testSignIn(headers, tester, { signature: 'other key' });
    expect([failed, await isOffered()]).toEqual([`${page}failed`, false]);
    const elsewhere = { sub: 'tester', email: 'somebody@other.example' };
    expect(await visitor.testSignIn(headers, elsewhere)).toBe(`${page}other_domain`);
    expect(await visitor.testSignIn(headers, tester)).toBe(`${page}passed`);
    expect([await isOffered(), (await read(headers)).connection?.tested_at]).toEqual([
      true,
      expect.any(String),
    ]);
    // A test starts no session, and links nobody.
    expect(cookiesOf(await visitor.signIn(tester)).has('access_token')).toBe(false);

    // Another secret has to be tested again.
    const change = { issuer: provider.issuer, client_secret: 'another secret' };
    expectStatus(200, await connect(test, headers, change));
    expect(await isOffered()).toBe(false);
  });

  it.each([
    ['text', 'login.acme.example', 'Enter an address that begins with https://.'],
    [
      'an address without a provider',
      'http://127.0.0.1:1',
      'Foyer could not read the configuration of this provider. Please check the issuer.',
    ],
  ])('refuses %s', async (_case, issuer, sentence) => {
    const { headers } = await createAdmin();
    const answer = await connect(test, headers, { issuer });
    expect([answer.statusCode, errorOf(answer).fields]).toEqual([400, { issuer: sentence }]);
  });

  it('refuses a provider that states another issuer', async () => {
    const { headers } = await createAdmin();
    const issuer = provider.issuer.replace('127.0.0.1', 'localhost');
    expect(errorOf(await connect(test, headers, { issuer })).fields).toHaveProperty('issuer');
  });

  it('asks for the secret again before it goes to another server', async () => {
    const { headers } = await createConnectedAdmin(test, provider);
    const other = await startFakeProvider();
    const change = { issuer: other.issuer, client_secret: undefined };
    const answer = await connect(test, headers, change);
    await other.close();
    expect(errorOf(answer).fields).toEqual({ client_secret: 'Enter the client secret.' });
  });

  it('can be changed in other ways while the provider is down', async () => {
    const { headers } = await createConnectedAdmin(test, provider);
    provider.setDown(true);
    const change = { issuer: provider.issuer, client_secret: undefined, role_claim: 'groups' };
    const answer = await connect(test, headers, change);
    provider.setDown(false);
    expect(expectStatus(200, answer).json<Schemas['SingleSignOn']>().connection).toMatchObject({
      role_claim: 'groups',
      tested_at: expect.any(String),
    });
  });

  it('needs a proven domain and an admin', async () => {
    const home = await createCompany(test, { isProven: false });
    const founder = await createBuyer(test, { company: home, role: 'company_admin' });
    const { headers } = await createBuyer(test);
    const codes = [founder.headers, headers].map(async (caller) =>
      errorOf(await connect(test, caller, { issuer: provider.issuer })),
    );
    expect((await Promise.all(codes)).map(({ code }) => code)).toEqual([
      'domain_not_proven',
      'forbidden',
    ]);
  });

  it('opens the secret after a change of keys, and seals it anew', async () => {
    const { company, user } = await createConnectedAdmin(test, provider);
    const secretOf = () =>
      test.db
        .selectFrom('sso_connections')
        .select('client_secret')
        .where('company_id', '=', company.id)
        .executeTakeFirstOrThrow();
    const before = await secretOf();
    const secrets = { ...testSecrets(), jwtSecret: 'the next secret of the server, 0123456789' };
    const next = await test.startBeside({
      ...secrets,
      acceptedJwtSecrets: [test.secrets.jwtSecret],
    });
    const address = await createBrowser(next, provider).start(user.email);
    await next.close();
    expect(address).toContain(provider.issuer);
    expect(await secretOf()).not.toEqual(before);
    await test.db.updateTable('sso_connections').set(before).execute();
  });
});

it('a company that is merged into another loses its provider and the links of its people', async () => {
  const { company, user, headers } = await createConnectedAdmin(test, provider);
  const email = `first@${company.domain}`;
  await createBrowser(test, provider).signIn({ sub: 'first', email });
  const into = await createCompany(test);
  const platform = await signIn(test, await createUser(test, { role: 'super_admin' }));
  const merged = await test.app.inject({
    method: 'POST',
    url: `/api/companies/${company.id}/merge/`,
    headers: platform,
    payload: { into: into.id },
  });
  expectStatus(200, merged);
  expect((await read(headers)).connection).toBeNull();
  expect(await start(user.email)).toBe('/signin?sso=unavailable');
  const identities = test.db.selectFrom('sso_identities').selectAll();
  expect(await identities.where('company_id', '=', company.id).execute()).toEqual([]);
});

describe('inside the operator’s network', () => {
  it('no provider is called, unless a setting allows it', async () => {
    const strict = await test.startBeside(test.secrets, { ssoPrivateAddresses: false });
    const admin = await createAdmin();
    const issuers = [provider.issuer, provider.issuer.replace('127.0.0.1', 'localhost')];
    const answers = [];
    for (const issuer of issuers) answers.push(await connect(strict, admin.headers, { issuer }));
    await strict.close();
    expect(answers.map((answer) => errorOf(answer).fields)).toEqual(
      Array(2).fill({ issuer: 'This provider is not on the internet. Foyer cannot reach it.' }),
    );
  });

  it('http is refused, unless a setting allows it', async () => {
    const strict = await test.startBeside(test.secrets, { ssoHttp: false });
    const { headers } = await createAdmin();
    const answer = await connect(strict, headers, { issuer: provider.issuer });
    await strict.close();
    expect(errorOf(answer).fields).toHaveProperty('issuer');
  });
});

describe('a company that requires single sign-on', () => {
  let admin: Buyer;
  let former: TestUser;
  const withPassword = (username: string) => auth.post('/auth/login/', { username, password });
  const createColleague = () => createUser(test, { company: admin.company, password });

  beforeAll(async () => {
    admin = await createConnectedAdmin(test, provider);
    former = await createColleague();
    await auth.post('/auth/password_reset_request/', { email: former.email });
    const session = await auth.signIn(former.username);
    await requireSignOn(test, provider, admin);
    // Sessions that a password has started end; the admin's goes on.
    expect((await auth.verify(session.access_token)).statusCode).toBe(401);
    expect((await read(admin.headers)).connection?.required).toBe(true);
  });

  it('refuses the right password, and says why; a wrong one gets the usual answer', async () => {
    const { username } = await createColleague();
    const right = await withPassword(username);
    expect([right.statusCode, errorOf(right).code]).toEqual([403, 'sso_required']);
    const wrong = await auth.post('/auth/login/', { username, password: 'another password' });
    expect(errorOf(wrong).code).toBe('invalid_credentials');
  });

  it('lets its break-glass admin in, and nobody else who was admin', async () => {
    const other = await createColleague();
    const glass = await createUser(test, {
      company: admin.company,
      role: 'company_admin',
      password,
    });
    const change = { required: true, break_glass: glass.id, client_secret: undefined };
    const { issuer } = provider;
    const early = await connect(test, admin.headers, { issuer, ...change });
    expect(errorOf(early).fields).toEqual({
      break_glass: 'This admin has to set up two-step sign-in first, in their profile.',
    });
    await createFactorCalls(test).setUpTotp(await signIn(test, glass));
    expectStatus(200, await connect(test, admin.headers, { issuer, ...change }));
    expect(errorOf(await withPassword(glass.username)).code).toBe('second_factor_required');
    const wrong = { ...change, issuer, break_glass: other.id };
    expect(errorOf(await connect(test, admin.headers, wrong)).fields).toEqual({
      break_glass: 'Choose an admin of your company.',
    });
    const none = { ...change, issuer, break_glass: null };
    expect(errorOf(await connect(test, admin.headers, none)).fields).toHaveProperty('break_glass');
    const { id } = glass;
    await test.db.updateTable('users').set({ role: 'employee' }).where('id', '=', id).execute();
    expect((await withPassword(glass.username)).statusCode).toBe(403);
  });

  it('mails no code for a new password, and takes no earlier one', async () => {
    const { email } = await createColleague();
    const asked = await auth.post('/auth/password_reset_request/', { email });
    expect(asked.statusCode).toBe(200);
    const [mail] = await mailsTo(test, email);
    expect(mail?.kind).toBe('sso_instead');
    expect(mail?.text).not.toMatch(/\d{6}|#token/);
    const earlier = { email: former.email, otp: await codeFor(test, former.email) };
    const reset = await auth.post('/auth/password_reset/', { ...earlier, password });
    expect(errorOf(reset).code).toBe('sso_required');
    const token = await resetTokenFor(test, former.email);
    const byLink = await auth.post('/auth/password_reset_link/', { token, password });
    expect(errorOf(byLink).code).toBe('sso_required');
  });

  it('refuses sign-ups and invitations with a password', async () => {
    const { domain } = admin.company;
    const form = { email: `new@${domain}`, first_name: 'New', last_name: 'Person', password };
    expect(errorOf(await auth.post('/auth/signup_request/', form)).code).toBe('sso_required');
    const { token } = await createInvitation(test, {
      company: admin.company,
      email: `invited@${domain}`,
      invitedBy: admin.user,
    });
    const { email: _email, ...acceptance } = form;
    const accepted = await auth.post(`/invitations/${token}/accept/`, acceptance);
    expect(errorOf(accepted).code).toBe('sso_required');
  });

  it('does not while the provider is not tested, nor after the proof or the connection is gone', async () => {
    const { username } = await createColleague();
    const { id } = admin.company;
    const set = (at: Date | null) =>
      test.db.updateTable('companies').set({ domain_proven_at: at }).where('id', '=', id).execute();
    await set(null);
    expect((await withPassword(username)).statusCode).toBe(200);
    await set(new Date());
    expect((await withPassword(username)).statusCode).toBe(403);
    const { headers } = admin;
    const removed = await test.app.inject({ method: 'DELETE', url, headers });
    expect(removed.statusCode).toBe(204);
    expect((await read(headers)).connection).toBeNull();
    expect((await withPassword(username)).statusCode).toBe(200);
    expect((await test.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
  });
});
