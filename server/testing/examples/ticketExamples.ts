import { exampleTime, type Examples, type ExampleWorld } from './exampleWorld';
import { buyAndName, firstTicket } from './purchases';

const ticketOf = async (world: ExampleWorld) => firstTicket(await buyAndName(world));

const scan = async (world: ExampleWorld) => {
  const booking = await buyAndName(world);
  return {
    scan_id: '5f0c1a9e-7d3a-4f50-9b1f-2c9e8b1f2c9e',
    scanned_at: new Date(exampleTime).toISOString(),
    event: booking.event,
    ticket_number: firstTicket(booking).ticket_number,
    outside_hours: true,
    door: 'North gate',
  };
};

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
  checkInTickets: async (world) => ({ as: 'sam', body: { scans: [await scan(world)] } }),
  undoCheckIn: async (world) => {
    const body = { scans: [await scan(world)] };
    const { answers } = await world.answer('checkInTickets', { as: 'sam', body });
    return {
      as: 'sam',
      id: answers[0]?.check_in ?? undefined,
      body: { reason: 'Wrong person tapped' },
    };
  },
  getDoorGuestList: ({ event }) => ({ as: 'sam', id: event('Ustad Tribute Evening') }),
  getDoorProgress: ({ event }) => ({ as: 'sam', id: event('Ustad Tribute Evening') }),
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
