import { createHash } from 'node:crypto';

/** A request that is to have its effect once, however often it arrives (D11). */
export interface KeyedRequest {
  userId: number;
  /** Made by the client, once per intention. */
  key: string;
  operation: string;
  /** Of the body: the same key with another body is a mistake. */
  requestHash: string;
}

/** Null without a key: such a request has its effect each time. */
export function keyedRequest(
  userId: number,
  operation: string,
  key: string | undefined,
  body: unknown,
): KeyedRequest | null {
  if (key === undefined) return null;
  return { userId, key, operation, requestHash: hashOf(body) };
}

/** The order of an object's fields does not matter, the order of a list does. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
