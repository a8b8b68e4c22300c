import { sql } from 'kysely';
import { survivingCompany } from './survivingCompany';

/**
 * Companies whose domains share one registrable domain count as one company for the limits of unpaid seats (D31), so
 * that subdomains give no extra seats. A proven domain under a suffix open to everybody is a separate group (D30).
 * The index `companies_hold_group_idx` has this expression.
 * @param alias of the row of `companies`
 */
export const holdGroup = (alias: 'c' | 'm') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`coalesce(case when ${column('domain_proven_at')} is null then ${column('registrable_domain')}
    else ${column('hosted_domain')} end, 'company ' || ${column('id')}::text)`;
};

/** Ids of all companies in the group of a company, or of its successor after a merge. */
export const companiesOfGroup = (companyId: number) =>
  sql<number[]>`(array(select m.id from companies m where ${holdGroup('m')} = (
    select ${holdGroup('c')} from companies c where c.id = ${survivingCompany(companyId)})))`;
