import type { ModuleDeps } from '../../deps';
import type { Billing } from './billing.rules';

type Db = ModuleDeps['db'];

const columns = ['id', 'name', 'gstin', 'billing_address', 'state'] as const;

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
