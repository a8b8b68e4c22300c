import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

/** Whether any of these unpaid bookings is charged to a cost centre, and which of them a request has approved. */
export async function findCharges(
  trx: ModuleDeps['db'],
  bookingIds: readonly number[],
): Promise<{ isCharged: boolean; approved: number[] }> {
  const { rows } = await sql<{ is_charged: boolean; approved: number[] }>`
    select
      exists (select from budget_allocations where booking_id = any(${[...bookingIds]}::bigint[]))
        as is_charged,
      array(select b.id from bookings b join approvals a on a.id = b.approval_id
        where b.id = any(${[...bookingIds]}::bigint[]) and a.status = 'approved') as approved
  `.execute(trx);
  const [row] = rows;
  return { isCharged: row?.is_charged ?? false, approved: row?.approved ?? [] };
}
