import { sql } from 'kysely';
import { inReach, type CompanyReach } from '../../../db/expressions/companyReach';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const columns = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'role',
  'company_id',
  'is_active',
  'invited_by',
  'created_at',
] as const;

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export const findMember = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

export const lockMember = (trx: Db, id: number) =>
  trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export interface MemberFilter {
  reach: CompanyReach;
  /** Each must begin a word of the name, the address or the username. */
  words: readonly string[];
}

const members = (db: Db, { reach, words }: MemberFilter) =>
  words.reduce(
    (query, word) => {
      const beginning = `${word.replace(/[\\%_]/g, '\\$&')}%`;
      return query.where(
        sql<boolean>`(email ilike ${beginning} or username ilike ${beginning}
          or ' ' || first_name || ' ' || last_name ilike ${`% ${beginning}`})`,
      );
    },
    db
      .selectFrom('users')
      .where('erased_at', 'is', null)
      .where(inReach(reach, { company: 'users.company_id', person: 'users.id' })),
  );

export async function countMembers(db: Db, filter: MemberFilter): Promise<number> {
  const { count } = await members(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sorted by name, with closed accounts last. */
export const findMembers = (
  db: Db,
  filter: MemberFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MemberRow[]> =>
  members(db, filter)
    .select(columns)
    .orderBy('is_active', 'desc')
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const setActive = (trx: Db, id: number, isActive: boolean, at: Date): Promise<MemberRow> =>
  trx
    .updateTable('users')
    .set((eb) => ({ is_active: isActive, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
