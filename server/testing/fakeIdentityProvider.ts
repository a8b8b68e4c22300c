import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

/** What the provider does differently from an honest one. */
export interface Tampering {
  /** Replaces claims of the ID token; undefined leaves one out. */
  claims?: Record<string, unknown>;
  /** Signs the ID token with a key that is not in the JWKS, or not at all. */
  signature?: 'other key' | 'none';
  /** The parameter `iss` of the callback; null leaves it out. */
  iss?: string | null;
}

interface Person {
  sub: string;
  email: string;
  [claim: string]: unknown;
}

interface IssuedCode {
  challenge: string;
  claims: Record<string, unknown>;
  signature: Tampering['signature'];
}

export const CLIENT = { id: 'foyer', secret: 'a secret of the client' };

const KEY_ID = 'key-1';

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

const makeKeys = () => Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
/** Made once for all providers of a worker: a key takes 200 ms. */
let keys: ReturnType<typeof makeKeys> | undefined;

/** An identity provider on loopback that can be told to cheat. */
export async function startFakeProvider() {
  const [honest, other] = await (keys ??= makeKeys());
  const jwk = await exportJWK(honest.publicKey);
  const codes = new Map<string, IssuedCode>();
  let isDown = false;

  const configuration = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  });

  async function idTokenOf({ claims, signature }: IssuedCode): Promise<string> {
    if (signature === 'none') return new UnsecuredJWT(claims).encode();
    const key = signature === 'other key' ? other.privateKey : honest.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
  }

  async function token(request: IncomingMessage) {
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isVerified =
      code?.challenge === createHash('sha256').update(verifier).digest('base64url');
    const credentials = `${CLIENT.id}:${encodeURIComponent(CLIENT.secret).replaceAll('%20', '+')}`;
    const due = `Basic ${Buffer.from(credentials).toString('base64')}`;
    if (!code || !isVerified || request.headers.authorization !== due) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const body = { access_token: 'access', token_type: 'Bearer', id_token: await idTokenOf(code) };
    return { status: 200, body };
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (isDown) return { status: 503, body: {} };
    if (request.url === '/.well-known/openid-configuration') {
      return { status: 200, body: configuration() };
    }
    if (request.url === '/jwks') {
      return { status: 200, body: { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] } };
    }
    return request.url === '/token' ? token(request) : { status: 404, body: {} };
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  return {
    issuer,
    setDown: (down: boolean) => {
      isDown = down;
    },

    /**
     * Signs a person in, as at the address to which Foyer leads the browser.
     * @returns the address of the callback, without its origin
     */
    signIn(address: string, person: Person, { claims, signature, iss }: Tampering = {}): string {
      const { searchParams: asked } = new URL(address);
      const now = Math.floor(Date.now() / 1000);
      const code = `code-${codes.size}-${asked.get('state')}`;
      const all = {
        iss: issuer,
        aud: asked.get('client_id'),
        iat: now,
        exp: now + 300,
        nonce: asked.get('nonce'),
        email_verified: true,
        ...person,
        ...claims,
      };
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        claims: JSON.parse(JSON.stringify(all)) as Record<string, unknown>,
        signature,
      });
      const query = new URLSearchParams({ code, state: asked.get('state') ?? '' });
      if (iss !== null) query.set('iss', iss ?? issuer);
      return `${new URL(asked.get('redirect_uri') ?? '').pathname}?${query}`;
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
