import { nanoid } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { isRecord } from '@/lib/isRecord';
import { isUnexpected } from './errors';

/** How long the key of an unanswered call is reused, in milliseconds. */
const KEY_LIFETIME = 2 * 60 * 1000;

/** Keys of calls whose outcome is unknown, by operation and content. */
const openKeys = new Map<string, { key: string; since: number }>();

function callId(endpoint: string, { url, body }: FetchArgs): string {
  return `${endpoint} ${url} ${JSON.stringify(body)}`;
}

/** The contract names the header; the generated call then has it, set by its caller or undefined. */
const takesKey = ({ headers }: FetchArgs) => isRecord(headers) && 'Idempotency-Key' in headers;

/**
 * The Idempotency-Key of a call (D11), undefined for calls that carry none. Equal calls share a key
 * while the outcome of the first is unknown, so that a double click, or a retry after a lost
 * response, books and pays once. After `closeIdempotencyKey`, or two minutes, an equal call gets a
 * new key.
 */
export function idempotencyKey(endpoint: string, args: FetchArgs): string | undefined {
  if (!takesKey(args)) return undefined;
  const call = callId(endpoint, args);
  const open = openKeys.get(call);
  if (open && Date.now() - open.since < KEY_LIFETIME) return open.key;
  const key = nanoid(32);
  openKeys.set(call, { key, since: Date.now() });
  return key;
}

/**
 * Drops the key of a call once the server has answered it; a lost answer (`error`) keeps the key.
 */
export function closeIdempotencyKey(endpoint: string, args: FetchArgs, error: unknown): void {
  if (error === undefined || !isUnexpected(error)) openKeys.delete(callId(endpoint, args));
}
