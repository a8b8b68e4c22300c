import { sql } from 'kysely';
import { inReach, type CompanyReach } from '../../db/expressions/companyReach';
import type { ModuleDeps } from '../../deps';
import type { Billing } from './billing.rules';

type Db = ModuleDeps['db'];

const columns = [
  ...(['id', 'name', 'gstin', 'billing_address', 'state'] as const),
  'admins_need_second_factor',
] as const;

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const findCompany = (db: Db, id: number) =>
  db.selectFrom('companies').select(columns).where('id', '=', id).executeTakeFirst();

export const lockCompany = (trx: Db, id: number) =>
  trx.selectFrom('companies').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateBilling = (trx: Db, id: number, billing: Billing) =>
  trx
    .updateTable('companies')
    .set(billing)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const setSecondFactor = (trx: Db, id: number, isRequired: boolean) =>
  trx
    .updateTable('companies')
    .set({ admins_need_second_factor: isRequired })
    .where('id', '=', id)
    .execute();

/** Whether the company has people outside the reach. Lock the company row first. */
export async function hasPeopleBeyond(trx: Db, reach: CompanyReach): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users u where u.company_id = ${reach.companyId}
        and not ${inReach(reach, { company: 'u.company_id', person: 'u.id' })}
    ) as found
  `.execute(trx);
  return rows[0]?.found ?? false;
}
