import type { PolicyFinding } from '../../../db/schema/spending';
import { guestShare } from '../../../modules/spending/guests/guestName.rules';
import { evaluatePolicy } from '../../../modules/spending/policy/policy.rules';
import { computeQuote, type QuoteSums } from '../../../modules/bookings/quote/quote.rules';
import { gstPercent } from '../../../modules/catalog/charges.rules';
import { categories } from '../categories';
import { companyOf, personNamed } from '../people';
import type { CompanyRows, EventRows, Row, SalesRows } from '../rows';
import type { PlannedBooking, PlannedRequest } from '../sales';
import type { WorldClock } from '../worldClock';
import { costCentreOf, costCentres, DECISION_HOURS, delegations, policyRules } from './costCentres';
import { creditRows } from './creditRows';
import { addGuest } from './guests';
import { addUse, budgetRows, firstEntries } from './ledgerRows';
import { yearInIndia } from './quarter';

const DAY = 86_400_000;

const company = { company_id: companyOf('northwind').id };

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
    ...creditRows(world, clock),
    budgets: budgetRows(clock),
    budget_entries: firstEntries(clock),
  };
  const paymentOf = new Map(
    world.payment_bookings.map(({ booking_id: id, payment_id: payment }) => [id, payment]),
  );
  planned.forEach((plan, index) => {
    const id = index + 1;
    const { charge, request } = plan;
    const booking = world.bookings[index];
    if (!charge || !booking) return;
    const quote = computeQuote([{ amount: booking.total_amount ?? 0, gstPercent }]);
    if (request) addRequest(rows, request, { plan, id, booking, quote, world });
    addUse(rows, plan, { id, charge, amount: quote.total, payment: paymentOf.get(id) ?? null });
  });
  return rows;
}

function setUpRows(clock: WorldClock) {
  const madeAt = clock.at(-200, '10:00');
  const days = (count: number) => new Date(clock.now.getTime() + count * DAY);
  return {
    cost_centres: costCentres.map(({ id, code, name, owner }) => ({
      id,
      ...company,
      code,
      name,
      owner_id: personNamed(owner).id,
      created_at: madeAt,
      updated_at: madeAt,
    })),
    cost_centre_members: costCentres.flatMap(({ id, members }) =>
      members.map((username) => ({ cost_centre_id: id, user_id: personNamed(username).id })),
    ),
    company_policies: [
      { ...company, rules: policyRules, updated_at: madeAt, decision_hours: DECISION_HOURS },
    ],
    delegations: delegations.map(({ person, delegate, from, until }) => ({
      person_id: personNamed(person).id,
      delegate_id: personNamed(delegate).id,
      starts_at: days(from),
      ends_at: days(until),
    })),
  };
}

interface Requested {
  plan: PlannedBooking;
  /** Of the booking. */
  id: number;
  booking: Row<'bookings'>;
  quote: QuoteSums;
  world: EventRows;
}

function addRequest(rows: CompanyRows, request: PlannedRequest, requested: Requested): void {
  const { id, decision, decidedAt, paidAt, guests } = request;
  const { id: bookingId, booking, quote, plan } = requested;
  const { at, username, quantity, charge } = plan;
  const { findings, needsAdmin } = evaluation(request, requested);
  const { id: costCentre, owner } = costCentreOf(charge?.costCentre ?? '');
  const purpose = charge?.purpose ?? '';
  rows.approvals.push({
    id,
    ...company,
    requester_id: personNamed(username).id,
    cost_centre_id: costCentre,
    purpose,
    purpose_kind: request.purposeKind,
    findings,
    currency: 'INR',
    subtotal: quote.subtotal,
    service_fee: quote.serviceFee,
    gst: quote.gst,
    total: quote.total,
    deadline: request.deadline,
    status: decision?.status ?? 'pending',
    pay_by: paidAt && decidedAt ? new Date(decidedAt.getTime() + DAY) : null,
    decided_at: decidedAt,
    reason: decision?.status === 'declined' ? decision.note : '',
    closed_at: paidAt ?? decidedAt,
    version: decision ? 2 : 1,
    created_at: at,
    updated_at: paidAt ?? decidedAt ?? at,
  });
  rows.approval_bookings.push({
    approval_id: id,
    booking_id: bookingId,
    quantity,
    unit_price: booking.unit_price ?? 0,
    amount: quote.total,
  });
  for (const { name, organisation, kind } of guests) {
    rows.booking_guests.push({
      guest_id: addGuest(rows, { name, organisation, email: '', at }),
      booking_id: bookingId,
      approval_id: id,
      claim_id: null,
      kind,
      value: guestShare(quote.total, quantity, guests.length),
      purpose,
      year: yearInIndia(at),
      created_at: at,
    });
  }
  stepsOf(username, owner, needsAdmin).forEach((person, index) => {
    rows.approval_steps.push({
      approval_id: id,
      position: index + 1,
      decider: person === null ? 'admin' : 'owner',
      person_id: person,
      status: decision?.status ?? 'waiting',
      decided_by: decision && personNamed(decision.by).id,
      decided_at: decidedAt,
      note: decision?.note ?? '',
    });
  });
}

/** The person of each step; null for the company's admins. Nobody decides on their own request. */
function stepsOf(requester: string, owner: string, needsAdmin: boolean): (number | null)[] {
  if (requester === owner) return [null];
  return [personNamed(owner).id, ...(needsAdmin ? [null] : [])];
}

function evaluation(
  { guests }: PlannedRequest,
  { plan: { at, quantity }, booking, quote, world }: Requested,
): { findings: PolicyFinding[]; needsAdmin: boolean } {
  const event = world.events.find((one) => one.id === booking.event_id);
  return evaluatePolicy({
    rules: policyRules,
    lines: [
      {
        eventId: event?.id ?? 0,
        eventTitle: event?.title ?? '',
        categoryId: event?.category_id ?? 0,
        categoryName: categories[(event?.category_id ?? 0) - 1]?.name ?? '',
        isExclusive: event?.is_exclusive ?? false,
        startAt: event?.start_at ?? at,
        tierName: world.ticket_tiers.find(({ id }) => id === booking.ticket_tier_id)?.name ?? '',
        quantity,
        unitPrice: booking.unit_price ?? 0,
        total: quote.total,
      },
    ],
    total: quote.total,
    currency: 'INR',
    now: at,
    decider: '',
    guests: guests.map(({ kind }) => ({ kind, given: 0, hasOtherCurrency: false })),
  });
}
