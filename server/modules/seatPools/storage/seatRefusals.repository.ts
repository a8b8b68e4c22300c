import { sql, type Insertable } from 'kysely';
import type { SeatRefusalsTable } from '../../../db/schema/seatPools';
import type { ModuleDeps } from '../../../deps';

/**
 * The caller has locked the pool.
 * @returns undefined for an address that the pool has already refused, and when the maximum is reached
 */
export async function insertRefusal(
  trx: ModuleDeps['db'],
  { pool_id: poolId, email, name, outcome }: Insertable<SeatRefusalsTable>,
  most: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into seat_refusals (pool_id, email, name, outcome)
    select ${poolId}::bigint, ${email}, ${name}, ${outcome}
    where (select count(*) from seat_refusals where pool_id = ${poolId}) < ${most}
    on conflict do nothing returning id
  `.execute(trx);
  return rows[0]?.id;
}
