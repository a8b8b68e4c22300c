import type { Examples, ExampleWorld } from './exampleWorld';

/** Rohan's booking whose seats anybody with the link may claim. */
const pool = ({ booking }: ExampleWorld) => ({
  as: 'rohan',
  id: booking('rohan', 'Jaipur Polo Cup'),
});
const other = ({ booking }: ExampleWorld) => booking('rohan', 'Family Enterprise Summit');
const opening = { title: 'A day with our clients', audience: 'colleagues' } as const;
const guest = { name: 'Anita Verghese', email: 'anita.verghese@coromandel-shipping.example' };

/** The link of Rohan's pool. */
async function link(world: ExampleWorld) {
  const { pool: found } = await world.answer('getBookingSeats', pool(world));
  return { token: found?.link_token ?? '' };
}

const claim = {
  ...guest,
  consent: true,
  kind: 'client',
  organisation: 'Coromandel Shipping',
} as const;

/** Seats that a booking offers to colleagues or guests. */
export const seatExamples = {
  getBookingSeats: pool,
  openSeatPool: (world) => ({ as: 'rohan', id: other(world), body: opening }),
  addToSeatPool: async (world) => {
    const { event, id } = world.tier('Jaipur Polo Cup', 'Grandstand');
    const body = { event, ticket_tier: id, quantity: 1 };
    const booking = await world.answer('createBooking', { as: 'rohan', body });
    const booking_ids = [booking.id];
    const { total } = await world.answer('quoteBookings', {
      as: 'rohan',
      query: { booking_ids: booking.id },
    });
    await world.answer('createPayment', { as: 'rohan', body: { booking_ids, amount: total } });
    return { ...pool(world), body: { bookings: booking_ids } };
  },
  closeSeatPool: (world) => ({ ...pool(world), body: { unclaimed: 'keep' } }),
  renewSeatPoolLink: pool,
  assignSeats: (world) => ({
    ...pool(world),
    body: {
      people: [{ ...guest, guest: { kind: 'client', organisation: claim.organisation } }],
      purpose: 'Lunch with Coromandel Shipping.',
    },
  }),
  inviteToSeats: (world) => ({ ...pool(world), body: { people: [guest] } }),
  remindOfSeats: async (world) => {
    await world.answer('inviteToSeats', { ...pool(world), body: { people: [guest] } });
    const invited_at = new Date('2026-11-20T06:30:00Z');
    await world.db.updateTable('seat_invitations').set({ invited_at }).execute();
    return pool(world);
  },
  getSeatOffer: link,
  claimSeat: async (world) => ({ ...(await link(world)), body: claim }),
  getSeatClaim: async (world) => {
    const made = await world.answer('claimSeat', { ...(await link(world)), body: claim });
    return { token: made.claim_token };
  },
  listCompanySeats: async (world) => {
    await world.answer('openSeatPool', { as: 'rohan', id: other(world), body: opening });
    return { as: 'asha' };
  },
} satisfies Examples;
