import { sql, type RawBuilder } from 'kysely';

/** The company itself, or its successor after a merge. @param company an id, or the column of one */
export const survivingCompany = (company: number | string): RawBuilder<number> => {
  const id = typeof company === 'string' ? sql.ref(company) : company;
  return sql<number>`(select coalesce(o.merged_into, o.id) from companies o where o.id = ${id})`;
};
