import { sql } from 'kysely';
import { companiesOfGroup } from '../../db/expressions/holdGroup';
import { seatsOfCompanies, seatsOfPerson, tierHasLimits } from '../../db/expressions/tierLimits';
import type { ModuleDeps } from '../../deps';

/**
 * Seats by tier that the limits per person and per company leave for this person. Colleagues may book the company's
 * remaining seats first.
 */
export async function findSeatsLeft(
  db: ModuleDeps['db'],
  { userId, companyId }: { userId: number; companyId: number | null },
  tierIds: readonly number[],
): Promise<Map<number, number>> {
  const counted = { tier: sql.ref<number>('t.id'), byClock: true };
  const { rows } = await sql<{ id: number; left: number }>`
    select t.id, greatest(0, least(
      t.max_per_person - ${seatsOfPerson(sql`${userId}::bigint`, counted)},
      t.max_per_company - ${seatsOfCompanies(sql`g.companies`, counted)})) as left
    from ticket_tiers t
    cross join (select ${companiesOfGroup(companyId ?? 0)} as companies) g
    where t.id = any(${[...tierIds]}::bigint[]) and ${tierHasLimits}
  `.execute(db);
  return new Map(rows.map(({ id, left }) => [id, left]));
}
