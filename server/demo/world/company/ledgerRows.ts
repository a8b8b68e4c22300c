import { companyOf, personNamed } from '../people';
import type { CompanyRows, Row } from '../rows';
import type { PlannedBooking } from '../sales';
import type { WorldClock } from '../worldClock';
import { costCentreOf, costCentres } from './costCentres';
import { quarterDays, quarterStart } from './quarter';

const DAY = 86_400_000;

type Entry = Pick<Row<'budget_entries'>, 'at' | 'kind' | 'payment_id' | 'note'> & {
  reserved: number;
  committed: number;
  person: string;
};

/** Budgets were set some days before the quarter. */
const setAt = (clock: WorldClock) => new Date(quarterStart(clock).getTime() - 4 * DAY);

/** Each cost centre has one budget, with its own id. */
export const budgetRows = (clock: WorldClock): Row<'budgets'>[] =>
  costCentres.map(({ id, amount, enforcement, carriesOver }) => ({
    id,
    cost_centre_id: id,
    period: 'quarter',
    ...quarterDays(clock),
    enforcement,
    carries_over: carriesOver,
    amount,
    reserved: 0,
    committed: 0,
    alerted: 0,
    created_at: setAt(clock),
    updated_at: setAt(clock),
  }));

/** The first line of each ledger. */
export const firstEntries = (clock: WorldClock): Row<'budget_entries'>[] =>
  costCentres.map(({ id, amount }) => ({
    budget_id: id,
    at: setAt(clock),
    kind: 'amount_set',
    limit_change: amount,
    reserved_change: 0,
    committed_change: 0,
    remaining_after: amount,
    booking_id: null,
    approval_id: null,
    payment_id: null,
    person_id: personNamed('meera').id,
    person_name: personNamed('meera').name,
    note: '',
  }));

interface Use {
  /** Of the booking. */
  id: number;
  charge: NonNullable<PlannedBooking['charge']>;
  /** With fee and GST, minor units. */
  amount: number;
  payment: number | null;
}

/** What a booking reserved and used, in its budget and in the ledger. */
export function addUse(rows: CompanyRows, plan: PlannedBooking, use: Use): void {
  const { id, charge, amount } = use;
  const { id: budgetId } = costCentreOf(charge.costCentre);
  const budget = rows.budgets.find((one) => one.id === budgetId);
  if (!budget) throw new Error(`The demo world has no budget of ${charge.costCentre}.`);
  const approvalId = plan.request?.id ?? null;
  for (const { reserved, committed, person, ...entry } of entriesOf(plan, use)) {
    budget.reserved = (budget.reserved ?? 0) + reserved;
    budget.committed = (budget.committed ?? 0) + committed;
    budget.updated_at = entry.at;
    rows.budget_entries.push({
      budget_id: budgetId,
      ...entry,
      limit_change: 0,
      reserved_change: reserved,
      committed_change: committed,
      remaining_after: (budget.amount ?? 0) - budget.reserved - budget.committed,
      booking_id: id,
      approval_id: approvalId,
      person_id: personNamed(person).id,
      person_name: personNamed(person).name,
    });
  }
  budget.alerted = Math.max(budget.alerted ?? 0, levelOf(budget));
  if (plan.state === 'cancelled') return;
  rows.budget_allocations.push({
    booking_id: id,
    company_id: companyOf('northwind').id,
    cost_centre_id: budgetId,
    budget_id: budgetId,
    approval_id: approvalId,
    purpose: charge.purpose,
    reserved: plan.state === 'pending' ? amount : 0,
    committed: plan.state === 'paid' ? amount : 0,
    created_at: plan.at,
    updated_at: plan.request?.paidAt ?? plan.at,
  });
}

function entriesOf(plan: PlannedBooking, { charge, amount, payment }: Use): Entry[] {
  const { at, username: person, request } = plan;
  const shared = { at, person, payment_id: null, committed: 0 };
  const reserved: Entry = { ...shared, kind: 'reserved', note: charge.purpose, reserved: amount };
  const returned = { ...shared, note: '', reserved: -amount };
  if (plan.state === 'paid') {
    const paid = { at: request?.paidAt ?? at, kind: 'committed', payment_id: payment } as const;
    return [reserved, { ...returned, ...paid, committed: amount }];
  }
  if (!request?.decision || !request.decidedAt) return [reserved];
  const { id, decidedAt, decision } = request;
  const note = `Request ${id}: ${decision.note}`;
  return [reserved, { ...returned, at: decidedAt, kind: 'released', note, person: decision.by }];
}

/** The alert level that the budget's use has reached, in percent of its limit. */
function levelOf({ amount = 0, reserved = 0, committed = 0 }: Row<'budgets'>): number {
  const used = reserved + committed;
  if (used >= amount) return 100;
  return used * 100 >= amount * 80 ? 80 : 0;
}
