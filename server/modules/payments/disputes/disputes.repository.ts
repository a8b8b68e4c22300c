import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { DisputeReport } from '../gateways/gateway.types';

/** Inserts a dispute or updates its state; a decided dispute does not change. */
export async function recordDispute(
  trx: ModuleDeps['db'],
  payment: { id: number; gateway: string },
  dispute: DisputeReport,
): Promise<void> {
  await sql`
    insert into disputes (payment_id, gateway, gateway_dispute_id, state, amount, currency, reason)
    values (${payment.id}, ${payment.gateway}, ${dispute.disputeId}, ${dispute.state},
      ${dispute.amount}, ${dispute.currency}, ${dispute.reason.slice(0, 200)})
    on conflict (gateway, gateway_dispute_id) do update
    set state = excluded.state, amount = excluded.amount, updated_at = now()
    where disputes.state = 'open'
      or (disputes.state = 'under_review' and excluded.state <> 'open')
  `.execute(trx);
}
