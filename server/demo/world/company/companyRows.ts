import type { PolicyFinding, StoredPolicyRule } from '../../../db/schema/spending';
import { guestShare, normalisedName } from '../../../modules/spending/guests/guestName.rules';
import { evaluatePolicy } from '../../../modules/spending/policy/policy.rules';
import { computeQuote, type QuoteSums } from '../../../modules/bookings/quote/quote.rules';
import { gstPercent } from '../../../modules/catalog/charges.rules';
import { categories } from '../categories';
import { companyId, personNamed } from '../peopleRows';
import type { CompanyRows, EventRows, Row, SalesRows } from '../rows';
import type { PlannedBooking } from '../sales';
import type { WorldClock } from '../worldClock';
import { costCentreOf, costCentres, DECISION_HOURS, delegations, policyRules } from './costCentres';
import { creditRows } from './creditRows';
import { addUse, budgetRows, firstEntries } from './ledgerRows';
import { yearInIndia } from './quarter';
import type { PlannedRequest } from './plannedRequests';

const DAY = 86_400_000;

const ids = { company: companyId('northwind') };

/**
 * Northwind's cost centres with budgets, policy and requests (D27 to D29). What the planned bookings reserve and use
 * is in the ledgers, and the sums of these are the columns of the budgets.
 *
 * @param planned in the order of the bookings' ids, from 1 on
 */
export function companyRows(
  planned: readonly PlannedBooking[],
  world: EventRows & SalesRows,
  clock: WorldClock,
): CompanyRows {
  const rows: CompanyRows = {
    ...setUpRows(clock),
    approvals: [],
    approval_bookings: [],
    approval_steps: [],
    budget_allocations: [],
    company_guests: [],
    booking_guests: [],
    ...creditRows(planned, world, clock),
    budgets: budgetRows(clock),
    budget_entries: firstEntries(clock),
  };
  const paymentOf = new Map(
    world.payment_bookings.map(({ booking_id: id, payment_id: payment }) => [id, payment]),
  );
  planned.forEach((plan, index) => {
    const id = index + 1;
    const { charge } = plan;
    const booking = world.bookings[index];
    if (!charge || !booking) return;
    const quote = computeQuote([{ amount: booking.total_amount ?? 0, gstPercent }]);
    if (charge.request) addRequest(rows, charge.request, { id, booking, quote, world });
    addUse(rows, plan, { id, charge, amount: quote.total, payment: paymentOf.get(id) ?? null });
  });
  return rows;
}

function setUpRows(clock: WorldClock) {
  const madeAt = clock.at(-200, '10:00');
  const time = { created_at: madeAt, updated_at: madeAt };
  const days = (count: number) => new Date(clock.now.getTime() + count * DAY);
  return {
    cost_centres: costCentres.map(({ code, name, owner }) => ({
      id: costCentreOf(code).id,
      company_id: ids.company,
      code,
      name,
      is_active: true,
      owner_id: personNamed(owner).id,
      version: 1,
      ...time,
    })),
    cost_centre_members: costCentres.flatMap(({ code, members }) =>
      members.map((username) => ({
        cost_centre_id: costCentreOf(code).id,
        user_id: personNamed(username).id,
      })),
    ),
    company_policies: [
      {
        company_id: ids.company,
        version: 1,
        rules: storedRules(),
        updated_at: madeAt,
        decision_hours: DECISION_HOURS,
        payment_hours: 24,
        pays_on_account: false,
        links_allowed: false,
        requires_cost_centre: false,
      },
    ],
    delegations: delegations.map(({ person, delegate, from, until }) => ({
      person_id: personNamed(person).id,
      delegate_id: personNamed(delegate).id,
      starts_at: days(from),
      ends_at: days(until),
    })),
  };
}

const storedRules = (): StoredPolicyRule[] =>
  policyRules.map(({ category, ...rule }) => ({
    above: null,
    seats: null,
    days: null,
    guest_kind: null,
    sentence: '',
    ...rule,
    category: category === undefined ? null : categoryId(category),
  }));

const categoryId = (slug: string): number => categories.findIndex((one) => one.slug === slug) + 1;

interface Requested {
  /** Of the booking. */
  id: number;
  booking: Row<'bookings'>;
  quote: QuoteSums;
  world: EventRows;
}

function addRequest(
  rows: CompanyRows,
  { id, plan, at, deadline, decidedAt, paidAt }: PlannedRequest,
  { id: bookingId, booking, quote, world }: Requested,
): void {
  const { decision, costCentre, quantity } = plan;
  const { findings, needsAdmin } = evaluation({ plan, at }, { booking, quote, world });
  const unitPrice = booking.unit_price ?? 0;
  rows.approvals.push({
    id,
    company_id: ids.company,
    requester_id: personNamed(plan.username).id,
    cost_centre_id: costCentreOf(costCentre).id,
    purpose: plan.purpose,
    purpose_kind: plan.purposeKind,
    findings,
    currency: 'INR',
    subtotal: quote.subtotal,
    service_fee: quote.serviceFee,
    gst: quote.gst,
    total: quote.total,
    pays_on_account: false,
    deadline,
    status: decision?.status ?? 'pending',
    pay_by: paidAt && decidedAt ? new Date(decidedAt.getTime() + DAY) : null,
    decided_at: decidedAt,
    reason: decision?.status === 'declined' ? decision.note : '',
    closed_at: paidAt ?? decidedAt,
    reminded: 0,
    version: decision ? 2 : 1,
    created_at: at,
    updated_at: paidAt ?? decidedAt ?? at,
  });
  rows.approval_bookings.push({
    approval_id: id,
    booking_id: bookingId,
    quantity,
    unit_price: unitPrice,
    amount: quote.total,
  });
  addGuests(rows, { id, plan, at, deadline, decidedAt, paidAt }, { id: bookingId, quote });
  stepsOf(plan.username, costCentreOf(costCentre).owner, needsAdmin).forEach((person, index) => {
    rows.approval_steps.push({
      approval_id: id,
      position: index + 1,
      delegated_by: null,
      decided_for: null,
      decider: person === null ? 'admin' : 'owner',
      person_id: person,
      status: decision?.status ?? 'waiting',
      decided_by: decision && personNamed(decision.by).id,
      decided_at: decidedAt,
      note: decision?.note ?? '',
    });
  });
}

/** Each is named in one request. */
function addGuests(
  rows: CompanyRows,
  { id, plan: { guests, purpose, quantity }, at }: PlannedRequest,
  { id: bookingId, quote }: Pick<Requested, 'id' | 'quote'>,
): void {
  const value = guestShare(quote.total, quantity, guests.length);
  for (const { name, organisation, kind } of guests) {
    const guestId = rows.company_guests.length + 1;
    rows.company_guests.push({
      id: guestId,
      company_id: ids.company,
      name,
      organisation,
      email: '',
      created_at: at,
      name_key: normalisedName(name),
      organisation_key: normalisedName(organisation),
    });
    rows.booking_guests.push({
      guest_id: guestId,
      booking_id: bookingId,
      approval_id: id,
      kind,
      value,
      purpose,
      year: yearInIndia(at),
      created_at: at,
    });
  }
}

/** The person of each step; null for the company's admins. Nobody decides on their own request. */
function stepsOf(requester: string, owner: string, needsAdmin: boolean): (number | null)[] {
  if (requester === owner) return [null];
  return [personNamed(owner).id, ...(needsAdmin ? [null] : [])];
}

function evaluation(
  { plan, at }: Pick<PlannedRequest, 'plan' | 'at'>,
  { booking, quote, world }: Pick<Requested, 'booking' | 'quote' | 'world'>,
): { findings: PolicyFinding[]; needsAdmin: boolean } {
  const event = world.events.find((one) => one.id === booking.event_id);
  const category = categories[(event?.category_id ?? 0) - 1];
  return evaluatePolicy({
    rules: storedRules(),
    lines: [
      {
        eventId: event?.id ?? 0,
        eventTitle: event?.title ?? '',
        categoryId: event?.category_id ?? 0,
        categoryName: category?.name ?? '',
        isExclusive: event?.is_exclusive ?? false,
        startAt: event?.start_at ?? at,
        tierName: plan.tier,
        quantity: plan.quantity,
        unitPrice: booking.unit_price ?? 0,
        total: quote.total,
      },
    ],
    total: quote.total,
    currency: 'INR',
    now: at,
    decider: '',
    guests: plan.guests.map(({ kind }) => ({
      kind,
      given: 0,
      hasOtherCurrency: false,
    })),
  });
}
