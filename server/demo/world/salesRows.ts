import { gstPercent } from '../../modules/catalog/charges.rules';
import { computeQuote, shareParts } from '../../modules/bookings/quote/quote.rules';
import type { PlannedBooking } from './bookings';
import { plannedEvents } from './events';
import { eventTimes, refundColumns } from './eventRows';
import { bookingNumber, paymentNumber, ticketNumber } from './numbers';
import type { PlannedEvent } from './plan';
import { personNamed, type Person } from './people';
import type { Row, World } from './rows';
import type { WorldClock } from './worldClock';

const MINUTE = 60_000;
/** Who has let everybody in. */
const doorkeeper = personNamed('sam').id;

interface SalesContext {
  clock: WorldClock;
  /** Minutes that an unpaid booking holds its seats. */
  holdMinutes: number;
}

/** A booking with the values that several of its rows use. */
interface Sale {
  id: number;
  plan: PlannedBooking;
  event: PlannedEvent;
  tier: World['ticket_tiers'][number];
  person: Person;
  /** When it was paid or cancelled. */
  endedAt: Date;
  startAt: Date;
  /** Null for an event that has not ended, and for an unpaid booking. */
  completedAt: Date | null;
}

/** Adds bookings with their payments, tickets and histories, and takes their seats. */
export function addSales(
  world: World,
  planned: readonly PlannedBooking[],
  context: SalesContext,
): void {
  planned.forEach((plan, index) => {
    const sale = saleOf(world, plan, index + 1, context.clock);
    world.bookings.push(bookingRow(sale, context));
    addHistory(world, sale);
    if (plan.state === 'cancelled') return;
    const { tier } = sale;
    tier.bookings += 1;
    tier.available -= plan.quantity;
    tier[plan.state === 'paid' ? 'sold' : 'held'] += plan.quantity;
    if (plan.state !== 'paid') return;
    addPayment(world, sale, context.clock);
    addTickets(world, sale);
  });
}

function saleOf(world: World, plan: PlannedBooking, id: number, clock: WorldClock): Sale {
  const event = plannedEvents[plan.event];
  const tier = world.ticket_tiers.find(
    (one) => one.event_id === plan.event + 1 && one.position === plan.tier,
  );
  if (!event || !tier) throw new RangeError(`There is no tier ${plan.event}/${plan.tier}.`);
  const { startAt, endAt } = eventTimes(event, clock);
  const usual = plan.at.getTime() + (3 + (plan.quantity % 7)) * MINUTE;
  return {
    id,
    plan,
    event,
    tier,
    person: personNamed(plan.username),
    endedAt:
      plan.request?.paidAt ??
      plan.request?.decidedAt ??
      new Date(Math.min(usual, clock.now.getTime())),
    startAt,
    completedAt: plan.state === 'paid' && endAt < clock.now ? endAt : null,
  };
}

const holdStates = { paid: 'sold', pending: 'held', cancelled: 'released' } as const;

function bookingRow(
  { id, plan, tier, person, endedAt, completedAt }: Sale,
  { clock, holdMinutes }: SalesContext,
): Row<'bookings'> {
  const { state, request, quantity } = plan;
  const holdEnd = request?.deadline ?? new Date(clock.now.getTime() + holdMinutes * MINUTE);
  const paid = completedAt ? 'completed' : 'confirmed';
  return {
    id,
    booking_number: bookingNumber(id, plan.at),
    user_id: person.id,
    company_id: person.company?.id,
    event_id: plan.event + 1,
    ticket_tier_id: tier.id,
    quantity,
    unit_price: tier.price,
    total_amount: tier.price * quantity,
    status: state === 'paid' ? paid : state,
    payment_status: state === 'paid' ? 'paid' : 'pending',
    hold_state: holdStates[state],
    hold_expires_at: state === 'pending' ? holdEnd : null,
    hold_started_at: clock.now,
    booking_for: plan.bookingFor,
    booked_for_user: plan.bookedForUser === null ? null : personNamed(plan.bookedForUser).id,
    booked_for_name: plan.bookedForName,
    notes: plan.notes,
    approval_id: state === 'cancelled' ? null : (request?.id ?? null),
    created_at: plan.at,
    updated_at: state === 'pending' ? plan.at : (completedAt ?? endedAt),
  };
}

function addHistory(world: World, { id, plan, person, endedAt, completedAt }: Sale): void {
  type Change = Row<'booking_history'>;
  const add = (
    at: Date,
    kind: NonNullable<Change['kind']>,
    [from, to]: readonly [Change['from_status'], NonNullable<Change['to_status']>],
    actor: { id: number | null; name: string },
    note = '',
  ) =>
    world.booking_history.push({
      booking_id: id,
      at,
      kind,
      from_status: from,
      to_status: to,
      actor_user_id: actor.id,
      actor_name: actor.name,
      note,
    });
  add(plan.at, 'created', [null, 'pending'], person);
  const { request } = plan;
  if (request) add(plan.at, 'approval_requested', ['pending', 'pending'], person);
  if (request?.decision && request.decidedAt) {
    const { by, status, note } = request.decision;
    const isApproved = status === 'approved';
    const kind = isApproved ? 'approved' : 'approval_ended';
    const reason = isApproved ? '' : note;
    add(request.decidedAt, kind, ['pending', 'pending'], personNamed(by), reason);
  }
  if (plan.state === 'paid') {
    const note = `Payment ${paymentNumber(world.payments.length + 1)}.`;
    add(endedAt, 'paid', ['pending', 'confirmed'], person, note);
  }
  if (plan.state === 'cancelled') add(endedAt, 'cancelled', ['pending', 'cancelled'], person);
  if (!completedAt) return;
  const nobody = { id: null, name: '' };
  add(completedAt, 'completed', ['confirmed', 'completed'], nobody, 'The event is over.');
}

/** One payment per booking. */
function addPayment(world: World, sale: Sale, clock: WorldClock): void {
  const { id, plan, event, tier, person, endedAt: paidAt } = sale;
  const tickets = [{ amount: tier.price * plan.quantity, gstPercent }];
  const sums = computeQuote(tickets);
  const [parts] = shareParts(tickets, sums);
  const paymentId = world.payments.length + 1;
  // Payments that are not on account are sandbox payments of the default gateway (docs/product/payment.md#payment).
  const onAccount = plan.charge?.onAccount ?? false;
  world.payments.push({
    id: paymentId,
    public_id: paymentNumber(paymentId),
    user_id: person.id,
    company_id: person.company?.id,
    gateway: onAccount ? 'account' : 'razorpay',
    is_test: !onAccount,
    is_sandbox: !onAccount,
    payment_method: onAccount ? 'account' : 'upi',
    status: 'success',
    subtotal: sums.subtotal,
    service_fee: sums.serviceFee,
    gst: sums.gst,
    amount: sums.total,
    settled_at: paidAt,
    created_at: paidAt,
    updated_at: paidAt,
  });
  world.payment_bookings.push({
    payment_id: paymentId,
    booking_id: id,
    amount: sums.total,
    fee_amount: (parts?.fee ?? 0) + (parts?.feeGst ?? 0),
    quantity: plan.quantity,
    unit_price: tier.price,
    is_settled: true,
    ...refundColumns(event, clock),
    created_at: paidAt,
  });
}

function addTickets(world: World, sale: Sale): void {
  const { id, plan, tier, endedAt: paidAt, startAt, completedAt } = sale;
  for (let seat = 1; seat <= plan.quantity; seat += 1) {
    const ticketId = world.tickets.length + 1;
    const attendee = plan.attendees[seat - 1];
    const isUsed = completedAt !== null && attendee !== undefined;
    const usedAt = isUsed ? new Date(startAt.getTime() - (20 - seat) * MINUTE) : null;
    world.tickets.push({
      id: ticketId,
      booking_id: id,
      event_id: plan.event + 1,
      ticket_tier_id: tier.id,
      seat_no: seat,
      ticket_number: ticketNumber(ticketId),
      version: 1,
      attendee_name: attendee?.name ?? null,
      attendee_email: attendee?.email ?? null,
      is_used: isUsed,
      used_at: usedAt,
      used_by: usedAt && doorkeeper,
      created_at: paidAt,
      updated_at: paidAt,
    });
    if (!usedAt) continue;
    world.check_ins.push({
      scan_id: `demo-ticket-${ticketId}`,
      event_id: plan.event + 1,
      ticket_id: ticketId,
      scanned_at: usedAt,
      received_at: usedAt,
      by_user: doorkeeper,
      door: 'Main entrance',
      result: 'accepted',
      admitted: true,
    });
  }
}
