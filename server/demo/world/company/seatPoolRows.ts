import { guestShare } from '../../../modules/spending/guests/guestName.rules';
import type { CompanyRows, EventRows, Row, SalesRows, SeatPoolRows } from '../rows';
import type { WorldClock } from '../worldClock';
import { addGuest } from './guests';
import { yearInIndia } from './quarter';

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
 * A pool of seats for anybody who has its link, so that no list of a colleague shows it. Names its guests on the
 * tickets of the world, and adds them to the register of the company.
 */
export function seatPoolRows(
  world: EventRows & SalesRows & Pick<CompanyRows, 'company_guests' | 'booking_guests'>,
  clock: WorldClock,
): SeatPoolRows {
  const {
    id: bookingId = 0,
    quantity = 0,
    user_id: holder,
    event_id: eventId,
    updated_at: paidAt,
  } = findBooking(world);
  const tickets = world.tickets.filter((one) => one.booking_id === bookingId);
  const amount = world.payment_bookings.find((one) => one.booking_id === bookingId)?.amount ?? 0;
  const own = world.booking_history.find((one) => one.booking_id === bookingId);
  const after = (hours: number) =>
    new Date(Math.min(clock.now.getTime(), (paidAt?.getTime() ?? 0) + hours * HOUR));
  const addHistory = (entry: Row<'booking_history'>) =>
    world.booking_history.push({
      booking_id: bookingId,
      from_status: 'confirmed',
      to_status: 'confirmed',
      ...entry,
    });
  const openedAt = after(1);
  const { title, message, purpose, organisation, claims } = plan;
  addHistory({
    at: openedAt,
    kind: 'seats_offered',
    note: '',
    actor_user_id: own?.actor_user_id ?? null,
    actor_name: own?.actor_name ?? '',
  });
  const claimRows = claims.map(({ name, email }, index) => {
    const id = index + 1;
    const at = after(20 * id);
    const ticket = tickets.find((one) => one.seat_no === id);
    if (!ticket) throw new Error('A seat of the demo pool has no ticket.');
    Object.assign(ticket, { attendee_name: name, attendee_email: email, version: 2 });
    world.booking_guests.push({
      guest_id: addGuest(world, { name, organisation, email, at }),
      booking_id: bookingId,
      approval_id: null,
      claim_id: id,
      kind: 'client',
      purpose,
      value: guestShare(amount, quantity, 1),
      year: yearInIndia(at),
      created_at: at,
    });
    const note = `Seat ${id}: ${name}. The ticket is now ${ticket.ticket_number}.`;
    addHistory({ at, kind: 'seat_claimed', note, actor_user_id: null, actor_name: '' });
    return {
      id,
      pool_id: 1,
      ticket_id: ticket.id,
      ticket_version: 2,
      email,
      how: 'claimed' as const,
      made_at: at,
    };
  });
  return {
    seat_pools: [
      {
        id: 1,
        booking_id: bookingId,
        opened_by: holder,
        audience: 'anybody',
        title,
        message,
        purpose,
        unclaimed: 'keep',
        closes_at: world.events.find(({ id }) => id === eventId)?.start_at,
        created_at: openedAt,
        updated_at: openedAt,
      },
    ],
    seat_pool_bookings: [{ pool_id: 1, booking_id: bookingId, added_at: openedAt }],
    seat_claims: claimRows,
  };
}

function findBooking({ bookings, events, ticket_tiers: tiers }: EventRows & SalesRows) {
  const event = events.find(({ title }) => title === plan.event);
  const tier = tiers.find((one) => one.event_id === event?.id && one.name === plan.tier);
  const booking = bookings.find(
    (one) => one.ticket_tier_id === tier?.id && one.quantity === 4 && one.booking_for === 'client',
  );
  if (!booking) throw new Error(`The demo world has no booking of ${plan.event} to offer.`);
  return booking;
}
