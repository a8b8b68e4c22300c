import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Rows per statement, which keeps each far below the statement timeout. */
const BATCH = 5_000;

const moved = {
  budget_allocations: 'booking_id',
  cost_centres: 'id',
  company_guests: 'id',
} as const;

/** @returns how many rows moved. Budgets and ledgers belong to cost centres and need no change */
export async function moveRows(
  trx: Db,
  name: keyof typeof moved,
  from: number,
  into: number,
): Promise<number> {
  const [table, key] = [sql.table(name), sql.ref(moved[name])];
  for (let count = 0; ;) {
    // Locked in a separate statement (`server/db/lockOrder.ts`).
    const { rows } = await sql<{ key: number }>`
      select ${key} as key from ${table} where company_id = ${from}
      order by ${key} limit ${BATCH} for no key update
    `.execute(trx);
    const keys = rows.map((row) => row.key);
    const { numAffectedRows = 0n } = await sql`
      update ${table} set company_id = ${into} where ${key} = any(${keys}::bigint[])
    `.execute(trx);
    count += Number(numAffectedRows);
    if (rows.length < BATCH) return count;
  }
}

export const findCodes = (
  db: Db,
  companyIds: readonly number[],
): Promise<{ id: number; company_id: number; code: string }[]> =>
  db
    .selectFrom('cost_centres')
    .where('company_id', 'in', [...companyIds])
    .select(['id', 'company_id', 'code'])
    .orderBy('id')
    .execute();

export async function setCodes(
  trx: Db,
  codes: readonly { id: number; code: string }[],
): Promise<void> {
  for (let start = 0; start < codes.length; start += BATCH) {
    const batch = codes.slice(start, start + BATCH);
    await sql`
      update cost_centres c set code = told.code, version = c.version + 1, updated_at = now()
      from unnest(${batch.map(({ id }) => id)}::bigint[], ${batch.map(({ code }) => code)}::text[])
        as told (id, code)
      where c.id = told.id
    `.execute(trx);
  }
}

interface SameGuest {
  id: number;
  kept: number;
  email: string;
}

/**
 * Guests known to both companies, matched by email, or by name and organisation unless the emails differ; each once.
 */
async function findSameGuests(trx: Db, from: number, into: number): Promise<SameGuest[]> {
  const { rows } = await sql<SameGuest>`
    with pairs as (
      select g.id, k.id as kept, lower(g.email) = lower(k.email) as is_exact,
        case when k.email = '' then g.email else '' end as email
      from company_guests g
      join company_guests k on k.company_id = ${into} and (
        (g.email <> '' and lower(k.email) = lower(g.email))
        or (k.name_key = g.name_key and k.organisation_key = g.organisation_key
          and (g.email = '' or k.email = '')))
      where g.company_id = ${from}
    ), best as (
      select distinct on (id) * from pairs order by id, is_exact desc, kept
    )
    select distinct on (kept) id, kept, email from best order by kept, is_exact desc, id
  `.execute(trx);
  return rows;
}

/** Merges guests known to both companies, so that their yearly amounts are added up. */
export async function mergeGuests(trx: Db, from: number, into: number): Promise<void> {
  const same = await findSameGuests(trx, from, into);
  for (let start = 0; start < same.length; start += BATCH) {
    const batch = same.slice(start, start + BATCH);
    const told = sql`unnest(${batch.map(({ id }) => id)}::bigint[],
      ${batch.map(({ kept }) => kept)}::bigint[], ${batch.map(({ email }) => email)}::text[])
      as told (id, kept, email)`;
    await sql`
      update booking_guests i set guest_id = told.kept from ${told} where i.guest_id = told.id
    `.execute(trx);
    await sql`delete from company_guests g using ${told} where g.id = told.id`.execute(trx);
    await sql`
      update company_guests g set email = told.email from ${told}
      where g.id = told.kept and told.email <> ''
    `.execute(trx);
  }
  await moveRows(trx, 'company_guests', from, into);
}

export async function movePolicy(trx: Db, from: number, into: number): Promise<void> {
  await trx
    .updateTable('company_policies')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
}

export async function deletePolicy(trx: Db, companyId: number): Promise<void> {
  await trx.deleteFrom('company_policies').where('company_id', '=', companyId).execute();
}

export interface SpendingCounts {
  cost_centres: number;
  open_requests: number;
  guests: number;
}

export async function countSpending(db: Db, companyId: number): Promise<SpendingCounts> {
  const { rows } = await sql<SpendingCounts>`
    select (select count(*)::int from cost_centres where company_id = ${companyId}) as cost_centres,
      (select count(*)::int from approvals
        where company_id = ${companyId} and status = 'pending' and closed_at is null) as open_requests,
      (select count(*)::int from company_guests where company_id = ${companyId}) as guests
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The counts have no row.');
  return row;
}

export const findPendingRequests = (db: Db, companyId: number) =>
  db
    .selectFrom('approvals')
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .where('closed_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();

/** Whether the company has proven its domain, so that its admins may decide for people they did not invite. */
export async function isProven(db: Db, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('domain_proven_at')
    .executeTakeFirst();
  return row !== undefined && row.domain_proven_at !== null;
}
