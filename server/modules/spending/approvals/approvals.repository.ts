import { sql, type Selectable } from 'kysely';
import { waitsInLine } from '../../../db/expressions/waitingLine';
import type { ApprovalsTable, ApprovalStepsTable, Decider } from '../../../db/schema/spending';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type StoredApproval = Selectable<ApprovalsTable>;
export type StoredStep = Selectable<ApprovalStepsTable>;

/** A request, locked. */
export interface LockedApproval extends StoredApproval {
  /** The deadline had not passed when the lock was acquired. */
  is_in_time: boolean;
}

/** @returns undefined when it does not exist, or, with `skipLocked`, when another transaction has locked it */
export async function lockApproval(
  trx: Db,
  id: number,
  { skipLocked = false } = {},
): Promise<LockedApproval | undefined> {
  // `for no key update` lets other transactions write bookings that reference the request; bookings are locked after
  // it.
  const query = trx.selectFrom('approvals').where('id', '=', id).select('id').forNoKeyUpdate();
  const found = await (skipLocked ? query.skipLocked() : query).executeTakeFirst();
  if (!found) return undefined;
  // A separate statement, because the first one may have waited past the deadline.
  return readApproval(trx, id);
}

export const readApproval = (db: Db, id: number): Promise<LockedApproval> =>
  db
    .selectFrom('approvals')
    .where('id', '=', id)
    .selectAll()
    .select(sql<boolean>`(deadline > clock_timestamp())`.as('is_in_time'))
    .executeTakeFirstOrThrow();

export const findSteps = (db: Db, approvalId: number): Promise<StoredStep[]> =>
  db
    .selectFrom('approval_steps')
    .where('approval_id', '=', approvalId)
    .selectAll()
    .orderBy('position')
    .execute();

export interface NewApproval {
  companyId: number;
  requesterId: number;
  costCentreId: number | null;
  purpose: string;
  purposeKind: StoredApproval['purpose_kind'];
  findings: StoredApproval['findings'];
  currency: string;
  /** Minor units. */
  sums: { subtotal: number; serviceFee: number; gst: number; total: number };
  paysOnAccount: boolean;
  deadline: Date;
  steps: readonly { decider: Decider; personId: number | null }[];
  lines: readonly { bookingId: number; quantity: number; unitPrice: number; amount: number }[];
}

export async function insertApproval(trx: Db, approval: NewApproval): Promise<number> {
  const { sums, steps, lines } = approval;
  const { id } = await trx
    .insertInto('approvals')
    .values({
      company_id: approval.companyId,
      requester_id: approval.requesterId,
      cost_centre_id: approval.costCentreId,
      purpose: approval.purpose,
      purpose_kind: approval.purposeKind,
      findings: JSON.stringify(approval.findings),
      currency: approval.currency,
      subtotal: sums.subtotal,
      service_fee: sums.serviceFee,
      gst: sums.gst,
      total: sums.total,
      pays_on_account: approval.paysOnAccount,
      deadline: approval.deadline,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('approval_bookings')
    .values(
      lines.map((line) => ({
        approval_id: id,
        booking_id: line.bookingId,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        amount: line.amount,
      })),
    )
    .execute();
  await insertSteps(trx, id, 1, steps);
  return id;
}

export async function insertSteps(
  trx: Db,
  approvalId: number,
  from: number,
  steps: NewApproval['steps'],
): Promise<void> {
  await trx
    .insertInto('approval_steps')
    .values(
      steps.map((step, index) => ({
        approval_id: approvalId,
        position: from + index,
        decider: step.decider,
        person_id: step.personId,
      })),
    )
    .execute();
}

export type ApprovalChange = Partial<
  Pick<StoredApproval, 'status' | 'reason' | 'pay_by' | 'decided_at' | 'closed_at'>
>;

export async function updateApproval(trx: Db, id: number, change: ApprovalChange): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export interface StepDecision {
  status: 'approved' | 'declined';
  decidedBy: number;
  decidedFor: number | null;
  note: string;
}

export async function decideSteps(
  trx: Db,
  approvalId: number,
  positions: readonly number[],
  { status, decidedBy, decidedFor, note }: StepDecision,
): Promise<void> {
  await trx
    .updateTable('approval_steps')
    .set({
      status,
      decided_by: decidedBy,
      decided_for: decidedFor,
      decided_at: sql<Date>`now()`,
      note,
    })
    .where('approval_id', '=', approvalId)
    .where('position', 'in', [...positions])
    .execute();
}

/** Reassigns a step. */
export async function assignStep(
  trx: Db,
  approvalId: number,
  position: number,
  { personId, delegatedBy }: { personId: number; delegatedBy: number },
): Promise<void> {
  await trx
    .updateTable('approval_steps')
    .set({ person_id: personId, delegated_by: delegatedBy })
    .where('approval_id', '=', approvalId)
    .where('position', '=', position)
    .execute();
}

/**
 * Open requests that no longer hold any seats: the deadline or the time to pay has passed, they were paid, or their
 * bookings or events ended in another way.
 */
export async function findFinished(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from approvals a
    where a.closed_at is null and not exists (
      select from bookings b join events e on e.id = b.event_id
      where b.approval_id = a.id and b.status = 'pending' and b.hold_state = 'held'
        and b.hold_expires_at > now() and e.cancelled_at is null
        and least(e.booking_end_at, e.start_at) > now())
      and not ${waitsInLine}
    order by a.id limit ${count}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export interface AbandonedStep {
  id: number;
  position: number;
  person_id: number;
  person: string;
}

/** Current steps whose approver has left the company or has no open account. */
export async function findAbandoned(
  db: Db,
  which: { count: number } | { id: number },
): Promise<AbandonedStep[]> {
  const { rows } = await sql<AbandonedStep>`
    select a.id, s.position, u.id as person_id, ${nameOrEmail} as person
    from approvals a
    cross join lateral (
      select w.position, w.person_id from approval_steps w
      where w.approval_id = a.id and w.status = 'waiting' order by w.position limit 1
    ) as s
    join users u on u.id = s.person_id
    where a.status = 'pending' and a.closed_at is null and a.deadline > now()
      and (not u.is_active or u.company_id is distinct from a.company_id)
      and ${'id' in which ? sql`a.id = ${which.id}` : sql`true`}
    order by a.id limit ${'count' in which ? which.count : 1}
  `.execute(db);
  return rows;
}

/** Assigns a step to every company admin. */
export async function assignToAdmins(trx: Db, approvalId: number, position: number): Promise<void> {
  await trx
    .updateTable('approval_steps')
    .set({ decider: 'admin', person_id: null })
    .where('approval_id', '=', approvalId)
    .where('position', '=', position)
    .execute();
}

/** Does not change the version, because nothing was decided or reassigned. */
export async function markReminded(trx: Db, id: number, reminded: number): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ reminded, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Pending requests with a reminder due: the first halfway to the deadline, the second two hours before it. */
export async function findToRemind(
  db: Db,
  count: number,
): Promise<{ id: number; reminded: number }[]> {
  const { rows } = await sql<{ id: number; reminded: number }>`
    select id, reminded from approvals
    where status = 'pending' and closed_at is null and deadline > now() and (
      (reminded = 0 and now() >= created_at + (deadline - created_at) / 2)
      or (reminded = 1 and now() >= deadline - interval '2 hours'))
    order by id limit ${count}
  `.execute(db);
  return rows;
}
