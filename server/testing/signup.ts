import { createHash } from 'node:crypto';
import { createAuthCalls, password } from './authCalls';
import type { TestApp } from './buildTestApp';
import { codeFor } from './mails';

interface SignupForm {
  email: string;
  first_name?: string;
  last_name?: string;
  password?: string;
}

/** One IP address per mail address, because a person requests and enters the code from one place. */
function networkOfPerson(email: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(email.trim().toLowerCase()).digest();
  return `172.${a}.${b}.${c}`;
}

/** Client calls for sign-up and password reset. */
export function createSignupCalls(test: Pick<TestApp, 'app' | 'db'>) {
  const { post } = createAuthCalls(test);
  const request = (form: SignupForm, address = networkOfPerson(form.email)) =>
    post(
      '/auth/signup_request/',
      { first_name: 'Rohan', last_name: 'Das', password, ...form },
      {},
      address,
    );
  const verify = (
    email: string,
    otp: string,
    more: object = {},
    address = networkOfPerson(email),
  ) => post('/auth/verify_otp_and_signup/', { email, otp, ...more }, {}, address);
  return {
    post,
    request,
    verify,
    resend: (email: string, address = networkOfPerson(email)) =>
      post('/auth/resend_otp/', { email }, {}, address),
    requestReset: (email: string, address = networkOfPerson(email)) =>
      post('/auth/password_reset_request/', { email }, {}, address),
    reset: (email: string, otp: string, newPassword: string, address = networkOfPerson(email)) =>
      post('/auth/password_reset/', { email, otp, password: newPassword }, {}, address),
    resetByLink: (token: string, newPassword: string, address?: string) =>
      post('/auth/password_reset_link/', { token, password: newPassword }, {}, address),

    /** Requests a code, reads it from the mail and completes the sign-up. */
    async signUp(email: string, form: Omit<SignupForm, 'email'> = {}) {
      const asked = await request({ email, ...form });
      if (asked.statusCode !== 200) throw new Error(asked.body);
      return verify(email, await codeFor(test, email));
    },
  };
}
