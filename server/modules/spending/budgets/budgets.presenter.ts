import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import type { BudgetEntryRow, BudgetRow } from './budgets.repository';

export function presentBudget(row: BudgetRow, mayManage: boolean): Schemas['Budget'] {
  const limit = row.amount + row.carried_over;
  const used = row.reserved + row.committed;
  return {
    id: row.id,
    version: row.version,
    cost_centre: {
      id: row.cost_centre_id,
      code: row.cost_centre_code,
      name: row.cost_centre_name,
    },
    period: row.period,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    currency: row.currency,
    enforcement: row.enforcement,
    carries_over: row.carries_over,
    amount: toDecimal(row.amount),
    carried_over: toDecimal(row.carried_over),
    limit: toDecimal(limit),
    reserved: toDecimal(row.reserved),
    committed: toDecimal(row.committed),
    remaining: toDecimal(limit - used),
    // Rounded down, so that 100 means fully used.
    used_percent: limit === 0 ? (used > 0 ? 100 : 0) : Math.floor((used * 100) / limit),
    may_manage: mayManage,
  };
}

export const presentEntry = (row: BudgetEntryRow): Schemas['BudgetEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  amount: toDecimal(row.limit_change),
  reserved: toDecimal(row.reserved_change),
  committed: toDecimal(row.committed_change),
  remaining: toDecimal(row.remaining_after),
  booking: row.booking_id,
  booking_number: row.booking_number,
  event_title: row.event_title,
  approval: row.approval_id,
  payment: row.payment,
  person_name: row.person_name,
  note: row.note,
});
