import type { BodyAt } from '../contract/calls';
import { unchecked } from './checkedInject';
import type { Schemas } from '../contract/types';
import type { TestApp } from './buildTestApp';

/** The password of test users who sign in through these calls. */
export const password = 'correct horse battery';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The claims of an access token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

let callers = 0;
/** An unused address, so that calls of one test file do not share rate limits by network. */
function nextAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Client calls for sign-in, refresh and verification. By default each comes from a new address. */
export function createAuthCalls({ app }: Pick<TestApp, 'app'>) {
  const post = <Path extends string>(
    path: Path,
    payload?: BodyAt<'POST', Path>,
    headers: Record<string, string> = {},
    remoteAddress = nextAddress(),
  ) =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: unchecked(payload),
      headers,
      remoteAddress,
    });
  const refresh = (token: string) => post('/auth/refresh/', { refresh_token: token });

  return {
    post,
    refresh,
    verify: (token: string) =>
      app.inject({ url: '/api/auth/verify-token/', headers: bearer(token) }),

    async signIn(username: string): Promise<Schemas['Session']> {
      const answer = await post('/auth/login/', { username, password });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },

    async refreshOk(token: string): Promise<Schemas['SessionTokens']> {
      const answer = await refresh(token);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
  };
}
