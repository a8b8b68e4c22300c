import { sql } from 'kysely';

/**
 * How far a company role reaches (docs/product/people.md#joining-a-company): a company that has proven its
 * domain as a whole, else only the people whom the person invited. The same rule for a person that is
 * already read: `isInReach` in modules/identity/people/reach.rules.ts.
 */
export interface CompanyReach {
  userId: number;
  companyId: number;
  companyProven: boolean;
}

/** For a row of `companies`, which may be missing. */
export const isProven = sql<boolean>`(companies.domain_proven_at is not null)`;

/**
 * Rows of people within reach, the caller's own included.
 * @param row the columns that hold the company and the person of a row
 */
export function inReach(
  { userId, companyId, companyProven }: CompanyReach,
  row: { company: string; person: string },
) {
  const isOfCompany = sql<boolean>`${sql.ref(row.company)} = ${companyId}`;
  if (companyProven) return isOfCompany;
  const person = sql.ref(row.person);
  return sql<boolean>`(${isOfCompany} and (${person} = ${userId} or exists (
    select from users invited where invited.id = ${person} and invited.invited_by = ${userId})))`;
}
