import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createTokens, hashToken, newRefreshToken } from './tokens.service';

const secret = 'a-secret-of-this-test-0123456789-abcdef';
const tokensOf = (jwtSecret: string, ...acceptedJwtSecrets: string[]) =>
  createTokens({ jwtSecret, acceptedJwtSecrets });
const tokens = tokensOf(secret);
const claims = { userId: 7, sessionId: '0198a3c2-0000-7000-8000-000000000001' };
const now = Date.UTC(2026, 0, 5, 10, 0, 0, 250);
const minute = 60_000;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token made by hand, so that its parts can be wrong one at a time. */
function forge(header: object, payload: object, key = secret) {
  const body = `${encode(header)}.${encode(payload)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

const good = {
  iss: 'foyer',
  aud: 'foyer',
  sub: '7',
  sid: claims.sessionId,
  jti: 'x',
  iat: Math.floor(now / 1000),
  exp: Math.floor(now / 1000) + 900,
};
const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

describe('access tokens', () => {
  it('say whose they are for fifteen minutes', async () => {
    const { accessToken } = await tokens.issuePair(claims, 'r', now);
    expect(await tokens.readAccess(accessToken, now + 14 * minute)).toEqual(claims);
    await expect(tokens.readAccess(accessToken, now + 15 * minute)).rejects.toMatchObject({
      status: 401,
      code: 'token_expired',
    });
  });

  it('can be read after they have expired by those who say so', async () => {
    const { accessToken } = await tokens.issuePair(claims, 'r', now);
    expect(await tokens.readExpired(accessToken, now + 90 * 24 * 60 * minute)).toEqual(claims);
    expect(await tokens.readExpired(`${accessToken}x`, now)).toBeNull();
    expect(await tokens.readExpired('nonsense', now)).toBeNull();
  });

  it('are taken when made by hand as they should be', async () => {
    expect(await tokens.readAccess(forge({ alg: 'HS256' }, good), now)).toEqual(claims);
  });

  it.each([
    ['no algorithm', `${encode({ alg: 'none' })}.${encode(good)}.`],
    ['another algorithm', forge({ alg: 'HS512' }, good)],
    ['another key', forge({ alg: 'HS256' }, good, `${secret}!`)],
    ['another audience', forge({ alg: 'HS256' }, { ...good, aud: 'other' })],
    ['another issuer', forge({ alg: 'HS256' }, { ...good, iss: 'other' })],
    ['no end', forge({ alg: 'HS256' }, without('exp'))],
    ['no session', forge({ alg: 'HS256' }, without('sid'))],
    ['no id', forge({ alg: 'HS256' }, without('jti'))],
    ['a session that is no text', forge({ alg: 'HS256' }, { ...good, sid: 5 })],
    ['a person that is no number', forge({ alg: 'HS256' }, { ...good, sub: 'root' })],
    ['nothing in it', ''],
    ['no dots', 'abc'],
  ])('are refused with %s', async (_what, token) => {
    await expect(tokens.readAccess(token, now)).rejects.toMatchObject({
      status: 401,
      code: 'invalid_token',
    });
  });
});

describe('with several secrets', () => {
  const next = 'the-next-secret-of-this-test-0123456789';
  const refusal = { status: 401, code: 'invalid_token' };
  const headerOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as object;

  it('the first one signs and names itself, and tokens of each are read', async () => {
    const [before, after] = [tokensOf(secret, next), tokensOf(next, secret)];
    const old = await tokens.issuePair(claims, 'r', now);
    const signed = await after.issuePair(claims, 'r', now);
    expect(headerOf(signed.accessToken)).not.toEqual(headerOf(old.accessToken));
    for (const { accessToken } of [old, signed]) {
      expect(await before.readAccess(accessToken, now)).toEqual(claims);
      expect(await after.readAccess(accessToken, now)).toEqual(claims);
    }
    await expect(tokens.readAccess(signed.accessToken, now)).rejects.toMatchObject(refusal);
    await expect(tokensOf(next).readAccess(old.accessToken, now)).rejects.toMatchObject(refusal);
    // Of a release that named no key.
    const unnamed = forge({ alg: 'HS256' }, good);
    expect(await after.readAccess(unnamed, now)).toEqual(claims);
    await expect(tokensOf(next).readAccess(unnamed, now)).rejects.toMatchObject(refusal);
    const expired = forge({ alg: 'HS256' }, { ...good, exp: good.iat - 1 });
    await expect(after.readAccess(expired, now)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('a token is not read by another key than the one it names', async () => {
    const after = tokensOf(next, secret);
    const { kid: own } = headerOf((await after.issuePair(claims, 'r', now)).accessToken) as {
      kid: string;
    };
    expect(await after.readAccess(forge({ alg: 'HS256', kid: own }, good, next), now)).toEqual(
      claims,
    );
    const foreign = forge({ alg: 'HS256', kid: own }, good, secret);
    await expect(after.readAccess(foreign, now)).rejects.toMatchObject(refusal);
    for (const kid of ['', 'x', '0', '__proto__', '../jwt-secret', 7, null, {}, [own]]) {
      const token = forge({ alg: 'HS256', kid }, good);
      await expect(after.readAccess(token, now)).rejects.toMatchObject(refusal);
    }
  });
});

describe('pairs', () => {
  it('are the same for the same arguments, to the letter', async () => {
    expect(await tokens.issuePair(claims, 'r', now)).toEqual(
      await tokens.issuePair(claims, 'r', now),
    );
    const other = await tokens.issuePair(claims, 'r2', now);
    expect(other.accessToken).not.toBe((await tokens.issuePair(claims, 'r', now)).accessToken);
  });

  it('follow each other in a way that only this server knows', () => {
    const first = newRefreshToken();
    expect(first).toMatch(/^[\w-]{43}$/);
    const successorOf = (of: typeof tokens) => of.successorsOf(first)[0].refreshToken;
    const next = successorOf(tokens);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(successorOf(tokens)).toBe(next);
    expect(successorOf(tokensOf(`${secret}!`))).not.toBe(next);
    expect(next).not.toBe(createHmac('sha256', secret).update(first).digest('base64url'));
  });

  it('are kept as a hash only', () => {
    const token = newRefreshToken();
    expect(hashToken(token)).toMatch(/^[\w-]{43}$/);
    expect(hashToken(token)).not.toBe(token);
    expect(newRefreshToken()).not.toBe(token);
  });
});
