import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

/** Whether a person owns the cost centre or is a member of it. */
export async function isOwnCostCentre(
  db: ModuleDeps['db'],
  costCentreId: number,
  userId: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select (c.owner_id is not distinct from ${userId}::bigint or exists (
      select from cost_centre_members m
      where m.cost_centre_id = c.id and m.user_id = ${userId})) as is_own
    from cost_centres c where c.id = ${costCentreId}
  `.execute(db);
  return rows[0]?.is_own ?? false;
}

/** Whether a company has cost centres that can be named. */
export async function hasActiveCostCentres(
  db: ModuleDeps['db'],
  companyId: number,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from cost_centres where company_id = ${companyId} and is_active) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}
