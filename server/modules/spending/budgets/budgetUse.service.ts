import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { conflict, notFound } from '../../../lib/errors';
import { formatMoney, toDecimal } from '../../../lib/money';
import { announceBudget } from '../../webhooks/outbox.service';
import { budgetAlert } from './budgets.jobs';
import * as repository from './budgetUse.repository';
import type { AllocationRow, UseChange } from './budgetUse.repository';

type Db = ModuleDeps['db'];

/**
 * How bookings use budgets (docs/product/companies.md#budgets). Everything here runs in the caller's transaction,
 * which has locked the bookings. Money is in minor units, with fee and GST.
 */

interface Actor {
  id: number;
  name: string;
}

export interface ChargedLine {
  bookingId: number;
  /** The booking's share of the total. */
  amount: number;
}

export interface BudgetReservation {
  companyId: number;
  costCentreId: number;
  currency: string;
  approvalId: number | null;
  purpose: string;
  actor: Actor;
  lines: readonly ChargedLine[];
  /** The actor may see the remaining budget, so a refusal may name it. */
  maySeeRemaining: boolean;
}

/**
 * Charges bookings to a cost centre and reserves their sum in its current budget. Without a budget they are only
 * charged. Releases their earlier reservations first.
 * @throws 404, 409 cost_centre_inactive, budget_exceeded: nothing changes then
 */
export async function reserveBudget(trx: Db, request: BudgetReservation): Promise<void> {
  const costCentre = await repository.findCostCentre(trx, request);
  if (!costCentre) throw notFound('There is no such cost centre.');
  if (!costCentre.is_active) {
    throw conflict('cost_centre_inactive', `${costCentre.name} takes no new bookings.`);
  }
  const { budget_id: budgetId } = costCentre;
  const earlier = await repository.findAllocations(trx, idsOf(request.lines));
  if (earlier.some((allocation) => allocation.committed > 0)) {
    throw new Error('A booking that is paid is charged already.');
  }
  const isSame = request.lines.every(({ bookingId, amount }) =>
    earlier.some(
      (old) =>
        old.booking_id === bookingId && old.budget_id === budgetId && old.reserved === amount,
    ),
  );
  if (!isSame) await moveReservations(trx, request, { ...costCentre, earlier });
  await repository.putAllocations(trx, { ...request, budgetId });
}

async function moveReservations(
  trx: Db,
  { lines, approvalId, purpose, actor, currency, maySeeRemaining }: BudgetReservation,
  {
    name,
    budget_id: budgetId,
    earlier,
  }: repository.ChargedCostCentre & { earlier: readonly AllocationRow[] },
): Promise<void> {
  const released = earlier.flatMap((old) => releaseOf(old, { actor, note: 'Reserved anew.' }));
  const reserved = lines.flatMap(({ bookingId, amount }): UseChange[] =>
    budgetId === null || amount === 0
      ? []
      : [
          {
            budgetId,
            bookingId,
            approvalId,
            actor,
            note: purpose,
            paymentId: null,
            kind: 'reserved',
            reserved: amount,
            committed: 0,
          },
        ],
  );
  if (await changeUse(trx, [...released, ...reserved])) return;
  const back = released
    .filter((change) => change.budgetId === budgetId)
    .reduce((sum, change) => sum - change.reserved, 0);
  const needed = lines.reduce((sum, line) => sum + line.amount, 0);
  const remaining =
    maySeeRemaining && budgetId !== null
      ? (await repository.findRemaining(trx, budgetId)) + back
      : null;
  throw budgetExceeded({ name, currency, needed, remaining });
}

/**
 * Turns the reservations of paid bookings into committed amounts, which may differ. If a reservation was released
 * meanwhile, the amount is taken from the current budget. Skips bookings without a cost centre and bookings that are
 * already committed.
 * @throws 409 budget_exceeded: nothing changes then
 */
export async function commitBudget(
  trx: Db,
  {
    paymentId,
    lines,
    actor,
  }: {
    /** `payments.id` */
    paymentId: number;
    lines: readonly ChargedLine[];
    actor: Actor | null;
  },
): Promise<void> {
  const amounts = new Map(lines.map((line) => [line.bookingId, line.amount]));
  const allocations = await repository.findAllocations(trx, idsOf(lines));
  const uses = allocations
    .filter((allocation) => allocation.committed === 0)
    .map((allocation) => ({
      allocation,
      bookingId: allocation.booking_id,
      budgetId: allocation.reserved > 0 ? allocation.budget_id : allocation.todays_budget_id,
      reserved: 0,
      committed: amounts.get(allocation.booking_id) ?? 0,
    }));
  const changes = uses.flatMap(({ allocation, bookingId, budgetId, committed }): UseChange[] =>
    budgetId === null || (committed === 0 && allocation.reserved === 0)
      ? []
      : [
          {
            budgetId,
            bookingId,
            approvalId: allocation.approval_id,
            paymentId,
            actor,
            kind: 'committed',
            reserved: -allocation.reserved,
            committed,
            note: '',
          },
        ],
  );
  if (!(await changeUse(trx, changes))) {
    const [first] = allocations;
    throw budgetExceeded({
      name: first?.cost_centre_name ?? '',
      currency: first?.currency ?? '',
      needed: changes.reduce((sum, change) => sum + change.committed, 0),
      remaining: null,
    });
  }
  await repository.setAllocationUse(trx, uses);
}

/** Releases the reservations of unpaid bookings, which stay charged to their cost centre. Safe to repeat. */
export async function releaseBudget(
  trx: Db,
  bookingIds: readonly number[],
  { note, actor = null }: { note: string; actor?: Actor | null },
): Promise<void> {
  const allocations = await repository.findAllocations(trx, bookingIds);
  const reserving = allocations.filter((allocation) => allocation.reserved > 0);
  await changeUse(
    trx,
    reserving.flatMap((allocation) => releaseOf(allocation, { actor, note })),
  );
  await repository.setAllocationUse(
    trx,
    reserving.map(({ booking_id: bookingId, budget_id: budgetId, committed }) => ({
      bookingId,
      budgetId,
      reserved: 0,
      committed,
    })),
  );
}

/** As `releaseBudget`, and also removes the cost centre from bookings that are not paid. */
export async function unchargeBookings(
  trx: Db,
  bookingIds: readonly number[],
  by: { note: string; actor?: Actor | null },
): Promise<void> {
  await releaseBudget(trx, bookingIds, by);
  await repository.deleteUnpaidAllocations(trx, bookingIds);
}

/** Reduces the committed amounts of bookings to what is still paid for them after a refund. Safe to repeat. */
export async function giveBackBudget(
  trx: Db,
  bookingIds: readonly number[],
  note: string,
): Promise<void> {
  const allocations = await repository.findAllocations(trx, bookingIds);
  const less = allocations.filter(({ committed, kept }) => kept < committed);
  const changes = less.flatMap((allocation): UseChange[] =>
    allocation.budget_id === null
      ? []
      : [
          {
            budgetId: allocation.budget_id,
            bookingId: allocation.booking_id,
            note,
            approvalId: allocation.approval_id,
            paymentId: null,
            actor: null,
            kind: 'given_back',
            reserved: 0,
            committed: allocation.kept - allocation.committed,
          },
        ],
  );
  await changeUse(trx, changes);
  await repository.setAllocationUse(
    trx,
    less.map(({ booking_id: bookingId, budget_id: budgetId, reserved, kept }) => ({
      bookingId,
      budgetId,
      reserved,
      committed: kept,
    })),
  );
}

/** Call it after changing the limit of a locked budget: sends an alert if its use now reaches a higher alert level. */
export async function alertAfterNewLimit(trx: Db, budgetId: number): Promise<void> {
  const level = await repository.raiseAlert(trx, budgetId);
  if (level !== null) await enqueueAlert(trx, budgetId, level);
}

async function enqueueAlert(trx: Db, budget: number, level: number): Promise<void> {
  await enqueue(trx, budgetAlert, { key: `${budget}:${level}`, payload: { budget, level } });
  await announceBudget(trx, budget, level);
}

/** @returns false when a hard budget would be exceeded */
async function changeUse(trx: Db, changes: readonly UseChange[]): Promise<boolean> {
  const budgets = await repository.changeUse(trx, changes);
  for (const { id, level } of budgets ?? []) {
    if (level !== null) await enqueueAlert(trx, id, level);
  }
  return budgets !== null;
}

const releaseOf = (
  allocation: AllocationRow,
  { actor, note }: { actor: Actor | null; note: string },
): UseChange[] =>
  allocation.budget_id === null || allocation.reserved === 0
    ? []
    : [
        {
          budgetId: allocation.budget_id,
          bookingId: allocation.booking_id,
          actor,
          note,
          approvalId: allocation.approval_id,
          paymentId: null,
          kind: 'released',
          reserved: -allocation.reserved,
          committed: 0,
        },
      ];

const idsOf = (lines: readonly ChargedLine[]) => lines.map((line) => line.bookingId);

/** @param remaining null when the caller may not see it */
function budgetExceeded({
  name,
  currency,
  needed,
  remaining,
}: {
  name: string;
  currency: string;
  needed: number;
  remaining: number | null;
}) {
  const sentence =
    remaining === null
      ? `The budget of ${name} does not have enough left for this.`
      : `The budget of ${name} has ${formatMoney(remaining, currency)} left; this needs ${formatMoney(needed, currency)}.`;
  return conflict('budget_exceeded', sentence, {
    ...(remaining !== null && { remaining: toDecimal(remaining) }),
    needed: toDecimal(needed),
    currency,
  });
}
