import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import { alertAt } from './creditUse.repository';

type Db = ModuleDeps['db'];

/**
 * Merges a company's account into that of another company. The owed amounts are added and the other account keeps its
 * terms; without an account, the other company takes this one over. The caller has locked the companies.
 * @returns false when the company has no account
 */
export async function mergeCredits(trx: Db, from: number, into: number): Promise<boolean> {
  await sql`
    select from company_credits where company_id in (${from}, ${into})
    order by company_id for update
  `.execute(trx);
  const moved = await sql`
    insert into company_credits as c (company_id, currency, is_open, credit_limit, owed, over_limit,
      days_to_pay, billing_email, alerted, alerted_at)
    select ${into}, currency, is_open, credit_limit, owed, over_limit, days_to_pay, billing_email,
      alerted, alerted_at
    from company_credits where company_id = ${from}
    on conflict (company_id) do update
    set owed = c.owed + excluded.owed,
      over_limit = greatest(0, c.owed + excluded.owed - c.credit_limit),
      version = c.version + 1, updated_at = now(),
      ${alertAt(sql`c.owed + excluded.owed`, sql`c.credit_limit`)}
    returning c.company_id
  `.execute(trx);
  if (moved.rows.length === 0) return false;
  await sql`delete from company_credits where company_id = ${from}`.execute(trx);
  await sql`
    update credit_receipts r
    set company_id = ${into}, reference = case when exists (
        select from credit_receipts o
        where o.company_id = ${into} and lower(o.reference) = lower(r.reference))
      then r.reference || ' (company ' || ${String(from)}::text || ')' else r.reference end
    where r.company_id = ${from}
  `.execute(trx);
  for (const table of ['credit_charges', 'credit_refunds']) {
    await sql`
      update ${sql.table(table)} set company_id = ${into} where company_id = ${from}
    `.execute(trx);
  }
  return true;
}
