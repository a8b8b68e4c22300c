import { sql } from 'kysely';
import type { CodePurpose } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface CodeKey {
  purpose: CodePurpose;
  /** As `parseEmail` returns it. */
  email: string;
}

interface NewCode extends CodeKey {
  codeHash: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Adds a code that this network requested. Other codes of the address stay valid. */
export async function insertCode(db: Db, code: NewCode, networkHash: string): Promise<void> {
  await db
    .with('code', (query) =>
      query
        .insertInto('one_time_codes')
        .values({
          purpose: code.purpose,
          email: code.email,
          code_hash: code.codeHash,
          issued_at: code.issuedAt,
          expires_at: code.expiresAt,
        })
        .returning('id'),
    )
    .insertInto('one_time_code_networks')
    .columns(['code_id', 'network_hash', 'requested'])
    .expression((query) =>
      query
        .selectFrom('code')
        .select((eb) => [
          'code.id',
          eb.val(networkHash).as('network_hash'),
          eb.lit(true).as('requested'),
        ]),
    )
    .execute();
}

/** Locks the valid codes of an address, oldest first: the fixed order avoids deadlocks. */
export const lockValidCodes = (trx: Db, { purpose, email }: CodeKey, now: Date) =>
  trx
    .selectFrom('one_time_codes')
    .select(['id', 'code_hash', 'tries'])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The ids of the codes that the network requested. */
export async function requestedBy(
  db: Db,
  ids: readonly number[],
  networkHashes: readonly string[],
) {
  const rows = await db
    .selectFrom('one_time_code_networks')
    .select('code_id')
    .where('code_id', 'in', ids)
    .where('network_hash', 'in', networkHashes)
    .where('requested', '=', true)
    .execute();
  return new Set(rows.map(({ code_id }) => code_id));
}

/** Counts one try of the network on each code on which it has tries left; returns the ids of these codes. */
export async function countTries(
  db: Db,
  ids: readonly number[],
  networkHash: string,
  maxTries: number,
): Promise<Set<number>> {
  const rows = await db
    .insertInto('one_time_code_networks')
    .values(ids.map((id) => ({ code_id: id, network_hash: networkHash, tries: 1 })))
    .onConflict((row) =>
      row
        .columns(['code_id', 'network_hash'])
        .doUpdateSet({ tries: sql`one_time_code_networks.tries + 1` })
        .where('one_time_code_networks.tries', '<', maxTries),
    )
    .returning('code_id')
    .execute();
  return new Set(rows.map(({ code_id }) => code_id));
}

/** Counts one try by a network that did not request these codes. */
export async function countStrangersTry(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', 'in', ids)
    .execute();
}

/** Adds the network to the code's requesters, up to `most` of them. */
export async function addRequester(db: Db, codeId: number, networkHash: string, most: number) {
  await sql`
    insert into one_time_code_networks as network (code_id, network_hash, requested)
    select ${codeId}, ${networkHash}, true
    where (select count(*) from one_time_code_networks
      where code_id = ${codeId} and requested) < ${most}
    on conflict (code_id, network_hash) do update set requested = true
  `.execute(db);
}

/** Whether the address has an expired code; expired codes are kept for a day. */
export async function hasExpiredCode(db: Db, { purpose, email }: CodeKey): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('id')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes all codes of the address.
 * @returns false when this code no longer exists, because a concurrent request has used one
 */
export async function deleteCodes(trx: Db, { purpose, email }: CodeKey, codeId: number) {
  const codes = await trx
    .selectFrom('one_time_codes')
    .select('id')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = codes.map(({ id }) => id);
  if (!ids.includes(codeId)) return false;
  await trx.deleteFrom('one_time_codes').where('id', 'in', ids).execute();
  return true;
}

export async function deleteExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
}
