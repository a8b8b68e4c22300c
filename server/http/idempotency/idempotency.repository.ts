import { sql } from 'kysely';
import { conflict } from '../../lib/errors';
import type { ModuleDeps } from '../../deps';
import type { KeyedRequest } from './idempotency';

type Db = ModuleDeps['db'];

/** What a request made: enough to give its answer again, as that thing now is. */
export type Outcome = { booking: number } | { payment: string };

/** Longer than any client keeps trying. */
const KEPT_HOURS = 48;

/**
 * What this request made when it first arrived; undefined when it has had no effect yet.
 * @throws 409 `idempotency_conflict` when the key belongs to another request
 */
export async function recall(db: Db, request: KeyedRequest): Promise<Outcome | undefined> {
  const [stored] = await findKeys(db, [request]);
  return outcomeFor(request, stored);
}

/** A key as its first request left it. */
export interface StoredKey {
  operation: string;
  request_hash: string;
  response: unknown;
}

/**
 * The stored key of a row with `user_id` and `key`, as `k`, to be joined. One look into the index for
 * each row: a plan made while the table was small would else read it whole for ever after.
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
  const { rows } = await sql<StoredKey & { place: number }>`
    select w.place, k.operation, k.request_hash, k.response
    from unnest(
      ${requests.map((request) => request.userId)}::bigint[],
      ${requests.map((request) => request.key)}::text[]
    ) with ordinality as w (user_id, key, place)
    cross join ${storedKeyOf('w')}
  `.execute(db);
  const stored = new Map(rows.map(({ place, ...key }) => [place, key]));
  return requests.map((_, index) => stored.get(index + 1));
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

/**
 * Ties the key to what the transaction makes. A second request with the key waits here until the
 * first has committed or failed; a failed one leaves no trace, so its key can be used again.
 *
 * @returns false when the key is taken: `recall` says by what
 */
export async function remember(trx: Db, request: KeyedRequest, outcome: Outcome): Promise<boolean> {
  const row = await trx
    .insertInto('idempotency_keys')
    .values({
      user_id: request.userId,
      key: request.key,
      operation: request.operation,
      request_hash: request.requestHash,
      status_code: 201,
      response: JSON.stringify(outcome),
    })
    .onConflict((clash) => clash.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * `remember` as a part of a bigger statement: ties the key to the booking in the CTE `made`. A key
 * that is taken fails, and so undoes, the whole statement; `recall` then says by what.
 */
export const rememberMadeBooking = (request: KeyedRequest) => sql`
  insert into idempotency_keys (user_id, key, operation, request_hash, status_code, response)
  select ${request.userId}, ${request.key}, ${request.operation}, ${request.requestHash}, 201,
    jsonb_build_object('booking', made.id)
  from made`;

/** Forgets keys that nobody will send again. */
export async function purgeOldKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute();
}
