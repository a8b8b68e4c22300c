import { sql } from 'kysely';
import type { DisputeState, RefundState } from '../../../db/schema/payments';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface StateCount {
  state: RefundState;
  currency: string;
  count: number;
  /** Minor units. */
  amount: number;
}

export async function countRefunds(db: Db): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select state, currency, count(*)::int as count, sum(amount)::bigint as amount
    from refunds group by state, currency
    order by array_position(array['requested', 'accepted', 'done', 'failed'], state), currency
  `.execute(db);
  return rows;
}

export interface ShownRefund {
  id: number;
  public_id: string;
  gateway: string;
  amount: number;
  currency: string;
  updated_at: Date;
  failure_reason: string | null;
}

const shownRefunds = (db: Db, limit: number) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select([
      'r.id',
      'p.public_id',
      'p.gateway',
      'r.amount',
      'r.currency',
      'r.updated_at',
      'r.failure_reason',
    ])
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit);

/** Newest first. */
export const findFailed = (db: Db, limit: number): Promise<ShownRefund[]> =>
  shownRefunds(db, limit).where('r.state', '=', 'failed').execute();

/** External refunds that ended no booking and are not fully used to cover other refunds; newest first. */
export const findPartial = (db: Db, limit: number): Promise<ShownRefund[]> =>
  shownRefunds(db, limit)
    .where('r.scope', 'like', '%gateway:%')
    .where('r.state', '<>', 'failed')
    .whereRef('r.covers', '<', 'r.amount')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_parts as part')
            .select('part.id')
            .whereRef('part.refund_id', '=', 'r.id'),
        ),
      ),
    )
    .execute();

export interface ShownDispute {
  id: number;
  public_id: string;
  gateway: string;
  gateway_dispute_id: string;
  state: DisputeState;
  amount: number;
  currency: string;
  reason: string;
  created_at: Date;
}

/** Open disputes first, then newest first. */
export const findDisputes = (db: Db, limit: number): Promise<ShownDispute[]> =>
  db
    .selectFrom('disputes as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .select([
      'd.id',
      'p.public_id',
      'd.gateway',
      'd.gateway_dispute_id',
      'd.state',
      'd.amount',
      'd.currency',
      'd.reason',
      'd.created_at',
    ])
    .orderBy(sql`d.state not in ('open', 'under_review')`)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
