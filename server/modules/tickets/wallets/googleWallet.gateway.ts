import { SignJWT, type JWTPayload } from 'jose';
import type { GoogleWallet } from '../../../config/walletSettings';
import { Reader } from '../../../lib/jsonReader';
import type { Clock } from '../../../lib/clock';

/** Milliseconds for one request. */
const TIMEOUT = 8_000;
/** Seconds that an access token is valid, and before its end when a new one is taken. */
const TOKEN_SECONDS = 3_600;
const TOKEN_MARGIN = 300;

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
/** The audience of a request for a token, wherever it is sent. */
const TOKEN_AUDIENCE = 'https://oauth2.googleapis.com/token';

export interface GoogleAddresses {
  /** Exchanges a signed statement of the service account for an access token. */
  token: string;
  api: string;
}

export const googleAddresses: GoogleAddresses = {
  token: TOKEN_AUDIENCE,
  api: 'https://walletobjects.googleapis.com',
};

/** Collections of the Google Wallet API. */
type Collection = 'eventTicketClass' | 'eventTicketObject';

interface Resource {
  id: string;
}

/** The Google Wallet API, called as the service account. */
export function createGoogleWalletClient(
  { accountEmail, accountKey }: GoogleWallet,
  { clock, addresses }: { clock: Clock; addresses: GoogleAddresses },
) {
  let token: { value: Promise<string>; until: number } | undefined;

  const sign = (claims: JWTPayload): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(accountKey);

  async function fetchToken(now: number): Promise<string> {
    const assertion = await sign({
      iss: accountEmail,
      scope: SCOPE,
      aud: TOKEN_AUDIENCE,
      iat: now,
      exp: now + TOKEN_SECONDS,
    });
    const answer = await fetch(addresses.token, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!answer.ok) throw new Error(`Google answered ${answer.status} for an access token.`);
    return Reader.parse(await answer.text()).needText('access_token');
  }

  function accessToken(): Promise<string> {
    const now = Math.floor(clock.now() / 1_000);
    if (token && now < token.until) return token.value;
    const value = fetchToken(now);
    const taken = { value, until: now + TOKEN_SECONDS - TOKEN_MARGIN };
    token = taken;
    // A failed request is not kept.
    value.catch(() => {
      if (token === taken) token = undefined;
    });
    return value;
  }

  /** @returns the status, which is 200, or 404 or 409 @throws Error for any other */
  async function call(method: 'POST' | 'PATCH', path: string, resource: Resource): Promise<number> {
    const answer = await fetch(new URL(`/walletobjects/v1/${path}`, addresses.api), {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(resource),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await answer.text();
    // The token was revoked; the next attempt takes another one.
    if (answer.status === 401) token = undefined;
    if (answer.ok || answer.status === 404 || answer.status === 409) return answer.status;
    throw new Error(`Google Wallet answered ${answer.status}: ${messageOf(text)}`);
  }

  /** @returns false when Google does not know it */
  const change = async (collection: Collection, resource: Resource): Promise<boolean> =>
    (await call('PATCH', `${collection}/${encodeURIComponent(resource.id)}`, resource)) !== 404;

  return {
    change,

    /** Makes it, or changes it when it is there. */
    async save(collection: Collection, resource: Resource): Promise<void> {
      if (await change(collection, resource)) return;
      // 409: another request has made it meanwhile.
      await call('POST', collection, resource);
    },

    /** Where a person saves the ticket. */
    saveLink: async (claims: JWTPayload): Promise<string> =>
      `https://pay.google.com/gp/v/save/${await sign({ ...claims, iat: Math.floor(clock.now() / 1_000) })}`,
  };
}

function messageOf(text: string): string {
  try {
    return Reader.parse(text).at('error', 'message').text ?? 'no message';
  } catch {
    return 'no JSON';
  }
}
