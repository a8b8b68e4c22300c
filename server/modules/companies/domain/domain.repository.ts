import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const columns = [
  'id',
  'name',
  'domain',
  'domain_proof',
  'domain_proven_at',
  'suspended_at',
  'merged_into',
] as const;

export type DomainRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const findCompany = (db: Db, id: number) =>
  db.selectFrom('companies').select(columns).where('id', '=', id).executeTakeFirst();

export const lockCompany = (trx: Db, id: number) =>
  trx.selectFrom('companies').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Undefined when the company has another token by now, because the platform has revoked the proof since it was read.
 */
export const proveByToken = (db: Db, id: number, token: string, at: Date) =>
  db
    .updateTable('companies')
    .set({ domain_proven_at: sql<Date>`coalesce(domain_proven_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('domain_proof', '=', token)
    .returning(columns)
    .executeTakeFirst();

/** Undefined for an unknown id. */
export const prove = (db: Db, id: number, at: Date) =>
  db
    .updateTable('companies')
    .set({ domain_proven_at: sql<Date>`coalesce(domain_proven_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

/**
 * Stores a new token, so that a record with the former one no longer proves the domain. Undefined for an unknown id.
 */
export const revokeProof = (db: Db, id: number, token: string) =>
  db
    .updateTable('companies')
    .set({ domain_proven_at: null, domain_proof: token })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
