import { sql } from 'kysely';
import { keptList } from '../../db/expressions/keptList';
import type { ModuleDeps } from '../../deps';
import type { KeyedOperation, KeyedRequest, Outcomes } from './keyedRequest';

type Db = ModuleDeps['db'];

/** Longer than clients retry. */
const KEPT_HOURS = 48;

/** A key as its first request stored it. */
export interface StoredKey {
  operation: string;
  request_hash: string;
  response: unknown;
}

/**
 * The stored key of a row with `user_id` and `key`, as `k`, to be joined. Lateral, so that each row is
 * one index lookup: a plan cached while the table was small would later scan the whole table.
 */
export const storedKeyOf = (alias: string) => sql`lateral (
  select * from idempotency_keys
  where user_id = ${sql.ref(`${alias}.user_id`)} and key = ${sql.ref(`${alias}.key`)}
  limit 1
) k`;

/** The keys of these requests, in their order; undefined where there is none. */
export async function findKeys(
  db: Db,
  requests: readonly KeyedRequest[],
): Promise<(StoredKey | undefined)[]> {
  const { rows } = await sql<StoredKey & { position: number }>`
    select w.position, k.operation, k.request_hash, k.response
    from unnest(
      ${keptList(requests.map((request) => request.userId))},
      ${keptList(
        requests.map((request) => request.key),
        'text',
      )}
    ) with ordinality as w (user_id, key, position)
    cross join ${storedKeyOf('w')}
  `.execute(db);
  const stored = new Map(rows.map(({ position, ...key }) => [position, key]));
  return requests.map((_, index) => stored.get(index + 1));
}

/**
 * Stores the key with what the transaction creates. A second request with the key waits for the row
 * lock until the first has committed or failed; a rolled back one frees its key.
 *
 * @param outcome null when it is known later: `setOutcome`
 * @returns false when the key is taken
 */
export async function insertKey<Operation extends KeyedOperation>(
  trx: Db,
  request: KeyedRequest<Operation>,
  outcome: Outcomes[Operation] | null,
): Promise<boolean> {
  const row = await trx
    .insertInto('idempotency_keys')
    .values({
      user_id: request.userId,
      key: request.key,
      operation: request.operation,
      request_hash: request.requestHash,
      status_code: 201,
      response: outcome && JSON.stringify(outcome),
    })
    .onConflict((clash) => clash.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setOutcome<Operation extends KeyedOperation>(
  trx: Db,
  { userId, key }: KeyedRequest<Operation>,
  outcome: Outcomes[Operation],
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(outcome) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Deletes keys older than KEPT_HOURS. */
export async function purgeOldKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute();
}
