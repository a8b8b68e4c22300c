import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits as hex, so that a double click selects the whole key. */
const API_KEY = /^foyer_[0-9a-f]{48}$/;
/** Random characters of a prefix. */
const SHOWN = 8;

export const isApiKey = (token: string): boolean => API_KEY.test(token);

export const newApiKey = (): string => `foyer_${randomBytes(24).toString('hex')}`;

/** The part by which people recognize a key or token. */
export const prefixOf = (secret: string): string =>
  secret.slice(0, secret.lastIndexOf('_') + 1 + SHOWN);

/** The token with which a company's system provisions its people. */
export const newScimToken = (): string => `foyer_scim_${randomBytes(24).toString('hex')}`;

/** The hash under which the database stores a key or token. */
export const hashApiKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/** The token of a header `Authorization`; null without one. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([^\s]+)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

/** Whether a header `Authorization` has an API key. */
export const hasApiKey = (header: string | undefined): boolean =>
  isApiKey(bearerToken(header) ?? '');
