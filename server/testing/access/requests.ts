import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../contract/types';
import { drawPicture } from '../pictures';
import type { AccessData } from './accessData';
import { apiKeyRequests } from './apiKeyRequests';
import { approvalRequests } from './approvalRequests';
import { authRequests, factorRequests } from './authRequests';
import { budgetRequests } from './budgetRequests';
import { peopleRequests } from './peopleRequests';
import { creditRequests } from './creditRequests';
import { failureRequests } from './failureRequests';
import { organizerRequests } from './organizerRequests';
import { policyRequests } from './policyRequests';
import { waitingRequests } from './waitingRequests';
import { scimRequests } from './scimRequests';
import { singleSignOnRequests } from './singleSignOnRequests';
import { webhookRequests } from './webhookRequests';
import { seatRequests } from './seatRequests';
import {
  openEvent,
  owner,
  paid,
  plain,
  type RequestBuilder,
  type RequestParts,
} from './requestParts';

const left: RequestBuilder = ({ bookings }) => ({ id: bookings.left });
const pending: RequestBuilder = ({ bookings }) => ({ id: bookings.pending });
const exclusiveEvent: RequestBuilder = ({ exclusive }) => ({ id: exclusive.event.id });
const everything = { include: 'payment,attendees', page_size: 100 };

const order = ({ event, tier }: AccessData['open'], more: object = {}): RequestParts => ({
  body: { event: event.id, ticket_tier: tier.id, quantity: 1, ...more },
});

/** The owner's ticket in the paths that Apple Wallet calls. */
const applePass = ({ ticketId }: AccessData) => ({
  device: 'phone',
  pass_type: 'pass.example.ticket',
  serial: `${ticketId}-1`,
});

/** The call of each operation's plain row. */
export const plainRequests: Record<OperationId, RequestBuilder> = {
  ...authRequests,
  ...apiKeyRequests,
  ...factorRequests,
  signOut: plain,
  verifyToken: plain,

  listEvents: plain,
  listFeaturedEvents: plain,
  uploadImage: async () => ({ file: await drawPicture({ format: 'png' }) }),
  getImage: ({ picture }) => ({ hash: picture }),
  searchEvents: () => ({ query: { search: 'event' } }),
  getEvent: openEvent,
  getEventSummary: openEvent,
  getEventStatistics: openEvent,
  listEventCategories: plain,
  createEventCategory: (data) => ({ body: { name: data.newAddress() } }),
  updateEventCategory: async (_data, { db }) => ({
    ...(await db.selectFrom('categories').select('id').limit(1).executeTakeFirstOrThrow()),
    ifMatch: '*',
    body: { position: 7 },
  }),
  cancelEvent: ({ open }) => ({ id: open.event.id, body: { reason: 'The hall has burnt down.' } }),
  rescheduleEvent: ({ open }) => ({ id: open.event.id, body: { venue: 'Another Hall' } }),

  createBooking: ({ open }) => order(open),
  listBookings: () => ({ query: { page_size: 100 } }),
  getBookingStats: plain,
  getBooking: paid,
  updateBooking: ({ bookings }) => ({ id: bookings.pending, body: { quantity: 2 } }),
  removeBooking: pending,
  extendHold: pending,
  cancelBooking: pending,
  handOverBooking: ({ bookings, people }) => ({
    id: bookings.paid,
    body: { to: people.colleague.id },
  }),
  getBookingQrCode: paid,
  downloadReceipt: paid,
  downloadCreditNote: paid,
  listCreditNotes: paid,
  downloadNumberedCreditNote: ({ bookings }) => ({ id: bookings.paid, documentId: 1 }),
  listInvoices: paid,
  downloadInvoice: ({ bookings, invoice }) => ({ id: bookings.paid, documentId: invoice }),
  // An invoice can be corrected once, so each call corrects the latest invoice, to another address.
  correctInvoice: async ({ bookings, invoice, newAddress }, { db }) => {
    const last = await db
      .selectFrom('invoices')
      .where('kind', '=', 'invoice')
      .where('payment_id', '=', (eb) =>
        eb.selectFrom('invoices').select('payment_id').where('id', '=', invoice),
      )
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const body = { billing_address: newAddress() };
    return { id: bookings.paid, documentId: Number(last.id), body };
  },
  downloadTickets: paid,
  downloadCalendar: paid,
  saveAttendees: ({ bookings }) => ({
    id: bookings.paid,
    body: { attendees: [{ name: 'Somebody Else', email: 'else@guests.example' }] },
  }),

  ...policyRequests,
  ...creditRequests,
  ...failureRequests,
  ...approvalRequests,
  ...budgetRequests,
  ...waitingRequests,
  ...webhookRequests,

  ...organizerRequests,

  quoteBookings: ({ bookings }) => ({ query: { booking_ids: bookings.pending } }),
  createPayment: ({ bookings, owed }) => ({
    body: { booking_ids: [bookings.pending], amount: owed },
  }),
  startCheckout: plain,
  listPaymentGateways: plain,
  // An unsigned webhook, because only a gateway can sign it.
  receivePaymentEvent: ({ paymentId }) => ({
    gateway: 'sandbox',
    body: { id: 'evt_forged', kind: 'succeeded', reference: paymentId },
  }),
  verifyPayment: ({ paymentId }) => ({ body: { payment_id: paymentId } }),

  listAttendeeContacts: plain,
  // The answer contains the new holder only: the name includes a mark of the owner, to identify the ticket.
  reassignTicket: ({ ticketId, attendee }) => ({
    id: ticketId,
    body: { name: `Brother of ${attendee}`, email: 'else@guests.example' },
  }),
  makeTicketLink: ({ ticketId }) => ({ id: ticketId }),
  stopTicketLink: ({ ticketId }) => ({ id: ticketId }),
  getSharedTicket: ({ ticketToken }) => ({ token: ticketToken }),
  downloadSharedCalendar: ({ ticketToken }) => ({ token: ticketToken }),
  downloadSharedTicket: ({ ticketToken }) => ({ token: ticketToken }),
  downloadAppleWalletPass: ({ ticketId }) => ({ id: ticketId }),
  getGoogleWalletLink: ({ ticketId }) => ({ id: ticketId }),
  downloadSharedAppleWalletPass: ({ ticketToken }) => ({ token: ticketToken }),
  getSharedGoogleWalletLink: ({ ticketToken }) => ({ token: ticketToken }),
  registerAppleWalletDevice: (data) => ({ path: applePass(data), body: { pushToken: '0a1b' } }),
  unregisterAppleWalletDevice: (data) => ({ path: applePass(data) }),
  listChangedAppleWalletPasses: (data) => ({ path: applePass(data) }),
  refreshAppleWalletPass: (data) => ({ path: applePass(data) }),
  logAppleWalletErrors: () => ({ body: { logs: [] } }),
  getTicketVerifyKey: plain,
  listCheckInEvents: plain,
  checkInTicket: ({ ticketNumber }) => ({ body: { ticket_number: ticketNumber } }),
  checkInTickets: ({ ticketNumber, open }) => ({
    body: {
      scans: [
        {
          scan_id: randomUUID(),
          scanned_at: new Date().toISOString(),
          ticket_number: ticketNumber,
          event: open.event.id,
        },
      ],
    },
  }),
  undoCheckIn: () => ({ id: 999_999, body: { reason: 'Wrong person' } }),
  getDoorGuestList: openEvent,
  getDoorProgress: openEvent,
  addWalkIn: ({ open }) => ({
    id: open.event.id,
    body: { name: 'Rohan Iyer', ticket_tier: open.tier.id },
  }),
  listGuests: openEvent,
  getUserProfile: owner,
  updateUserProfile: ({ people }) => ({ id: people.owner.id, body: { fname: 'Renamed' } }),
  getCompany: plain,
  verifyCompanyDomain: plain,
  ...singleSignOnRequests,
  ...scimRequests,
  setCompanyDomainProof: ({ people }) => ({
    id: people.owner.companyId ?? 0,
    body: { proven: true },
  }),
  listCompanyPeople: () => ({ query: { page_size: 100 } }),
  exportPersonalData: owner,
  listComingBookings: owner,
  eraseUser: ({ people }) => ({
    id: people.owner.id,
    body: { password: 'a wrong one', confirm: 'nobody@foyer.example' },
  }),
  deactivateUser: owner,
  reactivateUser: owner,
  listInvitations: plain,
  createInvitation: (data) => ({ body: { email: data.newAddress(), role: 'employee' } }),
  resendInvitation: ({ invitation }) => ({ id: invitation.id }),
  revokeInvitation: ({ invitation }) => ({ id: invitation.id }),
  getInvitation: ({ invitation }) => ({ token: invitation.token }),
  acceptInvitation: async (data) => ({
    token: (await data.newInvitation()).token,
    body: { first_name: 'New', last_name: 'Person', password: 'a long password' },
  }),
  ...peopleRequests,
  ...seatRequests,
  getCompanyBilling: plain,
  updateCompanyBilling: () => ({ body: { billing_address: '4 Nariman Point, Mumbai 400021' } }),
  listNotifications: plain,
  markNotificationsRead: () => ({ body: {} }),
  getSupportContact: plain,
  sendContactMessage: () => ({
    body: {
      first_name: 'New',
      last_name: 'Person',
      email: 'new.person@elsewhere.example',
      company: 'Elsewhere',
      inquiry_type: 'general',
      subject: 'Seats',
      message: 'How many are there?',
    },
  }),
  subscribeNewsletter: (data) => ({ body: { email: data.newAddress() } }),
  getHealth: plain,
  getLiveness: plain,
  getReadiness: plain,
  getSetup: plain,
  completeSetup: () => ({
    body: {
      first_name: 'Rhea',
      last_name: 'Fernandes',
      email: 'rhea@bombaylive.example',
      password: 'correct-horse',
      organizer: { name: 'Bombay Live' },
    },
  }),

  checkoutDeprecated: plain,
  getCart: plain,
  addToCart: ({ open }) => order(open),
  updateCartItem: ({ bookings }) => ({ id: bookings.pending, body: { quantity: 2 } }),
  removeCartItem: pending,
  clearCart: plain,
  getOwnProfile: plain,
  updateOwnProfile: () => ({ body: { first_name: 'Renamed' } }),
};

/** The calls of the rows with a text after the operation's name. */
export const variantRequests: Record<`${OperationId} ${string}`, RequestBuilder> = {
  'getSharedTicket guessed': ({ ticketToken }) => ({
    token: ticketToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  }),
  'getEvent exclusive': exclusiveEvent,
  'getEventStatistics exclusive': exclusiveEvent,
  'createBooking exclusive': ({ exclusive }) => order(exclusive),
  'createBooking as the owner': ({ open, people: { owner: person } }) =>
    order(open, { user: person.id, company: person.companyId }),
  'createBooking for the owner': ({ open, people: { owner: person } }) =>
    order(open, { booking_for: 'employee', booked_for_user: person.id }),
  'listBookings including everything': () => ({ query: everything }),
  'listBookings by number': ({ bookingNumber }) => ({ query: { search: bookingNumber } }),
  'listBookings by attendee': ({ attendee }) => ({ query: { search: attendee } }),
  'listBookings of the owner': ({ people }) => ({ query: { user: people.owner.id } }),
  'listBookings of the owner, everything': ({ people }) => ({
    query: { user: people.owner.id, ...everything },
  }),
  'getBookingStats of the owner': ({ people }) => ({ query: { user: people.owner.id } }),
  'getBooking pending': pending,
  'getBooking including everything': ({ bookings }) => ({
    id: bookings.paid,
    query: { include: 'payment,attendees' },
  }),
  'getBooking removed': ({ bookings }) => ({ id: bookings.removed }),
  'cancelBooking paid': paid,
  'handOverBooking left': ({ bookings, people }) => ({
    id: bookings.left,
    body: { to: people.owner.id },
  }),
  'cancelBooking left': left,
  'saveAttendees left': ({ bookings }) => ({
    id: bookings.left,
    body: { attendees: [{ name: 'Somebody Else', email: 'else@guests.example' }] },
  }),
  'reassignTicket left': ({ leftTicket }) => ({
    id: leftTicket,
    body: { name: 'Somebody Else', email: 'else@guests.example' },
  }),
  'quoteBookings all of mine': plain,
  'updateUserProfile company': ({ people, foreignCompanyId }) => ({
    id: people.owner.id,
    body: { fname: 'Renamed', role: 'super_admin', company_id: foreignCompanyId },
  }),
  'addToCart exclusive': ({ exclusive }) => order(exclusive),
};
