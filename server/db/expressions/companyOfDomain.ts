import { sql, type Expression } from 'kysely';

/** For a row of `companies`: it has proven this domain. */
export const companyOfDomain = (domain: string | Expression<string>) => sql<boolean>`(
  (companies.domain = ${domain} and companies.domain_proven_at is not null)
  or exists (select from company_domains d
    where d.company_id = companies.id and d.domain = ${domain} and d.proven_at is not null))`;
