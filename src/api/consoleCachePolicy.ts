import { CSV, LONG_TIMEOUT, PDF, UNTAGGED, XLSX } from './callOptions';
import { generatedConsoleApi } from './generated/consoleEndpoints.gen';
import { availabilityChanged, LIST, listTags, type Tag } from './tags';

/** A company has proven its domain, or the proof was taken back. */
const PROOF: Tag[] = ['Company', 'People', 'Invitation', 'Me', 'Profile', 'Booking', 'Stats'];

/** A request for approval was made or ended: bookings, budgets, and what they are counted in. */
const DECISION: Tag[] = [
  ...(['Approval', 'CostCentre', 'Booking', 'Event', 'EventStatistics'] as const),
  ...(['Quote', 'Stats', 'Notification'] as const),
];

/** Also after a refusal: it means that the seats that were shown are out of date. */
const seatsChanged = (_seats: unknown, _error: unknown, { id }: { id: number }): Tag[] => [
  { type: 'Booking', id },
  ...(['Booking', 'Event', 'EventStatistics', 'Stats', 'Notification'] as const),
];

/** Changed by its organizer: the event, all lists, and the count of its category. */
const authored = (id: number): Tag[] => [
  ...availabilityChanged(id),
  { type: 'Event', id: LIST },
  { type: 'Category', id: LIST },
];

/** Every call needs its line, so that what a new one provides and invalidates is not forgotten. */
type Policies = Required<
  NonNullable<
    Parameters<
      typeof generatedConsoleApi.enhanceEndpoints<'Failure' | 'ApiKey' | 'Webhook' | 'Scim'>
    >[0]['endpoints']
  >
>;

/** Tags and options of every call that only the consoles make (codegen.config.ts). */
export const consoleApi = generatedConsoleApi.enhanceEndpoints({
  addTagTypes: ['Failure', 'ApiKey', 'Webhook', 'Scim'],
  endpoints: {
    listSessions: { providesTags: ['Session'], keepUnusedDataFor: 0 },
    endSession: { invalidatesTags: ['Session'] },
    endOtherSessions: { invalidatesTags: ['Session'] },
    getConfirmationMethods: { keepUnusedDataFor: 0 },
    confirmIdentity: UNTAGGED,
    getTotp: { providesTags: ['SecondFactor'] },
    // The secret is not kept after its dialog is closed.
    startTotp: UNTAGGED,
    confirmTotp: { invalidatesTags: ['SecondFactor'] },
    turnOffTotp: { invalidatesTags: ['SecondFactor'] },
    countRecoveryCodes: { providesTags: ['SecondFactor'] },
    renewRecoveryCodes: { invalidatesTags: ['SecondFactor'] },
    getCompanySecondFactor: { providesTags: ['SecondFactor'] },
    setCompanySecondFactor: { invalidatesTags: ['SecondFactor'] },
    listPasskeys: { providesTags: ['SecondFactor'] },
    startPasskey: UNTAGGED,
    addPasskey: { invalidatesTags: ['SecondFactor'] },
    renamePasskey: { invalidatesTags: ['SecondFactor'] },
    removePasskey: { invalidatesTags: ['SecondFactor'] },
    resendConfirmation: {
      extraOptions: { toast: 'The confirmation could not be sent. Please try again.' },
    },
    // Names of people are not kept after their page is left.
    getBookingSeats: {
      providesTags: (_seats, _error, { id }) => [{ type: 'Booking', id }],
      keepUnusedDataFor: 0,
    },
    openSeatPool: { invalidatesTags: seatsChanged },
    addToSeatPool: { invalidatesTags: seatsChanged },
    closeSeatPool: { invalidatesTags: seatsChanged },
    renewSeatPoolLink: { invalidatesTags: seatsChanged },
    assignSeats: { invalidatesTags: seatsChanged },
    inviteToSeats: { invalidatesTags: seatsChanged },
    remindOfSeats: { invalidatesTags: seatsChanged },
    getSeatOffer: { providesTags: ['TicketLink'], keepUnusedDataFor: 0 },
    claimSeat: { invalidatesTags: ['TicketLink', 'Booking'] },
    getSeatClaim: { providesTags: ['TicketLink'], keepUnusedDataFor: 0 },
    releaseSeat: { invalidatesTags: ['TicketLink', 'Booking'] },
    listCompanySeats: { providesTags: ['Booking', 'TicketLink'], keepUnusedDataFor: 0 },
    listBookingDocuments: { providesTags: ['EventSales'], keepUnusedDataFor: 0 },
    exportBookingDocument: PDF,
    getBookingRefund: { providesTags: ['EventSales'], keepUnusedDataFor: 0 },
    // Also after a refusal, which says that the sums that were shown are out of date.
    refundBooking: { invalidatesTags: ['EventSales', 'Event', 'EventStatistics'] },
    listOrganizers: { providesTags: ['Organizer'] },
    getOrganizer: { providesTags: ['Organizer'] },
    updateOrganizer: { invalidatesTags: ['Organizer', 'Event', 'Booking'] },
    listOrganizerMembers: { providesTags: ['Organizer'] },
    setOrganizerMember: { invalidatesTags: ['Organizer', 'Me'] },
    removeOrganizerMember: {
      invalidatesTags: ['Organizer', 'Me'],
      extraOptions: { toast: 'The team could not be changed. Please try again.' },
    },
    listCompanyApiKeys: { providesTags: ['ApiKey'] },
    createCompanyApiKey: { invalidatesTags: ['ApiKey'] },
    deleteCompanyApiKey: {
      invalidatesTags: ['ApiKey'],
      extraOptions: { toast: 'The key could not be deleted. Please try again.' },
    },
    listOrganizerApiKeys: { providesTags: ['ApiKey'] },
    createOrganizerApiKey: { invalidatesTags: ['ApiKey'] },
    deleteOrganizerApiKey: {
      invalidatesTags: ['ApiKey'],
      extraOptions: { toast: 'The key could not be deleted. Please try again.' },
    },
    importEvents: { invalidatesTags: ['Event', 'Import'] },
    listImports: { providesTags: ['Import'] },
    undoImport: { invalidatesTags: ['Event', 'Import'] },
    listOrganizedEvents: { providesTags: (list) => listTags('Event', list?.results) },
    getOrganizedOverview: { providesTags: [{ type: 'Event', id: LIST }] },
    getOrganizedEvent: { providesTags: (_event, _error, { id }) => [{ type: 'Event', id }] },
    // Names of people and money are not kept after the page is left.
    getTakings: { providesTags: ['EventSales'], keepUnusedDataFor: 0 },
    exportTakingsCsv: CSV,
    exportTakingsXlsx: XLSX,
    exportGstSummaryCsv: CSV,
    listEventBookings: { providesTags: ['EventSales'], keepUnusedDataFor: 0 },
    listEventAttendees: { providesTags: ['EventSales'], keepUnusedDataFor: 0 },
    giveComplimentaryTickets: {
      invalidatesTags: (_given, _error, { id }) => [...availabilityChanged(id), 'EventSales'],
    },
    withdrawComplimentaryTicket: {
      invalidatesTags: ['Event', 'EventStatistics', 'EventSales'],
      extraOptions: { toast: 'The ticket could not be taken back. Please try again.' },
    },
    sendEventMessage: {
      invalidatesTags: (_report, _error, { dryRun }) => (dryRun ? [] : ['EventMessage']),
    },
    listEventMessages: { providesTags: ['EventMessage'], keepUnusedDataFor: 0 },
    getEventSales: { providesTags: ['EventSales'], keepUnusedDataFor: 0 },
    exportEventBookingsCsv: CSV,
    exportEventBookingsXlsx: XLSX,
    exportEventAttendeesCsv: CSV,
    exportEventCheckInsCsv: CSV,
    exportEventAttendeesXlsx: XLSX,
    exportEventSalesCsv: CSV,
    exportEventSalesXlsx: XLSX,
    // Any call may add a change: a list is asked for anew when its page is opened.
    listEventAudit: {
      providesTags: (_list, _error, { id }) => [{ type: 'Event', id }, 'EventSales'],
      keepUnusedDataFor: 0,
    },
    exportEventAuditCsv: CSV,
    exportEventAuditXlsx: XLSX,
    listOrganizerAudit: { providesTags: ['Organizer'], keepUnusedDataFor: 0 },
    exportOrganizerAuditCsv: CSV,
    exportOrganizerAuditXlsx: XLSX,
    listCompanyAudit: { providesTags: ['Company'], keepUnusedDataFor: 0 },
    exportCompanyAuditCsv: CSV,
    exportCompanyAuditXlsx: XLSX,
    listPlatformAudit: { keepUnusedDataFor: 0 },
    exportPlatformAuditCsv: CSV,
    exportPlatformAuditXlsx: XLSX,
    createEvent: { invalidatesTags: [{ type: 'Event', id: LIST }] },
    updateEvent: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    deleteEvent: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    publishEvent: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    pauseEvent: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    resumeEvent: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    duplicateEvent: { invalidatesTags: [{ type: 'Event', id: LIST }] },
    setEventAccess: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    createTier: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    updateTier: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    deleteTier: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    orderTiers: { invalidatesTags: (_event, _error, { id }) => authored(id) },
    findCompanies: { providesTags: ['Company'] },

    // Offers are bookings in the cart, and come when others let seats go.
    listWaitingEntries: { providesTags: ['Booking'] },
    joinWaitingList: { invalidatesTags: DECISION },
    updateWaitingEntry: { invalidatesTags: DECISION },
    leaveWaitingList: { invalidatesTags: DECISION },

    listApprovals: { providesTags: ['Approval'] },
    getApproval: { providesTags: ['Approval'] },
    // Also after a refusal, which says that somebody else was quicker.
    createApproval: { invalidatesTags: DECISION, extraOptions: { changesCart: true } },
    approveRequest: { invalidatesTags: DECISION },
    declineRequest: { invalidatesTags: DECISION },
    withdrawRequest: {
      invalidatesTags: DECISION,
      extraOptions: { toast: 'The request could not be withdrawn. Please try again.' },
    },
    delegateRequest: { invalidatesTags: ['Approval'] },
    // A link is shown as it is now, and used once: what was loaded before says nothing.
    getApprovalLink: { keepUnusedDataFor: 0 },
    approveByLink: { invalidatesTags: DECISION },
    declineByLink: { invalidatesTags: DECISION },
    getMailPreferences: { providesTags: ['Profile'] },
    setMailPreferences: {
      invalidatesTags: ['Profile'],
      extraOptions: { toast: 'Your choice could not be saved. Please try again.' },
    },
    getDelegation: { providesTags: ['Approval'] },
    setDelegation: { invalidatesTags: ['Approval'] },

    getCompany: { providesTags: ['Company'] },
    // With the proof a role reaches the whole company: its people, profiles and bookings.
    verifyCompanyDomain: {
      invalidatesTags: (check) => (check?.outcome === 'proven' ? PROOF : ['Company']),
    },
    getSingleSignOn: { providesTags: ['Company'] },
    setSingleSignOn: { invalidatesTags: ['Company'] },
    removeSingleSignOn: {
      invalidatesTags: ['Company'],
      extraOptions: { toast: 'Single sign-on could not be removed. Please try again.' },
    },
    testSingleSignOn: {
      extraOptions: { toast: 'The test sign-in could not start. Please try again.' },
    },
    getScim: { providesTags: ['Scim'] },
    createScimToken: {
      invalidatesTags: ['Scim'],
      extraOptions: { toast: 'The token could not be made. Please try again.' },
    },
    deleteScimToken: {
      invalidatesTags: ['Scim'],
      extraOptions: { toast: 'The token could not be removed. Please try again.' },
    },
    listCompanies: { providesTags: ['Company'] },
    getCompanyAccount: { providesTags: ['Company'] },
    createCompany: { invalidatesTags: ['Company'] },
    updateCompanyAccount: { invalidatesTags: ['Company', 'People', 'Me'] },
    mergeCompany: {
      invalidatesTags: (merge) => (merge?.dry_run === false ? PROOF : []),
      extraOptions: { timeout: LONG_TIMEOUT },
    },
    addCompanyDomain: { invalidatesTags: ['Company'] },
    setCompanyDomain: {
      invalidatesTags: PROOF,
      extraOptions: { toast: 'The domain could not be changed. Please try again.' },
    },
    removeCompanyDomain: {
      invalidatesTags: ['Company'],
      extraOptions: { toast: 'The domain could not be removed. Please try again.' },
    },
    verifyAddedDomain: {
      invalidatesTags: (check) => (check?.outcome === 'proven' ? PROOF : ['Company']),
    },
    listPeople: { providesTags: ['People'] },
    getPerson: { providesTags: ['People'] },
    createPerson: { invalidatesTags: ['People', 'Company'] },
    updatePerson: {
      invalidatesTags: (_person, _error, { id }) => [
        ...(['People', 'Company', 'Me', 'Booking'] as const),
        { type: 'Profile', id },
      ],
    },
    listPeopleInvitations: { providesTags: ['Invitation'] },
    invitePerson: { invalidatesTags: ['Invitation', 'Company'] },
    resendPersonInvitation: {
      invalidatesTags: ['Invitation'],
      extraOptions: { toast: 'The invitation could not be sent. Please try again.' },
    },
    withdrawPersonInvitation: {
      invalidatesTags: ['Invitation', 'Company'],
      extraOptions: { toast: 'The invitation could not be withdrawn. Please try again.' },
    },

    // Cost centres come with the budget of today, so whatever moves money changes them.
    listCostCentres: { providesTags: ['CostCentre'] },
    createCostCentre: { invalidatesTags: ['CostCentre'] },
    importCostCentres: {
      invalidatesTags: (report) => (report?.dry_run === false ? ['CostCentre'] : []),
    },
    getCostCentre: { providesTags: ['CostCentre'] },
    // Also after a refusal, which says that another version is there.
    updateCostCentre: { invalidatesTags: ['CostCentre'] },
    listBudgets: { providesTags: ['CostCentre'] },
    setBudget: { invalidatesTags: ['CostCentre'] },
    getBudget: { providesTags: ['CostCentre'] },
    getBudgetLedger: { providesTags: ['CostCentre'], keepUnusedDataFor: 0 },
    getCompanyCredit: { providesTags: ['Company', 'CostCentre'] },
    exportCompanyCreditCsv: CSV,
    exportCompanyCreditXlsx: XLSX,
    getCreditOfCompany: { providesTags: ['Company', 'CostCentre'] },
    // Also after a refusal, which says that another version is there.
    updateCreditOfCompany: { invalidatesTags: ['Company', 'Quote'] },
    // Not kept after the page is left: an answer may contain anything that a receiver has written.
    listCompanyWebhooks: { providesTags: ['Webhook'], keepUnusedDataFor: 0 },
    createCompanyWebhook: { invalidatesTags: ['Webhook'] },
    updateCompanyWebhook: { invalidatesTags: ['Webhook'] },
    deleteCompanyWebhook: { invalidatesTags: ['Webhook'] },
    rotateCompanyWebhookSecret: UNTAGGED,
    testCompanyWebhook: { invalidatesTags: ['Webhook'] },
    listCompanyWebhookDeliveries: { providesTags: ['Webhook'], keepUnusedDataFor: 0 },
    resendCompanyWebhookDelivery: { invalidatesTags: ['Webhook'] },
    listOrganizerWebhooks: { providesTags: ['Webhook'], keepUnusedDataFor: 0 },
    createOrganizerWebhook: { invalidatesTags: ['Webhook'] },
    updateOrganizerWebhook: { invalidatesTags: ['Webhook'] },
    deleteOrganizerWebhook: { invalidatesTags: ['Webhook'] },
    rotateOrganizerWebhookSecret: UNTAGGED,
    testOrganizerWebhook: { invalidatesTags: ['Webhook'] },
    listOrganizerWebhookDeliveries: { providesTags: ['Webhook'], keepUnusedDataFor: 0 },
    resendOrganizerWebhookDelivery: { invalidatesTags: ['Webhook'] },
    listFailures: { providesTags: ['Failure'], keepUnusedDataFor: 0 },
    // Also after a refusal, which says that somebody else was quicker.
    retryFailure: { invalidatesTags: ['Failure'] },
    giveUpFailure: { invalidatesTags: ['Failure'] },
    recordRefundPaidByHand: { invalidatesTags: ['Failure'] },
    recordCreditReceipt: { invalidatesTags: ['Company', 'Quote'] },
    // Also after a refusal, which says that somebody else was quicker.
    reverseCreditReceipt: { invalidatesTags: ['Company', 'Quote'] },
    getPolicy: { providesTags: ['Policy'] },
    setPolicy: { invalidatesTags: ['Policy', 'Quote'] },
    checkPolicy: UNTAGGED,
    getCompanyOverview: { providesTags: ['CostCentre', 'Approval', 'People', 'Invitation'] },
    getCompanySpend: { providesTags: ['CostCentre'], keepUnusedDataFor: 0 },
    eraseUser: { invalidatesTags: ['People', 'Booking'] },
    // Sums and bookings as of now, each time the question is asked.
    listComingBookings: { providesTags: ['Booking'], keepUnusedDataFor: 0 },
    exportPersonalData: { keepUnusedDataFor: 0, extraOptions: { timeout: LONG_TIMEOUT } },
    exportCompanySpendCsv: CSV,
    exportCompanySpendXlsx: XLSX,
    exportCompanyAttendanceCsv: CSV,
    exportCompanyAttendanceXlsx: XLSX,
    // Names of guests are not kept after the page is left.
    getCompanyHospitality: { providesTags: ['CostCentre', 'Approval'], keepUnusedDataFor: 0 },
    exportCompanyHospitalityCsv: CSV,
    exportCompanyHospitalityXlsx: XLSX,
  } satisfies Policies,
});
