import type { OperationId } from '../../contract/types';
import type { AuditKind } from '../../modules/identity/audit/audit.types';
import type { TestApp } from '../buildTestApp';
import type { AccessData } from './accessData';
import { auditedApiKeyCalls } from './apiKeyRequests';
import { accountCalls } from './accountCalls';
import type { RequestBuilder, RequestParts } from './requestParts';
import { scimAudit } from './scimRequests';
import { singleSignOnAudit } from './singleSignOnRequests';
import { auditedWebhookCalls } from './webhookRequests';

interface Recorded {
  /** The action of the audit entry. */
  action: `${AuditKind}.${string}`;
  /** Actions of further entries, for objects that change with it. */
  also?: readonly `${AuditKind}.${string}`[];
  /** The caller; by default a super admin. */
  as?: 'super_admin' | 'company_admin' | 'nobody';
  /** Replaces the request of the access matrix if that request changes nothing. */
  request?: RequestBuilder;
}

/** Why the call is not in the audit. */
interface Unrecorded {
  because: string;
}

/** Recorded, but tested elsewhere, because the request of the access matrix cannot succeed. */
interface RecordedElsewhere {
  action: Recorded['action'];
  /** The test of the entry. */
  shownBy: string;
}

const ACCOUNT: Unrecorded = { because: 'It concerns only the caller’s own account.' };
const BOOKER: Unrecorded = {
  because: 'A booker does it to their own booking, whose history says so.',
};
const PLACE: Unrecorded = { because: 'It concerns only the caller’s own place on a waiting list.' };
const PHONE: Unrecorded = { because: 'A phone calls it, to show its ticket as it is now.' };
const APPROVALS = 'server/modules/spending/approvals/decide.test.ts';
const LINKS = 'server/modules/spending/approvals/decisionLinks.test.ts';
const SEATS = 'server/modules/seatPools/seatLists.test.ts';
const VISITOR: Unrecorded = { because: 'It changes nothing that anybody manages.' };

const company = ({ people }: AccessData) => people.owner.companyId ?? 0;

/** A company whose domain has not been proven. */
async function unproven(data: AccessData, { db }: TestApp): Promise<RequestParts> {
  const id = company(data);
  const { domain } = await db
    .updateTable('companies')
    .set({ domain_proven_at: null })
    .where('id', '=', id)
    .returning('domain')
    .executeTakeFirstOrThrow();
  return { id, domain: domain ?? '' };
}

const addedDomain: RequestBuilder = async (data, { db }) => {
  const { domain } = await db
    .selectFrom('company_domains')
    .select('domain')
    .where('company_id', '=', company(data))
    .executeTakeFirstOrThrow();
  return { id: company(data), domain };
};

const invitation: RequestBuilder = async (data) => ({ id: (await data.newInvitation()).id });
const CATALOGUE = Buffer.from('title,tier,price,total_tickets\nNocturne,Stalls,100,10\n');

/**
 * The audit entries of each call that writes, and of each export of a list. The test makes the calls in this order
 * on one set of data, so calls that end something come last.
 */
export const auditedCalls: Partial<Record<OperationId, Recorded | RecordedElsewhere | Unrecorded>> =
  {
    ...accountCalls,

    createApproval: { action: 'approval.requested', shownBy: APPROVALS },
    approveRequest: { action: 'approval.approved', shownBy: APPROVALS },
    declineRequest: { action: 'approval.declined', shownBy: APPROVALS },
    withdrawRequest: { action: 'approval.withdrawn', shownBy: APPROVALS },
    delegateRequest: { action: 'approval.delegated', shownBy: APPROVALS },
    approveByLink: { action: 'approval.approved', shownBy: LINKS },
    declineByLink: { action: 'approval.declined', shownBy: LINKS },
    setMailPreferences: ACCOUNT,
    setDelegation: { action: 'approval.delegate_set', shownBy: APPROVALS },

    joinWaitingList: PLACE,
    updateWaitingEntry: PLACE,
    leaveWaitingList: PLACE,
    createBooking: BOOKER,
    openSeatPool: { action: 'booking.seats_offered', as: 'company_admin' },
    addToSeatPool: {
      action: 'booking.seats_offered',
      as: 'company_admin',
      // The call above offers the seats of the booking in the access matrix.
      request: async ({ seats }) => ({
        id: seats.booking,
        body: { bookings: [await seats.another()] },
      }),
    },
    renewSeatPoolLink: { action: 'booking.seats_link_renewed', as: 'company_admin' },
    inviteToSeats: { action: 'booking.seats_invited', as: 'company_admin' },
    assignSeats: { action: 'booking.seats_assigned', as: 'company_admin' },
    remindOfSeats: { action: 'booking.seats_reminded', shownBy: SEATS },
    closeSeatPool: {
      action: 'booking.seats_closed',
      as: 'company_admin',
      // One entry per booking; `addToSeatPool` has added one booking.
      also: ['booking.seats_closed'],
    },
    claimSeat: { because: 'The history of the booking says who claimed which seat.' },
    releaseSeat: { because: 'The history of the booking says who gave which seat back.' },
    startCheckout: BOOKER,
    updateBooking: BOOKER,
    removeBooking: BOOKER,
    extendHold: BOOKER,
    handOverBooking: {
      action: 'booking.handed_over',
      shownBy: 'server/modules/bookings/absence/absentHolders.test.ts',
    },
    // Bookings of holders who have left. The history records what people do with their own bookings.
    saveAttendees: {
      action: 'booking.attendees_changed',
      as: 'company_admin',
      request: ({ bookings }) => ({
        id: bookings.left,
        body: { attendees: [{ name: 'Somebody Else', email: 'else@guests.example' }] },
      }),
    },
    createPayment: BOOKER,
    verifyPayment: BOOKER,
    reassignTicket: {
      action: 'ticket.reassigned',
      as: 'company_admin',
      request: ({ leftTicket }) => ({
        id: leftTicket,
        body: { name: 'Somebody Else', email: 'other@guests.example' },
      }),
    },
    // After the other calls for the booking, because it cancels it.
    cancelBooking: {
      action: 'booking.cancelled',
      as: 'company_admin',
      request: ({ bookings }) => ({ id: bookings.left }),
    },
    makeTicketLink: BOOKER,
    stopTicketLink: BOOKER,
    checkoutDeprecated: BOOKER,
    addToCart: BOOKER,
    updateCartItem: BOOKER,
    removeCartItem: BOOKER,
    clearCart: BOOKER,
    receivePaymentEvent: { because: 'A gateway calls it; the payment records the result.' },
    registerAppleWalletDevice: PHONE,
    unregisterAppleWalletDevice: PHONE,
    logAppleWalletErrors: PHONE,
    checkInTicket: { because: 'The ticket says who let it in, when and by which scan.' },
    checkInTickets: { because: 'The scans say who let which ticket in, when and at which door.' },
    undoCheckIn: {
      action: 'ticket.check_in_undone',
      shownBy: 'server/modules/tickets/door/undo.test.ts',
    },
    addWalkIn: {
      action: 'ticket.walked_in',
      shownBy: 'server/modules/tickets/door/walkIns.test.ts',
    },
    sendContactMessage: VISITOR,
    subscribeNewsletter: VISITOR,
    uploadImage: { because: 'Nobody sees a picture until an event shows it, which is recorded.' },

    completeSetup: {
      action: 'organizer.created',
      shownBy: 'server/modules/setup/setup.test.ts',
    },

    ...auditedApiKeyCalls,
    createOrganizer: { action: 'organizer.created' },
    updateOrganizer: { action: 'organizer.changed' },
    setOrganizerMember: { action: 'member.added' },
    removeOrganizerMember: { action: 'member.removed' },
    createEventCategory: { action: 'category.created' },
    updateEventCategory: { action: 'category.changed' },

    createEvent: { action: 'event.created' },
    duplicateEvent: { action: 'event.created' },
    updateEvent: { action: 'event.changed' },
    setEventAccess: { action: 'event.access_changed' },
    createTier: { action: 'tier.added' },
    updateTier: { action: 'tier.price_changed' },
    orderTiers: {
      action: 'tier.ordered',
      request: async ({ organizer }, { db }) => {
        const { id } = organizer.draft.event;
        const tiers = db.selectFrom('ticket_tiers').select('id').where('event_id', '=', id);
        const ids = (await tiers.orderBy('id', 'desc').execute()).map((tier) => tier.id);
        return { id, ifMatch: '*', body: { tiers: ids } };
      },
    },
    deleteTier: { action: 'tier.deleted' },
    publishEvent: { action: 'event.published' },
    deleteEvent: {
      action: 'event.deleted',
      request: async (_data, { db }) => {
        const made = db.selectFrom('events').select('id').where('title', '=', 'A new evening');
        return { ...(await made.executeTakeFirstOrThrow()), ifMatch: '*' };
      },
    },
    importEvents: {
      action: 'import.made',
      request: ({ organizer }) => ({ query: { organizer: organizer.id }, file: CATALOGUE }),
    },
    undoImport: {
      action: 'import.undone',
      request: async (_data, { db }) =>
        db.selectFrom('imports').select('id').executeTakeFirstOrThrow(),
    },

    sendEventMessage: { action: 'message.sent' },
    giveComplimentaryTickets: { action: 'ticket.given' },
    withdrawComplimentaryTicket: {
      action: 'ticket.withdrawn',
      request: async (_data, { db }) => {
        const given = db.selectFrom('bookings').select('id').where('is_complimentary', '=', true);
        return given.executeTakeFirstOrThrow();
      },
    },
    resendConfirmation: { action: 'booking.confirmation_resent' },
    refundBooking: { action: 'booking.refunded' },

    exportEventBookingsCsv: { action: 'export.bookings' },
    exportEventBookingsXlsx: { action: 'export.bookings' },
    exportEventAttendeesCsv: { action: 'export.attendees' },
    exportEventAttendeesXlsx: { action: 'export.attendees' },
    exportEventCheckInsCsv: { action: 'export.check_ins' },
    exportEventSalesCsv: { action: 'export.sales' },
    exportEventSalesXlsx: { action: 'export.sales' },
    exportBookingDocument: { action: 'export.invoice' },
    exportTakingsCsv: { action: 'export.takings' },
    exportTakingsXlsx: { action: 'export.takings' },
    exportCompanySpendCsv: { action: 'export.spend', as: 'company_admin' },
    exportCompanySpendXlsx: { action: 'export.spend', as: 'company_admin' },
    exportCompanyAttendanceCsv: { action: 'export.attendance', as: 'company_admin' },
    exportCompanyAttendanceXlsx: { action: 'export.attendance', as: 'company_admin' },
    exportCompanyCreditCsv: { action: 'export.account', as: 'company_admin' },
    exportCompanyCreditXlsx: { action: 'export.account', as: 'company_admin' },
    exportCompanyHospitalityCsv: { action: 'export.hospitality', as: 'company_admin' },
    exportCompanyHospitalityXlsx: { action: 'export.hospitality', as: 'company_admin' },
    exportGstSummaryCsv: { action: 'export.gst' },
    exportEventAuditCsv: { action: 'export.changes' },
    exportEventAuditXlsx: { action: 'export.changes' },
    exportOrganizerAuditCsv: { action: 'export.changes' },
    exportOrganizerAuditXlsx: { action: 'export.changes' },
    exportCompanyAuditCsv: { action: 'export.changes', as: 'company_admin' },
    exportCompanyAuditXlsx: { action: 'export.changes', as: 'company_admin' },
    exportPlatformAuditCsv: { action: 'export.changes' },
    exportPlatformAuditXlsx: { action: 'export.changes' },
    correctInvoice: { action: 'booking.invoice_corrected', as: 'company_admin' },

    pauseEvent: { action: 'event.paused' },
    resumeEvent: { action: 'event.resumed' },
    rescheduleEvent: { action: 'event.moved' },
    cancelEvent: { action: 'event.cancelled' },

    createPerson: { action: 'person.created' },
    updatePerson: { action: 'person.changed' },
    updateUserProfile: { action: 'person.changed' },
    eraseUser: {
      action: 'person.erased',
      shownBy: 'server/modules/personalData/erasure/erasePerson.test.ts',
    },
    exportPersonalData: {
      action: 'export.personal_data',
      request: ({ people }) => ({ id: people.super_admin.id }),
    },
    deactivateUser: { action: 'person.account_closed' },
    reactivateUser: { action: 'person.account_opened' },
    invitePerson: { action: 'invitation.sent' },
    resendPersonInvitation: { action: 'invitation.sent_again', request: invitation },
    withdrawPersonInvitation: { action: 'invitation.revoked', request: invitation },
    createInvitation: { action: 'invitation.sent', as: 'company_admin' },
    resendInvitation: {
      action: 'invitation.sent_again',
      as: 'company_admin',
      request: invitation,
    },
    revokeInvitation: { action: 'invitation.revoked', as: 'company_admin', request: invitation },
    acceptInvitation: { action: 'invitation.accepted', as: 'nobody' },

    ...singleSignOnAudit,
    ...scimAudit,
    createCompany: { action: 'company.created' },
    updateCompanyAccount: { action: 'company.changed' },
    ...auditedWebhookCalls,
    setPolicy: { action: 'policy.changed', as: 'company_admin' },
    checkPolicy: { because: 'It writes nothing.' },
    updateCompanyBilling: { action: 'company.billing_changed', as: 'company_admin' },
    updateCreditOfCompany: { action: 'company.account_changed' },
    recordCreditReceipt: { action: 'company.receipt_recorded' },
    retryFailure: { action: 'failure.retry' },
    giveUpFailure: { action: 'failure.give_up' },
    recordRefundPaidByHand: { action: 'failure.paid_by_hand' },
    reverseCreditReceipt: { action: 'company.receipt_reversed' },
    createCostCentre: { action: 'cost_centre.created', as: 'company_admin' },
    importCostCentres: { action: 'cost_centre.created', as: 'company_admin' },
    updateCostCentre: { action: 'cost_centre.changed', as: 'company_admin' },
    setBudget: { action: 'budget.set', as: 'company_admin' },
    addCompanyDomain: { action: 'company.domain_added' },
    verifyAddedDomain: { action: 'company.domain_proven', request: addedDomain },
    removeCompanyDomain: { action: 'company.domain_removed', request: addedDomain },
    verifyCompanyDomain: {
      action: 'company.domain_proven',
      as: 'company_admin',
      request: unproven,
    },
    setCompanyDomain: {
      action: 'company.domain_proven',
      request: async (data, test) => ({ ...(await unproven(data, test)), body: { proven: true } }),
    },
    // From then on its admins have to set up a second factor before any other call.
    setCompanySecondFactor: { action: 'company.second_factor_changed', as: 'company_admin' },
    setCompanyDomainProof: {
      action: 'company.proof_taken_back',
      request: (data) => ({ id: company(data), body: { proven: false } }),
    },
    mergeCompany: {
      action: 'company.merged',
      also: ['policy.moved'],
      request: (data) => ({ id: company(data), body: { into: data.foreignCompanyId } }),
    },
  };
