import { createHash, createHmac, hkdfSync, randomBytes, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { unauthorized } from '../../../lib/errors';
import { RecentCache } from '../../../lib/recentCache';

/** Seconds (D10). */
const ACCESS_SECONDS = 15 * 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

const NAME = 'foyer';
const ALGORITHM = 'HS256';

/** Verified access tokens to cache, so that their signature is checked once; takes some megabytes. */
const CACHED_TOKENS = 10_000;

export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export type Tokens = ReturnType<typeof createTokens>;

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** The hash under which the database stores a refresh token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * Access tokens are short-lived JWTs; refresh tokens are opaque. The successor of a refresh token and
 * the id of its access token are derived from it by HMAC with separate keys, so that a second use of a
 * rotated token returns the same pair (D10) although the database stores only hashes.
 */
export function createTokens(jwtSecret: string, accessSeconds = ACCESS_SECONDS) {
  const signingKey = webcrypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(jwtSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', jwtSecret, '', `foyer ${use}`, 32));
  const verifiedTokens = new RecentCache<{ claims: AccessClaims; expires: number }>(
    CACHED_TOKENS,
    accessSeconds * 1000,
  );
  const successorKey = derive('refresh token successor');
  const jtiKey = derive('access token id');
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text);

  async function verifyToken(token: string, now: number, toleranceSeconds: number) {
    const { payload } = await jwtVerify(token, await signingKey, {
      algorithms: [ALGORITHM],
      issuer: NAME,
      audience: NAME,
      currentDate: new Date(now),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'sid', 'iat', 'exp', 'jti'],
    });
    const userId = Number(payload.sub);
    const { sid, exp } = payload;
    // The database refuses a session id that is no UUID with an error, which would be answered 500.
    if (!Number.isSafeInteger(userId) || userId < 1 || !isUuid(sid) || exp === undefined) {
      throw new errors.JWTInvalid();
    }
    return { claims: { userId, sessionId: sid }, expires: exp };
  }

  return {
    /** The refresh token that replaces this one; deterministic. */
    successorOf: (refreshToken: string): string =>
      mac(successorKey, refreshToken).digest('base64url'),

    /** Deterministic: the same arguments return the same pair. @param issuedAt milliseconds since 1970 */
    async issuePair(
      claims: AccessClaims,
      refreshToken: string,
      issuedAt: number,
    ): Promise<TokenPair> {
      const issuedSecond = Math.floor(issuedAt / 1000);
      const accessToken = await new SignJWT({ sid: claims.sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(NAME)
        .setAudience(NAME)
        .setSubject(String(claims.userId))
        .setIssuedAt(issuedSecond)
        .setExpirationTime(issuedSecond + accessSeconds)
        .setJti(mac(jtiKey, refreshToken).digest('base64url').slice(0, 22))
        .sign(await signingKey);
      return { accessToken, refreshToken };
    },

    /** @throws 401 token_expired or invalid_token. @param now milliseconds since 1970 */
    async readAccess(token: string, now: number): Promise<AccessClaims> {
      const cached = verifiedTokens.get(token);
      if (cached && cached.expires > Math.floor(now / 1000)) return cached.claims;
      try {
        const verified = await verifyToken(token, now, 0);
        verifiedTokens.set(token, verified);
        return verified.claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          throw unauthorized('Your sign-in has expired. Please sign in again.', 'token_expired');
        }
        throw unauthorized('Your sign-in is not valid. Please sign in again.', 'invalid_token');
      }
    },

    /** The claims of a token that this server signed, expired ones included; null for any other. */
    async readExpired(token: string, now: number): Promise<AccessClaims | null> {
      try {
        return (await verifyToken(token, now, Number.MAX_SAFE_INTEGER)).claims;
      } catch {
        return null;
      }
    },
  };
}
