import { RepeatTransaction } from '../../db/errors';
import type { ModuleDeps } from '../../deps';
import { conflict } from '../../lib/errors';
import { findKeys, insertKey, setOutcome, type StoredKey } from './idempotency.repository';
import type { KeyedOperation, KeyedRequest, Outcomes } from './keyedRequest';

type Db = ModuleDeps['db'];

/**
 * Does the work of a request, or returns the outcome of the first request with its key. A repetition that arrives
 * meanwhile waits for the first request to end, so call this before the transaction locks or reads what the work
 * changes. When the work is refused, the key can be used again.
 *
 * @param work runs in the transaction `trx`
 * @throws 409 `idempotency_conflict` when the key belongs to another request
 */
export async function once<Operation extends KeyedOperation>(
  trx: Db,
  request: KeyedRequest<Operation> | null,
  work: () => Promise<Outcomes[Operation]>,
): Promise<Outcomes[Operation]> {
  if (!request) return work();
  const earlier = await claimKey(trx, request, null);
  if (earlier) return earlier;
  const outcome = await work();
  await setOutcome(trx, request, outcome);
  return outcome;
}

/**
 * Like `once`, for work that is done afterwards and whose outcome is known in advance.
 * @returns the outcome of the first request with the key; undefined when this is the first
 * @throws 409 `idempotency_conflict` when the key belongs to another request
 */
export async function claimKey<Operation extends KeyedOperation>(
  trx: Db,
  request: KeyedRequest<Operation>,
  outcome: Outcomes[Operation] | null,
): Promise<Outcomes[Operation] | undefined> {
  if (await insertKey(trx, request, outcome)) return undefined;
  const [stored] = await findKeys(trx, [request]);
  const earlier = outcomeFor(request, stored);
  if (!earlier) throw new RepeatTransaction('The key was deleted, because it is old.');
  return earlier;
}

/** @throws 409 `idempotency_conflict` when the key belongs to another request */
export function outcomeFor<Operation extends KeyedOperation>(
  request: KeyedRequest<Operation>,
  stored: StoredKey | undefined,
): Outcomes[Operation] | undefined {
  if (!stored) return undefined;
  if (stored.operation !== request.operation || stored.request_hash !== request.requestHash) {
    throw conflict(
      'idempotency_conflict',
      'This Idempotency-Key was used for a different request. Please try again with a new one.',
    );
  }
  return stored.response as Outcomes[Operation];
}
