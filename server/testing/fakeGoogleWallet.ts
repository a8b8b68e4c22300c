import { verify } from 'node:crypto';
import { startFakeServer, type FakeAnswer, type FakeRequest } from './fakeGateway';
import type { GoogleAccount } from './walletAccounts';

type Resource = Record<string, unknown>;

/** The claims of a JWT that the account has signed. @throws Error for another signature */
export function readSignedJwt({ publicKey }: GoogleAccount, jwt: string) {
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The account has not signed this.');
  const parse = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { header: parse(header), claims: parse(payload) };
}

const refuse = (status: number, message: string): FakeAnswer => ({
  status,
  body: { error: { code: status, message } },
});

/** A fake of Google's OAuth and of the part of the Google Wallet API that Foyer uses. */
export async function startFakeGoogleWallet(account: GoogleAccount) {
  const accessToken = 'ya29.of-the-test';
  /** By collection and id. */
  const resources = new Map<string, Resource>();
  const assertions: ReturnType<typeof readSignedJwt>[] = [];

  function answerToken(body: string): FakeAnswer {
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
      return refuse(400, 'unsupported_grant_type');
    }
    assertions.push(readSignedJwt(account, form.get('assertion') ?? ''));
    const answer = { access_token: accessToken, token_type: 'Bearer', expires_in: 3_599 };
    return { status: 200, body: answer };
  }

  function answerWallet({ method, path, body, headers }: FakeRequest): FakeAnswer {
    if (headers.authorization !== `Bearer ${accessToken}`) return refuse(401, 'Unauthenticated');
    const [collection, named] = path.replace('/walletobjects/v1/', '').split('/');
    const change = JSON.parse(body) as Resource;
    const key = `${collection}/${named ?? String(change.id)}`;
    const known = resources.get(key);
    if (method === 'POST') {
      if (known) return refuse(409, 'exists');
      resources.set(key, change);
      return { status: 200, body: change };
    }
    if (!known) return refuse(404, 'not found');
    // Null removes a field.
    const merged = Object.entries({ ...known, ...change }).filter(([, value]) => value !== null);
    resources.set(key, Object.fromEntries(merged));
    return { status: 200, body: resources.get(key) ?? {} };
  }

  const server = await startFakeServer((request) =>
    request.path === '/token' ? answerToken(request.body) : answerWallet(request),
  );
  return {
    server,
    addresses: { token: `${server.url}/token`, api: server.url },
    resources,
    assertions,
    close: () => server.close(),
  };
}
