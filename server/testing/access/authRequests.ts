import { randomUUID } from 'node:crypto';
import type { TestApp } from '../buildTestApp';
import { resetTokenFor } from '../mails';
import { createAuthenticator } from '../passkeys';
import type { AccessData } from './accessData';
import type { RequestBuilder } from './requestParts';

/** A sign-up form that was sent and not yet verified. */
const signupForm = async (data: AccessData, test: TestApp) => {
  const email = data.newAddress();
  const form = { email, first_name: 'New', last_name: 'Person', password: 'a long password' };
  await test.app.inject({ method: 'POST', url: '/api/auth/signup_request/', payload: form });
  return { email, first_name: 'New', last_name: 'Person', password: form.password };
};

/** A passkey that nobody has registered. */
const strangePasskey = createAuthenticator('https://tickets.example');

/** Calls without a session, which begin or restore one. */
export const authRequests = {
  signIn: async (data) => {
    const { username, password } = await data.newcomer();
    return { body: { username, password } };
  },
  startPasskeySignIn: () => ({}),
  signInWithPasskey: () => ({ body: { credential: strangePasskey.signIn({ challenge: 'none' }) } }),
  requestSignup: (data) => ({
    body: {
      email: data.newAddress(),
      first_name: 'New',
      last_name: 'Person',
      password: 'a long password',
    },
  }),
  verifySignup: async (data, test) => {
    const form = await signupForm(data, test);
    return { body: { ...form, otp: await data.code({ purpose: 'signup', email: form.email }) } };
  },
  resendOtp: (data) => ({ body: { email: data.newAddress() } }),
  requestPasswordReset: async (data) => ({ body: { email: (await data.newcomer()).email } }),
  resetPassword: async (data) => {
    const { email } = await data.newcomer();
    const otp = await data.code({ purpose: 'password_reset', email });
    return { body: { email, otp, password: 'another long password' } };
  },
  resetPasswordByLink: async (data, test) => {
    const { email } = await data.newcomer();
    const url = '/api/auth/password_reset_request/';
    await test.app.inject({ method: 'POST', url, payload: { email }, remoteAddress: '10.7.7.7' });
    return { body: { token: await resetTokenFor(test, email), password: 'another long password' } };
  },
  refreshSession: async (data, { app }) => {
    const { username, password } = await data.newcomer();
    const payload = { username, password };
    const session = await app.inject({ method: 'POST', url: '/api/auth/login/', payload });
    return { body: { refresh_token: session.json<{ refresh_token: string }>().refresh_token } };
  },
} satisfies Record<string, RequestBuilder>;

/** Calls about the caller's sessions and second factors; nobody has a second factor. */
export const factorRequests = {
  listSessions: () => ({}),
  endSession: async ({ people }, { db }) => {
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', people.owner.id)
      .executeTakeFirst();
    return { path: { id: session?.id ?? randomUUID() } };
  },
  endOtherSessions: () => ({}),
  getConfirmationMethods: () => ({}),
  confirmIdentity: () => ({ body: { recovery_code: 'AAAA-AAAA-AAAA-AAAA' } }),
  getTotp: () => ({}),
  startTotp: () => ({}),
  confirmTotp: () => ({ body: { otp: '123456' } }),
  turnOffTotp: () => ({}),
  countRecoveryCodes: () => ({}),
  renewRecoveryCodes: () => ({}),
  listPasskeys: () => ({}),
  startPasskey: () => ({}),
  addPasskey: () => ({ body: { credential: strangePasskey.register({ challenge: 'none' }) } }),
  renamePasskey: () => ({ path: { id: 'unknown' }, body: { name: 'Phone' } }),
  removePasskey: () => ({ path: { id: 'unknown' } }),
  getCompanySecondFactor: () => ({}),
  setCompanySecondFactor: () => ({ body: { required_for_admins: true } }),
} satisfies Record<string, RequestBuilder>;
