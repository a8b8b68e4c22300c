import { createHash, createHmac, hkdfSync, randomBytes, webcrypto } from 'node:crypto';
import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  SignJWT,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import { jwtKeyId, jwtSecretsOf, type JwtSecrets } from '../../../config/secrets';
import { unauthorized } from '../../../lib/errors';
import { mapNonEmpty, type NonEmpty } from '../../../lib/nonEmpty';
import { RecentCache } from '../../../lib/recentCache';

/** Seconds that an access token is valid (D10). */
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

/** The tokens that replace a refresh token. `issue` is deterministic: the same arguments return the same pair. */
export interface Successor {
  refreshToken: string;
  /** @param issuedAt milliseconds since 1970 */
  issue(claims: AccessClaims, issuedAt: number): Promise<TokenPair>;
}

export type Tokens = ReturnType<typeof createTokens>;

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** The hash under which the database stores a refresh token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** Keys derived from one secret, one for each use. */
interface TokenKeys {
  /** Identifies the secret in the header of access tokens. */
  id: string;
  signing: ReturnType<typeof webcrypto.subtle.importKey>;
  successor: Buffer;
  jti: Buffer;
}

function keysOf(jwtSecret: string): TokenKeys {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', jwtSecret, '', `foyer ${use}`, 32));
  return {
    id: jwtKeyId(jwtSecret),
    signing: webcrypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(jwtSecret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    ),
    successor: derive('refresh token successor'),
    jti: derive('access token id'),
  };
}

const mac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/**
 * Access tokens are short-lived JWTs; refresh tokens are opaque. The successor of a refresh token and
 * the id of its access token are derived from it by HMAC with separate keys, so that a second use of a
 * rotated token returns the same pair (D10) although the database stores only hashes.
 */
export function createTokens(secrets: JwtSecrets, accessSeconds = ACCESS_SECONDS) {
  const keys = mapNonEmpty(jwtSecretsOf(secrets), keysOf);
  const verifiedTokens = new RecentCache<{ claims: AccessClaims; expires: number }>(
    CACHED_TOKENS,
    accessSeconds * 1000,
  );

  /** Verifies with the key that the token names. Older releases named none; their tokens are tried with each key. */
  async function verifySignature(token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
    const { kid } = decodeProtectedHeader(token);
    for (const key of keys) {
      if (kid !== undefined && kid !== key.id) continue;
      try {
        return (await jwtVerify(token, await key.signing, options)).payload;
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }

  async function verifyToken(token: string, now: number, toleranceSeconds: number) {
    const payload = await verifySignature(token, {
      algorithms: [ALGORITHM],
      issuer: NAME,
      audience: NAME,
      currentDate: new Date(now),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'sid', 'iat', 'exp', 'jti'],
    });
    const userId = Number(payload.sub);
    const { sid, exp } = payload;
    // The database throws on a session id that is not a UUID, and the answer would be a 500.
    if (!Number.isSafeInteger(userId) || userId < 1 || !isUuid(sid) || exp === undefined) {
      throw new errors.JWTInvalid();
    }
    return { claims: { userId, sessionId: sid }, expires: exp };
  }

  async function sign(
    key: TokenKeys,
    claims: AccessClaims,
    { refreshToken, issuedAt }: { refreshToken: string; issuedAt: number },
  ): Promise<TokenPair> {
    const issuedSecond = Math.floor(issuedAt / 1000);
    const accessToken = await new SignJWT({ sid: claims.sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
      .setIssuer(NAME)
      .setAudience(NAME)
      .setSubject(String(claims.userId))
      .setIssuedAt(issuedSecond)
      .setExpirationTime(issuedSecond + accessSeconds)
      .setJti(mac(key.jti, refreshToken).slice(0, 22))
      .sign(await key.signing);
    return { accessToken, refreshToken };
  }

  function successorWith(key: TokenKeys, refreshToken: string): Successor {
    const successor = mac(key.successor, refreshToken);
    return {
      refreshToken: successor,
      issue: (claims, issuedAt) => sign(key, claims, { refreshToken: successor, issuedAt }),
    };
  }

  return {
    /**
     * The successors of a refresh token, one for each known secret. Issue the first; a server that signs with another
     * secret may have issued one of the others.
     */
    successorsOf: (refreshToken: string): NonEmpty<Successor> =>
      mapNonEmpty(keys, (key) => successorWith(key, refreshToken)),

    /** Deterministic: the same arguments return the same pair. @param issuedAt milliseconds since 1970 */
    issuePair: (claims: AccessClaims, refreshToken: string, issuedAt: number): Promise<TokenPair> =>
      sign(keys[0], claims, { refreshToken, issuedAt }),

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
