import { guestShare, normalisedName } from '../../../modules/spending/guests/guestName.rules';
import { evaluatePolicy } from '../../../modules/spending/policy/policy.rules';
import { computeQuote, type QuoteSums } from '../../../modules/bookings/quote/quote.rules';
import { gstPercent } from '../../../modules/catalog/charges.rules';
import type { PlannedBooking, PlannedRequest } from '../bookings';
import { categories } from '../categories';
import { companyOf, personNamed } from '../people';
import type { Row, World } from '../rows';
import type { WorldClock } from '../worldClock';
import { costCentreOf, costCentres, DECISION_HOURS, delegations, policyRules } from './costCentres';
import { addCredit } from './creditRows';
import { addBudgets, addUse } from './ledgerRows';
import { yearInIndia } from './quarter';

const DAY = 86_400_000;

const companyId = companyOf('northwind').id;

/**
 * Adds Northwind's cost centres with budgets, policy and requests. The ledgers
 * list what the planned bookings reserve and use; the sums are in the columns of the budgets.
 *
 * @param planned in the order of the bookings' ids, from 1 on
 */
export function addCompany(
  world: World,
  planned: readonly PlannedBooking[],
  clock: WorldClock,
): void {
  addSettings(world, clock);
  addBudgets(world, clock);
  addCredit(world, clock);
  planned.forEach((plan, index) => {
    const id = index + 1;
    const { charge, request } = plan;
    const booking = world.bookings[index];
    if (!charge || !booking) return;
    const quote = computeQuote([{ amount: booking.total_amount ?? 0, gstPercent }]);
    if (request) addRequest(world, request, { plan, charge, booking, quote });
    const paid = world.payment_bookings.find((one) => one.booking_id === id);
    addUse(world, plan, { id, charge, amount: quote.total, payment: paid?.payment_id ?? null });
  });
}

function addSettings(world: World, clock: WorldClock): void {
  const madeAt = clock.at(-200, '10:00');
  const days = (count: number) => new Date(clock.now.getTime() + count * DAY);
  for (const { id, code, name, owner, members } of costCentres) {
    world.cost_centres.push({
      id,
      company_id: companyId,
      code,
      name,
      owner_id: personNamed(owner).id,
      created_at: madeAt,
      updated_at: madeAt,
    });
    for (const username of members)
      world.cost_centre_members.push({ cost_centre_id: id, user_id: personNamed(username).id });
  }
  world.company_policies.push({
    company_id: companyId,
    rules: policyRules,
    updated_at: madeAt,
    decision_hours: DECISION_HOURS,
  });
  for (const { person, delegate, from, until } of delegations)
    world.delegations.push({
      person_id: personNamed(person).id,
      delegate_id: personNamed(delegate).id,
      starts_at: days(from),
      ends_at: days(until),
    });
}

interface Requested {
  plan: PlannedBooking;
  charge: NonNullable<PlannedBooking['charge']>;
  booking: Row<'bookings'>;
  quote: QuoteSums;
}

function addRequest(world: World, request: PlannedRequest, requested: Requested): void {
  const { id, decision, decidedAt, paidAt, guests } = request;
  const { booking, quote, charge } = requested;
  const { at, username, quantity } = requested.plan;
  const { findings, needsAdmin } = evaluation(world, request, requested);
  const { id: costCentre, owner } = costCentreOf(charge.costCentre);
  world.approvals.push({
    id,
    company_id: companyId,
    requester_id: personNamed(username).id,
    cost_centre_id: costCentre,
    purpose: charge.purpose,
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
  world.approval_bookings.push({
    approval_id: id,
    booking_id: booking.id,
    quantity,
    unit_price: booking.unit_price ?? 0,
    amount: quote.total,
  });
  for (const { name, organisation, kind } of guests) {
    addGuest(
      world,
      { name, organisation, email: '', created_at: at },
      {
        booking_id: booking.id,
        approval_id: id,
        claim_id: null,
        kind,
        value: guestShare(quote.total, quantity, guests.length),
        purpose: charge.purpose,
      },
    );
  }
  stepsOf(username, owner, needsAdmin).forEach((person, index) => {
    world.approval_steps.push({
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

type GuestColumn = 'name' | 'organisation' | 'email' | 'created_at';

/** Adds somebody to Northwind's register of guests, with what they were given. */
export function addGuest(
  world: World,
  guest: Required<Pick<Row<'company_guests'>, GuestColumn>>,
  given: Row<'booking_guests'>,
): void {
  const id = world.company_guests.length + 1;
  const { name, organisation, created_at: at } = guest;
  world.company_guests.push({
    id,
    company_id: companyId,
    ...guest,
    name_key: normalisedName(name),
    organisation_key: normalisedName(organisation),
  });
  world.booking_guests.push({ guest_id: id, ...given, year: yearInIndia(at), created_at: at });
}

/** Who decides on each step; null for the company's admins. Nobody decides on their own request. */
function stepsOf(requester: string, owner: string, needsAdmin: boolean): (number | null)[] {
  if (requester === owner) return [null];
  return [personNamed(owner).id, ...(needsAdmin ? [null] : [])];
}

function evaluation(
  { events, ticket_tiers: tiers }: World,
  { guests }: PlannedRequest,
  { plan: { at, quantity }, booking, quote }: Requested,
) {
  const event = events.find((one) => one.id === booking.event_id);
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
        tierName: tiers.find(({ id }) => id === booking.ticket_tier_id)?.name ?? '',
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
