import type { ModuleDeps } from '../../../deps';

/** Includes cost centres that are closed to new bookings. */
export async function findOwnedCostCentres(
  db: ModuleDeps['db'],
  { companyId, userId }: { companyId: number; userId: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('cost_centres')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', userId)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
