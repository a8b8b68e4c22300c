import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { gift, openEvent, paid, plain, type RequestBuilder } from './requestParts';

const team: RequestBuilder = ({ organizer }) => ({ id: organizer.id });
const draft: RequestBuilder = ({ organizer }) => ({ id: organizer.draft.event.id });
/** A write to any version of the draft. */
const draftWrite =
  (body?: object): RequestBuilder =>
  ({
    organizer: {
      draft: { event, tier },
    },
  }) => ({
    id: event.id,
    tierId: tier.id,
    ifMatch: '*',
    ...(body && { body }),
  });

/** Calls of an organizer's team for its events and bookings, and calls that read the audit. */
export const organizerRequests = {
  listOrganizers: plain,
  createOrganizer: (data) => ({ body: { name: data.newAddress() } }),
  getOrganizer: team,
  updateOrganizer: ({ organizer }) => ({
    id: organizer.id,
    ifMatch: '*',
    body: { legal_name: 'Bombay Live Events LLP' },
  }),
  listOrganizerMembers: team,
  setOrganizerMember: ({ organizer, people }) => ({
    id: organizer.id,
    body: { email: people.admin.email, role: 'door' },
  }),
  removeOrganizerMember: ({ organizer }) => ({ id: organizer.id, userId: organizer.memberId }),
  getTakings: team,
  exportTakingsCsv: team,
  exportTakingsXlsx: team,
  exportGstSummaryCsv: ({ organizer }) => ({ id: organizer.id, query: { month: '2026-11' } }),
  findCompanies: () => ({ query: { search: 'company' } }),
  listOrganizedEvents: plain,
  importEvents: ({ organizer }) => ({
    query: { organizer: organizer.id, dry_run: 'true' },
    file: Buffer.from('title,tier,price,total_tickets\nNocturne,Stalls,100,10\n'),
  }),
  listImports: ({ organizer }) => ({ query: { organizer: organizer.id } }),
  undoImport: () => ({ id: 999 }),
  getOrganizedOverview: plain,
  searchConsole: ({ bookingNumber }) => ({ query: { search: bookingNumber } }),
  getOrganizedEvent: draft,
  listEventBookings: openEvent,
  listEventAttendees: openEvent,
  giveComplimentaryTickets: ({ open }) => ({ id: open.event.id, body: gift(open.tier.id) }),
  withdrawComplimentaryTicket: paid,
  sendEventMessage: ({ open }) => ({
    id: open.event.id,
    body: { audience: 'all', subject: 'See you there', text: 'Please come early.' },
  }),
  listEventMessages: openEvent,
  getEventSales: openEvent,
  exportEventBookingsCsv: openEvent,
  exportEventBookingsXlsx: openEvent,
  exportEventAttendeesCsv: openEvent,
  exportEventCheckInsCsv: openEvent,
  exportEventAttendeesXlsx: openEvent,
  exportEventSalesCsv: openEvent,
  exportEventSalesXlsx: openEvent,
  listEventAudit: openEvent,
  exportEventAuditCsv: openEvent,
  exportEventAuditXlsx: openEvent,
  listOrganizerAudit: team,
  exportOrganizerAuditCsv: team,
  exportOrganizerAuditXlsx: team,
  listCompanyAudit: plain,
  exportCompanyAuditCsv: plain,
  exportCompanyAuditXlsx: plain,
  listPlatformAudit: plain,
  exportPlatformAuditCsv: plain,
  exportPlatformAuditXlsx: plain,
  createEvent: ({ organizer }) => ({ body: { organizer: organizer.id, title: 'A new evening' } }),
  updateEvent: draftWrite({ title: 'Another title' }),
  deleteEvent: draftWrite(),
  publishEvent: draft,
  pauseEvent: openEvent,
  resumeEvent: openEvent,
  duplicateEvent: draft,
  setEventAccess: draftWrite({ is_exclusive: true, companies: [] }),
  createTier: draftWrite({ name: 'Balcony', price: '1500', total_tickets: 50 }),
  updateTier: draftWrite({ price: '1600.00' }),
  deleteTier: draftWrite(),
  orderTiers: ({ organizer: { draft: offer } }) => ({
    id: offer.event.id,
    ifMatch: '*',
    body: { tiers: [offer.tier.id] },
  }),
  resendConfirmation: ({ bookings }) => ({ id: bookings.paid }),
  listBookingDocuments: paid,
  exportBookingDocument: async ({ bookings: { paid: id }, headers: { admin } }, { app }) => {
    const url = `/api/organize/bookings/${id}/documents/`;
    const listed = await app.inject({ url, headers: admin });
    const { results } = listed.json<Partial<Schemas['BookingDocumentList']>>();
    return { id, documentId: results?.[0]?.id ?? 1 };
  },
  getBookingRefund: paid,
  refundBooking: async ({ bookings: { paid: id } }, { db }) => {
    const share = await db
      .selectFrom('payment_bookings')
      .where('booking_id', '=', id)
      .where('is_settled', '=', true)
      .select('amount')
      .executeTakeFirst();
    const refundable = toDecimal(share?.amount ?? 0);
    return { id, body: { amount: '1.00', refundable, return_seats: false, reason: 'Sorry.' } };
  },
} satisfies Record<string, RequestBuilder>;
