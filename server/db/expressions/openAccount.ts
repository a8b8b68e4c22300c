import { sql } from 'kysely';

/** Whether a company has an open account, to which purchases can be charged (D37). */
export const hasOpenAccount = (company: `${string}.${string}`) => sql<boolean>`exists (
  select from company_credits credit where credit.company_id = ${sql.ref(company)} and credit.is_open)`;
