import { sql } from 'kysely';
import type { RefundState } from '../../db/schema/payments';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** Unsettled payments, and payments that failed within the last day. */
export interface OpenPaymentsRow {
  gateway: string;
  state: 'pending' | 'failed';
  count: number;
  /** Age of the oldest payment in seconds. */
  oldest_seconds: number;
}

export async function countOpenPayments(db: Db): Promise<OpenPaymentsRow[]> {
  const { rows } = await sql<OpenPaymentsRow>`
    select gateway, status as state, count(*)::int as count,
      floor(extract(epoch from now() - min(created_at)))::int as oldest_seconds
    from payments
    where status in ('pending', 'failed')
      and (status = 'pending' or created_at > now() - interval '24 hours')
    group by gateway, status
  `.execute(db);
  return rows;
}

export interface OpenRefundsRow {
  state: Exclude<RefundState, 'done'>;
  count: number;
}

export async function countOpenRefunds(db: Db): Promise<OpenRefundsRow[]> {
  const { rows } = await sql<OpenRefundsRow>`
    select state, count(*)::int as count from refunds where state <> 'done' group by state
  `.execute(db);
  return rows;
}
