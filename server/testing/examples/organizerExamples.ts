import { bombayLive } from '../../demo/world/organizer';
import { personNamed } from '../../demo/world/people';
import { drawPicture } from '../pictures';
import type { Examples, ExampleWorld } from './exampleWorld';
import { buyAndName } from './purchases';

const team = { as: 'rhea', id: bombayLive.id };
const concert = ({ event }: ExampleWorld) => ({ as: 'rhea', id: event('Jazz by the Bay') });
const catalogue = () =>
  Buffer.from(
    'title,category,venue,city,state,start_date,end_date,tier,price,total_tickets\n' +
      'Monsoon Jazz,music,Tata Theatre,Mumbai,Maharashtra,2027-07-03 19:30,2027-07-03 22:00,Stalls,2400,200\n',
  );
const reason = 'The hall is closed by the city.';

/** An organizer: its team, its takings, and the bookings of its events. */
export const organizerExamples = {
  listOrganizers: { as: 'admin' },
  createOrganizer: { as: 'admin', body: { name: 'Konkan Stages', state: 'Maharashtra' } },
  getOrganizer: team,
  updateOrganizer: { ...team, ifMatch: '*', body: { support_email: 'tickets@bombaylive.example' } },
  listOrganizerMembers: team,
  setOrganizerMember: { ...team, body: { email: personNamed('sam').email, role: 'door' } },
  removeOrganizerMember: { ...team, userId: personNamed('dev').id },
  getTakings: { ...team, query: { by: 'event' } },
  findCompanies: { as: 'rhea', query: { search: 'lotus' } },
  listOrganizerAudit: async ({ answer }) => {
    await answer('setOrganizerMember', {
      ...team,
      body: { email: personNamed('sam').email, role: 'door' },
    });
    return { ...team, query: { page_size: 2 } };
  },
  listPlatformAudit: async ({ answer }) => {
    await answer('createOrganizer', { as: 'admin', body: { name: 'Konkan Stages' } });
    return { as: 'admin', query: { page_size: 2 } };
  },
  listOrganizedEvents: { as: 'rhea', query: { page_size: 1 } },
  getOrganizedOverview: { as: 'rhea' },
  getOrganizedEvent: concert,
  listEventBookings: (world) => ({ ...concert(world), query: { page_size: 1 } }),
  listEventAttendees: async (world) => {
    await buyAndName(world);
    return { ...concert(world), query: { page_size: 1, search: 'asha' } };
  },
  listEventAudit: async (world) => {
    await world.answer('pauseEvent', concert(world));
    return concert(world);
  },
  getEventSales: concert,

  sendEventMessage: (world) => ({
    ...concert(world),
    body: { audience: 'all', subject: 'Doors open at seven', text: 'Please come early.' },
  }),
  listEventMessages: async (world) => {
    const body = {
      audience: 'all',
      subject: 'Doors open at seven',
      text: 'Please come early.',
    } as const;
    await world.answer('sendEventMessage', { ...concert(world), body });
    return concert(world);
  },
  giveComplimentaryTickets: (world) => ({ ...concert(world), body: gift(world) }),
  withdrawComplimentaryTicket: async (world) => {
    const { booking_numbers: numbers } = await world.answer('giveComplimentaryTickets', {
      ...concert(world),
      body: gift(world),
    });
    const query = { search: numbers[0] ?? '' };
    const { results } = await world.answer('listEventBookings', { ...concert(world), query });
    return { as: 'rhea', id: results[0]?.id ?? 0 };
  },
  resendConfirmation: async (world) => ({ as: 'rhea', id: (await buyAndName(world)).id }),
  listBookingDocuments: async (world) => {
    const { id } = await buyAndName(world);
    await world.workers.invoices.ofBooking(id);
    return { as: 'admin', id };
  },
  getBookingRefund: async (world) => ({ as: 'rhea', id: (await buyAndName(world)).id }),
  refundBooking: async (world) => {
    const { id } = await buyAndName(world);
    const { refundable } = await world.answer('getBookingRefund', { as: 'rhea', id });
    const body = {
      amount: '1000.00',
      refundable,
      return_seats: false,
      reason: 'One seat was broken.',
    };
    return { as: 'rhea', id, body };
  },

  importEvents: {
    as: 'rhea',
    query: { organizer: bombayLive.id, dry_run: 'true' },
    file: catalogue(),
  },
  listImports: async ({ answer }) => {
    await answer('importEvents', {
      as: 'rhea',
      query: { organizer: bombayLive.id },
      file: catalogue(),
    });
    return { as: 'rhea', query: { organizer: bombayLive.id } };
  },
  undoImport: async ({ answer }) => {
    const query = { organizer: bombayLive.id };
    await answer('importEvents', { as: 'rhea', query, file: catalogue() });
    const { results } = await answer('listImports', { as: 'rhea', query });
    return { as: 'rhea', id: results[0]?.id ?? 0 };
  },
  uploadImage: async () => ({ as: 'rhea', file: await drawPicture({ format: 'png' }) }),

  cancelEvent: (world) => ({ ...concert(world), body: { reason } }),
  rescheduleEvent: (world) => ({
    ...concert(world),
    body: {
      start_date: '2027-01-16T14:30:00.000Z',
      end_date: '2027-01-16T17:00:00.000Z',
      venue: 'Royal Opera House',
    },
  }),
} satisfies Examples;

const gift = ({ tier }: ExampleWorld) => ({
  tier: tier('Jazz by the Bay', 'Terrace').id,
  reason: 'Press',
  attendees: [{ name: 'Devika Nair', email: 'devika.nair@bombay-courier.example' }],
});
