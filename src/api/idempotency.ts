import { nanoid } from '@reduxjs/toolkit';
import { isUnexpected } from './errors';

/** How long an unanswered intention keeps its key, in milliseconds. */
const KEPT_FOR = 2 * 60 * 1000;

interface WithKey {
  'Idempotency-Key'?: string;
}

const unanswered = new Map<string, { key: string; since: number }>();

function intentionOf(endpoint: string, arg: WithKey): string {
  return `${endpoint} ${JSON.stringify(arg)}`;
}

function keyOf(intention: string): string {
  const known = unanswered.get(intention);
  if (known && Date.now() - known.since < KEPT_FOR) return known.key;
  const key = nanoid(32);
  unanswered.set(intention, { key, since: Date.now() });
  return key;
}

/**
 * Gives a call its Idempotency-Key (D11): the same for as long as nobody knows how the intention
 * ended, so that pressing again after a lost answer, or twice in a row, books and pays once. It is
 * forgotten when the answer is known, or after two minutes: the same words are a new wish then.
 * A key handed in by the caller is kept.
 */
export function withIdempotencyKey<Arg extends WithKey>(endpoint: string, arg: Arg): Arg {
  const key = arg['Idempotency-Key'] ?? keyOf(intentionOf(endpoint, arg));
  return { ...arg, 'Idempotency-Key': key };
}

/** Forgets the key once the server has said yes or no; a lost answer keeps it. */
export async function settleIntention(
  endpoint: string,
  arg: WithKey,
  queryFulfilled: Promise<unknown>,
): Promise<void> {
  try {
    await queryFulfilled;
  } catch (thrown) {
    const refusal = typeof thrown === 'object' && thrown && 'error' in thrown && thrown.error;
    if (isUnexpected(refusal)) return;
  }
  unanswered.delete(intentionOf(endpoint, arg));
}
