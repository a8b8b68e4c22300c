import type { ModuleDeps } from '../../deps';
import { conflict } from '../../lib/errors';
import { findKeys, type Outcome, type StoredKey } from './idempotency.repository';
import type { KeyedRequest } from './keyedRequest';

/**
 * What this request created when it first arrived; undefined when its key is new.
 * @throws 409 `idempotency_conflict` when the key belongs to another request
 */
export async function findOutcome(
  db: ModuleDeps['db'],
  request: KeyedRequest,
): Promise<Outcome | undefined> {
  const [stored] = await findKeys(db, [request]);
  return outcomeFor(request, stored);
}

/** @throws 409 `idempotency_conflict` when the key belongs to another request */
export function outcomeFor(
  request: KeyedRequest,
  stored: StoredKey | undefined,
): Outcome | undefined {
  if (!stored) return undefined;
  if (stored.operation !== request.operation || stored.request_hash !== request.requestHash) {
    throw conflict(
      'idempotency_conflict',
      'This Idempotency-Key was used for a different request. Please try again with a new one.',
    );
  }
  return stored.response as Outcome;
}
