import type { Schemas } from '../../contract/types';
import type { ExampleWorld } from './exampleWorld';

/** Two tickets, as a body. */
export function twoSeats({ tier }: ExampleWorld, name = 'Terrace') {
  const { event, id } = tier('Jazz by the Bay', name);
  return { event, ticket_tier: id, quantity: 2 };
}

/** Puts two tickets into Asha's cart. */
export const hold = (world: ExampleWorld, tier?: string): Promise<Schemas['Booking']> =>
  world.answer('createBooking', { as: 'asha', body: twoSeats(world, tier) });

/** What the payment of one booking of Asha needs. */
export async function payment(world: ExampleWorld, id: number) {
  const { total } = await world.answer('quoteBookings', { as: 'asha', query: { booking_ids: id } });
  return { booking_ids: [id], amount: total };
}

/** Buys two tickets for Asha. */
export async function buy(world: ExampleWorld): Promise<Schemas['Booking']> {
  const { id } = await hold(world);
  await world.answer('createPayment', { as: 'asha', body: await payment(world, id) });
  return world.answer('getBooking', { as: 'asha', id });
}

/** Buys two tickets for Asha and names one attendee. @returns the booking with its tickets */
export async function buyAndName(world: ExampleWorld): Promise<Schemas['Booking']> {
  const { id } = await buy(world);
  return world.answer('saveAttendees', { as: 'asha', id, body: { attendees } });
}

export const attendees = [
  { name: 'Asha Menon', email: 'asha@northwind.example' },
  { name: 'Rohan Kulkarni', email: 'rohan@northwind.example' },
];

/** @throws Error when the booking has no tickets */
export function firstTicket({ tickets }: Schemas['Booking']): Schemas['Ticket'] {
  const [ticket] = tickets;
  if (!ticket) throw new Error('The booking has no tickets.');
  return ticket;
}
