import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { bearer } from '../../../testing/authCalls';
import { expectStatus, type Buyer } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { startFakeProvider, type FakeProvider } from '../../../testing/fakeIdentityProvider';
import { codeFor, mailsTo, wrongCode } from '../../../testing/mails';
import { createCompany, createUser } from '../../../testing/people';
import { createScimCompany } from '../../../testing/scim';
import {
  cookiesOf,
  createBrowser,
  createConnectedAdmin,
  loopbackProviders,
} from '../../../testing/singleSignOn';

let test: TestApp;
let provider: FakeProvider;
let admin: Buyer;
let domain: string;

beforeAll(async () => {
  provider = await startFakeProvider();
  test = await buildTestApp({ config: loopbackProviders });
  admin = await createConnectedAdmin(test, provider, {
    role_claim: 'groups',
    role_mapping: [{ value: 'managers', role: 'company_manager' }],
  });
  domain = admin.company.domain;
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

let made = 0;
/** Somebody at the provider without an account here. */
const newPerson = (more: Record<string, unknown> = {}) => {
  made += 1;
  return { sub: `subject-${made}`, email: `new.person${made}@${domain}`, ...more };
};
const browser = () => createBrowser(test, provider);
const userOf = async (answer: Parameters<typeof cookiesOf>[0]) => {
  const headers = bearer(cookiesOf(answer).get('access_token') ?? '');
  const verified = await test.app.inject({ url: '/api/auth/verify-token/', headers });
  return expectStatus(200, verified).json<Schemas['VerifiedSession']>().user;
};
const accountsAt = (email: string) =>
  test.db.selectFrom('users').selectAll().where('email', '=', email).execute();

describe('a first sign-in', () => {
  it('makes the person, starts a session and leads to the page that was asked for', async () => {
    const person = newPerson({ given_name: 'Kavya', family_name: 'Reddy' });
    const answer = await browser().signIn(person, { next: '/events/12?from=mail' });
    expect(answer.headers.location).toBe('/events/12?from=mail');
    expect(await userOf(answer)).toMatchObject({
      email: person.email,
      name: 'Kavya Reddy',
      role: 'employee',
      company_id: admin.company.id,
    });
    const [account] = await accountsAt(person.email);
    expect(account?.password_hash).toBeNull();
    expect([...cookiesOf(answer)].map(([name, value]) => [name, value !== ''])).toEqual([
      ['sso', false],
      ['device', true],
      ['access_token', true],
      ['refresh_token', true],
      ['token', true],
    ]);
  });

  it.each([
    ['a list', ['staff', 'managers'], 'company_manager'],
    ['a text', 'managers', 'company_manager'],
    ['another value', ['managers of others'], 'employee'],
    ['none', undefined, 'employee'],
  ])('gives the role of the mapped claim: %s', async (_case, groups, role) => {
    expect(await userOf(await browser().signIn(newPerson({ groups })))).toMatchObject({ role });
  });

  it('is followed by others as the same person, whatever name and address the provider states', async () => {
    const person = newPerson();
    const { id } = await userOf(await browser().signIn(person));
    const changed = { ...person, email: `renamed@${domain}`, given_name: 'Other' };
    expect(await userOf(await browser().signIn(changed))).toMatchObject({
      id,
      email: person.email,
    });
    expect(await accountsAt(changed.email)).toEqual([]);
  });

  it('is in the audit of the company', async () => {
    const person = newPerson({ name: 'Ravi Kumar Das' });
    await browser().signIn(person);
    const { headers } = admin;
    const changes = await test.app.inject({ url: '/api/company/audit/', headers });
    expect(changes.body).toContain(`joined ${admin.company.name} as Employee by single sign-on`);
  });
});

describe('the start', () => {
  it('depends on the domain alone, not on the account', async () => {
    const known = await browser().start(admin.user.email);
    const unknown = await browser().start(`nobody@${domain}`);
    const place = (address: string) => new URL(address).origin + new URL(address).pathname;
    expect([known, unknown].map(place)).toEqual(Array(2).fill(`${provider.issuer}/authorize`));
    const query = new URL(known).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${test.config.publicUrl}/api/auth/sso/callback/`,
      code_challenge_method: 'S256',
      login_hint: admin.user.email,
    });
  });

  it.each(['somebody@elsewhere.example', 'no address', 'somebody@gmail.com'])(
    'leads back to the sign-in page without a provider: %s',
    async (email) => {
      expect(await browser().start(email, '/cart')).toBe('/signin?sso=unavailable&next=%2Fcart');
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'x',
    '/api/x',
  ])('leads to no other site afterwards: %s', async (next) => {
    expect((await browser().signIn(newPerson(), { next })).headers.location).toBe('/');
  });

  it('binds the sign-in to the browser', async () => {
    const address = await browser().start(`somebody@${domain}`);
    const callback = provider.signIn(address, newPerson());
    const answer = await browser().go(callback);
    expect(answer.headers.location).toBe('/signin?sso=expired');
    expect(cookiesOf(answer).has('access_token')).toBe(false);
    // Nor does it end a sign-in that another browser has begun itself.
    const other = browser();
    const own = provider.signIn(await other.start(`somebody@${domain}`), newPerson());
    const headers = { cookie: `sso=${other.cookie()}` };
    const foreign = await test.app.inject({ url: callback, headers });
    expect(foreign.headers.location).toBe('/signin?sso=expired');
    expect((await other.go(own)).headers.location).toBe('/');
  });

  it('stores nothing with which a sign-in could be finished', async () => {
    const visitor = browser();
    const address = await visitor.start(`somebody@${domain}`);
    const rows = JSON.stringify(await test.db.selectFrom('sso_attempts').selectAll().execute());
    const { searchParams } = new URL(address);
    for (const secret of [visitor.cookie(), searchParams.get('state'), searchParams.get('nonce')]) {
      expect(rows).not.toContain(secret);
    }
  });
});

describe('a dishonest answer starts no session', () => {
  const past = Math.floor(Date.now() / 1000) - 3600;

  it.each([
    ['another issuer', { claims: { iss: 'https://other.example' } }, 'failed'],
    ['another audience', { claims: { aud: 'another client' } }, 'failed'],
    ['another nonce', { claims: { nonce: 'another' } }, 'failed'],
    ['no nonce', { claims: { nonce: undefined } }, 'failed'],
    ['an expired token', { claims: { exp: past } }, 'failed'],
    ['no subject', { claims: { sub: undefined } }, 'failed'],
    ['no signature', { signature: 'none' }, 'failed'],
    ['the key of somebody else', { signature: 'other key' }, 'failed'],
    ['the issuer of another provider in the callback', { iss: 'https://other.example' }, 'failed'],
    ['no issuer in the callback', { iss: null }, 'failed'],
    [
      'an address that is not verified',
      { claims: { email_verified: false } },
      'email_not_verified',
    ],
    ['a verification as text', { claims: { email_verified: 'true' } }, 'email_not_verified'],
    ['no address', { claims: { email: undefined } }, 'email_not_verified'],
    ['another domain', { claims: { email: 'ceo@other.example' } }, 'other_domain'],
    ['a domain that only ends alike', { claims: { email: 'ceo@x.y' } }, 'other_domain'],
  ] as const)('%s', async (_case, tampering, reason) => {
    const person = newPerson();
    const answer = await browser().signIn(person, tampering);
    expect(answer.headers.location).toBe(`/signin?sso=${reason}`);
    expect(cookiesOf(answer).has('access_token')).toBe(false);
    expect(await accountsAt(person.email)).toEqual([]);
  });

  it('a code and state that were used before', async () => {
    const visitor = browser();
    const callback = provider.signIn(await visitor.start(`a@${domain}`), newPerson());
    const cookie = visitor.cookie();
    expect((await visitor.go(callback)).headers.location).toBe('/');
    const again = await test.app.inject({ url: callback, headers: { cookie: `sso=${cookie}` } });
    expect(again.headers.location).toBe('/signin?sso=expired');
  });

  it('a code of another sign-in', async () => {
    const [one, other] = [browser(), browser()];
    const stolen = provider.signIn(await one.start(`a@${domain}`), newPerson());
    const own = provider.signIn(await other.start(`a@${domain}`), newPerson());
    const query = new URLSearchParams(own.split('?')[1]);
    query.set('code', new URLSearchParams(stolen.split('?')[1]).get('code') ?? '');
    const answer = await other.go(`/api/auth/sso/callback/?${query}`);
    expect(answer.headers.location).toBe('/signin?sso=failed');
  });

  it('a refusal, or a provider that is down', async () => {
    const visitor = browser();
    const state = new URL(await visitor.start(`a@${domain}`)).searchParams.get('state') ?? '';
    const refused = await visitor.go(`/api/auth/sso/callback/?error=access_denied&state=${state}`);
    expect(refused.headers.location).toBe('/signin?sso=denied');
    const address = await visitor.start(`a@${domain}`);
    provider.setDown(true);
    const answer = await visitor.go(provider.signIn(address, newPerson()));
    provider.setDown(false);
    expect(answer.headers.location).toBe('/signin?sso=failed');
  });
});

describe('an account that existed before', () => {
  it('is linked once its owner has entered the mailed code', async () => {
    const account = await createUser(test, { company: admin.company });
    const person = { sub: `of ${account.email}`, email: account.email };
    const visitor = browser();
    const answer = await visitor.signIn(person, { next: '/cart' });
    expect(answer.headers.location).toBe('/signin/confirm?next=%2Fcart');
    expect(cookiesOf(answer).has('access_token')).toBe(false);
    const code = await codeFor(test, account.email);
    const wrong = await visitor.link(wrongCode(code));
    expect([wrong.statusCode, wrong.json<Schemas['Error']>().code]).toEqual([400, 'invalid_otp']);
    const linked = expectStatus(200, await visitor.link(code));
    expect(linked.json<Schemas['Session']>().user.id).toBe(account.id);
    expect((await visitor.link(code)).statusCode).toBe(410);
    const next = await browser().signIn(person);
    expect((await userOf(next)).id).toBe(account.id);
    const kinds = (await mailsTo(test, account.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['sso_link_code', 'new_device']);
  });

  it('is not reached by somebody whose address was changed to it', async () => {
    const account = await createUser(test, { company: admin.company });
    const person = newPerson();
    await browser().signIn(person);
    const attacker = browser();
    const own = await attacker.signIn({ ...person, email: account.email });
    expect((await userOf(own)).email).toBe(person.email);
    // With an account of its own at the provider as well: the code goes to the mailbox of the owner.
    await attacker.signIn({ sub: 'attacker', email: account.email });
    expect((await attacker.link('000000')).statusCode).toBe(400);
    const stranger = browser();
    expect((await stranger.link(await codeFor(test, account.email))).statusCode).toBe(410);
  });

  it.each([
    [
      'of another company',
      async () => createUser(test, { company: await createCompany(test), email: `a@${domain}` }),
      'other_company',
    ],
    [
      'of the platform',
      () => createUser(test, { role: 'admin', email: `b@${domain}` }),
      'other_company',
    ],
    [
      'that is closed',
      () => createUser(test, { company: admin.company, isActive: false }),
      'account_closed',
    ],
  ])('is refused: one %s', async (_case, create, reason) => {
    const { email } = await create();
    const answer = await browser().signIn({ sub: `of ${email}`, email });
    expect(answer.headers.location).toBe(`/signin?sso=${reason}`);
    expect(await mailsTo(test, email)).toEqual([]);
  });

  it('is refused after the person has left the company', async () => {
    const person = newPerson();
    const { id } = await userOf(await browser().signIn(person));
    const { id: company } = await createCompany(test);
    await test.db.updateTable('users').set({ company_id: company }).where('id', '=', id).execute();
    const answer = await browser().signIn(person);
    expect(answer.headers.location).toBe('/signin?sso=other_company');
  });
});

describe('a person whom SCIM has made', () => {
  let scim: Awaited<ReturnType<typeof createScimCompany>>;
  beforeAll(async () => {
    scim = await createScimCompany(test, admin.company);
  });
  const provisioned = async (userName: string) => {
    const { id } = await scim.create(userName, { displayName: 'Provisioned Person' });
    return {
      id: Number(id),
      close: () => scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
    };
  };

  it('signs in at once while nobody has used the account', async () => {
    const person = newPerson({ groups: ['managers'] });
    const { id, close } = await provisioned(person.email);
    expect(await userOf(await browser().signIn(person))).toMatchObject({
      id,
      name: 'Provisioned Person',
      role: 'employee',
    });
    expect(await userOf(await browser().signIn(person))).toMatchObject({ id });
    const { headers } = admin;
    const changes = await test.app.inject({ url: '/api/company/audit/', headers });
    expect(changes.body).toContain('linked the account of Provisioned Person');
    expectStatus(200, await close());
    const refused = await browser().signIn(person);
    expect(refused.headers.location).toBe('/signin?sso=account_closed');
  });

  it('needs the code once somebody has used it, or when it existed before', async () => {
    const linked = newPerson();
    await provisioned(linked.email);
    await browser().signIn(linked);
    const withPassword = newPerson();
    const { id } = await provisioned(withPassword.email);
    const setHash = (user: number, hash: string | null) =>
      test.db.updateTable('users').set({ password_hash: hash }).where('id', '=', user).execute();
    await setHash(id, 'a hash');
    const former = await createUser(test, { company: admin.company });
    await setHash(former.id, null);
    const known = { op: 'add', path: 'externalId', value: 'former' };
    expectStatus(200, await scim.patch(`/Users/${former.id}`, known));
    for (const email of [linked.email, withPassword.email, former.email]) {
      const answer = await browser().signIn({ sub: `another at ${email}`, email });
      expect([email, answer.headers.location]).toEqual([email, '/signin/confirm']);
    }
  });

  it('of another company does not make it the provider’s', async () => {
    const person = newPerson();
    await provisioned(person.email);
    const elsewhere = await createCompany(test);
    await test.db
      .updateTable('users')
      .set({ company_id: elsewhere.id })
      .where('email', '=', person.email)
      .execute();
    const answer = await browser().signIn(person);
    expect(answer.headers.location).toBe('/signin?sso=other_company');
  });
});

it('signing out leads to the provider, which ends its own session', async () => {
  const answer = await browser().signIn(newPerson());
  const token = cookiesOf(answer).get('access_token') ?? '';
  const signOut = () =>
    test.app.inject({ method: 'POST', url: '/api/auth/logout/', headers: bearer(token) });
  const left = expectStatus(200, await signOut()).json<Schemas['SignOutResult']>();
  const address = new URL(left.provider_address);
  expect(address.origin + address.pathname).toBe(`${provider.issuer}/logout`);
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe(
    `${test.config.publicUrl}/signin`,
  );
  expect(address.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  expect((await signOut()).statusCode).toBe(204);
});

it('counts only while the domain is proven', async () => {
  const { id } = admin.company;
  const set = (at: Date | null) =>
    test.db.updateTable('companies').set({ domain_proven_at: at }).where('id', '=', id).execute();
  const visitor = browser();
  const callback = provider.signIn(await visitor.start(`a@${domain}`), newPerson());
  await set(null);
  expect(await browser().start(`a@${domain}`)).toBe('/signin?sso=unavailable');
  expect((await visitor.go(callback)).headers.location).toBe('/signin?sso=other_domain');
  await set(new Date());
});
