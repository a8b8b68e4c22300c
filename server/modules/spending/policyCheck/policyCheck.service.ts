import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import type { PolicyFinding, PolicyOutcome } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';
import { forbidden, invalidInput, notFound } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { noCompany } from '../../companies/managedCompany.rules';
import { hasOpenAccount } from '../../credit/creditUse.service';
import { isInReach } from '../../identity/people/reach.rules';
import { DECISION_HOURS, decisionDeadline } from '../approvals/deadline.rules';
import {
  decidersText,
  planSteps,
  presentDecider,
  type PlannedStep,
} from '../approvals/deciders.service';
import { checkedGuests } from '../guests/guests.service';
import { strictest } from '../policy/policy.rules';
import {
  asksGuests,
  bookingFacts,
  hasActiveCostCentres,
  checkLines,
  readPolicy,
  tierFacts,
  type CompanyPolicy,
  type TicketFacts,
} from '../policy/policy.service';
import { budgetFinding, remainingAfter } from './budgetCheck.rules';
import { presentCheckedCostCentre, type CostCentreRights } from './policyCheck.presenter';
import * as repository from './policyCheck.repository';
import type { CostCentreRow, Db } from './policyCheck.repository';

type Body = BodyOf<'checkPolicy'>;

export type PolicyCheckService = ReturnType<typeof createPolicyCheckService>;

/** Previews a request for approval: rules, budget, approvers and deadline. Writes nothing (D28). */
export function createPolicyCheckService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 400 with fields, 403, 404, 409 `mixed_currencies` */
    async check(caller: Caller, body: Body): Promise<Schemas['PolicyCheck']> {
      const { companyId } = caller;
      if (companyId === null) throw noCompany();
      const requesterId = await readRequester(db, caller, body.user);
      const lines = await readLines(db, { ...caller, companyId }, body);
      const policy = await readPolicy(db, companyId);
      const bookingIds = body.booking_ids ?? [];
      const guests = await checkedGuests(db, { companyId, bookingIds, guests: body.guests ?? [] });
      const of = { policy, lines, guests };
      const { outcome: ofRules, needsAdmin, quote, currency } = checkLines(of);
      const costCentre = await readCostCentre(db, { companyId, currency }, body);
      const rights = rightsOf(caller, costCentre);
      const maySee = rights.isMine || rights.mayManage;

      const costCentreId = costCentre?.id ?? null;
      const steps =
        ofRules === 'needs_approval'
          ? await planSteps(db, { companyId, costCentreId, requesterId, needsAdmin })
          : [];
      const waiting = steps.length > 0 ? deadlineOf(policy, lines) : null;
      const { findings } = checkLines({ ...of, decider: decidersText(steps) });
      const others: PolicyFinding[] = [
        // Callers who may not see the budget get a finding only for real bookings: otherwise they could find the
        // remaining amount by trying sums.
        ...(costCentre?.budget && (maySee || body.booking_ids)
          ? [budgetFinding({ ...costCentre, budget: costCentre.budget }, quote.total, maySee)]
          : []),
        ...(steps.some((step) => step.people.length === 0) ? [nobodyDecides] : []),
        ...(waiting?.refusal ? [refusal('deadline', waiting.refusal)] : []),
      ];
      const outcome = strictest([ofRules, ...others.map((one) => one.outcome)]);
      const isAsked = outcome === 'needs_approval';
      return {
        outcome,
        findings: [
          ...findings,
          ...others,
          ...(await lacksCostCentre(db, { companyId, policy, costCentre })),
        ],
        total: toDecimal(quote.total),
        currency,
        cost_centre: costCentre && presentCheckedCostCentre(costCentre, rights),
        remaining_after:
          maySee && costCentre?.budget
            ? toDecimal(remainingAfter(costCentre.budget, quote.total))
            : null,
        deciders: isAsked ? presentDeciders(caller, steps) : [],
        needs_admin: isAsked && needsAdmin,
        deadline: isAsked ? (waiting?.deadline?.toISOString() ?? null) : null,
        usual_hours: isAsked ? await repository.findUsualHours(db, companyId) : null,
        pays_on_account: policy?.pays_on_account === true && (await hasOpenAccount(db, companyId)),
        asks_guests: asksGuests(policy?.rules ?? []),
      };
    },
  };
}

const refusal = (
  kind: PolicyFinding['kind'],
  sentence: string,
  detail = '',
  outcome: PolicyOutcome = 'refuse',
): PolicyFinding => ({ kind, outcome, sentence, detail });

const nobodyDecides = refusal(
  'deciders',
  'Nobody else of your company can decide on this',
  'Ask for another company admin',
);

const deadlineOf = (policy: CompanyPolicy | null, lines: readonly TicketFacts[]) =>
  decisionDeadline(
    lines[0]?.read_at ?? new Date(),
    policy?.decision_hours ?? DECISION_HOURS,
    lines.map((line) => ({
      title: line.event_title,
      approvalHours: line.approval_hours,
      bookingEndAt: line.booking_end_at,
      startAt: line.start_at,
      offerUntil: null,
    })),
  );

/** Hides the addresses of the company's people from clients. */
const presentDeciders = (caller: Caller, steps: readonly PlannedStep[]) =>
  (steps[0]?.people ?? []).map((person) => ({
    ...presentDecider(person),
    ...(caller.role === 'client' && { email: '' }),
  }));

/** Whether a required cost centre is missing. It can be chosen later, so the outcome ignores it. */
async function lacksCostCentre(
  db: Db,
  of: { companyId: number; policy: CompanyPolicy | null; costCentre: CostCentreRow | null },
): Promise<PolicyFinding[]> {
  const isNeeded = of.policy?.requires_cost_centre === true && of.costCentre === null;
  if (!isNeeded || !(await hasActiveCostCentres(db, of.companyId))) return [];
  return [refusal('cost_centre', 'Choose the cost centre that this is charged to')];
}

/** @throws 403, 404 */
async function readRequester(db: Db, caller: Caller, id: number | undefined): Promise<number> {
  if (id === undefined || id === caller.userId) return caller.userId;
  if (!caller.permissions.includes('manage_company')) {
    throw forbidden("Only your company's admin can try its policy for somebody else.");
  }
  const person = await repository.findPerson(db, id);
  if (!person || !isInReach(caller, person)) throw notFound('User not found');
  return id;
}

/** @throws 400, 404 */
async function readLines(
  db: Db,
  { userId, companyId }: { userId: number; companyId: number },
  { booking_ids: ids, items }: Body,
): Promise<TicketFacts[]> {
  if ((ids === undefined) === (items === undefined)) {
    throw invalidInput('Send either booking_ids or items.', {
      booking_ids: 'Send either booking_ids or items.',
    });
  }
  if (ids) {
    const facts = await bookingFacts(db, ids);
    const own = facts.filter((one) => one.user_id === userId && one.company_id === companyId);
    if (own.length < ids.length) throw bookingErrors.noSuchBooking();
    return own.filter((one) => !one.is_approved);
  }
  const wanted = items ?? [];
  const tierIds = wanted.map((item) => item.ticket_tier);
  const tiers = await tierFacts(db, companyId, tierIds);
  return wanted.map((item) => {
    const tier = tiers.find(
      (one) => one.tier_id === item.ticket_tier && one.event_id === item.event,
    );
    if (!tier) throw bookingErrors.noSuchTier();
    return { ...tier, quantity: item.quantity };
  });
}

/** @throws 400 with field cost_centre */
async function readCostCentre(
  db: Db,
  { companyId, currency }: { companyId: number; currency: string },
  { cost_centre: costCentreId, booking_ids: bookingIds = [] }: Body,
): Promise<CostCentreRow | null> {
  if (costCentreId === undefined) return null;
  const of = { companyId, costCentreId, currency, bookingIds };
  const row = await repository.findCostCentre(db, of);
  if (row?.is_active) return row;
  const sentence = row
    ? `${row.name} takes no new bookings.`
    : 'There is no such cost centre in your company.';
  throw invalidInput(sentence, { cost_centre: sentence });
}

function rightsOf(caller: Caller, row: CostCentreRow | null): CostCentreRights {
  const { userId, permissions, companyProven } = caller;
  return {
    isMine:
      row !== null && (row.owner?.id === userId || row.members.some(({ id }) => id === userId)),
    mayManage: permissions.includes('manage_company') && companyProven,
  };
}
