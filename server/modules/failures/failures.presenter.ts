import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import type { FailureRow } from './failures.repository';
import { failureName } from './failures.rules';

export function actionsOf(row: FailureRow): Schemas['FailureAction'][] {
  const { kind, is_given_up: isGivenUp, can_retry: canRetry } = row;
  if (isGivenUp || kind === 'payment' || kind === 'dispute') return [];
  return [...(canRetry ? ['retry' as const] : []), kind === 'refund' ? 'paid_by_hand' : 'give_up'];
}

export const presentFailure = (row: FailureRow): Schemas['Failure'] => ({
  kind: row.kind,
  id: row.id,
  name: failureName(row),
  state: row.is_given_up ? 'given_up' : 'open',
  attempts: row.attempts,
  last_error: row.last_error,
  since: row.since.toISOString(),
  given_up_reason: row.given_up_reason,
  recipient: row.recipient,
  gateway: row.gateway,
  amount: row.amount === null ? null : toDecimal(row.amount),
  currency: row.currency,
  payment: row.payment,
  event: row.event_id === null ? null : { id: row.event_id, title: row.event_title ?? '' },
  booking:
    row.booking_id === null ? null : { id: row.booking_id, number: row.booking_number ?? '' },
  company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
  actions: actionsOf(row),
});
