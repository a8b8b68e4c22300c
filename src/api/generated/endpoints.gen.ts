// Generated from openapi.yaml by `npm run api`. Never edited by hand.
import { emptyApi as api } from '../emptyApi';
import type {
  AuthUser,
  Session,
  SignInRequest,
  SignupRequestResult,
  SignupRequest,
  SignupVerification,
  EmailRequest,
  VerifiedSession,
  SessionTokens,
  RefreshRequest,
  SignOutRequest,
  Message,
  PasswordReset,
  PasswordResetByLink,
  EventSummary,
  EventList,
  OrganizedEvent,
  EventCreate,
  FeaturedEventList,
  EventSearchResultList,
  Event,
  EventUpdate,
  EventStatistics,
  GuestList,
  EventCancelled,
  EventCancellation,
  EventMove,
  Organizer,
  OrganizerList,
  OrganizerCreate,
  OrganizerUpdate,
  OrganizerMember,
  OrganizerMemberList,
  OrganizerMemberInput,
  CompanyNameList,
  OrganizedEventList,
  OrganizedOverview,
  EventBookingState,
  EventBookingList,
  EventAttendeeList,
  EventSales,
  TierCreate,
  TierOrder,
  TierUpdate,
  EventAccess,
  Category,
  CategoryList,
  CategoryCreate,
  CategoryUpdate,
  BookingStatus,
  PaymentStatus,
  Ticket,
  Gateway,
  Booking,
  BookingCreate,
  BookingList,
  Checkout,
  Quote,
  BookingStats,
  BookingUpdate,
  BookingCancellation,
  QrCode,
  AttendeesRequest,
  AttendeeContactList,
  PaymentGatewayList,
  PaymentResult,
  PaymentBulkCreate,
  PaymentVerify,
  VerifyKey,
  CheckIn,
  CheckInRequest,
  TicketReassignment,
  TicketLink,
  SharedTicket,
  CompanyBilling,
  CompanyBillingUpdate,
  Company,
  DomainCheck,
  DomainProof,
  CompanyPerson,
  CompanyPersonList,
  Invitation,
  InvitationList,
  InvitationCreate,
  InvitationDetails,
  InvitationAcceptance,
  NotificationList,
  NotificationCount,
  NotificationsRead,
  ProfileResponse,
  ProfileSaved,
  ProfileUpdate,
  SupportContact,
  ContactRequest,
  Import,
  ImportReport,
  ImportList,
  Image,
  Setup,
  SetupResult,
  SetupRequest,
  Health,
  Cart,
  CartAdd,
  CartUpdate,
  UserUpdate,
} from '@/lib/contract.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/login/`,
        method: "POST",
        body: queryArg.signInRequest,
      }),
    }),
    requestSignup: build.mutation<
      RequestSignupApiResponse,
      RequestSignupApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/signup_request/`,
        method: "POST",
        body: queryArg.signupRequest,
      }),
    }),
    verifySignup: build.mutation<VerifySignupApiResponse, VerifySignupApiArg>({
      query: (queryArg) => ({
        url: `/auth/verify_otp_and_signup/`,
        method: "POST",
        body: queryArg.signupVerification,
      }),
    }),
    resendOtp: build.mutation<ResendOtpApiResponse, ResendOtpApiArg>({
      query: (queryArg) => ({
        url: `/auth/resend_otp/`,
        method: "POST",
        body: queryArg.emailRequest,
      }),
    }),
    verifyToken: build.query<VerifyTokenApiResponse, VerifyTokenApiArg>({
      query: () => ({ url: `/auth/verify-token/` }),
    }),
    refreshSession: build.mutation<
      RefreshSessionApiResponse,
      RefreshSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/refresh/`,
        method: "POST",
        body: queryArg.refreshRequest,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: (queryArg) => ({
        url: `/auth/logout/`,
        method: "POST",
        body: queryArg.signOutRequest,
      }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password_reset_request/`,
        method: "POST",
        body: queryArg.emailRequest,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password_reset/`,
        method: "POST",
        body: queryArg.passwordReset,
      }),
    }),
    resetPasswordByLink: build.mutation<
      ResetPasswordByLinkApiResponse,
      ResetPasswordByLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password_reset_link/`,
        method: "POST",
        body: queryArg.passwordResetByLink,
      }),
    }),
    listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
      query: (queryArg) => ({
        url: `/events/`,
        params: {
          search: queryArg.search,
          category: queryArg.category,
          min_price: queryArg.minPrice,
          max_price: queryArg.maxPrice,
          city: queryArg.city,
          date_from: queryArg.dateFrom,
          date_to: queryArg.dateTo,
          timeframe: queryArg.timeframe,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    createEvent: build.mutation<CreateEventApiResponse, CreateEventApiArg>({
      query: (queryArg) => ({
        url: `/events/`,
        method: "POST",
        body: queryArg.eventCreate,
      }),
    }),
    listFeaturedEvents: build.query<
      ListFeaturedEventsApiResponse,
      ListFeaturedEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/events/featured/`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    searchEvents: build.query<SearchEventsApiResponse, SearchEventsApiArg>({
      query: (queryArg) => ({
        url: `/events/search/`,
        params: {
          search: queryArg.search,
          limit: queryArg.limit,
        },
      }),
    }),
    getEvent: build.query<GetEventApiResponse, GetEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateEvent: build.mutation<UpdateEventApiResponse, UpdateEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.eventUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteEvent: build.mutation<DeleteEventApiResponse, DeleteEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getEventSummary: build.query<
      GetEventSummaryApiResponse,
      GetEventSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/summary/`,
      }),
    }),
    getEventStatistics: build.query<
      GetEventStatisticsApiResponse,
      GetEventStatisticsApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/statistics/`,
      }),
    }),
    listGuests: build.query<ListGuestsApiResponse, ListGuestsApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/guests/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          search: queryArg.search,
        },
      }),
    }),
    cancelEvent: build.mutation<CancelEventApiResponse, CancelEventApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/cancel/`,
        method: "POST",
        body: queryArg.eventCancellation,
      }),
    }),
    rescheduleEvent: build.mutation<
      RescheduleEventApiResponse,
      RescheduleEventApiArg
    >({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/reschedule/`,
        method: "POST",
        body: queryArg.eventMove,
      }),
    }),
    listOrganizers: build.query<
      ListOrganizersApiResponse,
      ListOrganizersApiArg
    >({
      query: () => ({ url: `/organizers/` }),
    }),
    createOrganizer: build.mutation<
      CreateOrganizerApiResponse,
      CreateOrganizerApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/`,
        method: "POST",
        body: queryArg.organizerCreate,
      }),
    }),
    getOrganizer: build.query<GetOrganizerApiResponse, GetOrganizerApiArg>({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateOrganizer: build.mutation<
      UpdateOrganizerApiResponse,
      UpdateOrganizerApiArg
    >({
      query: (queryArg) => ({
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}`,
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
        url: `/organizers/${encodeURIComponent(String(queryArg.id))}/members/${encodeURIComponent(String(queryArg.userId))}`,
        method: "DELETE",
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
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}`,
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
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/bookings.csv`,
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
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/bookings.xlsx`,
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
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/attendees.csv`,
        params: {
          search: queryArg.search,
          tier: queryArg.tier,
          checked_in: queryArg.checkedIn,
          named: queryArg.named,
        },
      }),
    }),
    exportEventAttendeesXlsx: build.query<
      ExportEventAttendeesXlsxApiResponse,
      ExportEventAttendeesXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/attendees.xlsx`,
        params: {
          search: queryArg.search,
          tier: queryArg.tier,
          checked_in: queryArg.checkedIn,
          named: queryArg.named,
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
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/sales.csv`,
      }),
    }),
    exportEventSalesXlsx: build.query<
      ExportEventSalesXlsxApiResponse,
      ExportEventSalesXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/organize/events/${encodeURIComponent(String(queryArg.id))}/sales.xlsx`,
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
        url: `/events/${encodeURIComponent(String(queryArg.id))}/tiers/${encodeURIComponent(String(queryArg.tierId))}`,
        method: "PATCH",
        body: queryArg.tierUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteTier: build.mutation<DeleteTierApiResponse, DeleteTierApiArg>({
      query: (queryArg) => ({
        url: `/events/${encodeURIComponent(String(queryArg.id))}/tiers/${encodeURIComponent(String(queryArg.tierId))}`,
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
    listEventCategories: build.query<
      ListEventCategoriesApiResponse,
      ListEventCategoriesApiArg
    >({
      query: () => ({ url: `/event-categories/` }),
    }),
    createEventCategory: build.mutation<
      CreateEventCategoryApiResponse,
      CreateEventCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/event-categories/`,
        method: "POST",
        body: queryArg.categoryCreate,
      }),
    }),
    updateEventCategory: build.mutation<
      UpdateEventCategoryApiResponse,
      UpdateEventCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/event-categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.categoryUpdate,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    createBooking: build.mutation<
      CreateBookingApiResponse,
      CreateBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/`,
        method: "POST",
        body: queryArg.bookingCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      query: (queryArg) => ({
        url: `/bookings/`,
        params: {
          user: queryArg.user,
          status: queryArg.status,
          payment_status: queryArg.paymentStatus,
          timeframe: queryArg.timeframe,
          payment_id: queryArg.paymentId,
          event_type: queryArg.eventType,
          search: queryArg.search,
          include: queryArg.include,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    startCheckout: build.mutation<
      StartCheckoutApiResponse,
      StartCheckoutApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/checkout/`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          gateway: queryArg.gateway,
          booking_ids: queryArg.bookingIds,
        },
      }),
    }),
    quoteBookings: build.query<QuoteBookingsApiResponse, QuoteBookingsApiArg>({
      query: (queryArg) => ({
        url: `/bookings/quote/`,
        params: {
          booking_ids: queryArg.bookingIds,
        },
      }),
    }),
    getBookingStats: build.query<
      GetBookingStatsApiResponse,
      GetBookingStatsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/stats/`,
        params: {
          user: queryArg.user,
        },
      }),
    }),
    getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          include: queryArg.include,
        },
      }),
    }),
    updateBooking: build.mutation<
      UpdateBookingApiResponse,
      UpdateBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.bookingUpdate,
      }),
    }),
    removeBooking: build.mutation<
      RemoveBookingApiResponse,
      RemoveBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    extendHold: build.mutation<ExtendHoldApiResponse, ExtendHoldApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/extend/`,
        method: "POST",
      }),
    }),
    cancelBooking: build.mutation<
      CancelBookingApiResponse,
      CancelBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/cancel/`,
        method: "POST",
        body: queryArg.bookingCancellation,
      }),
    }),
    getBookingQrCode: build.query<
      GetBookingQrCodeApiResponse,
      GetBookingQrCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/qr-code/`,
      }),
    }),
    downloadReceipt: build.query<
      DownloadReceiptApiResponse,
      DownloadReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/receipt/`,
      }),
    }),
    downloadCreditNote: build.query<
      DownloadCreditNoteApiResponse,
      DownloadCreditNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/credit-note/`,
      }),
    }),
    downloadTickets: build.query<
      DownloadTicketsApiResponse,
      DownloadTicketsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/tickets/`,
      }),
    }),
    downloadCalendar: build.query<
      DownloadCalendarApiResponse,
      DownloadCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/calendar/`,
      }),
    }),
    saveAttendees: build.mutation<
      SaveAttendeesApiResponse,
      SaveAttendeesApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/attendees/`,
        method: "POST",
        body: queryArg.attendeesRequest,
      }),
    }),
    listAttendeeContacts: build.query<
      ListAttendeeContactsApiResponse,
      ListAttendeeContactsApiArg
    >({
      query: (queryArg) => ({
        url: `/attendees/contacts/`,
        params: {
          search: queryArg.search,
          limit: queryArg.limit,
        },
      }),
    }),
    listPaymentGateways: build.query<
      ListPaymentGatewaysApiResponse,
      ListPaymentGatewaysApiArg
    >({
      query: () => ({ url: `/payments/gateways/` }),
    }),
    createPayment: build.mutation<
      CreatePaymentApiResponse,
      CreatePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/bulk_create/`,
        method: "POST",
        body: queryArg.paymentBulkCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    verifyPayment: build.mutation<
      VerifyPaymentApiResponse,
      VerifyPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/verify/`,
        method: "POST",
        body: queryArg.paymentVerify,
      }),
    }),
    receivePaymentEvent: build.mutation<
      ReceivePaymentEventApiResponse,
      ReceivePaymentEventApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/webhooks/${encodeURIComponent(String(queryArg.gateway))}/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getTicketVerifyKey: build.query<
      GetTicketVerifyKeyApiResponse,
      GetTicketVerifyKeyApiArg
    >({
      query: () => ({ url: `/tickets/verify-key/` }),
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
    listCheckInEvents: build.query<
      ListCheckInEventsApiResponse,
      ListCheckInEventsApiArg
    >({
      query: (queryArg) => ({
        url: `/check-in/events/`,
        params: {
          search: queryArg.search,
          timeframe: queryArg.timeframe,
          ordering: queryArg.ordering,
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    checkInTicket: build.mutation<
      CheckInTicketApiResponse,
      CheckInTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/check-in/`,
        method: "POST",
        body: queryArg.checkInRequest,
      }),
    }),
    reassignTicket: build.mutation<
      ReassignTicketApiResponse,
      ReassignTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/${encodeURIComponent(String(queryArg.id))}/reassign/`,
        method: "POST",
        body: queryArg.ticketReassignment,
      }),
    }),
    makeTicketLink: build.mutation<
      MakeTicketLinkApiResponse,
      MakeTicketLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/${encodeURIComponent(String(queryArg.id))}/link/`,
        method: "POST",
      }),
    }),
    stopTicketLink: build.mutation<
      StopTicketLinkApiResponse,
      StopTicketLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/${encodeURIComponent(String(queryArg.id))}/link/`,
        method: "DELETE",
      }),
    }),
    getSharedTicket: build.query<
      GetSharedTicketApiResponse,
      GetSharedTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-tickets/${encodeURIComponent(String(queryArg.token))}/`,
      }),
    }),
    downloadSharedCalendar: build.query<
      DownloadSharedCalendarApiResponse,
      DownloadSharedCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-tickets/${encodeURIComponent(String(queryArg.token))}/calendar/`,
      }),
    }),
    downloadSharedTicket: build.query<
      DownloadSharedTicketApiResponse,
      DownloadSharedTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-tickets/${encodeURIComponent(String(queryArg.token))}/pdf/`,
      }),
    }),
    getCompanyBilling: build.query<
      GetCompanyBillingApiResponse,
      GetCompanyBillingApiArg
    >({
      query: () => ({ url: `/company/billing/` }),
    }),
    updateCompanyBilling: build.mutation<
      UpdateCompanyBillingApiResponse,
      UpdateCompanyBillingApiArg
    >({
      query: (queryArg) => ({
        url: `/company/billing/`,
        method: "PATCH",
        body: queryArg.companyBillingUpdate,
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
    setCompanyDomainProof: build.mutation<
      SetCompanyDomainProofApiResponse,
      SetCompanyDomainProofApiArg
    >({
      query: (queryArg) => ({
        url: `/companies/${encodeURIComponent(String(queryArg.id))}/domain/`,
        method: "PUT",
        body: queryArg.domainProof,
      }),
    }),
    listCompanyPeople: build.query<
      ListCompanyPeopleApiResponse,
      ListCompanyPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/company/people/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          search: queryArg.search,
        },
      }),
    }),
    listInvitations: build.query<
      ListInvitationsApiResponse,
      ListInvitationsApiArg
    >({
      query: () => ({ url: `/company/invitations/` }),
    }),
    createInvitation: build.mutation<
      CreateInvitationApiResponse,
      CreateInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/company/invitations/`,
        method: "POST",
        body: queryArg.invitationCreate,
      }),
    }),
    resendInvitation: build.mutation<
      ResendInvitationApiResponse,
      ResendInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/company/invitations/${encodeURIComponent(String(queryArg.id))}/resend/`,
        method: "POST",
      }),
    }),
    revokeInvitation: build.mutation<
      RevokeInvitationApiResponse,
      RevokeInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/company/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getInvitation: build.query<GetInvitationApiResponse, GetInvitationApiArg>({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.token))}/`,
      }),
    }),
    acceptInvitation: build.mutation<
      AcceptInvitationApiResponse,
      AcceptInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/invitations/${encodeURIComponent(String(queryArg.token))}/accept/`,
        method: "POST",
        body: queryArg.invitationAcceptance,
      }),
    }),
    listNotifications: build.query<
      ListNotificationsApiResponse,
      ListNotificationsApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
        },
      }),
    }),
    markNotificationsRead: build.mutation<
      MarkNotificationsReadApiResponse,
      MarkNotificationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/notifications/read/`,
        method: "POST",
        body: queryArg.notificationsRead,
      }),
    }),
    getUserProfile: build.query<
      GetUserProfileApiResponse,
      GetUserProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateUserProfile: build.mutation<
      UpdateUserProfileApiResponse,
      UpdateUserProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.profileUpdate,
      }),
    }),
    deactivateUser: build.mutation<
      DeactivateUserApiResponse,
      DeactivateUserApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/deactivate/`,
        method: "POST",
      }),
    }),
    reactivateUser: build.mutation<
      ReactivateUserApiResponse,
      ReactivateUserApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/reactivate/`,
        method: "POST",
      }),
    }),
    getSupportContact: build.query<
      GetSupportContactApiResponse,
      GetSupportContactApiArg
    >({
      query: () => ({ url: `/contact/` }),
    }),
    sendContactMessage: build.mutation<
      SendContactMessageApiResponse,
      SendContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/contact/`,
        method: "POST",
        body: queryArg.contactRequest,
      }),
    }),
    subscribeNewsletter: build.mutation<
      SubscribeNewsletterApiResponse,
      SubscribeNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/`,
        method: "POST",
        body: queryArg.emailRequest,
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
    uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
      query: (queryArg) => ({
        url: `/images/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getImage: build.query<GetImageApiResponse, GetImageApiArg>({
      query: (queryArg) => ({
        url: `/images/${encodeURIComponent(String(queryArg.hash))}`,
        params: {
          w: queryArg.w,
          format: queryArg.format,
        },
      }),
    }),
    getSetup: build.query<GetSetupApiResponse, GetSetupApiArg>({
      query: (queryArg) => ({
        url: `/setup/`,
        headers: {
          "X-Setup-Token": queryArg["X-Setup-Token"],
        },
      }),
    }),
    completeSetup: build.mutation<
      CompleteSetupApiResponse,
      CompleteSetupApiArg
    >({
      query: (queryArg) => ({
        url: `/setup/`,
        method: "POST",
        body: queryArg.setupRequest,
        headers: {
          "X-Setup-Token": queryArg["X-Setup-Token"],
        },
      }),
    }),
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      query: () => ({ url: `/health/` }),
    }),
    checkoutDeprecated: build.mutation<
      CheckoutDeprecatedApiResponse,
      CheckoutDeprecatedApiArg
    >({
      query: () => ({ url: `/checkout/`, method: "POST" }),
    }),
    getCart: build.query<GetCartApiResponse, GetCartApiArg>({
      query: () => ({ url: `/cart/` }),
    }),
    addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
      query: (queryArg) => ({
        url: `/cart/add/`,
        method: "POST",
        body: queryArg.cartAdd,
      }),
    }),
    updateCartItem: build.mutation<
      UpdateCartItemApiResponse,
      UpdateCartItemApiArg
    >({
      query: (queryArg) => ({
        url: `/cart/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.cartUpdate,
      }),
    }),
    removeCartItem: build.mutation<
      RemoveCartItemApiResponse,
      RemoveCartItemApiArg
    >({
      query: (queryArg) => ({
        url: `/cart/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    clearCart: build.mutation<ClearCartApiResponse, ClearCartApiArg>({
      query: () => ({ url: `/cart/clear/`, method: "POST" }),
    }),
    getOwnProfile: build.query<GetOwnProfileApiResponse, GetOwnProfileApiArg>({
      query: () => ({ url: `/user/profile/` }),
    }),
    updateOwnProfile: build.mutation<
      UpdateOwnProfileApiResponse,
      UpdateOwnProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/user/update/`,
        method: "PUT",
        body: queryArg.userUpdate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SignInApiResponse = /** status 200 Done. */ Session;
export type SignInApiArg = {
  signInRequest: SignInRequest;
};
export type RequestSignupApiResponse =
  /** status 200 Done. */ SignupRequestResult;
export type RequestSignupApiArg = {
  signupRequest: SignupRequest;
};
export type VerifySignupApiResponse = /** status 201 Done. */ Session;
export type VerifySignupApiArg = {
  signupVerification: SignupVerification;
};
export type ResendOtpApiResponse = /** status 200 Done. */ SignupRequestResult;
export type ResendOtpApiArg = {
  emailRequest: EmailRequest;
};
export type VerifyTokenApiResponse = /** status 200 Done. */ VerifiedSession;
export type VerifyTokenApiArg = void;
export type RefreshSessionApiResponse = /** status 200 Done. */ SessionTokens;
export type RefreshSessionApiArg = {
  refreshRequest: RefreshRequest;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = {
  signOutRequest: SignOutRequest;
};
export type RequestPasswordResetApiResponse =
  /** status 200 Done. */ SignupRequestResult;
export type RequestPasswordResetApiArg = {
  emailRequest: EmailRequest;
};
export type ResetPasswordApiResponse = /** status 200 Done. */ Message;
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset;
};
export type ResetPasswordByLinkApiResponse = /** status 200 Done. */ Message;
export type ResetPasswordByLinkApiArg = {
  passwordResetByLink: PasswordResetByLink;
};
export type ListEventsApiResponse = /** status 200 Done. */ EventList;
export type ListEventsApiArg = {
  /** Words in title, venue, city, category or description. */
  search?: string;
  /** Slug, name or id of a category; All means every one. */
  category?: string;
  /** Lowest tier price from, major units. */
  minPrice?: string;
  /** Lowest tier price up to, major units. */
  maxPrice?: string;
  /** Name of a city, without regard to case; empty means every one. */
  city?: string;
  /** Events that last beyond the start of this day, in the time zone of each event and not in UTC. Past ones need a timeframe as well. */
  dateFrom?: string;
  /** Events that start on this day or before it, in the time zone of each event and not in UTC. The same day as date_from asks for that one day. */
  dateTo?: string;
  /** By the end of the event. */
  timeframe?: "upcoming" | "past" | "all";
  ordering?: "start_date" | "-start_date" | "price" | "-price" | "title";
  page?: number;
  pageSize?: number;
};
export type CreateEventApiResponse = /** status 201 Done. */ OrganizedEvent;
export type CreateEventApiArg = {
  eventCreate: EventCreate;
};
export type ListFeaturedEventsApiResponse =
  /** status 200 Done. */ FeaturedEventList;
export type ListFeaturedEventsApiArg = {
  limit?: number;
};
export type SearchEventsApiResponse =
  /** status 200 Done. */ EventSearchResultList;
export type SearchEventsApiArg = {
  search: string;
  limit?: number;
};
export type GetEventApiResponse = /** status 200 Done. */ Event;
export type GetEventApiArg = {
  /** Numeric id. */
  id: number;
};
export type UpdateEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type UpdateEventApiArg = {
  /** Numeric id. */
  id: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
  eventUpdate: EventUpdate;
};
export type DeleteEventApiResponse = /** status 200 Done. */ Message;
export type DeleteEventApiArg = {
  /** Numeric id. */
  id: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
};
export type GetEventSummaryApiResponse = /** status 200 Done. */ EventSummary;
export type GetEventSummaryApiArg = {
  /** Numeric id. */
  id: number;
};
export type GetEventStatisticsApiResponse =
  /** status 200 Done. */ EventStatistics;
export type GetEventStatisticsApiArg = {
  /** Numeric id. */
  id: number;
};
export type ListGuestsApiResponse = /** status 200 Done. */ GuestList;
export type ListGuestsApiArg = {
  /** Numeric id. */
  id: number;
  page?: number;
  pageSize?: number;
  /** Words, each of which is in the name of the guest, of the person who booked or of the company, or in the ticket number. */
  search?: string;
};
export type CancelEventApiResponse = /** status 200 Done. */ EventCancelled;
export type CancelEventApiArg = {
  /** Numeric id. */
  id: number;
  eventCancellation: EventCancellation;
};
export type RescheduleEventApiResponse = /** status 200 Done. */ Event;
export type RescheduleEventApiArg = {
  /** Numeric id. */
  id: number;
  eventMove: EventMove;
};
export type ListOrganizersApiResponse = /** status 200 Done. */ OrganizerList;
export type ListOrganizersApiArg = void;
export type CreateOrganizerApiResponse = /** status 201 Done. */ Organizer;
export type CreateOrganizerApiArg = {
  organizerCreate: OrganizerCreate;
};
export type GetOrganizerApiResponse = /** status 200 Done. */ Organizer;
export type GetOrganizerApiArg = {
  /** Numeric id. */
  id: number;
};
export type UpdateOrganizerApiResponse = /** status 200 Done. */ Organizer;
export type UpdateOrganizerApiArg = {
  /** Numeric id. */
  id: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
  organizerUpdate: OrganizerUpdate;
};
export type ListOrganizerMembersApiResponse =
  /** status 200 Done. */ OrganizerMemberList;
export type ListOrganizerMembersApiArg = {
  /** Numeric id. */
  id: number;
};
export type SetOrganizerMemberApiResponse =
  /** status 200 Done. */ OrganizerMember;
export type SetOrganizerMemberApiArg = {
  /** Numeric id. */
  id: number;
  organizerMemberInput: OrganizerMemberInput;
};
export type RemoveOrganizerMemberApiResponse = /** status 200 Done. */ Message;
export type RemoveOrganizerMemberApiArg = {
  /** Numeric id. */
  id: number;
  /** Numeric id of a person. */
  userId: number;
};
export type FindCompaniesApiResponse = /** status 200 Done. */ CompanyNameList;
export type FindCompaniesApiArg = {
  /** Part of a name or domain; from two characters on. */
  search?: string;
  /** Event id; 404 for one of another organizer. */
  event?: number;
};
export type ListOrganizedEventsApiResponse =
  /** status 200 Done. */ OrganizedEventList;
export type ListOrganizedEventsApiArg = {
  /** Words of title, venue, city or category. */
  search?: string;
  /** Only events of this status. Of the published ones on_sale has seats left, and sold_out has none. */
  status?:
    | "draft"
    | "published"
    | "on_sale"
    | "sold_out"
    | "paused"
    | "over"
    | "cancelled";
  /** Organizer id. */
  organizer?: number;
  /** Category id. */
  category?: number;
  /** Name of a city, without regard to case. */
  city?: string;
  /** Events that start on this day or after it, in the time zone of each event. */
  dateFrom?: string;
  /** Events that start on this day or before it, in the time zone of each event. */
  dateTo?: string;
  /** Events without a date are last. */
  ordering?:
    | "start_date"
    | "-start_date"
    | "title"
    | "-title"
    | "sold"
    | "-sold"
    | "updated_at"
    | "-updated_at";
  page?: number;
  pageSize?: number;
};
export type GetOrganizedOverviewApiResponse =
  /** status 200 Done. */ OrganizedOverview;
export type GetOrganizedOverviewApiArg = {
  /** Organizer id. */
  organizer?: number;
};
export type GetOrganizedEventApiResponse =
  /** status 200 Done. */ OrganizedEvent;
export type GetOrganizedEventApiArg = {
  /** Numeric id. */
  id: number;
};
export type ListEventBookingsApiResponse =
  /** status 200 Done. */ EventBookingList;
export type ListEventBookingsApiArg = {
  /** Numeric id. */
  id: number;
  /** Words, each of which is in the name or e-mail of the person or the name of the company, or is the booking number or its last digits. */
  search?: string;
  /** Only bookings in this state. */
  state?: EventBookingState;
  /** Ticket tier id. */
  tier?: number;
  /** By the time of booking, the ticket money or the seats. */
  ordering?:
    | "created_at"
    | "-created_at"
    | "amount"
    | "-amount"
    | "quantity"
    | "-quantity";
  page?: number;
  pageSize?: number;
};
export type ExportEventBookingsCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventBookingsCsvApiArg = {
  /** Numeric id. */
  id: number;
  /** Words, each of which is in the name or e-mail of the person or the name of the company, or is the booking number or its last digits. */
  search?: string;
  /** Only bookings in this state. */
  state?: EventBookingState;
  /** Ticket tier id. */
  tier?: number;
};
export type ExportEventBookingsXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventBookingsXlsxApiArg = {
  /** Numeric id. */
  id: number;
  /** Words, each of which is in the name or e-mail of the person or the name of the company, or is the booking number or its last digits. */
  search?: string;
  /** Only bookings in this state. */
  state?: EventBookingState;
  /** Ticket tier id. */
  tier?: number;
};
export type ListEventAttendeesApiResponse =
  /** status 200 Done. */ EventAttendeeList;
export type ListEventAttendeesApiArg = {
  /** Numeric id. */
  id: number;
  /** Words, each of which is in the name or e-mail of the attendee or of the person who booked, the ticket number or the name of the company, or is the booking number or its last digits. */
  search?: string;
  /** Ticket tier id. */
  tier?: number;
  /** Only tickets that were let in, or only those that were not. */
  checkedIn?: boolean;
  /** Only tickets with a name, or only those without one. */
  named?: boolean;
  /** Tickets without a name, or not let in yet, are last. */
  ordering?: "name" | "-name" | "checked_in_at" | "-checked_in_at";
  page?: number;
  pageSize?: number;
};
export type ExportEventAttendeesCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventAttendeesCsvApiArg = {
  /** Numeric id. */
  id: number;
  /** Words, each of which is in the name or e-mail of the attendee or of the person who booked, the ticket number or the name of the company, or is the booking number or its last digits. */
  search?: string;
  /** Ticket tier id. */
  tier?: number;
  /** Only tickets that were let in, or only those that were not. */
  checkedIn?: boolean;
  /** Only tickets with a name, or only those without one. */
  named?: boolean;
};
export type ExportEventAttendeesXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventAttendeesXlsxApiArg = {
  /** Numeric id. */
  id: number;
  /** Words, each of which is in the name or e-mail of the attendee or of the person who booked, the ticket number or the name of the company, or is the booking number or its last digits. */
  search?: string;
  /** Ticket tier id. */
  tier?: number;
  /** Only tickets that were let in, or only those that were not. */
  checkedIn?: boolean;
  /** Only tickets with a name, or only those without one. */
  named?: boolean;
};
export type GetEventSalesApiResponse = /** status 200 Done. */ EventSales;
export type GetEventSalesApiArg = {
  /** Numeric id. */
  id: number;
};
export type ExportEventSalesCsvApiResponse = /** status 200 Done. */ Blob;
export type ExportEventSalesCsvApiArg = {
  /** Numeric id. */
  id: number;
};
export type ExportEventSalesXlsxApiResponse = /** status 200 Done. */ Blob;
export type ExportEventSalesXlsxApiArg = {
  /** Numeric id. */
  id: number;
};
export type PublishEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type PublishEventApiArg = {
  /** Numeric id. */
  id: number;
};
export type PauseEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type PauseEventApiArg = {
  /** Numeric id. */
  id: number;
};
export type ResumeEventApiResponse = /** status 200 Done. */ OrganizedEvent;
export type ResumeEventApiArg = {
  /** Numeric id. */
  id: number;
};
export type DuplicateEventApiResponse = /** status 201 Done. */ OrganizedEvent;
export type DuplicateEventApiArg = {
  /** Numeric id. */
  id: number;
};
export type CreateTierApiResponse = /** status 201 Done. */ OrganizedEvent;
export type CreateTierApiArg = {
  /** Numeric id. */
  id: number;
  tierCreate: TierCreate;
};
export type OrderTiersApiResponse = /** status 200 Done. */ OrganizedEvent;
export type OrderTiersApiArg = {
  /** Numeric id. */
  id: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
  tierOrder: TierOrder;
};
export type UpdateTierApiResponse = /** status 200 Done. */ OrganizedEvent;
export type UpdateTierApiArg = {
  /** Numeric id. */
  id: number;
  /** Numeric id of a ticket tier. */
  tierId: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
  tierUpdate: TierUpdate;
};
export type DeleteTierApiResponse = /** status 200 Done. */ OrganizedEvent;
export type DeleteTierApiArg = {
  /** Numeric id. */
  id: number;
  /** Numeric id of a ticket tier. */
  tierId: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
};
export type SetEventAccessApiResponse = /** status 200 Done. */ OrganizedEvent;
export type SetEventAccessApiArg = {
  /** Numeric id. */
  id: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
  eventAccess: EventAccess;
};
export type ListEventCategoriesApiResponse =
  /** status 200 Done. */ CategoryList;
export type ListEventCategoriesApiArg = void;
export type CreateEventCategoryApiResponse = /** status 201 Done. */ Category;
export type CreateEventCategoryApiArg = {
  categoryCreate: CategoryCreate;
};
export type UpdateEventCategoryApiResponse = /** status 200 Done. */ Category;
export type UpdateEventCategoryApiArg = {
  /** Numeric id. */
  id: number;
  /** The version that was read, in quotes, or *. Without it 428, with another version 412. */
  "If-Match"?: string;
  categoryUpdate: CategoryUpdate;
};
export type CreateBookingApiResponse = /** status 201 Done. */ Booking;
export type CreateBookingApiArg = {
  /** Made by the client once per intention; the same key again answers the same (D11). */
  "Idempotency-Key"?: string;
  bookingCreate: BookingCreate;
};
export type ListBookingsApiResponse = /** status 200 Done. */ BookingList;
export type ListBookingsApiArg = {
  /** Only those of this person; a person whose bookings you may not read is 404. */
  user?: number;
  status?: BookingStatus;
  /** pending leaves out what was cancelled before it was paid, as the count does. */
  paymentStatus?: PaymentStatus;
  /** docs/product.md#my-bookings: past = start passed or completed; upcoming = start in the future and not cancelled. */
  timeframe?: "upcoming" | "past";
  /** Only those that this payment was made for. */
  paymentId?: string;
  /** Slug, name or id of a category. */
  eventType?: string;
  /** Words in event, venue, tier, booking number, booked-for or attendee name. */
  search?: string;
  /** Comma separated: payment, attendees. A list fills the payments, or the attendees and tickets, that are named; left out, both. The detail has everything. */
  include?: string;
  page?: number;
  pageSize?: number;
};
export type StartCheckoutApiResponse = /** status 200 Done. */ Checkout;
export type StartCheckoutApiArg = {
  /** One of the configured gateways; the first one when left out. */
  gateway?: Gateway;
  /** Comma separated; left out, all that can be paid now. Bookings in different currencies are paid apart (D12). */
  bookingIds?: number[];
  /** Made by the client once per intention; the same key again answers the same (D11). */
  "Idempotency-Key"?: string;
};
export type QuoteBookingsApiResponse = /** status 200 Done. */ Quote;
export type QuoteBookingsApiArg = {
  /** Comma separated; left out, all the caller's pending bookings. */
  bookingIds?: number[];
};
export type GetBookingStatsApiResponse = /** status 200 Done. */ BookingStats;
export type GetBookingStatsApiArg = {
  /** Only those of this person. */
  user?: number;
};
export type GetBookingApiResponse = /** status 200 Done. */ Booking;
export type GetBookingApiArg = {
  /** Numeric id. */
  id: number;
  /** Comma separated: payment, attendees. A list fills the payments, or the attendees and tickets, that are named; left out, both. The detail has everything. */
  include?: string;
};
export type UpdateBookingApiResponse = /** status 200 Done. */ Booking;
export type UpdateBookingApiArg = {
  /** Numeric id. */
  id: number;
  bookingUpdate: BookingUpdate;
};
export type RemoveBookingApiResponse = unknown;
export type RemoveBookingApiArg = {
  /** Numeric id. */
  id: number;
};
export type ExtendHoldApiResponse = /** status 200 Done. */ Booking;
export type ExtendHoldApiArg = {
  /** Numeric id. */
  id: number;
};
export type CancelBookingApiResponse = /** status 200 Done. */ Booking;
export type CancelBookingApiArg = {
  /** Numeric id. */
  id: number;
  bookingCancellation: BookingCancellation;
};
export type GetBookingQrCodeApiResponse = /** status 200 Done. */ QrCode;
export type GetBookingQrCodeApiArg = {
  /** Numeric id. */
  id: number;
};
export type DownloadReceiptApiResponse = /** status 200 Done. */ Blob;
export type DownloadReceiptApiArg = {
  /** Numeric id. */
  id: number;
};
export type DownloadCreditNoteApiResponse = /** status 200 Done. */ Blob;
export type DownloadCreditNoteApiArg = {
  /** Numeric id. */
  id: number;
};
export type DownloadTicketsApiResponse = /** status 200 Done. */ Blob;
export type DownloadTicketsApiArg = {
  /** Numeric id. */
  id: number;
};
export type DownloadCalendarApiResponse = /** status 200 Done. */ Blob;
export type DownloadCalendarApiArg = {
  /** Numeric id. */
  id: number;
};
export type SaveAttendeesApiResponse = /** status 200 Done. */ Booking;
export type SaveAttendeesApiArg = {
  /** Numeric id. */
  id: number;
  attendeesRequest: AttendeesRequest;
};
export type ListAttendeeContactsApiResponse =
  /** status 200 Done. */ AttendeeContactList;
export type ListAttendeeContactsApiArg = {
  /** Beginning of a word of the name, or of the e-mail address. */
  search?: string;
  limit?: number;
};
export type ListPaymentGatewaysApiResponse =
  /** status 200 Done. */ PaymentGatewayList;
export type ListPaymentGatewaysApiArg = void;
export type CreatePaymentApiResponse = /** status 201 Done. */ PaymentResult;
export type CreatePaymentApiArg = {
  /** Made by the client once per intention; the same key again answers the same (D11). */
  "Idempotency-Key"?: string;
  paymentBulkCreate: PaymentBulkCreate;
};
export type VerifyPaymentApiResponse = /** status 200 Done. */ PaymentResult;
export type VerifyPaymentApiArg = {
  paymentVerify: PaymentVerify;
};
export type ReceivePaymentEventApiResponse =
  /** status 200 Taken, now or before. */ {
    received: boolean;
  };
export type ReceivePaymentEventApiArg = {
  gateway: Gateway;
  body: {
    [key: string]: unknown;
  };
};
export type GetTicketVerifyKeyApiResponse = /** status 200 Done. */ VerifyKey;
export type GetTicketVerifyKeyApiArg = void;
export type ResendConfirmationApiResponse = /** status 200 Done. */ Message;
export type ResendConfirmationApiArg = {
  /** Numeric id. */
  id: number;
};
export type ListCheckInEventsApiResponse = /** status 200 Done. */ EventList;
export type ListCheckInEventsApiArg = {
  /** Words in title, venue, city, category or description. */
  search?: string;
  /** By the end of the event. */
  timeframe?: "upcoming" | "past" | "all";
  ordering?: "start_date" | "-start_date";
  page?: number;
  pageSize?: number;
};
export type CheckInTicketApiResponse = /** status 200 Done. */ CheckIn;
export type CheckInTicketApiArg = {
  checkInRequest: CheckInRequest;
};
export type ReassignTicketApiResponse = /** status 200 Done. */ Ticket;
export type ReassignTicketApiArg = {
  /** Numeric id. */
  id: number;
  ticketReassignment: TicketReassignment;
};
export type MakeTicketLinkApiResponse = /** status 200 Done. */ TicketLink;
export type MakeTicketLinkApiArg = {
  /** Numeric id. */
  id: number;
};
export type StopTicketLinkApiResponse = unknown;
export type StopTicketLinkApiArg = {
  /** Numeric id. */
  id: number;
};
export type GetSharedTicketApiResponse = /** status 200 Done. */ SharedTicket;
export type GetSharedTicketApiArg = {
  /** From the link of a ticket. */
  token: string;
};
export type DownloadSharedCalendarApiResponse = /** status 200 Done. */ Blob;
export type DownloadSharedCalendarApiArg = {
  /** From the link of a ticket. */
  token: string;
};
export type DownloadSharedTicketApiResponse = /** status 200 Done. */ Blob;
export type DownloadSharedTicketApiArg = {
  /** From the link of a ticket. */
  token: string;
};
export type GetCompanyBillingApiResponse =
  /** status 200 Done. */ CompanyBilling;
export type GetCompanyBillingApiArg = void;
export type UpdateCompanyBillingApiResponse =
  /** status 200 Done. */ CompanyBilling;
export type UpdateCompanyBillingApiArg = {
  companyBillingUpdate: CompanyBillingUpdate;
};
export type GetCompanyApiResponse = /** status 200 Done. */ Company;
export type GetCompanyApiArg = void;
export type VerifyCompanyDomainApiResponse =
  /** status 200 Done. */ DomainCheck;
export type VerifyCompanyDomainApiArg = void;
export type SetCompanyDomainProofApiResponse = /** status 200 Done. */ Company;
export type SetCompanyDomainProofApiArg = {
  /** Numeric id. */
  id: number;
  domainProof: DomainProof;
};
export type ListCompanyPeopleApiResponse =
  /** status 200 Done. */ CompanyPersonList;
export type ListCompanyPeopleApiArg = {
  page?: number;
  pageSize?: number;
  /** Words, each of which begins a word of the name, or the address. */
  search?: string;
};
export type ListInvitationsApiResponse = /** status 200 Done. */ InvitationList;
export type ListInvitationsApiArg = void;
export type CreateInvitationApiResponse = /** status 201 Done. */ Invitation;
export type CreateInvitationApiArg = {
  invitationCreate: InvitationCreate;
};
export type ResendInvitationApiResponse = /** status 200 Done. */ Invitation;
export type ResendInvitationApiArg = {
  /** Numeric id. */
  id: number;
};
export type RevokeInvitationApiResponse = unknown;
export type RevokeInvitationApiArg = {
  /** Numeric id. */
  id: number;
};
export type GetInvitationApiResponse =
  /** status 200 Done. */ InvitationDetails;
export type GetInvitationApiArg = {
  /** From the link in the mail. */
  token: string;
};
export type AcceptInvitationApiResponse = /** status 201 Done. */ Session;
export type AcceptInvitationApiArg = {
  /** From the link in the mail. */
  token: string;
  invitationAcceptance: InvitationAcceptance;
};
export type ListNotificationsApiResponse =
  /** status 200 Done. */ NotificationList;
export type ListNotificationsApiArg = {
  page?: number;
  pageSize?: number;
};
export type MarkNotificationsReadApiResponse =
  /** status 200 Done. */ NotificationCount;
export type MarkNotificationsReadApiArg = {
  notificationsRead: NotificationsRead;
};
export type GetUserProfileApiResponse = /** status 200 Done. */ ProfileResponse;
export type GetUserProfileApiArg = {
  /** Numeric id. */
  id: number;
};
export type UpdateUserProfileApiResponse = /** status 200 Done. */ ProfileSaved;
export type UpdateUserProfileApiArg = {
  /** Numeric id. */
  id: number;
  profileUpdate: ProfileUpdate;
};
export type DeactivateUserApiResponse = /** status 200 Done. */ CompanyPerson;
export type DeactivateUserApiArg = {
  /** Numeric id. */
  id: number;
};
export type ReactivateUserApiResponse = /** status 200 Done. */ CompanyPerson;
export type ReactivateUserApiArg = {
  /** Numeric id. */
  id: number;
};
export type GetSupportContactApiResponse =
  /** status 200 Done. */ SupportContact;
export type GetSupportContactApiArg = void;
export type SendContactMessageApiResponse = /** status 201 Done. */ Message;
export type SendContactMessageApiArg = {
  contactRequest: ContactRequest;
};
export type SubscribeNewsletterApiResponse = /** status 201 Done. */ Message;
export type SubscribeNewsletterApiArg = {
  emailRequest: EmailRequest;
};
export type ImportEventsApiResponse =
  /** status 200 Done, or checked. */ ImportReport;
export type ImportEventsApiArg = {
  /** Organizer id. */
  organizer: number;
  /** Only check the file. */
  dryRun?: boolean;
  /** Put the events on sale; each must then be complete. Otherwise they are drafts. */
  publish?: boolean;
  body: Blob;
};
export type ListImportsApiResponse = /** status 200 Done. */ ImportList;
export type ListImportsApiArg = {
  /** Organizer id. */
  organizer: number;
};
export type UndoImportApiResponse = /** status 200 Done. */ Import;
export type UndoImportApiArg = {
  /** Numeric id. */
  id: number;
};
export type UploadImageApiResponse = /** status 201 Done. */ Image;
export type UploadImageApiArg = {
  body: Blob;
};
export type GetImageApiResponse = /** status 200 Done. */ Blob;
export type GetImageApiArg = {
  hash: string;
  /** Width in pixels; 800 without it. */
  w?: number;
  format?: "avif" | "webp";
};
export type GetSetupApiResponse = /** status 200 Done. */ Setup;
export type GetSetupApiArg = {
  /** The token of the link that the server prints at its first start. */
  "X-Setup-Token"?: string;
};
export type CompleteSetupApiResponse = /** status 201 Done. */ SetupResult;
export type CompleteSetupApiArg = {
  /** The token of the link that the server prints at its first start. */
  "X-Setup-Token"?: string;
  setupRequest: SetupRequest;
};
export type GetHealthApiResponse = /** status 200 Done. */ Health;
export type GetHealthApiArg = void;
export type CheckoutDeprecatedApiResponse = /** status 200 Done. */ Checkout;
export type CheckoutDeprecatedApiArg = void;
export type GetCartApiResponse = /** status 200 Done. */ Cart;
export type GetCartApiArg = void;
export type AddToCartApiResponse = /** status 201 Done. */ Cart;
export type AddToCartApiArg = {
  cartAdd: CartAdd;
};
export type UpdateCartItemApiResponse = /** status 200 Done. */ Cart;
export type UpdateCartItemApiArg = {
  /** Numeric id. */
  id: number;
  cartUpdate: CartUpdate;
};
export type RemoveCartItemApiResponse = /** status 200 Done. */ Cart;
export type RemoveCartItemApiArg = {
  /** Numeric id. */
  id: number;
};
export type ClearCartApiResponse = /** status 200 Done. */ Cart;
export type ClearCartApiArg = void;
export type GetOwnProfileApiResponse = /** status 200 Done. */ AuthUser;
export type GetOwnProfileApiArg = void;
export type UpdateOwnProfileApiResponse = /** status 200 Done. */ AuthUser;
export type UpdateOwnProfileApiArg = {
  userUpdate: UserUpdate;
};
export const {
  useSignInMutation,
  useRequestSignupMutation,
  useVerifySignupMutation,
  useResendOtpMutation,
  useVerifyTokenQuery,
  useLazyVerifyTokenQuery,
  useRefreshSessionMutation,
  useSignOutMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useResetPasswordByLinkMutation,
  useListEventsQuery,
  useLazyListEventsQuery,
  useCreateEventMutation,
  useListFeaturedEventsQuery,
  useLazyListFeaturedEventsQuery,
  useSearchEventsQuery,
  useLazySearchEventsQuery,
  useGetEventQuery,
  useLazyGetEventQuery,
  useUpdateEventMutation,
  useDeleteEventMutation,
  useGetEventSummaryQuery,
  useLazyGetEventSummaryQuery,
  useGetEventStatisticsQuery,
  useLazyGetEventStatisticsQuery,
  useListGuestsQuery,
  useLazyListGuestsQuery,
  useCancelEventMutation,
  useRescheduleEventMutation,
  useListOrganizersQuery,
  useLazyListOrganizersQuery,
  useCreateOrganizerMutation,
  useGetOrganizerQuery,
  useLazyGetOrganizerQuery,
  useUpdateOrganizerMutation,
  useListOrganizerMembersQuery,
  useLazyListOrganizerMembersQuery,
  useSetOrganizerMemberMutation,
  useRemoveOrganizerMemberMutation,
  useFindCompaniesQuery,
  useLazyFindCompaniesQuery,
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
  useExportEventAttendeesXlsxQuery,
  useLazyExportEventAttendeesXlsxQuery,
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
  useListEventCategoriesQuery,
  useLazyListEventCategoriesQuery,
  useCreateEventCategoryMutation,
  useUpdateEventCategoryMutation,
  useCreateBookingMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useStartCheckoutMutation,
  useQuoteBookingsQuery,
  useLazyQuoteBookingsQuery,
  useGetBookingStatsQuery,
  useLazyGetBookingStatsQuery,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useUpdateBookingMutation,
  useRemoveBookingMutation,
  useExtendHoldMutation,
  useCancelBookingMutation,
  useGetBookingQrCodeQuery,
  useLazyGetBookingQrCodeQuery,
  useDownloadReceiptQuery,
  useLazyDownloadReceiptQuery,
  useDownloadCreditNoteQuery,
  useLazyDownloadCreditNoteQuery,
  useDownloadTicketsQuery,
  useLazyDownloadTicketsQuery,
  useDownloadCalendarQuery,
  useLazyDownloadCalendarQuery,
  useSaveAttendeesMutation,
  useListAttendeeContactsQuery,
  useLazyListAttendeeContactsQuery,
  useListPaymentGatewaysQuery,
  useLazyListPaymentGatewaysQuery,
  useCreatePaymentMutation,
  useVerifyPaymentMutation,
  useReceivePaymentEventMutation,
  useGetTicketVerifyKeyQuery,
  useLazyGetTicketVerifyKeyQuery,
  useResendConfirmationMutation,
  useListCheckInEventsQuery,
  useLazyListCheckInEventsQuery,
  useCheckInTicketMutation,
  useReassignTicketMutation,
  useMakeTicketLinkMutation,
  useStopTicketLinkMutation,
  useGetSharedTicketQuery,
  useLazyGetSharedTicketQuery,
  useDownloadSharedCalendarQuery,
  useLazyDownloadSharedCalendarQuery,
  useDownloadSharedTicketQuery,
  useLazyDownloadSharedTicketQuery,
  useGetCompanyBillingQuery,
  useLazyGetCompanyBillingQuery,
  useUpdateCompanyBillingMutation,
  useGetCompanyQuery,
  useLazyGetCompanyQuery,
  useVerifyCompanyDomainMutation,
  useSetCompanyDomainProofMutation,
  useListCompanyPeopleQuery,
  useLazyListCompanyPeopleQuery,
  useListInvitationsQuery,
  useLazyListInvitationsQuery,
  useCreateInvitationMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useGetInvitationQuery,
  useLazyGetInvitationQuery,
  useAcceptInvitationMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useGetUserProfileQuery,
  useLazyGetUserProfileQuery,
  useUpdateUserProfileMutation,
  useDeactivateUserMutation,
  useReactivateUserMutation,
  useGetSupportContactQuery,
  useLazyGetSupportContactQuery,
  useSendContactMessageMutation,
  useSubscribeNewsletterMutation,
  useImportEventsMutation,
  useListImportsQuery,
  useLazyListImportsQuery,
  useUndoImportMutation,
  useUploadImageMutation,
  useGetImageQuery,
  useLazyGetImageQuery,
  useGetSetupQuery,
  useLazyGetSetupQuery,
  useCompleteSetupMutation,
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useCheckoutDeprecatedMutation,
  useGetCartQuery,
  useLazyGetCartQuery,
  useAddToCartMutation,
  useUpdateCartItemMutation,
  useRemoveCartItemMutation,
  useClearCartMutation,
  useGetOwnProfileQuery,
  useLazyGetOwnProfileQuery,
  useUpdateOwnProfileMutation,
} = injectedRtkApi;
