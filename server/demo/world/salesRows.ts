import { gstPercent } from '../../modules/catalog/charges.rules';
import { computeQuote, shareParts } from '../../modules/bookings/quote/quote.rules';
import type { PlannedRequest } from './company/plannedRequests';
import { refundColumns } from './eventRows';
import type { PlannedEvent } from './plan';
import { personNamed, type WorldPerson } from './peopleRows';
import type { Row, SalesRows } from './rows';
import type { PlannedBooking } from './sales';
import { bookingNumber, paymentNumber, ticketNumber } from './numbers';
import type { WorldClock } from './worldClock';

const MINUTE = 60_000;

export interface SalesContext {
  events: readonly PlannedEvent[];
  clock: WorldClock;
  /** Minutes that an unpaid booking holds its seats. */
  holdMinutes: number;
  /** Id and price (minor units) of a tier by its index in the plans. */
  tierAt(event: number, tier: number): { id: number; price: number };
}

/** Bookings with their payments, tickets and histories (D12 to D14). */
export function salesRows(planned: readonly PlannedBooking[], context: SalesContext): SalesRows {
  const rows: SalesRows = {
    bookings: [],
    booking_history: [],
    payments: [],
    payment_bookings: [],
    tickets: [],
  };
  planned.forEach((plan, index) => addBooking(rows, plan, index + 1, context));
  return rows;
}

function addBooking(rows: SalesRows, plan: PlannedBooking, id: number, context: SalesContext) {
  const { clock } = context;
  const person = personNamed(plan.username);
  const tier = context.tierAt(plan.event, plan.tier);
  const event = eventOf(plan, context);
  const times = timesOf(plan, event, context);
  const status = statusOf(plan, times);
  rows.bookings.push({
    id,
    booking_number: bookingNumber(id, plan.at),
    user_id: person.id,
    company_id: person.companyId ?? undefined,
    event_id: plan.event + 1,
    ticket_tier_id: tier.id,
    quantity: plan.quantity,
    unit_price: tier.price,
    total_amount: tier.price * plan.quantity,
    currency: 'INR',
    status,
    payment_status: plan.state === 'paid' ? 'paid' : 'pending',
    hold_state: holdStates[plan.state],
    hold_expires_at: holdEnd(plan, context),
    hold_extended: false,
    hold_started_at: clock.now,
    booking_for: plan.bookingFor,
    booked_for_user: plan.bookedForUser === null ? null : personNamed(plan.bookedForUser).id,
    booked_for_name: plan.bookedForName,
    notes: plan.notes,
    approval_id: plan.state === 'cancelled' ? null : (plan.charge?.request?.id ?? null),
    created_at: plan.at,
    updated_at: times.changed,
  });
  addHistory(rows, plan, id, person, times);
  if (plan.state !== 'paid') return;
  addPayment(rows, plan, {
    id,
    price: tier.price,
    person,
    paidAt: times.paid,
    terms: refundColumns(event, clock),
  });
  addTickets(rows, plan, { id, tierId: tier.id, times });
}

function holdEnd({ state, charge }: PlannedBooking, { clock, holdMinutes }: SalesContext) {
  if (state !== 'pending') return null;
  return charge?.request?.deadline ?? new Date(clock.now.getTime() + holdMinutes * MINUTE);
}

const holdStates = { paid: 'sold', pending: 'held', cancelled: 'released' } as const;

interface Times {
  /** When it was paid or cancelled, some minutes after the booking. */
  paid: Date;
  startAt: Date;
  /** Null for an event that has not ended, and for an unpaid booking. */
  completed: Date | null;
  changed: Date;
}

function eventOf(plan: PlannedBooking, { events }: SalesContext): PlannedEvent {
  const event = events[plan.event];
  if (!event) throw new RangeError(`There is no event ${plan.event}.`);
  return event;
}

function timesOf(plan: PlannedBooking, event: PlannedEvent, { clock }: SalesContext): Times {
  const delay = (3 + (plan.quantity % 7)) * MINUTE;
  const request = plan.charge?.request;
  const ended = request && (request.paidAt ?? request.decidedAt);
  const paid = ended ?? new Date(Math.min(plan.at.getTime() + delay, clock.now.getTime()));
  const startAt = clock.at(event.day, event.time);
  const endAt = new Date(startAt.getTime() + event.hours * 60 * MINUTE);
  const completed = plan.state === 'paid' && endAt < clock.now ? endAt : null;
  const changed = plan.state === 'pending' ? plan.at : (completed ?? paid);
  return { paid, startAt, completed, changed };
}

function statusOf({ state }: PlannedBooking, { completed }: Times) {
  if (state !== 'paid') return state;
  return completed ? 'completed' : 'confirmed';
}

type Change = Pick<Row<'booking_history'>, 'at' | 'kind' | 'from_status' | 'to_status' | 'note'>;

function addHistory(
  rows: SalesRows,
  { state, at, charge }: PlannedBooking,
  id: number,
  person: WorldPerson,
  times: Times,
): void {
  const created: Change = {
    at,
    kind: 'created',
    from_status: null,
    to_status: 'pending',
    note: '',
  };
  const changes = [created];
  if (charge?.request)
    changes.push({ ...created, kind: 'approval_requested', from_status: 'pending' });
  const next = { ...created, at: times.paid, from_status: 'pending' as const };
  if (state === 'paid') {
    const note = `Payment ${paymentNumber(rows.payments.length + 1)}.`;
    changes.push({ ...next, kind: 'paid', to_status: 'confirmed', note });
  }
  if (state === 'cancelled') {
    changes.push({ ...next, kind: 'cancelled', to_status: 'cancelled' });
  }
  for (const change of changes) {
    rows.booking_history.push({
      booking_id: id,
      ...change,
      actor_user_id: person.id,
      actor_name: person.name,
    });
    const isAsked = change.kind === 'approval_requested';
    if (isAsked && charge?.request) addDecision(rows, id, charge.request);
  }
  if (!times.completed) return;
  rows.booking_history.push({
    booking_id: id,
    at: times.completed,
    kind: 'completed',
    from_status: 'confirmed',
    to_status: 'completed',
    actor_user_id: null,
    actor_name: '',
    note: 'The event is over.',
  });
}

function addDecision(rows: SalesRows, id: number, { plan, decidedAt }: PlannedRequest): void {
  if (!plan.decision || !decidedAt) return;
  const { by, status, note } = plan.decision;
  const decider = personNamed(by);
  rows.booking_history.push({
    booking_id: id,
    at: decidedAt,
    kind: status === 'approved' ? 'approved' : 'approval_ended',
    from_status: 'pending',
    to_status: 'pending',
    note: status === 'approved' ? '' : note,
    actor_user_id: decider.id,
    actor_name: decider.name,
  });
}

interface Paid {
  id: number;
  /** Of one ticket, minor units. */
  price: number;
  person: WorldPerson;
  paidAt: Date;
  terms: ReturnType<typeof refundColumns>;
}

/** Of the sandbox, under the default gateway (docs/product/payment.md#payment). */
const testPayment = {
  gateway: 'razorpay',
  is_test: true,
  is_sandbox: true,
  payment_method: 'upi',
} as const;

const onAccount = {
  gateway: 'account',
  is_test: false,
  is_sandbox: false,
  payment_method: 'account',
} as const;

/** One payment per booking. */
function addPayment(
  rows: SalesRows,
  plan: PlannedBooking,
  { id, price, person, paidAt, terms }: Paid,
) {
  const tickets = [{ amount: price * plan.quantity, gstPercent }];
  const sums = computeQuote(tickets);
  const [parts] = shareParts(tickets, sums);
  const paymentId = rows.payments.length + 1;
  rows.payments.push({
    id: paymentId,
    public_id: paymentNumber(paymentId),
    user_id: person.id,
    company_id: person.companyId ?? undefined,
    ...(plan.charge?.onAccount ? onAccount : testPayment),
    status: 'success',
    subtotal: sums.subtotal,
    service_fee: sums.serviceFee,
    gst: sums.gst,
    amount: sums.total,
    currency: 'INR',
    transaction_fee: 0,
    settled_at: paidAt,
    created_at: paidAt,
    updated_at: paidAt,
  });
  rows.payment_bookings.push({
    payment_id: paymentId,
    booking_id: id,
    amount: sums.total,
    fee_amount: (parts?.fee ?? 0) + (parts?.feeGst ?? 0),
    quantity: plan.quantity,
    unit_price: price,
    is_settled: true,
    ...terms,
    created_at: paidAt,
  });
}

function addTickets(
  rows: SalesRows,
  plan: PlannedBooking,
  { id, tierId, times }: { id: number; tierId: number; times: Times },
): void {
  for (let seat = 1; seat <= plan.quantity; seat += 1) {
    const attendee = plan.attendees[seat - 1];
    const used = times.completed !== null && attendee !== undefined;
    rows.tickets.push({
      id: rows.tickets.length + 1,
      booking_id: id,
      event_id: plan.event + 1,
      ticket_tier_id: tierId,
      seat_no: seat,
      ticket_number: ticketNumber(rows.tickets.length + 1),
      version: 1,
      attendee_name: attendee?.name ?? null,
      attendee_email: attendee?.email ?? null,
      is_used: used,
      used_at: used ? new Date(times.startAt.getTime() - (20 - seat) * MINUTE) : null,
      created_at: times.paid,
      updated_at: times.paid,
    });
  }
}
