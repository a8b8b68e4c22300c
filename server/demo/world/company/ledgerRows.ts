import { dayInIndia } from '../../../lib/indiaDays';
import { quarterOf } from '../../../modules/companyConsole/companySpend/spendPeriod.rules';
import { companyOf, personNamed } from '../people';
import type { PlannedBooking } from '../bookings';
import type { World } from '../rows';
import type { WorldClock } from '../worldClock';
import { costCentreOf, costCentres } from './costCentres';
import { quarterStart } from './quarter';

const DAY = 86_400_000;

/** Adds a budget for each cost centre, with the same id, and the first line of its ledger. */
export function addBudgets(world: World, clock: WorldClock): void {
  const { from, to } = quarterOf(dayInIndia(clock.now));
  const setAt = new Date(quarterStart(clock).getTime() - 4 * DAY);
  const admin = personNamed('meera');
  for (const { id, amount, enforcement, carriesOver } of costCentres) {
    world.budgets.push({
      id,
      cost_centre_id: id,
      period: 'quarter',
      starts_on: from,
      ends_on: to,
      enforcement,
      carries_over: carriesOver,
      amount,
      reserved: 0,
      committed: 0,
      alerted: 0,
      created_at: setAt,
      updated_at: setAt,
    });
    world.budget_entries.push({
      budget_id: id,
      at: setAt,
      kind: 'amount_set',
      limit_change: amount,
      reserved_change: 0,
      committed_change: 0,
      remaining_after: amount,
      booking_id: null,
      approval_id: null,
      payment_id: null,
      person_id: admin.id,
      person_name: admin.name,
      note: '',
    });
  }
}

interface Use {
  /** Id of the booking. */
  id: number;
  charge: NonNullable<PlannedBooking['charge']>;
  /** With fee and GST, minor units. */
  amount: number;
  payment: number | null;
}

/** Adds what a booking reserved and used to its budget and to the ledger. */
export function addUse(world: World, plan: PlannedBooking, use: Use): void {
  const { id, charge, amount, payment } = use;
  const { at, state, request, username } = plan;
  const budgetId = costCentreOf(charge.costCentre).id;
  const budget = world.budgets.find((one) => one.id === budgetId);
  if (!budget) throw new Error(`The demo world has no budget of ${charge.costCentre}.`);
  const add = (
    entryAt: Date,
    [reserved, committed]: readonly [number, number],
    person: string,
    entry: Pick<World['budget_entries'][number], 'kind' | 'note' | 'payment_id'>,
  ) => {
    budget.reserved += reserved;
    budget.committed += committed;
    budget.updated_at = entryAt;
    world.budget_entries.push({
      budget_id: budgetId,
      at: entryAt,
      limit_change: 0,
      reserved_change: reserved,
      committed_change: committed,
      remaining_after: budget.amount - budget.reserved - budget.committed,
      booking_id: id,
      approval_id: request?.id ?? null,
      person_id: personNamed(person).id,
      person_name: personNamed(person).name,
      ...entry,
    });
  };
  const { purpose } = charge;
  add(at, [amount, 0], username, { kind: 'reserved', note: purpose, payment_id: null });
  if (state === 'paid') {
    const entry = { kind: 'committed', note: '', payment_id: payment } as const;
    add(request?.paidAt ?? at, [-amount, amount], username, entry);
  } else if (request?.decision && request.decidedAt) {
    const { id: requestId, decision, decidedAt } = request;
    const note = `Request ${requestId}: ${decision.note}`;
    add(decidedAt, [-amount, 0], decision.by, { kind: 'released', note, payment_id: null });
  }
  budget.alerted = Math.max(budget.alerted, alertLevel(budget));
  if (state === 'cancelled') return;
  world.budget_allocations.push({
    booking_id: id,
    company_id: companyOf('northwind').id,
    cost_centre_id: budgetId,
    budget_id: budgetId,
    approval_id: request?.id ?? null,
    purpose,
    reserved: state === 'pending' ? amount : 0,
    committed: state === 'paid' ? amount : 0,
    created_at: at,
    updated_at: request?.paidAt ?? at,
  });
}

/** The alert level that the budget's use has reached, in percent of its limit. */
function alertLevel({ amount, reserved, committed }: World['budgets'][number]): number {
  const used = reserved + committed;
  if (used >= amount) return 100;
  return used * 100 >= amount * 80 ? 80 : 0;
}
