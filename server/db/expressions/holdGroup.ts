import { sql } from 'kysely';
import { survivingCompany } from './survivingCompany';

/**
 * Companies of the same group are one company for the limits of seats that are not paid (D31): those whose domains
 * belong to one registrable domain, so that subdomains give nobody more. A name under a domain that gives names to
 * everybody stands alone once it is proven (D30). The index `companies_hold_group_idx` has this expression.
 * @param alias of the row of `companies`
 */
export const holdGroup = (alias: 'c' | 'm') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`coalesce(case when ${column('domain_proven_at')} is null then ${column('registrable_domain')}
    else ${column('hosted_domain')} end, 'company ' || ${column('id')}::text)`;
};

/** The ids of all companies in the group of one, or of the one that it has become part of. */
export const companiesOfGroup = (companyId: number) =>
  sql<number[]>`(array(select m.id from companies m where ${holdGroup('m')} = (
    select ${holdGroup('c')} from companies c where c.id = ${survivingCompany(companyId)})))`;
