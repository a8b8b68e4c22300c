import { createAuthCalls, password } from './authCalls';
import type { TestApp } from './buildTestApp';
import { codeFor } from './mails';

interface SignupForm {
  email: string;
  first_name?: string;
  last_name?: string;
  password?: string;
}

/** Calls of sign-up and password reset. */
export function createSignupCalls(test: Pick<TestApp, 'app' | 'db'>) {
  const { post } = createAuthCalls(test);
  const request = (form: SignupForm, address?: string) =>
    post(
      '/auth/signup_request/',
      { first_name: 'Rohan', last_name: 'Das', password, ...form },
      {},
      address,
    );
  const verify = (email: string, otp: string, more: object = {}) =>
    post('/auth/verify_otp_and_signup/', { email, otp, ...more });
  return {
    post,
    request,
    verify,
    resend: (email: string) => post('/auth/resend_otp/', { email }),
    requestReset: (email: string, address?: string) =>
      post('/auth/password_reset_request/', { email }, {}, address),
    reset: (email: string, otp: string, newPassword: string) =>
      post('/auth/password_reset/', { email, otp, password: newPassword }),

    /** Requests a code, reads it from the mail and completes the sign-up. */
    async signUp(email: string, form: Omit<SignupForm, 'email'> = {}) {
      const asked = await request({ email, ...form });
      if (asked.statusCode !== 200) throw new Error(asked.body);
      return verify(email, await codeFor(test, email));
    },
  };
}
