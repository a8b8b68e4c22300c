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
  const booking = findBooking(world);
  const { id: bookingId = 0, quantity = 0, user_id: holder } = booking;
  const paid = world.payment_bookings.find((one) => one.booking_id === bookingId);
  const event = world.events.find(({ id }) => id === booking.event_id);
  const from = booking.updated_at ?? clock.now;
  const after = (hours: number) =>
    new Date(Math.min(clock.now.getTime(), from.getTime() + hours * HOUR));
  const openedAt = after(1);
  const rows: SeatPoolRows = {
    seat_pools: [
      {
        id: 1,
        booking_id: bookingId,
        opened_by: holder,
        audience: 'anybody',
        title: plan.title,
        message: plan.message,
        purpose: plan.purpose,
        unclaimed: 'keep',
        closes_at: event?.start_at,
        created_at: openedAt,
        updated_at: openedAt,
      },
    ],
    seat_pool_bookings: [{ pool_id: 1, booking_id: bookingId, added_at: openedAt }],
    seat_claims: [],
  };
  addHistory(world, booking, { at: openedAt, kind: 'seats_offered', note: '' });
  plan.claims.forEach(({ name, email }, index) => {
    const at = after(20 * (index + 1));
    const ticket = world.tickets.find(
      (one) => one.booking_id === bookingId && one.seat_no === index + 1,
    );
    if (!ticket?.id) throw new Error('A seat of the demo pool has no ticket.');
    Object.assign(ticket, { attendee_name: name, attendee_email: email, version: 2 });
    const claimId = index + 1;
    rows.seat_claims.push({
      id: claimId,
      pool_id: 1,
      ticket_id: ticket.id,
      ticket_version: 2,
      email,
      how: 'claimed',
      made_at: at,
    });
    const { organisation, purpose } = plan;
    world.booking_guests.push({
      guest_id: addGuest(world, { name, organisation, email, at }),
      booking_id: bookingId,
      approval_id: null,
      claim_id: claimId,
      kind: 'client',
      purpose,
      value: guestShare(paid?.amount ?? 0, quantity, 1),
      year: yearInIndia(at),
      created_at: at,
    });
    const note = `Seat ${index + 1}: ${name}. The ticket is now ${ticket.ticket_number}.`;
    addHistory(world, booking, { at, kind: 'seat_claimed', note });
  });
  return rows;
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

function addHistory(
  { booking_history: history }: SalesRows,
  booking: Row<'bookings'>,
  entry: Pick<Row<'booking_history'>, 'at' | 'kind' | 'note'>,
): void {
  const own =
    entry.kind === 'seats_offered' ? history.find((one) => one.booking_id === booking.id) : null;
  history.push({
    booking_id: booking.id,
    from_status: 'confirmed',
    to_status: 'confirmed',
    ...entry,
    actor_user_id: own?.actor_user_id ?? null,
    actor_name: own?.actor_name ?? '',
  });
}
