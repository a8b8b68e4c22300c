import type { Examples, ExampleWorld } from './exampleWorld';
import { buyAndName, firstTicket } from './purchases';

const ticketOf = async (world: ExampleWorld) => firstTicket(await buyAndName(world));

/** Tickets, their links, and checking in. */
export const ticketExamples = {
  getTicketVerifyKey: {},
  listCheckInEvents: { as: 'sam', query: { page_size: 1, timeframe: 'all' } },
  listGuests: ({ event }) => ({
    as: 'sam',
    id: event('Ustad Tribute Evening'),
    query: { page_size: 1 },
  }),
  checkInTicket: async (world) => {
    const { ticket_number } = await ticketOf(world);
    return { as: 'sam', body: { ticket_number, outside_hours: true } };
  },
  reassignTicket: async (world) => ({
    as: 'asha',
    id: (await ticketOf(world)).id,
    body: { name: 'Sneha Pillai', email: 'sneha.pillai@northwind.example' },
  }),
  makeTicketLink: async (world) => ({ as: 'asha', id: (await ticketOf(world)).id }),
  getSharedTicket: async (world) => {
    const { id } = await ticketOf(world);
    const { token } = await world.answer('makeTicketLink', { as: 'asha', id });
    return { token };
  },
} satisfies Examples;
