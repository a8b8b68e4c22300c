import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { bearer, createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createUser, type TestUser } from '../../../testing/people';
import { createAuthenticator } from '../../../testing/passkeys';
import { createFactorCalls } from '../../../testing/secondFactors';

const minute = 60_000;

let now = Date.UTC(2026, 10, 2, 9);
let test: TestApp;
let calls: ReturnType<typeof createAuthCalls>;
let factors: ReturnType<typeof createFactorCalls>;
let person: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createAuthCalls(test);
  factors = createFactorCalls(test);
});
beforeEach(async () => {
  now += 60 * minute;
  person = await createUser(test, { password });
  headers = bearer((await calls.signIn(person.username)).access_token);
});
afterAll(() => test.close());

const signIn = (credential: Schemas['PasskeyAssertion']) =>
  calls.post('/auth/passkeys/sign-in/', { credential });

describe('a passkey', () => {
  it('signs in by itself, and the session has confirmed who it is', async () => {
    const { authenticator, recovery_codes: codes } = await factors.addPasskey(headers);
    expect(codes).toHaveLength(10);
    const answer = await signIn(authenticator.signIn({ challenge: await factors.challenge() }));
    expect(answer.statusCode).toBe(200);
    const session = answer.json<Schemas['Session']>();
    expect(session.user.id).toBe(person.id);
    const path = '/auth/recovery-codes/';
    const renewed = await factors.call('POST', path, bearer(session.access_token));
    expect(renewed.statusCode).toBe(200);
  });

  it('is a second factor: the password alone does not sign in any more', async () => {
    const { authenticator, recovery_codes: codes } = await factors.addPasskey(headers);
    const body = { username: person.username, password };
    const asked = await calls.post('/auth/login/', body);
    expect(asked.json()).toMatchObject({
      code: 'second_factor_required',
      details: { methods: ['passkey', 'recovery_code'] },
    });
    const recovered = await calls.post('/auth/login/', {
      ...body,
      recovery_code: codes?.[0] ?? '',
    });
    expect(recovered.statusCode).toBe(200);
    expect(authenticator.id).not.toBe('');
  });

  it.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['without checking the person', { isVerified: false }],
    [
      'of a challenge that is not ours',
      { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    ],
  ])('signs in nobody when it signs %s', async (_what, use) => {
    const { authenticator } = await factors.addPasskey(headers);
    const challenge = await factors.challenge();
    const answer = await signIn(authenticator.signIn({ challenge, ...use }));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'invalid_second_factor' });
  });

  it('signs each challenge once, within five minutes', async () => {
    const { authenticator } = await factors.addPasskey(headers);
    const challenge = await factors.challenge();
    const credential = authenticator.signIn({ challenge });
    expect((await signIn(credential)).statusCode).toBe(200);
    expect((await signIn(credential)).statusCode).toBe(401);
    const late = await factors.challenge();
    now += 5 * minute + 1;
    expect((await signIn(authenticator.signIn({ challenge: late }))).statusCode).toBe(401);
  });

  it('that counts its uses is refused when the count does not grow', async () => {
    const { authenticator } = await factors.addPasskey(headers);
    const use = async (counter: number) =>
      (await signIn(authenticator.signIn({ challenge: await factors.challenge(), counter })))
        .statusCode;
    expect(await use(5)).toBe(200);
    expect(await use(5)).toBe(401);
    expect(await use(4)).toBe(401);
    expect(await use(6)).toBe(200);
  });

  it('of a closed account signs in nobody', async () => {
    const { authenticator } = await factors.addPasskey(headers);
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', person.id)
      .execute();
    const answer = await signIn(authenticator.signIn({ challenge: await factors.challenge() }));
    expect(answer.json()).toMatchObject({ code: 'account_closed' });
  });

  it('is registered only with the person’s own challenge', async () => {
    const started = await factors.call('POST', '/auth/passkeys/registration/', headers);
    const { challenge } = started.json<Schemas['PasskeyCreationOptions']>();
    const other = await createUser(test, { password });
    const stranger = bearer((await calls.signIn(other.username)).access_token);
    const credential = createAuthenticator(test.config.publicUrl).register({ challenge });
    const answer = await factors.call('POST', '/auth/passkeys/', stranger, { credential });
    expect(answer.json()).toMatchObject({ code: 'passkey_refused' });
  });

  it('is listed, renamed and removed by its person alone', async () => {
    const { authenticator } = await factors.addPasskey(headers);
    const path = `/auth/passkeys/${authenticator.id}/`;
    const other = await createUser(test, { password });
    const stranger = bearer((await calls.signIn(other.username)).access_token);
    expect((await factors.call('PATCH', path, stranger, { name: 'Mine' })).statusCode).toBe(404);
    expect((await factors.call('DELETE', path, stranger)).statusCode).toBe(404);
    expect((await factors.call('PATCH', path, headers, { name: 'Phone' })).statusCode).toBe(200);
    const list = await factors.call('GET', '/auth/passkeys/', headers);
    expect(list.json()).toMatchObject({ passkeys: [{ id: authenticator.id, name: 'Phone' }] });
    expect((await factors.call('DELETE', path, headers)).statusCode).toBe(204);
    expect(
      (await signIn(authenticator.signIn({ challenge: await factors.challenge() }))).statusCode,
    ).toBe(401);
    expect((await calls.signIn(person.username)).user.id).toBe(person.id);
  });

  it('confirms who its person is, and nobody else', async () => {
    const { authenticator } = await factors.addPasskey(headers);
    now += 11 * minute;
    const confirm = async (asked: Record<string, string>) => {
      const passkey = authenticator.signIn({ challenge: await factors.challenge() });
      return (await factors.call('POST', '/auth/confirm/', asked, { passkey })).statusCode;
    };
    const other = await createUser(test, { password });
    const stranger = bearer((await calls.signIn(other.username)).access_token);
    expect(await confirm(stranger)).toBe(400);
    const codes = () => factors.call('POST', '/auth/recovery-codes/', headers);
    expect((await codes()).json()).toMatchObject({ code: 'confirm_identity' });
    expect(await confirm(headers)).toBe(204);
    expect((await codes()).statusCode).toBe(200);
  });
});
