import type { Examples } from './exampleWorld';

/** Bookings, from the hold to the documents. */
export const bookingExamples = {
  createBooking: ({ tier }) => {
    const { event, id } = tier('Jazz by the Bay', 'Club Seat');
    return { as: 'asha', body: { event, ticket_tier: id, quantity: 2 } };
  },
} satisfies Examples;
