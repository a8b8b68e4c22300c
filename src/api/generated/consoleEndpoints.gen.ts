// Generated from openapi.yaml by `npm run api`. Never edited by hand.
import { emptyApi as api } from '../emptyApi';
import type {
  SessionList,
  ConfirmationMethods,
  IdentityProof,
  Totp,
  TotpSetup,
  FirstRecoveryCodes,
  TotpConfirmation,
  RecoveryCodesLeft,
  RecoveryCodes,
  Passkey,
  PasskeyList,
  PasskeyCreate,
  PasskeyCreationOptions,
  PasskeyUpdate,
  OrganizedEvent,
  EventCreate,
  EventUpdate,
  Message,
  EventMessageReport,
  EventMessageInput,
  EventMessageList,
  ComplimentaryTickets,
  ComplimentaryInput,
  AuditKind,
  AuditEntryList,
  Organizer,
  OrganizerList,
  OrganizerUpdate,
  OrganizerMember,
  OrganizerMemberList,
  OrganizerMemberInput,
  TakingsGrouping,
  PaymentKind,
  Takings,
  CompanyNameList,
  OrganizedEventList,
  OrganizedOverview,
  EventBookingState,
  EventBookingList,
  EventAttendeeList,
  AttendeeColumn,
  EventSales,
  TierCreate,
  TierOrder,
  TierUpdate,
  EventAccess,
  WaitingEntry,
  WaitingList,
  GuestKind,
  WaitingEntryCreate,
  WaitingEntryUpdate,
  BookingDocumentList,
  BookingRefunds,
  BookingRefundRequest,
  CompanySecondFactor,
  Company,
  DomainCheck,
  CompanyStatus,
  CompanyAccount,
  CompanyAccountList,
  CompanyCreate,
  CompanyAccountUpdate,
  CompanyMerge,
  CompanyMergeInput,
  CompanyDomainInput,
  DomainProof,
  CompanyDomainCheck,
  Role,
  AccountStatus,
  PersonAccount,
  PersonAccountList,
  PersonCreate,
  PersonUpdate,
  PersonInvitation,
  PersonInvitationList,
  PersonInvitationCreate,
  SingleSignOn,
  SingleSignOnUpdate,
  SingleSignOnTest,
  MailPreferences,
  PersonalData,
  ComingBookings,
  EraseUser,
  Import,
  ImportReport,
  ImportList,
  BookingSeats,
  SeatPoolInput,
  SeatPoolGrowth,
  SeatPoolClosing,
  SeatAssignment,
  SeatPeople,
  SeatOffer,
  SeatClaim,
  SeatClaimInput,
  CompanySeats,
  Budget,
  CostCentre,
  CostCentreList,
  CostCentreCreate,
  CostCentreImportReport,
  CostCentreImport,
  CostCentreUpdate,
  BudgetList,
  BudgetInput,
  BudgetLedger,
  CompanyPolicy,
  CompanyPolicyInput,
  PolicyCheck,
  PolicyCheckRequest,
  ApprovalStatus,
  ApprovalList,
  Approval,
  ApprovalCreate,
  ApprovalLink,
  ApprovalDecision,
  ApprovalDecline,
  ApprovalDelegate,
  Delegation,
  DelegationInput,
  CompanyCredit,
  CompanyCreditInput,
  CreditReceiptInput,
  CreditReversalInput,
  FailureKind,
  FailureState,
  FailureList,
  GiveUpInput,
  PaidByHandInput,
  CompanyOverview,
  SpendGrouping,
  CompanySpend,
  CompanyHospitality,
  ApiKeyList,
  CreatedApiKey,
  CompanyApiKeyCreate,
  OrganizerApiKeyCreate,
  Webhook,
  WebhookList,
  WebhookWithSecret,
  CompanyWebhookCreate,
  CompanyWebhookUpdate,
  WebhookDelivery,
  WebhookDeliveryList,
  OrganizerWebhookCreate,
  OrganizerWebhookUpdate,
  Scim,
  CreatedScimToken,
} from '@/lib/contract.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/auth/sessions/` }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/auth/sessions/`, method: "DELETE" }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    getConfirmationMethods: build.query<
      GetConfirmationMethodsApiResponse,
      GetConfirmationMethodsApiArg
    >({
      query: () => ({ url: `/auth/confirm/` }),
    }),
    confirmIdentity: build.mutation<
      ConfirmIdentityApiResponse,
      ConfirmIdentityApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/confirm/`,
        method: "POST",
        body: queryArg.identityProof,
      }),
    }),
    getTotp: build.query<GetTotpApiResponse, GetTotpApiArg>({
      query: () => ({ url: `/auth/totp/` }),
    }),
    startTotp: build.mutation<StartTotpApiResponse, StartTotpApiArg>({
      query: () => ({ url: `/auth/totp/`, method: "POST" }),
    }),
    turnOffTotp: build.mutation<TurnOffTotpApiResponse, TurnOffTotpApiArg>({
      query: () => ({ url: `/auth/totp/`, method: "DELETE" }),
    }),
    confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
      query: (queryArg) => ({
        url: `/auth/totp/confirm/`,
        method: "POST",
        body: queryArg.totpConfirmation,
      }),
    }),
    countRecoveryCodes: build.query<
      CountRecoveryCodesApiResponse,
      CountRecoveryCodesApiArg
    >({
      query: () => ({ url: `/auth/recovery-codes/` }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: () => ({ url: `/auth/recovery-codes/`, method: "POST" }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/auth/passkeys/` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/auth/passkeys/`,
        method: "POST",
        body: queryArg.passkeyCreate,
      }),
    }),
    startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
      query: () => ({ url: `/auth/passkeys/registration/`, method: "POST" }),
    }),
    renamePasskey: build.mutation<
      RenamePasskeyApiResponse,
      RenamePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/passkeys/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.passkeyUpdate,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/passkeys/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
      query: (queryArg) => ({
        url: `/events/`,
        method: "POST",
        body: queryArg.eventCreate,
      }),
    }),
    updateEvent: build.mutation<UpdateEventApiResponse, UpdateEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.eventUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    sendEventMessage: build.mutation<
      SendEventMessageApiResponse,
      SendEventMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/messages/`,
        method: "POST",
        body: queryArg.eventMessageInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          dry_run: queryArg.dryRun,
        },
      }),
    }),
    listEventMessages: build.query<
      ListEventMessagesApiResponse,
      ListEventMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/messages/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    giveComplimentaryTickets: build.mutation<
      GiveComplimentaryTicketsApiResponse,
      GiveComplimentaryTicketsApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/complimentary/`,
        method: "POST",
        body: queryArg.complimentaryInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listPlatformAudit: build.query<
      ListPlatformAuditApiResponse,
      ListPlatformAuditApiArg
    >({
      query: (queryArg) => ({
        url: `/audit/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          company: queryArg.company,
          from: queryArg["from"],
          to: queryArg.to,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportPlatformAuditCsv: build.query<
      ExportPlatformAuditCsvApiResponse,
      ExportPlatformAuditCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/audit.csv/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          company: queryArg.company,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportPlatformAuditXlsx: build.query<
      ExportPlatformAuditXlsxApiResponse,
      ExportPlatformAuditXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/audit.xlsx/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          company: queryArg.company,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    listOrganizers: build.query<
      ListOrganizersApiResponse,
      ListOrganizersApiArg
    >({
      query: () => ({ url: `/organizers/` }),
    }),
    getOrganizer: build.query<GetOrganizerApiResponse, GetOrganizerApiArg>({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    updateOrganizer: build.mutation<
      UpdateOrganizerApiResponse,
      UpdateOrganizerApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.organizerUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listOrganizerMembers: build.query<
      ListOrganizerMembersApiResponse,
      ListOrganizerMembersApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/members/`,
      }),
    }),
    setOrganizerMember: build.mutation<
      SetOrganizerMemberApiResponse,
      SetOrganizerMemberApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/members/`,
        method: "POST",
        body: queryArg.organizerMemberInput,
      }),
    }),
    removeOrganizerMember: build.mutation<
      RemoveOrganizerMemberApiResponse,
      RemoveOrganizerMemberApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}/`,
        method: "DELETE",
      }),
    }),
    getTakings: build.query<GetTakingsApiResponse, GetTakingsApiArg>({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/takings/`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
          payments: queryArg.payments,
        },
      }),
    }),
    exportTakingsCsv: build.query<
      ExportTakingsCsvApiResponse,
      ExportTakingsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/takings.csv/`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
          payments: queryArg.payments,
        },
      }),
    }),
    exportTakingsXlsx: build.query<
      ExportTakingsXlsxApiResponse,
      ExportTakingsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/takings.xlsx/`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
          payments: queryArg.payments,
        },
      }),
    }),
    exportGstSummaryCsv: build.query<
      ExportGstSummaryCsvApiResponse,
      ExportGstSummaryCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/gst-summary.csv/`,
        params: {
          month: queryArg.month,
          payments: queryArg.payments,
        },
      }),
    }),
    findCompanies: build.query<FindCompaniesApiResponse, FindCompaniesApiArg>({
      query: (queryArg) => ({
        url: `/organize/companies/`,
        params: {
          search: queryArg.search,
          event: queryArg.event,
        },
      }),
    }),
    listOrganizerAudit: build.query<
      ListOrganizerAuditApiResponse,
      ListOrganizerAuditApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/audit/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportOrganizerAuditCsv: build.query<
      ExportOrganizerAuditCsvApiResponse,
      ExportOrganizerAuditCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/audit.csv/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportOrganizerAuditXlsx: build.query<
      ExportOrganizerAuditXlsxApiResponse,
      ExportOrganizerAuditXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/audit.xlsx/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    listOrganizedEvents: build.query<
      ListOrganizedEventsApiResponse,
      ListOrganizedEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          organizer: queryArg.organizer,
          category: queryArg.category,
          city: queryArg.city,
          date_from: queryArg.dateFrom,
          date_to: queryArg.dateTo,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    getOrganizedOverview: build.query<
      GetOrganizedOverviewApiResponse,
      GetOrganizedOverviewApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/overview/`,
        params: {
          organizer: queryArg.organizer,
        },
      }),
    }),
    getOrganizedEvent: build.query<
      GetOrganizedEventApiResponse,
      GetOrganizedEventApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    listEventBookings: build.query<
      ListEventBookingsApiResponse,
      ListEventBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/bookings/`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          tier: queryArg.tier,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportEventBookingsCsv: build.query<
      ExportEventBookingsCsvApiResponse,
      ExportEventBookingsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/bookings.csv/`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          tier: queryArg.tier,
        },
      }),
    }),
    exportEventBookingsXlsx: build.query<
      ExportEventBookingsXlsxApiResponse,
      ExportEventBookingsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/bookings.xlsx/`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          tier: queryArg.tier,
        },
      }),
    }),
    listEventAttendees: build.query<
      ListEventAttendeesApiResponse,
      ListEventAttendeesApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/attendees/`,
        params: {
          search: queryArg.search,
          tier: queryArg.tier,
          checked_in: queryArg.checkedIn,
          named: queryArg.named,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportEventAttendeesCsv: build.query<
      ExportEventAttendeesCsvApiResponse,
      ExportEventAttendeesCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/attendees.csv/`,
        params: {
          search: queryArg.search,
          tier: queryArg.tier,
          checked_in: queryArg.checkedIn,
          named: queryArg.named,
          columns: queryArg.columns,
        },
      }),
    }),
    exportEventCheckInsCsv: build.query<
      ExportEventCheckInsCsvApiResponse,
      ExportEventCheckInsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/check-ins.csv/`,
      }),
    }),
    exportEventAttendeesXlsx: build.query<
      ExportEventAttendeesXlsxApiResponse,
      ExportEventAttendeesXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/attendees.xlsx/`,
        params: {
          search: queryArg.search,
          tier: queryArg.tier,
          checked_in: queryArg.checkedIn,
          named: queryArg.named,
          columns: queryArg.columns,
        },
      }),
    }),
    listEventAudit: build.query<
      ListEventAuditApiResponse,
      ListEventAuditApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/audit/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportEventAuditCsv: build.query<
      ExportEventAuditCsvApiResponse,
      ExportEventAuditCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/audit.csv/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportEventAuditXlsx: build.query<
      ExportEventAuditXlsxApiResponse,
      ExportEventAuditXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/audit.xlsx/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getEventSales: build.query<GetEventSalesApiResponse, GetEventSalesApiArg>({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/sales/`,
      }),
    }),
    exportEventSalesCsv: build.query<
      ExportEventSalesCsvApiResponse,
      ExportEventSalesCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/sales.csv/`,
      }),
    }),
    exportEventSalesXlsx: build.query<
      ExportEventSalesXlsxApiResponse,
      ExportEventSalesXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/sales.xlsx/`,
      }),
    }),
    publishEvent: build.mutation<PublishEventApiResponse, PublishEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/publish/`,
        method: "POST",
      }),
    }),
    pauseEvent: build.mutation<PauseEventApiResponse, PauseEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/pause/`,
        method: "POST",
      }),
    }),
    resumeEvent: build.mutation<ResumeEventApiResponse, ResumeEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/resume/`,
        method: "POST",
      }),
    }),
    duplicateEvent: build.mutation<
      DuplicateEventApiResponse,
      DuplicateEventApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/duplicate/`,
        method: "POST",
      }),
    }),
    createTier: build.mutation<CreateTierApiResponse, CreateTierApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/tiers/`,
        method: "POST",
        body: queryArg.tierCreate,
      }),
    }),
    orderTiers: build.mutation<OrderTiersApiResponse, OrderTiersApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/tiers/order/`,
        method: "PUT",
        body: queryArg.tierOrder,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    updateTier: build.mutation<UpdateTierApiResponse, UpdateTierApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/tiers/${encodeURIComponent(String(queryArg.tierId))}/`,
        method: "PATCH",
        body: queryArg.tierUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteTier: build.mutation<DeleteTierApiResponse, DeleteTierApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/tiers/${encodeURIComponent(String(queryArg.tierId))}/`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setEventAccess: build.mutation<
      SetEventAccessApiResponse,
      SetEventAccessApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/access/`,
        method: "PUT",
        body: queryArg.eventAccess,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listWaitingEntries: build.query<
      ListWaitingEntriesApiResponse,
      ListWaitingEntriesApiArg
    >({
      query: () => ({ url: `/waiting-list/` }),
    }),
    joinWaitingList: build.mutation<
      JoinWaitingListApiResponse,
      JoinWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/waiting-list/`,
        method: "POST",
        body: queryArg.waitingEntryCreate,
      }),
    }),
    updateWaitingEntry: build.mutation<
      UpdateWaitingEntryApiResponse,
      UpdateWaitingEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/waiting-list/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.waitingEntryUpdate,
      }),
    }),
    leaveWaitingList: build.mutation<
      LeaveWaitingListApiResponse,
      LeaveWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/waiting-list/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    withdrawComplimentaryTicket: build.mutation<
      WithdrawComplimentaryTicketApiResponse,
      WithdrawComplimentaryTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/bookings/${encodeURIComponent(String(queryArg.id))}/withdraw/`,
        method: "POST",
      }),
    }),
    resendConfirmation: build.mutation<
      ResendConfirmationApiResponse,
      ResendConfirmationApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/bookings/${encodeURIComponent(String(queryArg.id))}/resend/`,
        method: "POST",
      }),
    }),
    listBookingDocuments: build.query<
      ListBookingDocumentsApiResponse,
      ListBookingDocumentsApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/bookings/${encodeURIComponent(String(queryArg.id))}/documents/`,
      }),
    }),
    exportBookingDocument: build.query<
      ExportBookingDocumentApiResponse,
      ExportBookingDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/bookings/${encodeURIComponent(String(queryArg.id))}/documents/${encodeURIComponent(String(queryArg.documentId))}/`,
      }),
    }),
    getBookingRefund: build.query<
      GetBookingRefundApiResponse,
      GetBookingRefundApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/bookings/${encodeURIComponent(String(queryArg.id))}/refund/`,
        params: {
          amount: queryArg.amount,
        },
      }),
    }),
    refundBooking: build.mutation<
      RefundBookingApiResponse,
      RefundBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/bookings/${encodeURIComponent(String(queryArg.id))}/refund/`,
        method: "POST",
        body: queryArg.bookingRefundRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listCompanyAudit: build.query<
      ListCompanyAuditApiResponse,
      ListCompanyAuditApiArg
    >({
      query: (queryArg) => ({
        url: `/company/audit/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportCompanyAuditCsv: build.query<
      ExportCompanyAuditCsvApiResponse,
      ExportCompanyAuditCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/company/audit.csv/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportCompanyAuditXlsx: build.query<
      ExportCompanyAuditXlsxApiResponse,
      ExportCompanyAuditXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/company/audit.xlsx/`,
        params: {
          search: queryArg.search,
          person: queryArg.person,
          kind: queryArg.kind,
          thing: queryArg.thing,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getCompanySecondFactor: build.query<
      GetCompanySecondFactorApiResponse,
      GetCompanySecondFactorApiArg
    >({
      query: () => ({ url: `/company/second-factor/` }),
    }),
    setCompanySecondFactor: build.mutation<
      SetCompanySecondFactorApiResponse,
      SetCompanySecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/company/second-factor/`,
        method: "PUT",
        body: queryArg.companySecondFactor,
      }),
    }),
    getCompany: build.query<GetCompanyApiResponse, GetCompanyApiArg>({
      query: () => ({ url: `/company/` }),
    }),
    verifyCompanyDomain: build.mutation<
      VerifyCompanyDomainApiResponse,
      VerifyCompanyDomainApiArg
    >({
      query: () => ({ url: `/company/domain/verify/`, method: "POST" }),
    }),
    listCompanies: build.query<ListCompaniesApiResponse, ListCompaniesApiArg>({
      query: (queryArg) => ({
        url: `/companies/`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          proven: queryArg.proven,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    createCompany: build.mutation<
      CreateCompanyApiResponse,
      CreateCompanyApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/`,
        method: "POST",
        body: queryArg.companyCreate,
      }),
    }),
    getCompanyAccount: build.query<
      GetCompanyAccountApiResponse,
      GetCompanyAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    updateCompanyAccount: build.mutation<
      UpdateCompanyAccountApiResponse,
      UpdateCompanyAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.companyAccountUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    mergeCompany: build.mutation<MergeCompanyApiResponse, MergeCompanyApiArg>({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/merge/`,
        method: "POST",
        body: queryArg.companyMergeInput,
      }),
    }),
    addCompanyDomain: build.mutation<
      AddCompanyDomainApiResponse,
      AddCompanyDomainApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/domains/`,
        method: "POST",
        body: queryArg.companyDomainInput,
      }),
    }),
    setCompanyDomain: build.mutation<
      SetCompanyDomainApiResponse,
      SetCompanyDomainApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/domains/${encodeURIComponent(String(queryArg.domain))}/`,
        method: "PUT",
        body: queryArg.domainProof,
      }),
    }),
    removeCompanyDomain: build.mutation<
      RemoveCompanyDomainApiResponse,
      RemoveCompanyDomainApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/domains/${encodeURIComponent(String(queryArg.domain))}/`,
        method: "DELETE",
      }),
    }),
    verifyAddedDomain: build.mutation<
      VerifyAddedDomainApiResponse,
      VerifyAddedDomainApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/domains/${encodeURIComponent(String(queryArg.domain))}/verify/`,
        method: "POST",
      }),
    }),
    listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
      query: (queryArg) => ({
        url: `/people/`,
        params: {
          search: queryArg.search,
          role: queryArg.role,
          status: queryArg.status,
          company: queryArg.company,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    createPerson: build.mutation<CreatePersonApiResponse, CreatePersonApiArg>({
      query: (queryArg) => ({
        url: `/people/`,
        method: "POST",
        body: queryArg.personCreate,
      }),
    }),
    getPerson: build.query<GetPersonApiResponse, GetPersonApiArg>({
      query: (queryArg) => ({
        url: `/people/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    updatePerson: build.mutation<UpdatePersonApiResponse, UpdatePersonApiArg>({
      query: (queryArg) => ({
        url: `/people/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.personUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listPeopleInvitations: build.query<
      ListPeopleInvitationsApiResponse,
      ListPeopleInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/people/invitations/`,
        params: {
          search: queryArg.search,
          company: queryArg.company,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    invitePerson: build.mutation<InvitePersonApiResponse, InvitePersonApiArg>({
      query: (queryArg) => ({
        url: `/people/invitations/`,
        method: "POST",
        body: queryArg.personInvitationCreate,
      }),
    }),
    resendPersonInvitation: build.mutation<
      ResendPersonInvitationApiResponse,
      ResendPersonInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/people/invitations/${encodeURIComponent(String(queryArg.id))}/resend/`,
        method: "POST",
      }),
    }),
    withdrawPersonInvitation: build.mutation<
      WithdrawPersonInvitationApiResponse,
      WithdrawPersonInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/people/invitations/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    getSingleSignOn: build.query<
      GetSingleSignOnApiResponse,
      GetSingleSignOnApiArg
    >({
      query: () => ({ url: `/company/single-sign-on/` }),
    }),
    setSingleSignOn: build.mutation<
      SetSingleSignOnApiResponse,
      SetSingleSignOnApiArg
    >({
      query: (queryArg) => ({
        url: `/company/single-sign-on/`,
        method: "PUT",
        body: queryArg.singleSignOnUpdate,
      }),
    }),
    removeSingleSignOn: build.mutation<
      RemoveSingleSignOnApiResponse,
      RemoveSingleSignOnApiArg
    >({
      query: () => ({ url: `/company/single-sign-on/`, method: "DELETE" }),
    }),
    testSingleSignOn: build.mutation<
      TestSingleSignOnApiResponse,
      TestSingleSignOnApiArg
    >({
      query: () => ({ url: `/company/single-sign-on/test/`, method: "POST" }),
    }),
    getMailPreferences: build.query<
      GetMailPreferencesApiResponse,
      GetMailPreferencesApiArg
    >({
      query: () => ({ url: `/notifications/mail-preferences/` }),
    }),
    setMailPreferences: build.mutation<
      SetMailPreferencesApiResponse,
      SetMailPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/mail-preferences/`,
        method: "PUT",
        body: queryArg.mailPreferences,
      }),
    }),
    exportPersonalData: build.query<
      ExportPersonalDataApiResponse,
      ExportPersonalDataApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/personal-data.json/`,
      }),
    }),
    listComingBookings: build.query<
      ListComingBookingsApiResponse,
      ListComingBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/coming-bookings/`,
      }),
    }),
    eraseUser: build.mutation<EraseUserApiResponse, EraseUserApiArg>({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/erase/`,
        method: "POST",
        body: queryArg.eraseUser,
      }),
    }),
    importEvents: build.mutation<ImportEventsApiResponse, ImportEventsApiArg>({
      query: (queryArg) => ({
        url: `/organize/import/`,
        method: "POST",
        body: queryArg.body,
        params: {
          organizer: queryArg.organizer,
          dry_run: queryArg.dryRun,
          publish: queryArg.publish,
          allow_repeats: queryArg.allowRepeats,
        },
      }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: (queryArg) => ({
        url: `/organize/imports/`,
        params: {
          organizer: queryArg.organizer,
        },
      }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/organize/imports/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    getBookingSeats: build.query<
      GetBookingSeatsApiResponse,
      GetBookingSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/`,
      }),
    }),
    openSeatPool: build.mutation<OpenSeatPoolApiResponse, OpenSeatPoolApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/pool/`,
        method: "POST",
        body: queryArg.seatPoolInput,
      }),
    }),
    addToSeatPool: build.mutation<
      AddToSeatPoolApiResponse,
      AddToSeatPoolApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/pool/bookings/`,
        method: "POST",
        body: queryArg.seatPoolGrowth,
      }),
    }),
    closeSeatPool: build.mutation<
      CloseSeatPoolApiResponse,
      CloseSeatPoolApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/pool/close/`,
        method: "POST",
        body: queryArg.seatPoolClosing,
      }),
    }),
    renewSeatPoolLink: build.mutation<
      RenewSeatPoolLinkApiResponse,
      RenewSeatPoolLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/pool/link/`,
        method: "POST",
      }),
    }),
    assignSeats: build.mutation<AssignSeatsApiResponse, AssignSeatsApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/assign/`,
        method: "POST",
        body: queryArg.seatAssignment,
      }),
    }),
    inviteToSeats: build.mutation<
      InviteToSeatsApiResponse,
      InviteToSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/invite/`,
        method: "POST",
        body: queryArg.seatPeople,
      }),
    }),
    remindOfSeats: build.mutation<
      RemindOfSeatsApiResponse,
      RemindOfSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/seats/remind/`,
        method: "POST",
      }),
    }),
    getSeatOffer: build.query<GetSeatOfferApiResponse, GetSeatOfferApiArg>({
      query: (queryArg) => ({
        url: `/seats/${encodeURIComponent(String(queryArg.token))}/`,
      }),
    }),
    claimSeat: build.mutation<ClaimSeatApiResponse, ClaimSeatApiArg>({
      query: (queryArg) => ({
        url: `/seats/${encodeURIComponent(String(queryArg.token))}/claim/`,
        method: "POST",
        body: queryArg.seatClaimInput,
      }),
    }),
    getSeatClaim: build.query<GetSeatClaimApiResponse, GetSeatClaimApiArg>({
      query: (queryArg) => ({
        url: `/seat-claims/${encodeURIComponent(String(queryArg.token))}/`,
      }),
    }),
    releaseSeat: build.mutation<ReleaseSeatApiResponse, ReleaseSeatApiArg>({
      query: (queryArg) => ({
        url: `/seat-claims/${encodeURIComponent(String(queryArg.token))}/release/`,
        method: "POST",
      }),
    }),
    listCompanySeats: build.query<
      ListCompanySeatsApiResponse,
      ListCompanySeatsApiArg
    >({
      query: () => ({ url: `/company/seats/` }),
    }),
    listCostCentres: build.query<
      ListCostCentresApiResponse,
      ListCostCentresApiArg
    >({
      query: (queryArg) => ({
        url: `/company/cost-centres/`,
        params: {
          search: queryArg.search,
          is_active: queryArg.isActive,
          mine: queryArg.mine,
        },
      }),
    }),
    createCostCentre: build.mutation<
      CreateCostCentreApiResponse,
      CreateCostCentreApiArg
    >({
      query: (queryArg) => ({
        url: `/company/cost-centres/`,
        method: "POST",
        body: queryArg.costCentreCreate,
      }),
    }),
    importCostCentres: build.mutation<
      ImportCostCentresApiResponse,
      ImportCostCentresApiArg
    >({
      query: (queryArg) => ({
        url: `/company/cost-centres/import/`,
        method: "POST",
        body: queryArg.costCentreImport,
      }),
    }),
    getCostCentre: build.query<GetCostCentreApiResponse, GetCostCentreApiArg>({
      query: (queryArg) => ({
        url: `/company/cost-centres/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    updateCostCentre: build.mutation<
      UpdateCostCentreApiResponse,
      UpdateCostCentreApiArg
    >({
      query: (queryArg) => ({
        url: `/company/cost-centres/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.costCentreUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listBudgets: build.query<ListBudgetsApiResponse, ListBudgetsApiArg>({
      query: (queryArg) => ({
        url: `/company/budgets/`,
        params: {
          cost_centre: queryArg.costCentre,
          on: queryArg.on,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    setBudget: build.mutation<SetBudgetApiResponse, SetBudgetApiArg>({
      query: (queryArg) => ({
        url: `/company/budgets/`,
        method: "PUT",
        body: queryArg.budgetInput,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getBudget: build.query<GetBudgetApiResponse, GetBudgetApiArg>({
      query: (queryArg) => ({
        url: `/company/budgets/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    getBudgetLedger: build.query<
      GetBudgetLedgerApiResponse,
      GetBudgetLedgerApiArg
    >({
      query: (queryArg) => ({
        url: `/company/budgets/${encodeURIComponent(String(queryArg.id))}/ledger/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    getPolicy: build.query<GetPolicyApiResponse, GetPolicyApiArg>({
      query: () => ({ url: `/company/policy/` }),
    }),
    setPolicy: build.mutation<SetPolicyApiResponse, SetPolicyApiArg>({
      query: (queryArg) => ({
        url: `/company/policy/`,
        method: "PUT",
        body: queryArg.companyPolicyInput,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    checkPolicy: build.mutation<CheckPolicyApiResponse, CheckPolicyApiArg>({
      query: (queryArg) => ({
        url: `/company/policy/check/`,
        method: "POST",
        body: queryArg.policyCheckRequest,
      }),
    }),
    listApprovals: build.query<ListApprovalsApiResponse, ListApprovalsApiArg>({
      query: (queryArg) => ({
        url: `/approvals/`,
        params: {
          role: queryArg.role,
          status: queryArg.status,
          search: queryArg.search,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    createApproval: build.mutation<
      CreateApprovalApiResponse,
      CreateApprovalApiArg
    >({
      query: (queryArg) => ({
        url: `/approvals/`,
        method: "POST",
        body: queryArg.approvalCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getApproval: build.query<GetApprovalApiResponse, GetApprovalApiArg>({
      query: (queryArg) => ({
        url: `/approvals/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    getApprovalLink: build.query<
      GetApprovalLinkApiResponse,
      GetApprovalLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/approval-links/${encodeURIComponent(String(queryArg.token))}/`,
      }),
    }),
    approveByLink: build.mutation<
      ApproveByLinkApiResponse,
      ApproveByLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/approval-links/${encodeURIComponent(String(queryArg.token))}/approve/`,
        method: "POST",
        body: queryArg.approvalDecision,
      }),
    }),
    declineByLink: build.mutation<
      DeclineByLinkApiResponse,
      DeclineByLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/approval-links/${encodeURIComponent(String(queryArg.token))}/decline/`,
        method: "POST",
        body: queryArg.approvalDecline,
      }),
    }),
    approveRequest: build.mutation<
      ApproveRequestApiResponse,
      ApproveRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/approvals/${encodeURIComponent(String(queryArg.id))}/approve/`,
        method: "POST",
        body: queryArg.approvalDecision,
      }),
    }),
    declineRequest: build.mutation<
      DeclineRequestApiResponse,
      DeclineRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/approvals/${encodeURIComponent(String(queryArg.id))}/decline/`,
        method: "POST",
        body: queryArg.approvalDecline,
      }),
    }),
    withdrawRequest: build.mutation<
      WithdrawRequestApiResponse,
      WithdrawRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/approvals/${encodeURIComponent(String(queryArg.id))}/withdraw/`,
        method: "POST",
      }),
    }),
    delegateRequest: build.mutation<
      DelegateRequestApiResponse,
      DelegateRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/approvals/${encodeURIComponent(String(queryArg.id))}/delegate/`,
        method: "POST",
        body: queryArg.approvalDelegate,
      }),
    }),
    getDelegation: build.query<GetDelegationApiResponse, GetDelegationApiArg>({
      query: () => ({ url: `/company/delegation/` }),
    }),
    setDelegation: build.mutation<
      SetDelegationApiResponse,
      SetDelegationApiArg
    >({
      query: (queryArg) => ({
        url: `/company/delegation/`,
        method: "PUT",
        body: queryArg.delegationInput,
      }),
    }),
    getCompanyCredit: build.query<
      GetCompanyCreditApiResponse,
      GetCompanyCreditApiArg
    >({
      query: () => ({ url: `/company/account/` }),
    }),
    exportCompanyCreditCsv: build.query<
      ExportCompanyCreditCsvApiResponse,
      ExportCompanyCreditCsvApiArg
    >({
      query: () => ({ url: `/company/account.csv/` }),
    }),
    exportCompanyCreditXlsx: build.query<
      ExportCompanyCreditXlsxApiResponse,
      ExportCompanyCreditXlsxApiArg
    >({
      query: () => ({ url: `/company/account.xlsx/` }),
    }),
    getCreditOfCompany: build.query<
      GetCreditOfCompanyApiResponse,
      GetCreditOfCompanyApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/account/`,
      }),
    }),
    updateCreditOfCompany: build.mutation<
      UpdateCreditOfCompanyApiResponse,
      UpdateCreditOfCompanyApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/account/`,
        method: "PATCH",
        body: queryArg.companyCreditInput,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    recordCreditReceipt: build.mutation<
      RecordCreditReceiptApiResponse,
      RecordCreditReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/account/receipts/`,
        method: "POST",
        body: queryArg.creditReceiptInput,
      }),
    }),
    reverseCreditReceipt: build.mutation<
      ReverseCreditReceiptApiResponse,
      ReverseCreditReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/account/receipts/${encodeURIComponent(String(queryArg.receiptId))}/reverse/`,
        method: "POST",
        body: queryArg.creditReversalInput,
      }),
    }),
    listFailures: build.query<ListFailuresApiResponse, ListFailuresApiArg>({
      query: (queryArg) => ({
        url: `/failures/`,
        params: {
          state: queryArg.state,
          kind: queryArg.kind,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    retryFailure: build.mutation<RetryFailureApiResponse, RetryFailureApiArg>({
      query: (queryArg) => ({
        url: `/failures/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/retry/`,
        method: "POST",
      }),
    }),
    giveUpFailure: build.mutation<
      GiveUpFailureApiResponse,
      GiveUpFailureApiArg
    >({
      query: (queryArg) => ({
        url: `/failures/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/give-up/`,
        method: "POST",
        body: queryArg.giveUpInput,
      }),
    }),
    recordRefundPaidByHand: build.mutation<
      RecordRefundPaidByHandApiResponse,
      RecordRefundPaidByHandApiArg
    >({
      query: (queryArg) => ({
        url: `/failures/refund/${encodeURIComponent(String(queryArg.id))}/paid-by-hand/`,
        method: "POST",
        body: queryArg.paidByHandInput,
      }),
    }),
    getCompanyOverview: build.query<
      GetCompanyOverviewApiResponse,
      GetCompanyOverviewApiArg
    >({
      query: (queryArg) => ({
        url: `/company/overview/`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getCompanySpend: build.query<
      GetCompanySpendApiResponse,
      GetCompanySpendApiArg
    >({
      query: (queryArg) => ({
        url: `/company/spend/`,
        params: {
          grouping: queryArg.grouping,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportCompanySpendCsv: build.query<
      ExportCompanySpendCsvApiResponse,
      ExportCompanySpendCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/company/spend.csv/`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportCompanySpendXlsx: build.query<
      ExportCompanySpendXlsxApiResponse,
      ExportCompanySpendXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/company/spend.xlsx/`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    exportCompanyAttendanceCsv: build.query<
      ExportCompanyAttendanceCsvApiResponse,
      ExportCompanyAttendanceCsvApiArg
    >({
      query: () => ({ url: `/company/attendance.csv/` }),
    }),
    exportCompanyAttendanceXlsx: build.query<
      ExportCompanyAttendanceXlsxApiResponse,
      ExportCompanyAttendanceXlsxApiArg
    >({
      query: () => ({ url: `/company/attendance.xlsx/` }),
    }),
    getCompanyHospitality: build.query<
      GetCompanyHospitalityApiResponse,
      GetCompanyHospitalityApiArg
    >({
      query: (queryArg) => ({
        url: `/company/hospitality/`,
        params: {
          year: queryArg.year,
          kind: queryArg.kind,
          organisation: queryArg.organisation,
          guest: queryArg.guest,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    exportCompanyHospitalityCsv: build.query<
      ExportCompanyHospitalityCsvApiResponse,
      ExportCompanyHospitalityCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/company/hospitality.csv/`,
        params: {
          year: queryArg.year,
          kind: queryArg.kind,
          organisation: queryArg.organisation,
          guest: queryArg.guest,
        },
      }),
    }),
    exportCompanyHospitalityXlsx: build.query<
      ExportCompanyHospitalityXlsxApiResponse,
      ExportCompanyHospitalityXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/company/hospitality.xlsx/`,
        params: {
          year: queryArg.year,
          kind: queryArg.kind,
          organisation: queryArg.organisation,
          guest: queryArg.guest,
        },
      }),
    }),
    listCompanyApiKeys: build.query<
      ListCompanyApiKeysApiResponse,
      ListCompanyApiKeysApiArg
    >({
      query: () => ({ url: `/company/api-keys/` }),
    }),
    createCompanyApiKey: build.mutation<
      CreateCompanyApiKeyApiResponse,
      CreateCompanyApiKeyApiArg
    >({
      query: (queryArg) => ({
        url: `/company/api-keys/`,
        method: "POST",
        body: queryArg.companyApiKeyCreate,
      }),
    }),
    deleteCompanyApiKey: build.mutation<
      DeleteCompanyApiKeyApiResponse,
      DeleteCompanyApiKeyApiArg
    >({
      query: (queryArg) => ({
        url: `/company/api-keys/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    listOrganizerApiKeys: build.query<
      ListOrganizerApiKeysApiResponse,
      ListOrganizerApiKeysApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/api-keys/`,
      }),
    }),
    createOrganizerApiKey: build.mutation<
      CreateOrganizerApiKeyApiResponse,
      CreateOrganizerApiKeyApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/api-keys/`,
        method: "POST",
        body: queryArg.organizerApiKeyCreate,
      }),
    }),
    deleteOrganizerApiKey: build.mutation<
      DeleteOrganizerApiKeyApiResponse,
      DeleteOrganizerApiKeyApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/api-keys/${encodeURIComponent(String(queryArg.keyId))}/`,
        method: "DELETE",
      }),
    }),
    listCompanyWebhooks: build.query<
      ListCompanyWebhooksApiResponse,
      ListCompanyWebhooksApiArg
    >({
      query: () => ({ url: `/company/webhooks/` }),
    }),
    createCompanyWebhook: build.mutation<
      CreateCompanyWebhookApiResponse,
      CreateCompanyWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/`,
        method: "POST",
        body: queryArg.companyWebhookCreate,
      }),
    }),
    updateCompanyWebhook: build.mutation<
      UpdateCompanyWebhookApiResponse,
      UpdateCompanyWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.companyWebhookUpdate,
      }),
    }),
    deleteCompanyWebhook: build.mutation<
      DeleteCompanyWebhookApiResponse,
      DeleteCompanyWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    rotateCompanyWebhookSecret: build.mutation<
      RotateCompanyWebhookSecretApiResponse,
      RotateCompanyWebhookSecretApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/${encodeURIComponent(String(queryArg.id))}/secret/`,
        method: "POST",
      }),
    }),
    testCompanyWebhook: build.mutation<
      TestCompanyWebhookApiResponse,
      TestCompanyWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/${encodeURIComponent(String(queryArg.id))}/test/`,
        method: "POST",
      }),
    }),
    listCompanyWebhookDeliveries: build.query<
      ListCompanyWebhookDeliveriesApiResponse,
      ListCompanyWebhookDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    resendCompanyWebhookDelivery: build.mutation<
      ResendCompanyWebhookDeliveryApiResponse,
      ResendCompanyWebhookDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/company/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/resend/`,
        method: "POST",
      }),
    }),
    listOrganizerWebhooks: build.query<
      ListOrganizerWebhooksApiResponse,
      ListOrganizerWebhooksApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/`,
      }),
    }),
    createOrganizerWebhook: build.mutation<
      CreateOrganizerWebhookApiResponse,
      CreateOrganizerWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/`,
        method: "POST",
        body: queryArg.organizerWebhookCreate,
      }),
    }),
    updateOrganizerWebhook: build.mutation<
      UpdateOrganizerWebhookApiResponse,
      UpdateOrganizerWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/`,
        method: "PATCH",
        body: queryArg.organizerWebhookUpdate,
      }),
    }),
    deleteOrganizerWebhook: build.mutation<
      DeleteOrganizerWebhookApiResponse,
      DeleteOrganizerWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/`,
        method: "DELETE",
      }),
    }),
    rotateOrganizerWebhookSecret: build.mutation<
      RotateOrganizerWebhookSecretApiResponse,
      RotateOrganizerWebhookSecretApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/secret/`,
        method: "POST",
      }),
    }),
    testOrganizerWebhook: build.mutation<
      TestOrganizerWebhookApiResponse,
      TestOrganizerWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/test/`,
        method: "POST",
      }),
    }),
    listOrganizerWebhookDeliveries: build.query<
      ListOrganizerWebhookDeliveriesApiResponse,
      ListOrganizerWebhookDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/deliveries/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    resendOrganizerWebhookDelivery: build.mutation<
      ResendOrganizerWebhookDeliveryApiResponse,
      ResendOrganizerWebhookDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/resend/`,
        method: "POST",
      }),
    }),
    getScim: build.query<GetScimApiResponse, GetScimApiArg>({
      query: () => ({ url: `/company/scim-token/` }),
    }),
    createScimToken: build.mutation<
      CreateScimTokenApiResponse,
      CreateScimTokenApiArg
    >({
      query: () => ({ url: `/company/scim-token/`, method: "POST" }),
    }),
    deleteScimToken: build.mutation<
      DeleteScimTokenApiResponse,
      DeleteScimTokenApiArg
    >({
      query: () => ({ url: `/company/scim-token/`, method: "DELETE" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedConsoleApi };
export type ListSessionsApiResponse = /** status 200 Done. */ SessionList;
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  /** Id of the session. */
  id: string;
};
export type GetConfirmationMethodsApiResponse =
  /** status 200 Done. */ ConfirmationMethods;
export type GetConfirmationMethodsApiArg = void;
export type ConfirmIdentityApiResponse = unknown;
export type ConfirmIdentityApiArg = {
  identityProof: IdentityProof;
};
export type GetTotpApiResponse = /** status 200 Done. */ Totp;
export type GetTotpApiArg = void;
export type StartTotpApiResponse = /** status 200 Done. */ TotpSetup;
export type StartTotpApiArg = void;
export type TurnOffTotpApiResponse = unknown;
export type TurnOffTotpApiArg = void;
export type ConfirmTotpApiResponse = /** status 200 Done. */ FirstRecoveryCodes;
export type ConfirmTotpApiArg = {
  totpConfirmation: TotpConfirmation;
};
export type CountRecoveryCodesApiResponse =
  /** status 200 Done. */ RecoveryCodesLeft;
export type CountRecoveryCodesApiArg = void;
export type RenewRecoveryCodesApiResponse =
  /** status 200 Done. */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = void;
export type ListPasskeysApiResponse = /** status 200 Done. */ PasskeyList;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201 Done. */ FirstRecoveryCodes;
export type AddPasskeyApiArg = {
  passkeyCreate: PasskeyCreate;
};
export type StartPasskeyApiResponse =
  /** status 200 Done. */ PasskeyCreationOptions;
export type StartPasskeyApiArg = void;
export type RenamePasskeyApiResponse = /** status 200 Done. */ Passkey;
export type RenamePasskeyApiArg = {
  /** Id of the passkey. */
  id: string;
  passkeyUpdate: PasskeyUpdate;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  /** Id of the passkey. */
  id: string;
};
export type CreateEventApiResponse = /** status 201 Done. */ OrganizedEvent;
export type CreateEventApiArg = {
  eventCreate: EventCreate;
};
export type UpdateEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type UpdateEventApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  eventUpdate: EventUpdate;
};
export type DeleteEventApiResponse = /** status 200 Done. */ Message;
export type DeleteEventApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
};
export type SendEventMessageApiResponse =
  /** status 200 The message is being sent, or was only checked. */ EventMessageReport;
export type SendEventMessageApiArg = {
  /** Id of the object. */
  id: number;
  /** Whether to only return the number of recipients and the preview. */
  dryRun?: boolean;
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  eventMessageInput: EventMessageInput;
};
export type ListEventMessagesApiResponse =
  /** status 200 Done. */ EventMessageList;
export type ListEventMessagesApiArg = {
  /** Id of the object. */
  id: number;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type GiveComplimentaryTicketsApiResponse =
  /** status 201 Done. */ ComplimentaryTickets;
export type GiveComplimentaryTicketsApiArg = {
  /** Id of the object. */
  id: number;
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  complimentaryInput: ComplimentaryInput;
};
export type ListPlatformAuditApiResponse =
  /** status 200 Done. */ AuditEntryList;
export type ListPlatformAuditApiArg = {
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** Only changes that belong to the company with this id. */
  company?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportPlatformAuditCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportPlatformAuditCsvApiArg = {
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** Only changes that belong to the company with this id. */
  company?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type ExportPlatformAuditXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportPlatformAuditXlsxApiArg = {
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** Only changes that belong to the company with this id. */
  company?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type ListOrganizersApiResponse = /** status 200 Done. */ OrganizerList;
export type ListOrganizersApiArg = void;
export type GetOrganizerApiResponse = /** status 200 Done. */ Organizer;
export type GetOrganizerApiArg = {
  /** Id of the object. */
  id: number;
};
export type UpdateOrganizerApiResponse = /** status 200 Done. */ Organizer;
export type UpdateOrganizerApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  organizerUpdate: OrganizerUpdate;
};
export type ListOrganizerMembersApiResponse =
  /** status 200 Done. */ OrganizerMemberList;
export type ListOrganizerMembersApiArg = {
  /** Id of the object. */
  id: number;
};
export type SetOrganizerMemberApiResponse =
  /** status 200 Done. */ OrganizerMember;
export type SetOrganizerMemberApiArg = {
  /** Id of the object. */
  id: number;
  organizerMemberInput: OrganizerMemberInput;
};
export type RemoveOrganizerMemberApiResponse = /** status 200 Done. */ Message;
export type RemoveOrganizerMemberApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the person. */
  userId: number;
};
export type GetTakingsApiResponse = /** status 200 Done. */ Takings;
export type GetTakingsApiArg = {
  /** Id of the object. */
  id: number;
  /** First day, in the organizer's time zone; by default the first day of the current month. */
  from?: string;
  /** Last day, in the organizer's time zone; by default today. */
  to?: string;
  /** What each row stands for. */
  by?: TakingsGrouping;
  /** Whether to include real payments or test payments (of the sandbox, or with test keys). Defaults to real payments, or to test payments if only test gateways are configured. */
  payments?: PaymentKind;
};
export type ExportTakingsCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportTakingsCsvApiArg = {
  /** Id of the object. */
  id: number;
  /** First day, in the organizer's time zone; by default the first day of the current month. */
  from?: string;
  /** Last day, in the organizer's time zone; by default today. */
  to?: string;
  /** What each row stands for. */
  by?: TakingsGrouping;
  /** Whether to include real payments or test payments (of the sandbox, or with test keys). Defaults to real payments, or to test payments if only test gateways are configured. */
  payments?: PaymentKind;
};
export type ExportTakingsXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportTakingsXlsxApiArg = {
  /** Id of the object. */
  id: number;
  /** First day, in the organizer's time zone; by default the first day of the current month. */
  from?: string;
  /** Last day, in the organizer's time zone; by default today. */
  to?: string;
  /** What each row stands for. */
  by?: TakingsGrouping;
  /** Whether to include real payments or test payments (of the sandbox, or with test keys). Defaults to real payments, or to test payments if only test gateways are configured. */
  payments?: PaymentKind;
};
export type ExportGstSummaryCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportGstSummaryCsvApiArg = {
  /** Id of the object. */
  id: number;
  /** Month, in India's time zone. */
  month: string;
  /** Whether to include documents of real or of test payments, with the same default as in the takings. */
  payments?: PaymentKind;
};
export type FindCompaniesApiResponse = /** status 200 Done. */ CompanyNameList;
export type FindCompaniesApiArg = {
  /** Part of a name or domain, at least two characters. */
  search?: string;
  /** Id of the event. Returns 404 for an event of another organizer. */
  event?: number;
};
export type ListOrganizerAuditApiResponse =
  /** status 200 Done. */ AuditEntryList;
export type ListOrganizerAuditApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportOrganizerAuditCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportOrganizerAuditCsvApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type ExportOrganizerAuditXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportOrganizerAuditXlsxApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type ListOrganizedEventsApiResponse =
  /** status 200 Done. */ OrganizedEventList;
export type ListOrganizedEventsApiArg = {
  /** Search words, looked for in the title, venue, city and category. */
  search?: string;
  /** Only events with this status. `on_sale` events are published and have seats left; `sold_out` events are published and have none. */
  status?:
    | "draft"
    | "published"
    | "on_sale"
    | "sold_out"
    | "paused"
    | "over"
    | "cancelled";
  /** Id of the organizer. */
  organizer?: number;
  /** Id of the category. */
  category?: number;
  /** Name of a city. Case does not matter. */
  city?: string;
  /** Only events that start on or after this day, in the time zone of each event. */
  dateFrom?: string;
  /** Only events that start on or before this day, in the time zone of each event. */
  dateTo?: string;
  /** Sort order. Events without a date come last. */
  ordering?:
    | "start_date"
    | "-start_date"
    | "title"
    | "-title"
    | "sold"
    | "-sold"
    | "updated_at"
    | "-updated_at";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type GetOrganizedOverviewApiResponse =
  /** status 200 Done. */ OrganizedOverview;
export type GetOrganizedOverviewApiArg = {
  /** Id of the organizer. */
  organizer?: number;
};
export type GetOrganizedEventApiResponse =
  /** status 200 Done. */ OrganizedEvent;
export type GetOrganizedEventApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListEventBookingsApiResponse =
  /** status 200 Done. */ EventBookingList;
export type ListEventBookingsApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name or email address of the person or the name of the company, or be the booking number or its last digits. */
  search?: string;
  /** Only bookings with this state. */
  state?: EventBookingState;
  /** Only tickets of the tier with this id. */
  tier?: number;
  /** Sort order: by time of booking, price of the tickets or number of seats. */
  ordering?:
    | "created_at"
    | "-created_at"
    | "amount"
    | "-amount"
    | "quantity"
    | "-quantity";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportEventBookingsCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventBookingsCsvApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name or email address of the person or the name of the company, or be the booking number or its last digits. */
  search?: string;
  /** Only bookings with this state. */
  state?: EventBookingState;
  /** Only tickets of the tier with this id. */
  tier?: number;
};
export type ExportEventBookingsXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventBookingsXlsxApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name or email address of the person or the name of the company, or be the booking number or its last digits. */
  search?: string;
  /** Only bookings with this state. */
  state?: EventBookingState;
  /** Only tickets of the tier with this id. */
  tier?: number;
};
export type ListEventAttendeesApiResponse =
  /** status 200 Done. */ EventAttendeeList;
export type ListEventAttendeesApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name or email address of the attendee or the booker, the ticket number or the name of the company, or be the booking number or its last digits. */
  search?: string;
  /** Only tickets of the tier with this id. */
  tier?: number;
  /** Only tickets that were checked in, or only those that were not. */
  checkedIn?: boolean;
  /** Only tickets with an attendee's name, or only tickets without one. */
  named?: boolean;
  /** Sort order. Tickets without a name, or without check-in, come last. */
  ordering?: "name" | "-name" | "checked_in_at" | "-checked_in_at";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportEventAttendeesCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventAttendeesCsvApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name or email address of the attendee or the booker, the ticket number or the name of the company, or be the booking number or its last digits. */
  search?: string;
  /** Only tickets of the tier with this id. */
  tier?: number;
  /** Only tickets that were checked in, or only those that were not. */
  checkedIn?: boolean;
  /** Only tickets with an attendee's name, or only tickets without one. */
  named?: boolean;
  /** Columns of the file, each named once (`columns=name&columns=phone`). The order is always that of the enumeration. By default all columns except phone, employee_id, department and designation. */
  columns?: AttendeeColumn[];
};
export type ExportEventCheckInsCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventCheckInsCsvApiArg = {
  /** Id of the object. */
  id: number;
};
export type ExportEventAttendeesXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventAttendeesXlsxApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name or email address of the attendee or the booker, the ticket number or the name of the company, or be the booking number or its last digits. */
  search?: string;
  /** Only tickets of the tier with this id. */
  tier?: number;
  /** Only tickets that were checked in, or only those that were not. */
  checkedIn?: boolean;
  /** Only tickets with an attendee's name, or only tickets without one. */
  named?: boolean;
  /** Columns of the file, each named once (`columns=name&columns=phone`). The order is always that of the enumeration. By default all columns except phone, employee_id, department and designation. */
  columns?: AttendeeColumn[];
};
export type ListEventAuditApiResponse = /** status 200 Done. */ AuditEntryList;
export type ListEventAuditApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportEventAuditCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventAuditCsvApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type ExportEventAuditXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventAuditXlsxApiArg = {
  /** Id of the object. */
  id: number;
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type GetEventSalesApiResponse = /** status 200 Done. */ EventSales;
export type GetEventSalesApiArg = {
  /** Id of the object. */
  id: number;
};
export type ExportEventSalesCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventSalesCsvApiArg = {
  /** Id of the object. */
  id: number;
};
export type ExportEventSalesXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventSalesXlsxApiArg = {
  /** Id of the object. */
  id: number;
};
export type PublishEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type PublishEventApiArg = {
  /** Id of the object. */
  id: number;
};
export type PauseEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type PauseEventApiArg = {
  /** Id of the object. */
  id: number;
};
export type ResumeEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type ResumeEventApiArg = {
  /** Id of the object. */
  id: number;
};
export type DuplicateEventApiResponse = /** status 201 Done. */ OrganizedEvent;
export type DuplicateEventApiArg = {
  /** Id of the object. */
  id: number;
};
export type CreateTierApiResponse = /** status 201 Done. */ OrganizedEvent;
export type CreateTierApiArg = {
  /** Id of the object. */
  id: number;
  tierCreate: TierCreate;
};
export type OrderTiersApiResponse = /** status 200 Done. */ OrganizedEvent;
export type OrderTiersApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  tierOrder: TierOrder;
};
export type UpdateTierApiResponse = /** status 200 Done. */ OrganizedEvent;
export type UpdateTierApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the ticket tier. */
  tierId: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  tierUpdate: TierUpdate;
};
export type DeleteTierApiResponse = /** status 200 Done. */ OrganizedEvent;
export type DeleteTierApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the ticket tier. */
  tierId: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
};
export type SetEventAccessApiResponse = /** status 200 Done. */ OrganizedEvent;
export type SetEventAccessApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  eventAccess: EventAccess;
};
export type ListWaitingEntriesApiResponse = /** status 200 Done. */ WaitingList;
export type ListWaitingEntriesApiArg = void;
export type JoinWaitingListApiResponse = /** status 201 Done. */ WaitingEntry;
export type JoinWaitingListApiArg = {
  waitingEntryCreate: WaitingEntryCreate;
};
export type UpdateWaitingEntryApiResponse =
  /** status 200 Done. */ WaitingEntry;
export type UpdateWaitingEntryApiArg = {
  /** Id of the object. */
  id: number;
  waitingEntryUpdate: WaitingEntryUpdate;
};
export type LeaveWaitingListApiResponse = unknown;
export type LeaveWaitingListApiArg = {
  /** Id of the object. */
  id: number;
};
export type WithdrawComplimentaryTicketApiResponse =
  /** status 200 Done. */ Message;
export type WithdrawComplimentaryTicketApiArg = {
  /** Id of the object. */
  id: number;
};
export type ResendConfirmationApiResponse = /** status 200 Done. */ Message;
export type ResendConfirmationApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListBookingDocumentsApiResponse =
  /** status 200 Done. */ BookingDocumentList;
export type ListBookingDocumentsApiArg = {
  /** Id of the object. */
  id: number;
};
export type ExportBookingDocumentApiResponse = /** status 200 Done. */ Blob;
export type ExportBookingDocumentApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of a document from GET /organize/bookings/{id}/documents/. */
  documentId: number;
};
export type GetBookingRefundApiResponse =
  /** status 200 Done. */ BookingRefunds;
export type GetBookingRefundApiArg = {
  /** Id of the object. */
  id: number;
  /** Amount to refund, to see what it consists of; by default everything that is left. Decimal string, major units. */
  amount?: string;
};
export type RefundBookingApiResponse =
  /** status 200 The refund was requested. */ BookingRefunds;
export type RefundBookingApiArg = {
  /** Id of the object. */
  id: number;
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  bookingRefundRequest: BookingRefundRequest;
};
export type ListCompanyAuditApiResponse =
  /** status 200 Done. */ AuditEntryList;
export type ListCompanyAuditApiArg = {
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportCompanyAuditCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportCompanyAuditCsvApiArg = {
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type ExportCompanyAuditXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportCompanyAuditXlsxApiArg = {
  /** Search words. Each word must occur in the name of the person who made the change, the name of the changed object, the title of its event, or the sentence that describes the change. */
  search?: string;
  /** Only changes made by the person with this id. */
  person?: number;
  /** Only changes of objects of this kind. */
  kind?: AuditKind;
  /** Only changes of the object with this id. Requires the kind of the object; without it the response is 400. */
  thing?: number;
  /** First day, in the time zone of the event; India's time zone when the change belongs to no event. */
  from?: string;
  /** Last day, in the same time zone. */
  to?: string;
};
export type GetCompanySecondFactorApiResponse =
  /** status 200 Done. */ CompanySecondFactor;
export type GetCompanySecondFactorApiArg = void;
export type SetCompanySecondFactorApiResponse =
  /** status 200 Done. */ CompanySecondFactor;
export type SetCompanySecondFactorApiArg = {
  companySecondFactor: CompanySecondFactor;
};
export type GetCompanyApiResponse = /** status 200 Done. */ Company;
export type GetCompanyApiArg = void;
export type VerifyCompanyDomainApiResponse =
  /** status 200 Done. */ DomainCheck;
export type VerifyCompanyDomainApiArg = void;
export type ListCompaniesApiResponse =
  /** status 200 Done. */ CompanyAccountList;
export type ListCompaniesApiArg = {
  /** Part of the name or of one of the domains. */
  search?: string;
  /** Only companies with this status. */
  status?: CompanyStatus;
  /** Only companies whose own domain is proven, or only the others. */
  proven?: boolean;
  /** Rows without a value come last. */
  ordering?:
    | "name"
    | "-name"
    | "people"
    | "-people"
    | "bookings"
    | "-bookings"
    | "last_sign_in_at"
    | "-last_sign_in_at"
    | "created_at"
    | "-created_at";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type CreateCompanyApiResponse = /** status 201 Done. */ CompanyAccount;
export type CreateCompanyApiArg = {
  companyCreate: CompanyCreate;
};
export type GetCompanyAccountApiResponse =
  /** status 200 Done. */ CompanyAccount;
export type GetCompanyAccountApiArg = {
  /** Id of the object. */
  id: number;
};
export type UpdateCompanyAccountApiResponse =
  /** status 200 Done. */ CompanyAccount;
export type UpdateCompanyAccountApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  companyAccountUpdate: CompanyAccountUpdate;
};
export type MergeCompanyApiResponse = /** status 200 Done. */ CompanyMerge;
export type MergeCompanyApiArg = {
  /** Id of the object. */
  id: number;
  companyMergeInput: CompanyMergeInput;
};
export type AddCompanyDomainApiResponse =
  /** status 201 Done. */ CompanyAccount;
export type AddCompanyDomainApiArg = {
  /** Id of the object. */
  id: number;
  companyDomainInput: CompanyDomainInput;
};
export type SetCompanyDomainApiResponse =
  /** status 200 Done. */ CompanyAccount;
export type SetCompanyDomainApiArg = {
  /** Id of the object. */
  id: number;
  /** Email domain of the company. */
  domain: string;
  domainProof: DomainProof;
};
export type RemoveCompanyDomainApiResponse =
  /** status 200 Done. */ CompanyAccount;
export type RemoveCompanyDomainApiArg = {
  /** Id of the object. */
  id: number;
  /** Email domain of the company. */
  domain: string;
};
export type VerifyAddedDomainApiResponse =
  /** status 200 Done. */ CompanyDomainCheck;
export type VerifyAddedDomainApiArg = {
  /** Id of the object. */
  id: number;
  /** Email domain of the company. */
  domain: string;
};
export type ListPeopleApiResponse = /** status 200 Done. */ PersonAccountList;
export type ListPeopleApiArg = {
  /** Search words. Each must be the beginning of a word of the name, the email address or the username. */
  search?: string;
  /** Only people with this role. */
  role?: Role;
  /** Only open accounts, or only closed ones. */
  status?: AccountStatus;
  /** Id of the company. Company admins always get their own company; the parameter is ignored for them. */
  company?: number;
  /** Rows without a value come last. */
  ordering?:
    | "name"
    | "-name"
    | "last_sign_in_at"
    | "-last_sign_in_at"
    | "joined_at"
    | "-joined_at";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type CreatePersonApiResponse = /** status 201 Done. */ PersonAccount;
export type CreatePersonApiArg = {
  personCreate: PersonCreate;
};
export type GetPersonApiResponse = /** status 200 Done. */ PersonAccount;
export type GetPersonApiArg = {
  /** Id of the object. */
  id: number;
};
export type UpdatePersonApiResponse = /** status 200 Done. */ PersonAccount;
export type UpdatePersonApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  personUpdate: PersonUpdate;
};
export type ListPeopleInvitationsApiResponse =
  /** status 200 Done. */ PersonInvitationList;
export type ListPeopleInvitationsApiArg = {
  /** Part of the email address. */
  search?: string;
  /** Id of the company. Company admins always get their own company; the parameter is ignored for them. */
  company?: number;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type InvitePersonApiResponse = /** status 201 Done. */ PersonInvitation;
export type InvitePersonApiArg = {
  personInvitationCreate: PersonInvitationCreate;
};
export type ResendPersonInvitationApiResponse =
  /** status 200 Done. */ PersonInvitation;
export type ResendPersonInvitationApiArg = {
  /** Id of the object. */
  id: number;
};
export type WithdrawPersonInvitationApiResponse = unknown;
export type WithdrawPersonInvitationApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetSingleSignOnApiResponse = /** status 200 Done. */ SingleSignOn;
export type GetSingleSignOnApiArg = void;
export type SetSingleSignOnApiResponse = /** status 200 Done. */ SingleSignOn;
export type SetSingleSignOnApiArg = {
  singleSignOnUpdate: SingleSignOnUpdate;
};
export type RemoveSingleSignOnApiResponse = unknown;
export type RemoveSingleSignOnApiArg = void;
export type TestSingleSignOnApiResponse =
  /** status 200 Done. */ SingleSignOnTest;
export type TestSingleSignOnApiArg = void;
export type GetMailPreferencesApiResponse =
  /** status 200 Done. */ MailPreferences;
export type GetMailPreferencesApiArg = void;
export type SetMailPreferencesApiResponse =
  /** status 200 Done. */ MailPreferences;
export type SetMailPreferencesApiArg = {
  mailPreferences: MailPreferences;
};
export type ExportPersonalDataApiResponse =
  /** status 200 The file. */ PersonalData;
export type ExportPersonalDataApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListComingBookingsApiResponse =
  /** status 200 Done. */ ComingBookings;
export type ListComingBookingsApiArg = {
  /** Id of the object. */
  id: number;
};
export type EraseUserApiResponse = unknown;
export type EraseUserApiArg = {
  /** Id of the object. */
  id: number;
  eraseUser: EraseUser;
};
export type ImportEventsApiResponse =
  /** status 200 The events were imported, or the file was checked. */ ImportReport;
export type ImportEventsApiArg = {
  /** Id of the organizer. Optional for callers who can create events for only one organizer. */
  organizer?: number;
  /** Whether to only check the file. */
  dryRun?: boolean;
  /** Whether to publish the events, which must then be complete. Otherwise they are drafts. */
  publish?: boolean;
  /** Whether to import events that already exist or are in the file twice, with the same title, start and city, regardless of case, accents and spaces. Otherwise they are skipped and listed in `left_out`. */
  allowRepeats?: boolean;
  body: Blob;
};
export type ListImportsApiResponse = /** status 200 Done. */ ImportList;
export type ListImportsApiArg = {
  /** Id of the organizer. */
  organizer: number;
};
export type UndoImportApiResponse = /** status 200 Done. */ Import;
export type UndoImportApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetBookingSeatsApiResponse = /** status 200 Done. */ BookingSeats;
export type GetBookingSeatsApiArg = {
  /** Id of the object. */
  id: number;
};
export type OpenSeatPoolApiResponse = /** status 201 Done. */ BookingSeats;
export type OpenSeatPoolApiArg = {
  /** Id of the object. */
  id: number;
  seatPoolInput?: SeatPoolInput;
};
export type AddToSeatPoolApiResponse = /** status 200 Done. */ BookingSeats;
export type AddToSeatPoolApiArg = {
  /** Id of the object. */
  id: number;
  seatPoolGrowth: SeatPoolGrowth;
};
export type CloseSeatPoolApiResponse = /** status 200 Done. */ BookingSeats;
export type CloseSeatPoolApiArg = {
  /** Id of the object. */
  id: number;
  seatPoolClosing?: SeatPoolClosing;
};
export type RenewSeatPoolLinkApiResponse = /** status 200 Done. */ BookingSeats;
export type RenewSeatPoolLinkApiArg = {
  /** Id of the object. */
  id: number;
};
export type AssignSeatsApiResponse = /** status 200 Done. */ BookingSeats;
export type AssignSeatsApiArg = {
  /** Id of the object. */
  id: number;
  seatAssignment: SeatAssignment;
};
export type InviteToSeatsApiResponse = /** status 200 Done. */ BookingSeats;
export type InviteToSeatsApiArg = {
  /** Id of the object. */
  id: number;
  seatPeople: SeatPeople;
};
export type RemindOfSeatsApiResponse = /** status 200 Done. */ BookingSeats;
export type RemindOfSeatsApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetSeatOfferApiResponse = /** status 200 Done. */ SeatOffer;
export type GetSeatOfferApiArg = {
  /** Token from the link of a pool or of a claimed seat. */
  token: string;
};
export type ClaimSeatApiResponse = /** status 201 Done. */ SeatClaim;
export type ClaimSeatApiArg = {
  /** Token from the link of a pool or of a claimed seat. */
  token: string;
  seatClaimInput?: SeatClaimInput;
};
export type GetSeatClaimApiResponse = /** status 200 Done. */ SeatClaim;
export type GetSeatClaimApiArg = {
  /** Token from the link of a pool or of a claimed seat. */
  token: string;
};
export type ReleaseSeatApiResponse = unknown;
export type ReleaseSeatApiArg = {
  /** Token from the link of a pool or of a claimed seat. */
  token: string;
};
export type ListCompanySeatsApiResponse = /** status 200 Done. */ CompanySeats;
export type ListCompanySeatsApiArg = void;
export type ListCostCentresApiResponse = /** status 200 Done. */ CostCentreList;
export type ListCostCentresApiArg = {
  /** Search text, looked for in code and name. */
  search?: string;
  /** Only active, or only inactive cost centres. */
  isActive?: boolean;
  /** Only cost centres that the caller owns or is a member of. */
  mine?: boolean;
};
export type CreateCostCentreApiResponse = /** status 201 Done. */ CostCentre;
export type CreateCostCentreApiArg = {
  costCentreCreate: CostCentreCreate;
};
export type ImportCostCentresApiResponse =
  /** status 200 Done. */ CostCentreImportReport;
export type ImportCostCentresApiArg = {
  costCentreImport: CostCentreImport;
};
export type GetCostCentreApiResponse = /** status 200 Done. */ CostCentre;
export type GetCostCentreApiArg = {
  /** Id of the object. */
  id: number;
};
export type UpdateCostCentreApiResponse = /** status 200 Done. */ CostCentre;
export type UpdateCostCentreApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  costCentreUpdate: CostCentreUpdate;
};
export type ListBudgetsApiResponse = /** status 200 Done. */ BudgetList;
export type ListBudgetsApiArg = {
  /** Only budgets of the cost centre with this id. */
  costCentre?: number;
  /** Only budgets whose period includes this day. */
  on?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type SetBudgetApiResponse = /** status 200 Done. */ Budget;
export type SetBudgetApiArg = {
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  budgetInput: BudgetInput;
};
export type GetBudgetApiResponse = /** status 200 Done. */ Budget;
export type GetBudgetApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetBudgetLedgerApiResponse = /** status 200 Done. */ BudgetLedger;
export type GetBudgetLedgerApiArg = {
  /** Id of the object. */
  id: number;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type GetPolicyApiResponse = /** status 200 Done. */ CompanyPolicy;
export type GetPolicyApiArg = void;
export type SetPolicyApiResponse = /** status 200 Done. */ CompanyPolicy;
export type SetPolicyApiArg = {
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  companyPolicyInput: CompanyPolicyInput;
};
export type CheckPolicyApiResponse = /** status 200 Done. */ PolicyCheck;
export type CheckPolicyApiArg = {
  policyCheckRequest: PolicyCheckRequest;
};
export type ListApprovalsApiResponse = /** status 200 Done. */ ApprovalList;
export type ListApprovalsApiArg = {
  /** `approver` for requests that the caller decides, `requester` for the caller's own requests. */
  role?: "approver" | "requester";
  /** Only requests with this status. Omit for all. */
  status?: ApprovalStatus;
  /** Search text, looked for in requester, event, cost centre and purpose. */
  search?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type CreateApprovalApiResponse = /** status 201 Done. */ Approval;
export type CreateApprovalApiArg = {
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  approvalCreate: ApprovalCreate;
};
export type GetApprovalApiResponse = /** status 200 Done. */ Approval;
export type GetApprovalApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetApprovalLinkApiResponse = /** status 200 Done. */ ApprovalLink;
export type GetApprovalLinkApiArg = {
  /** Token from the link in an approver's email. */
  token: string;
};
export type ApproveByLinkApiResponse = /** status 200 Done. */ Approval;
export type ApproveByLinkApiArg = {
  /** Token from the link in an approver's email. */
  token: string;
  approvalDecision?: ApprovalDecision;
};
export type DeclineByLinkApiResponse = /** status 200 Done. */ Approval;
export type DeclineByLinkApiArg = {
  /** Token from the link in an approver's email. */
  token: string;
  approvalDecline: ApprovalDecline;
};
export type ApproveRequestApiResponse = /** status 200 Done. */ Approval;
export type ApproveRequestApiArg = {
  /** Id of the object. */
  id: number;
  approvalDecision?: ApprovalDecision;
};
export type DeclineRequestApiResponse = /** status 200 Done. */ Approval;
export type DeclineRequestApiArg = {
  /** Id of the object. */
  id: number;
  approvalDecline: ApprovalDecline;
};
export type WithdrawRequestApiResponse = /** status 200 Done. */ Approval;
export type WithdrawRequestApiArg = {
  /** Id of the object. */
  id: number;
};
export type DelegateRequestApiResponse = /** status 200 Done. */ Approval;
export type DelegateRequestApiArg = {
  /** Id of the object. */
  id: number;
  approvalDelegate: ApprovalDelegate;
};
export type GetDelegationApiResponse = /** status 200 Done. */ Delegation;
export type GetDelegationApiArg = void;
export type SetDelegationApiResponse = /** status 200 Done. */ Delegation;
export type SetDelegationApiArg = {
  delegationInput: DelegationInput;
};
export type GetCompanyCreditApiResponse = /** status 200 Done. */ CompanyCredit;
export type GetCompanyCreditApiArg = void;
export type ExportCompanyCreditCsvApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanyCreditCsvApiArg = void;
export type ExportCompanyCreditXlsxApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanyCreditXlsxApiArg = void;
export type GetCreditOfCompanyApiResponse =
  /** status 200 Done. */ CompanyCredit;
export type GetCreditOfCompanyApiArg = {
  /** Id of the object. */
  id: number;
};
export type UpdateCreditOfCompanyApiResponse =
  /** status 200 Done. */ CompanyCredit;
export type UpdateCreditOfCompanyApiArg = {
  /** Id of the object. */
  id: number;
  /** Version that was read, in quotes, or `*` for any version. Without the header the response is 428, with another version 412. */
  "If-Match"?: string;
  companyCreditInput: CompanyCreditInput;
};
export type RecordCreditReceiptApiResponse =
  /** status 201 Done. */ CompanyCredit;
export type RecordCreditReceiptApiArg = {
  /** Id of the object. */
  id: number;
  creditReceiptInput: CreditReceiptInput;
};
export type ReverseCreditReceiptApiResponse =
  /** status 200 Done. */ CompanyCredit;
export type ReverseCreditReceiptApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the receipt from the statement of the account. */
  receiptId: number;
  creditReversalInput: CreditReversalInput;
};
export type ListFailuresApiResponse = /** status 200 Done. */ FailureList;
export type ListFailuresApiArg = {
  /** Whether to list failures that need a decision, or those that were given up within the last 30 days. */
  state?: FailureState;
  /** Only failures of this kind. */
  kind?: FailureKind;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type RetryFailureApiResponse = unknown;
export type RetryFailureApiArg = {
  /** Kind of the failure. */
  kind: "job" | "mail" | "refund";
  /** Id of the object. */
  id: number;
};
export type GiveUpFailureApiResponse = unknown;
export type GiveUpFailureApiArg = {
  /** Kind of the failure. */
  kind: "job" | "mail";
  /** Id of the object. */
  id: number;
  giveUpInput: GiveUpInput;
};
export type RecordRefundPaidByHandApiResponse = unknown;
export type RecordRefundPaidByHandApiArg = {
  /** Id of the object. */
  id: number;
  paidByHandInput: PaidByHandInput;
};
export type GetCompanyOverviewApiResponse =
  /** status 200 Done. */ CompanyOverview;
export type GetCompanyOverviewApiArg = {
  /** First day, in India's time zone; by default the first day of the current quarter. */
  from?: string;
  /** Last day. */
  to?: string;
};
export type GetCompanySpendApiResponse = /** status 200 Done. */ CompanySpend;
export type GetCompanySpendApiArg = {
  /** What each row of the response stands for. */
  grouping?: SpendGrouping;
  /** First day, in India's time zone; by default the first day of the current quarter. */
  from?: string;
  /** Last day. */
  to?: string;
};
export type ExportCompanySpendCsvApiResponse = /** status 200 The file. */ Blob;
export type ExportCompanySpendCsvApiArg = {
  /** First day, in India's time zone; by default the first day of the current quarter. */
  from?: string;
  /** Last day. */
  to?: string;
};
export type ExportCompanySpendXlsxApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanySpendXlsxApiArg = {
  /** First day, in India's time zone; by default the first day of the current quarter. */
  from?: string;
  /** Last day. */
  to?: string;
};
export type ExportCompanyAttendanceCsvApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanyAttendanceCsvApiArg = void;
export type ExportCompanyAttendanceXlsxApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanyAttendanceXlsxApiArg = void;
export type GetCompanyHospitalityApiResponse =
  /** status 200 Done. */ CompanyHospitality;
export type GetCompanyHospitalityApiArg = {
  /** Only guests invited in this calendar year, in India's time zone. Omit for all years. */
  year?: number;
  /** Only guests of this kind. Omit for both kinds. */
  kind?: GuestKind;
  /** Part of the organisation's name. */
  organisation?: string;
  /** Part of the guest's name or email address. */
  guest?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ExportCompanyHospitalityCsvApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanyHospitalityCsvApiArg = {
  /** Only guests invited in this calendar year, in India's time zone. Omit for all years. */
  year?: number;
  /** Only guests of this kind. Omit for both kinds. */
  kind?: GuestKind;
  /** Part of the organisation's name. */
  organisation?: string;
  /** Part of the guest's name or email address. */
  guest?: string;
};
export type ExportCompanyHospitalityXlsxApiResponse =
  /** status 200 The file. */ Blob;
export type ExportCompanyHospitalityXlsxApiArg = {
  /** Only guests invited in this calendar year, in India's time zone. Omit for all years. */
  year?: number;
  /** Only guests of this kind. Omit for both kinds. */
  kind?: GuestKind;
  /** Part of the organisation's name. */
  organisation?: string;
  /** Part of the guest's name or email address. */
  guest?: string;
};
export type ListCompanyApiKeysApiResponse = /** status 200 Done. */ ApiKeyList;
export type ListCompanyApiKeysApiArg = void;
export type CreateCompanyApiKeyApiResponse =
  /** status 201 Done. */ CreatedApiKey;
export type CreateCompanyApiKeyApiArg = {
  companyApiKeyCreate: CompanyApiKeyCreate;
};
export type DeleteCompanyApiKeyApiResponse = unknown;
export type DeleteCompanyApiKeyApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListOrganizerApiKeysApiResponse =
  /** status 200 Done. */ ApiKeyList;
export type ListOrganizerApiKeysApiArg = {
  /** Id of the object. */
  id: number;
};
export type CreateOrganizerApiKeyApiResponse =
  /** status 201 Done. */ CreatedApiKey;
export type CreateOrganizerApiKeyApiArg = {
  /** Id of the object. */
  id: number;
  organizerApiKeyCreate: OrganizerApiKeyCreate;
};
export type DeleteOrganizerApiKeyApiResponse = unknown;
export type DeleteOrganizerApiKeyApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the API key. */
  keyId: number;
};
export type ListCompanyWebhooksApiResponse =
  /** status 200 Done. */ WebhookList;
export type ListCompanyWebhooksApiArg = void;
export type CreateCompanyWebhookApiResponse =
  /** status 201 Done. */ WebhookWithSecret;
export type CreateCompanyWebhookApiArg = {
  companyWebhookCreate: CompanyWebhookCreate;
};
export type UpdateCompanyWebhookApiResponse = /** status 200 Done. */ Webhook;
export type UpdateCompanyWebhookApiArg = {
  /** Id of the object. */
  id: number;
  companyWebhookUpdate: CompanyWebhookUpdate;
};
export type DeleteCompanyWebhookApiResponse = unknown;
export type DeleteCompanyWebhookApiArg = {
  /** Id of the object. */
  id: number;
};
export type RotateCompanyWebhookSecretApiResponse =
  /** status 200 Done. */ WebhookWithSecret;
export type RotateCompanyWebhookSecretApiArg = {
  /** Id of the object. */
  id: number;
};
export type TestCompanyWebhookApiResponse =
  /** status 201 Done. */ WebhookDelivery;
export type TestCompanyWebhookApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListCompanyWebhookDeliveriesApiResponse =
  /** status 200 Done. */ WebhookDeliveryList;
export type ListCompanyWebhookDeliveriesApiArg = {
  /** Id of the object. */
  id: number;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ResendCompanyWebhookDeliveryApiResponse =
  /** status 200 Done. */ WebhookDelivery;
export type ResendCompanyWebhookDeliveryApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the delivery. */
  deliveryId: number;
};
export type ListOrganizerWebhooksApiResponse =
  /** status 200 Done. */ WebhookList;
export type ListOrganizerWebhooksApiArg = {
  /** Id of the object. */
  id: number;
};
export type CreateOrganizerWebhookApiResponse =
  /** status 201 Done. */ WebhookWithSecret;
export type CreateOrganizerWebhookApiArg = {
  /** Id of the object. */
  id: number;
  organizerWebhookCreate: OrganizerWebhookCreate;
};
export type UpdateOrganizerWebhookApiResponse = /** status 200 Done. */ Webhook;
export type UpdateOrganizerWebhookApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the webhook. */
  webhookId: number;
  organizerWebhookUpdate: OrganizerWebhookUpdate;
};
export type DeleteOrganizerWebhookApiResponse = unknown;
export type DeleteOrganizerWebhookApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the webhook. */
  webhookId: number;
};
export type RotateOrganizerWebhookSecretApiResponse =
  /** status 200 Done. */ WebhookWithSecret;
export type RotateOrganizerWebhookSecretApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the webhook. */
  webhookId: number;
};
export type TestOrganizerWebhookApiResponse =
  /** status 201 Done. */ WebhookDelivery;
export type TestOrganizerWebhookApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the webhook. */
  webhookId: number;
};
export type ListOrganizerWebhookDeliveriesApiResponse =
  /** status 200 Done. */ WebhookDeliveryList;
export type ListOrganizerWebhookDeliveriesApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the webhook. */
  webhookId: number;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ResendOrganizerWebhookDeliveryApiResponse =
  /** status 200 Done. */ WebhookDelivery;
export type ResendOrganizerWebhookDeliveryApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of the webhook. */
  webhookId: number;
  /** Id of the delivery. */
  deliveryId: number;
};
export type GetScimApiResponse = /** status 200 Done. */ Scim;
export type GetScimApiArg = void;
export type CreateScimTokenApiResponse =
  /** status 201 Done. */ CreatedScimToken;
export type CreateScimTokenApiArg = void;
export type DeleteScimTokenApiResponse = unknown;
export type DeleteScimTokenApiArg = void;
export const {
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetConfirmationMethodsQuery,
  useLazyGetConfirmationMethodsQuery,
  useConfirmIdentityMutation,
  useGetTotpQuery,
  useLazyGetTotpQuery,
  useStartTotpMutation,
  useTurnOffTotpMutation,
  useConfirmTotpMutation,
  useCountRecoveryCodesQuery,
  useLazyCountRecoveryCodesQuery,
  useRenewRecoveryCodesMutation,
  useListPasskeysQuery,
  useLazyListPasskeysQuery,
  useAddPasskeyMutation,
  useStartPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useCreateEventMutation,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useSendEventMessageMutation,
  useListEventMessagesQuery,
  useLazyListEventMessagesQuery,
  useGiveComplimentaryTicketsMutation,
  useListPlatformAuditQuery,
  useLazyListPlatformAuditQuery,
  useExportPlatformAuditCsvQuery,
  useLazyExportPlatformAuditCsvQuery,
  useExportPlatformAuditXlsxQuery,
  useLazyExportPlatformAuditXlsxQuery,
  useListOrganizersQuery,
  useLazyListOrganizersQuery,
  useGetOrganizerQuery,
  useLazyGetOrganizerQuery,
  useUpdateOrganizerMutation,
  useListOrganizerMembersQuery,
  useLazyListOrganizerMembersQuery,
  useSetOrganizerMemberMutation,
  useRemoveOrganizerMemberMutation,
  useGetTakingsQuery,
  useLazyGetTakingsQuery,
  useExportTakingsCsvQuery,
  useLazyExportTakingsCsvQuery,
  useExportTakingsXlsxQuery,
  useLazyExportTakingsXlsxQuery,
  useExportGstSummaryCsvQuery,
  useLazyExportGstSummaryCsvQuery,
  useFindCompaniesQuery,
  useLazyFindCompaniesQuery,
  useListOrganizerAuditQuery,
  useLazyListOrganizerAuditQuery,
  useExportOrganizerAuditCsvQuery,
  useLazyExportOrganizerAuditCsvQuery,
  useExportOrganizerAuditXlsxQuery,
  useLazyExportOrganizerAuditXlsxQuery,
  useListOrganizedEventsQuery,
  useLazyListOrganizedEventsQuery,
  useGetOrganizedOverviewQuery,
  useLazyGetOrganizedOverviewQuery,
  useGetOrganizedEventQuery,
  useLazyGetOrganizedEventQuery,
  useListEventBookingsQuery,
  useLazyListEventBookingsQuery,
  useExportEventBookingsCsvQuery,
  useLazyExportEventBookingsCsvQuery,
  useExportEventBookingsXlsxQuery,
  useLazyExportEventBookingsXlsxQuery,
  useListEventAttendeesQuery,
  useLazyListEventAttendeesQuery,
  useExportEventAttendeesCsvQuery,
  useLazyExportEventAttendeesCsvQuery,
  useExportEventCheckInsCsvQuery,
  useLazyExportEventCheckInsCsvQuery,
  useExportEventAttendeesXlsxQuery,
  useLazyExportEventAttendeesXlsxQuery,
  useListEventAuditQuery,
  useLazyListEventAuditQuery,
  useExportEventAuditCsvQuery,
  useLazyExportEventAuditCsvQuery,
  useExportEventAuditXlsxQuery,
  useLazyExportEventAuditXlsxQuery,
  useGetEventSalesQuery,
  useLazyGetEventSalesQuery,
  useExportEventSalesCsvQuery,
  useLazyExportEventSalesCsvQuery,
  useExportEventSalesXlsxQuery,
  useLazyExportEventSalesXlsxQuery,
  usePublishEventMutation,
  usePauseEventMutation,
  useResumeEventMutation,
  useDuplicateEventMutation,
  useCreateTierMutation,
  useOrderTiersMutation,
  useUpdateTierMutation,
  useDeleteTierMutation,
  useSetEventAccessMutation,
  useListWaitingEntriesQuery,
  useLazyListWaitingEntriesQuery,
  useJoinWaitingListMutation,
  useUpdateWaitingEntryMutation,
  useLeaveWaitingListMutation,
  useWithdrawComplimentaryTicketMutation,
  useResendConfirmationMutation,
  useListBookingDocumentsQuery,
  useLazyListBookingDocumentsQuery,
  useExportBookingDocumentQuery,
  useLazyExportBookingDocumentQuery,
  useGetBookingRefundQuery,
  useLazyGetBookingRefundQuery,
  useRefundBookingMutation,
  useListCompanyAuditQuery,
  useLazyListCompanyAuditQuery,
  useExportCompanyAuditCsvQuery,
  useLazyExportCompanyAuditCsvQuery,
  useExportCompanyAuditXlsxQuery,
  useLazyExportCompanyAuditXlsxQuery,
  useGetCompanySecondFactorQuery,
  useLazyGetCompanySecondFactorQuery,
  useSetCompanySecondFactorMutation,
  useGetCompanyQuery,
  useLazyGetCompanyQuery,
  useVerifyCompanyDomainMutation,
  useListCompaniesQuery,
  useLazyListCompaniesQuery,
  useCreateCompanyMutation,
  useGetCompanyAccountQuery,
  useLazyGetCompanyAccountQuery,
  useUpdateCompanyAccountMutation,
  useMergeCompanyMutation,
  useAddCompanyDomainMutation,
  useSetCompanyDomainMutation,
  useRemoveCompanyDomainMutation,
  useVerifyAddedDomainMutation,
  useListPeopleQuery,
  useLazyListPeopleQuery,
  useCreatePersonMutation,
  useGetPersonQuery,
  useLazyGetPersonQuery,
  useUpdatePersonMutation,
  useListPeopleInvitationsQuery,
  useLazyListPeopleInvitationsQuery,
  useInvitePersonMutation,
  useResendPersonInvitationMutation,
  useWithdrawPersonInvitationMutation,
  useGetSingleSignOnQuery,
  useLazyGetSingleSignOnQuery,
  useSetSingleSignOnMutation,
  useRemoveSingleSignOnMutation,
  useTestSingleSignOnMutation,
  useGetMailPreferencesQuery,
  useLazyGetMailPreferencesQuery,
  useSetMailPreferencesMutation,
  useExportPersonalDataQuery,
  useLazyExportPersonalDataQuery,
  useListComingBookingsQuery,
  useLazyListComingBookingsQuery,
  useEraseUserMutation,
  useImportEventsMutation,
  useListImportsQuery,
  useLazyListImportsQuery,
  useUndoImportMutation,
  useGetBookingSeatsQuery,
  useLazyGetBookingSeatsQuery,
  useOpenSeatPoolMutation,
  useAddToSeatPoolMutation,
  useCloseSeatPoolMutation,
  useRenewSeatPoolLinkMutation,
  useAssignSeatsMutation,
  useInviteToSeatsMutation,
  useRemindOfSeatsMutation,
  useGetSeatOfferQuery,
  useLazyGetSeatOfferQuery,
  useClaimSeatMutation,
  useGetSeatClaimQuery,
  useLazyGetSeatClaimQuery,
  useReleaseSeatMutation,
  useListCompanySeatsQuery,
  useLazyListCompanySeatsQuery,
  useListCostCentresQuery,
  useLazyListCostCentresQuery,
  useCreateCostCentreMutation,
  useImportCostCentresMutation,
  useGetCostCentreQuery,
  useLazyGetCostCentreQuery,
  useUpdateCostCentreMutation,
  useListBudgetsQuery,
  useLazyListBudgetsQuery,
  useSetBudgetMutation,
  useGetBudgetQuery,
  useLazyGetBudgetQuery,
  useGetBudgetLedgerQuery,
  useLazyGetBudgetLedgerQuery,
  useGetPolicyQuery,
  useLazyGetPolicyQuery,
  useSetPolicyMutation,
  useCheckPolicyMutation,
  useListApprovalsQuery,
  useLazyListApprovalsQuery,
  useCreateApprovalMutation,
  useGetApprovalQuery,
  useLazyGetApprovalQuery,
  useGetApprovalLinkQuery,
  useLazyGetApprovalLinkQuery,
  useApproveByLinkMutation,
  useDeclineByLinkMutation,
  useApproveRequestMutation,
  useDeclineRequestMutation,
  useWithdrawRequestMutation,
  useDelegateRequestMutation,
  useGetDelegationQuery,
  useLazyGetDelegationQuery,
  useSetDelegationMutation,
  useGetCompanyCreditQuery,
  useLazyGetCompanyCreditQuery,
  useExportCompanyCreditCsvQuery,
  useLazyExportCompanyCreditCsvQuery,
  useExportCompanyCreditXlsxQuery,
  useLazyExportCompanyCreditXlsxQuery,
  useGetCreditOfCompanyQuery,
  useLazyGetCreditOfCompanyQuery,
  useUpdateCreditOfCompanyMutation,
  useRecordCreditReceiptMutation,
  useReverseCreditReceiptMutation,
  useListFailuresQuery,
  useLazyListFailuresQuery,
  useRetryFailureMutation,
  useGiveUpFailureMutation,
  useRecordRefundPaidByHandMutation,
  useGetCompanyOverviewQuery,
  useLazyGetCompanyOverviewQuery,
  useGetCompanySpendQuery,
  useLazyGetCompanySpendQuery,
  useExportCompanySpendCsvQuery,
  useLazyExportCompanySpendCsvQuery,
  useExportCompanySpendXlsxQuery,
  useLazyExportCompanySpendXlsxQuery,
  useExportCompanyAttendanceCsvQuery,
  useLazyExportCompanyAttendanceCsvQuery,
  useExportCompanyAttendanceXlsxQuery,
  useLazyExportCompanyAttendanceXlsxQuery,
  useGetCompanyHospitalityQuery,
  useLazyGetCompanyHospitalityQuery,
  useExportCompanyHospitalityCsvQuery,
  useLazyExportCompanyHospitalityCsvQuery,
  useExportCompanyHospitalityXlsxQuery,
  useLazyExportCompanyHospitalityXlsxQuery,
  useListCompanyApiKeysQuery,
  useLazyListCompanyApiKeysQuery,
  useCreateCompanyApiKeyMutation,
  useDeleteCompanyApiKeyMutation,
  useListOrganizerApiKeysQuery,
  useLazyListOrganizerApiKeysQuery,
  useCreateOrganizerApiKeyMutation,
  useDeleteOrganizerApiKeyMutation,
  useListCompanyWebhooksQuery,
  useLazyListCompanyWebhooksQuery,
  useCreateCompanyWebhookMutation,
  useUpdateCompanyWebhookMutation,
  useDeleteCompanyWebhookMutation,
  useRotateCompanyWebhookSecretMutation,
  useTestCompanyWebhookMutation,
  useListCompanyWebhookDeliveriesQuery,
  useLazyListCompanyWebhookDeliveriesQuery,
  useResendCompanyWebhookDeliveryMutation,
  useListOrganizerWebhooksQuery,
  useLazyListOrganizerWebhooksQuery,
  useCreateOrganizerWebhookMutation,
  useUpdateOrganizerWebhookMutation,
  useDeleteOrganizerWebhookMutation,
  useRotateOrganizerWebhookSecretMutation,
  useTestOrganizerWebhookMutation,
  useListOrganizerWebhookDeliveriesQuery,
  useLazyListOrganizerWebhookDeliveriesQuery,
  useResendOrganizerWebhookDeliveryMutation,
  useGetScimQuery,
  useLazyGetScimQuery,
  useCreateScimTokenMutation,
  useDeleteScimTokenMutation,
} = injectedRtkApi;
