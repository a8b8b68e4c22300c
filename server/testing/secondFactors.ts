import { TOTP } from 'otpauth';
import type { Schemas } from '../contract/types';
import type { TestApp } from './buildTestApp';
import { unchecked } from './checkedInject';
import { createAuthenticator } from './passkeys';

type Headers = Record<string, string>;

/** What an authenticator app shows. @param at milliseconds since 1970 */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret }).generate({ timestamp: at });

/** Calls of people who set up second factors. */
export function createFactorCalls({ app, config }: Pick<TestApp, 'app' | 'config'>) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    headers: Headers,
    body?: object,
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(body && { payload: unchecked(body) }),
    });

  return {
    call,

    /** @returns the secret, and recovery codes if these are the first */
    async setUpTotp(headers: Headers, now = Date.now()) {
      const { secret } = (await call('POST', '/auth/totp/', headers)).json<Schemas['TotpSetup']>();
      const otp = codeAt(secret, now);
      const answer = await call('POST', '/auth/totp/confirm/', headers, { otp });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { recovery_codes: codes } = answer.json<Schemas['FirstRecoveryCodes']>();
      return { secret, codes: codes ?? [] };
    },

    async addPasskey(headers: Headers) {
      const authenticator = createAuthenticator(config.publicUrl);
      const started = await call('POST', '/auth/passkeys/registration/', headers);
      const { challenge } = started.json<Schemas['PasskeyCreationOptions']>();
      const credential = authenticator.register({ challenge });
      const answer = await call('POST', '/auth/passkeys/', headers, { credential });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return { authenticator, ...answer.json<Schemas['FirstRecoveryCodes']>() };
    },

    /** A challenge to sign in, or to confirm. */
    async challenge(): Promise<string> {
      const answer = await call('POST', '/auth/passkeys/sign-in/options/', {});
      return answer.json<Schemas['PasskeyRequestOptions']>().challenge;
    },
  };
}
