import type { Schemas } from '../../../contract/types';
import type { Guest } from '../../../db/schema/spending';
import { toDecimal } from '../../../lib/money';
import { posterAddress } from '../../catalog/poster.rules';
import { roleLabel } from '../../identity/people/permissions.rules';
import type { ApprovedUse } from './approvalBudget.repository';
import type { StoredStep } from './approvals.repository';
import { presentDecider, presentPersonName, type DecidingPerson } from './deciders.service';
import type { ColleagueRow, DelegationRow } from './delegations.repository';
import type {
  ApprovalDetailRow,
  ApprovalRow,
  ApprovalSummaryRow,
  RequestedLineRow,
} from './readApprovals.repository';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const requesterOf = (row: ApprovalRow): Schemas['PersonName'] => ({
  id: row.requester_id,
  name: row.requester_name,
  email: row.requester_email,
  role_label: roleLabel(row.requester_role),
});

const costCentreOf = (row: ApprovalRow): Schemas['CostCentreName'] | null =>
  row.cost_centre_id === null
    ? null
    : {
        id: row.cost_centre_id,
        code: row.cost_centre_code ?? '',
        name: row.cost_centre_name ?? '',
      };

export const presentSummary = (row: ApprovalSummaryRow): Schemas['ApprovalSummary'] => ({
  id: row.id,
  version: row.version,
  status: row.status,
  created_at: row.created_at.toISOString(),
  requester: requesterOf(row),
  cost_centre: costCentreOf(row),
  event_title: row.event_title,
  event_count: row.event_count,
  image: posterAddress(row.event_image, row.event_calendar_sequence),
  event_start_at: row.event_start_at.toISOString(),
  event_timezone: row.event_timezone,
  seats: row.seats,
  ticket_tier_name: row.ticket_tier_name,
  currency: row.currency,
  total: toDecimal(row.total),
  is_exception: row.needs_admin,
  deadline: row.deadline.toISOString(),
  pay_by: iso(row.pay_by),
  is_paid: row.is_paid,
  decided_at: iso(row.decided_at),
  can_decide: row.can_decide,
});

export interface ApprovalParts {
  lines: readonly RequestedLineRow[];
  guests: readonly Guest[];
  /** Names of colleagues, by event id. */
  colleagues: ReadonlyMap<number, readonly string[]>;
  steps: readonly StoredStep[];
  /** For each step, in the same order, the people who may decide it now. */
  deciding: readonly DecidingPerson[][];
  /** Everybody who has decided a step or on whose behalf one was decided. */
  people: ReadonlyMap<number, ColleagueRow>;
  /** Null when the reader may not see it. */
  use: ApprovedUse | null;
  readerId: number;
}

export function presentApproval(row: ApprovalDetailRow, parts: ApprovalParts): Schemas['Approval'] {
  const isOpen = row.status === 'pending';
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    created_at: row.created_at.toISOString(),
    requester: requesterOf(row),
    cost_centre: costCentreOf(row),
    purpose: row.purpose,
    purpose_kind: row.purpose_kind,
    guests: [...parts.guests],
    bookings: parts.lines.map((line) => presentLine(line, parts)),
    currency: row.currency,
    subtotal: toDecimal(row.subtotal),
    service_fee: toDecimal(row.service_fee),
    gst: toDecimal(row.gst),
    total: toDecimal(row.total),
    findings: row.findings,
    budget: parts.use && presentUse(parts.use),
    steps: parts.steps.map((step, index) =>
      presentStep(step, parts.deciding[index] ?? [], parts.people),
    ),
    deadline: row.deadline.toISOString(),
    decided_at: iso(row.decided_at),
    reason: row.reason,
    pay_by: iso(row.pay_by),
    payment: row.payment,
    is_paid: row.is_paid,
    pays_on_account: row.pays_on_account,
    is_in_advance: row.is_in_advance,
    can_decide: row.can_decide,
    can_withdraw: isOpen && row.requester_id === parts.readerId,
    can_delegate: row.can_decide,
  };
}

const presentLine = (
  line: RequestedLineRow,
  { colleagues }: Pick<ApprovalParts, 'colleagues'>,
): Schemas['ApprovalBooking'] => ({
  id: line.id,
  booking_number: line.booking_number,
  event: line.event_id,
  event_title: line.event_title,
  event_start_at: line.event_start_at.toISOString(),
  event_timezone: line.event_timezone,
  venue: line.venue,
  city: line.city,
  image: posterAddress(line.event_image, line.event_calendar_sequence),
  ticket_tier_name: line.ticket_tier_name,
  quantity: line.quantity,
  unit_price: toDecimal(line.unit_price),
  amount: toDecimal(line.amount),
  status: line.status,
  colleagues: [...(colleagues.get(line.event_id) ?? [])],
});

const presentUse = (use: ApprovedUse): Schemas['ApprovalBudget'] => ({
  id: use.id,
  limit: toDecimal(use.limit),
  committed: toDecimal(use.committed - use.own_committed),
  reserved_by_others: toDecimal(use.reserved - (use.own - use.own_committed)),
  this_request: toDecimal(use.own),
  remaining: toDecimal(use.limit - use.committed - use.reserved),
  enforcement: use.enforcement,
  period: use.period,
  ends_on: use.ends_on,
});

function presentStep(
  step: StoredStep,
  deciding: readonly DecidingPerson[],
  people: ApprovalParts['people'],
): Schemas['ApprovalStep'] {
  const decidedBy = step.decided_by === null ? undefined : people.get(step.decided_by);
  const decidedFor = step.decided_for === null ? undefined : people.get(step.decided_for);
  return {
    decider: step.decider,
    status: step.status,
    people: deciding.map(presentDecider),
    decided_by: decidedBy ? presentPersonName(decidedBy) : null,
    for_person: decidedFor?.name ?? null,
    decided_at: iso(step.decided_at),
    note: step.note,
  };
}

export const presentDelegation = (row: DelegationRow | undefined): Schemas['Delegation'] =>
  row
    ? {
        delegate: presentPersonName({ ...row, id: row.delegate_id }),
        from: row.starts_at.toISOString(),
        until: iso(row.ends_at),
        is_active: row.is_active,
      }
    : { delegate: null, from: null, until: null, is_active: false };
