import { guestShare } from '../../../modules/spending/guests/guestName.rules';
import type { Row, World } from '../rows';
import type { WorldClock } from '../worldClock';
import { addGuest } from './companyRows';

const HOUR = 3_600_000;

/** Rohan offers his guests the seats of a booking by a link; two of four are claimed. */
const plan = {
  event: 'Jaipur Polo Cup',
  tier: 'Marquee',
  title: 'Lunch at the polo final',
  message: 'We meet at the marquee at two. Hats are welcome.',
  purpose: 'Lunch with Coromandel Shipping.',
  organisation: 'Coromandel Shipping',
  claims: [
    { name: 'Nandini Krishnan', email: 'nandini.krishnan@coromandel-shipping.example' },
    { name: 'Thomas Chacko', email: 'thomas.chacko@coromandel-shipping.example' },
  ],
} as const;

/**
 * Adds a pool of seats that is open to anybody with its link, so that colleagues do not see it in their lists. Writes
 * the guests' names on the tickets and adds them to the company's register of guests.
 */
export function addSeatPool(world: World, clock: WorldClock): void {
  const { booking, event } = findBooking(world);
  const { id: bookingId = 0, quantity = 0, updated_at: paidAt = clock.now } = booking;
  const isOwn = (one: { booking_id?: number }) => one.booking_id === bookingId;
  const amount = world.payment_bookings.find(isOwn)?.amount ?? 0;
  const buyer = world.booking_history.find(isOwn);
  const after = (hours: number) =>
    new Date(Math.min(clock.now.getTime(), paidAt.getTime() + hours * HOUR));
  const addHistory = (at: Date, entry: Row<'booking_history'>) =>
    world.booking_history.push({
      booking_id: bookingId,
      from_status: 'confirmed',
      to_status: 'confirmed',
      at,
      actor_user_id: null,
      actor_name: '',
      ...entry,
    });
  const openedAt = after(1);
  const { title, message, purpose, organisation } = plan;
  addHistory(openedAt, {
    kind: 'seats_offered',
    note: '',
    actor_user_id: buyer?.actor_user_id ?? null,
    actor_name: buyer?.actor_name ?? '',
  });
  world.seat_pools.push({
    id: 1,
    booking_id: bookingId,
    opened_by: booking.user_id,
    audience: 'anybody',
    title,
    message,
    purpose,
    unclaimed: 'keep',
    closes_at: event.start_at,
    created_at: openedAt,
    updated_at: openedAt,
  });
  world.seat_pool_bookings.push({ pool_id: 1, booking_id: bookingId, added_at: openedAt });
  plan.claims.forEach(({ name, email }, index) => {
    const id = index + 1;
    const at = after(20 * id);
    const ticket = world.tickets.find((one) => isOwn(one) && one.seat_no === id);
    if (!ticket) throw new Error('A seat of the demo pool has no ticket.');
    Object.assign(ticket, { attendee_name: name, attendee_email: email, version: 2 });
    addGuest(
      world,
      { name, organisation, email, created_at: at },
      {
        booking_id: bookingId,
        approval_id: null,
        claim_id: id,
        kind: 'client',
        purpose,
        value: guestShare(amount, quantity, 1),
      },
    );
    const note = `Seat ${id}: ${name}. The ticket is now ${ticket.ticket_number ?? ''}.`;
    addHistory(at, { kind: 'seat_claimed', note });
    world.seat_claims.push({
      id,
      pool_id: 1,
      ticket_id: ticket.id,
      ticket_version: 2,
      email,
      how: 'claimed',
      made_at: at,
    });
  });
}

function findBooking({ bookings, events, ticket_tiers: tiers }: World) {
  const event = events.find(({ title }) => title === plan.event);
  const tier = tiers.find((one) => one.event_id === event?.id && one.name === plan.tier);
  const booking = bookings.find(
    (one) => one.ticket_tier_id === tier?.id && one.quantity === 4 && one.booking_for === 'client',
  );
  if (!event || !booking)
    throw new Error(`The demo world has no booking of ${plan.event} to offer.`);
  return { booking, event };
}
