// Generated from openapi.yaml by `npm run api`. Never edited by hand.
import { emptyApi as api } from '../emptyApi';
import type {
  Session,
  SignInRequest,
  SignupRequestResult,
  SignupRequest,
  SignupVerification,
  EmailRequest,
  VerifiedSession,
  SignOutResult,
  SignOutRequest,
  Message,
  PasswordReset,
  PasswordResetByLink,
  PasskeySignIn,
  PasskeyRequestOptions,
  EventSummary,
  EventList,
  FeaturedEventList,
  EventSearchResultList,
  Event,
  EventStatistics,
  GuestList,
  EventCancelled,
  EventCancellation,
  EventMove,
  ConsoleSearchResults,
  CategoryList,
  BookingStatus,
  PaymentStatus,
  Ticket,
  Gateway,
  Booking,
  BookingCreate,
  BookingList,
  Checkout,
  PurchasePurpose,
  Quote,
  BookingStats,
  BookingUpdate,
  BookingCancellation,
  BookingHandOver,
  QrCode,
  BookingDocumentList,
  InvoiceList,
  CorrectedInvoice,
  InvoiceCorrection,
  AttendeesRequest,
  AttendeeContactList,
  PaymentGatewayList,
  PaymentResult,
  PaymentBulkCreate,
  PaymentVerify,
  TicketReassignment,
  TicketLink,
  SharedTicket,
  GoogleWalletLink,
  CompanyBilling,
  CompanyBillingUpdate,
  SingleSignOnLink,
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
  Setup,
  SetupResult,
  SetupRequest,
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
    signInWithPasskey: build.mutation<
      SignInWithPasskeyApiResponse,
      SignInWithPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/passkeys/sign-in/`,
        method: "POST",
        body: queryArg.passkeySignIn,
      }),
    }),
    startPasskeySignIn: build.mutation<
      StartPasskeySignInApiResponse,
      StartPasskeySignInApiArg
    >({
      query: () => ({ url: `/auth/passkeys/sign-in/options/`, method: "POST" }),
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
        url: `/events/${encodeURIComponent(String(queryArg.id))}/`,
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
    searchConsole: build.query<SearchConsoleApiResponse, SearchConsoleApiArg>({
      query: (queryArg) => ({
        url: `/console-search/`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    listEventCategories: build.query<
      ListEventCategoriesApiResponse,
      ListEventCategoriesApiArg
    >({
      query: () => ({ url: `/event-categories/` }),
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
        body: queryArg.purchasePurpose,
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
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/`,
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
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PATCH",
        body: queryArg.bookingUpdate,
      }),
    }),
    removeBooking: build.mutation<
      RemoveBookingApiResponse,
      RemoveBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/`,
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
    handOverBooking: build.mutation<
      HandOverBookingApiResponse,
      HandOverBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/hand-over/`,
        method: "POST",
        body: queryArg.bookingHandOver,
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
    listCreditNotes: build.query<
      ListCreditNotesApiResponse,
      ListCreditNotesApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/credit-notes/`,
      }),
    }),
    downloadNumberedCreditNote: build.query<
      DownloadNumberedCreditNoteApiResponse,
      DownloadNumberedCreditNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/credit-notes/${encodeURIComponent(String(queryArg.documentId))}/`,
      }),
    }),
    listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/invoices/`,
      }),
    }),
    downloadInvoice: build.query<
      DownloadInvoiceApiResponse,
      DownloadInvoiceApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/invoices/${encodeURIComponent(String(queryArg.documentId))}/`,
      }),
    }),
    correctInvoice: build.mutation<
      CorrectInvoiceApiResponse,
      CorrectInvoiceApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/invoices/${encodeURIComponent(String(queryArg.documentId))}/corrections/`,
        method: "POST",
        body: queryArg.invoiceCorrection,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
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
          colleagues: queryArg.colleagues,
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
    downloadAppleWalletPass: build.query<
      DownloadAppleWalletPassApiResponse,
      DownloadAppleWalletPassApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/${encodeURIComponent(String(queryArg.id))}/apple-wallet/`,
      }),
    }),
    getGoogleWalletLink: build.query<
      GetGoogleWalletLinkApiResponse,
      GetGoogleWalletLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/${encodeURIComponent(String(queryArg.id))}/google-wallet/`,
      }),
    }),
    downloadSharedAppleWalletPass: build.query<
      DownloadSharedAppleWalletPassApiResponse,
      DownloadSharedAppleWalletPassApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-tickets/${encodeURIComponent(String(queryArg.token))}/apple-wallet/`,
      }),
    }),
    getSharedGoogleWalletLink: build.query<
      GetSharedGoogleWalletLinkApiResponse,
      GetSharedGoogleWalletLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/shared-tickets/${encodeURIComponent(String(queryArg.token))}/google-wallet/`,
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
    linkSingleSignOn: build.mutation<
      LinkSingleSignOnApiResponse,
      LinkSingleSignOnApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/sso/link/`,
        method: "POST",
        body: queryArg.singleSignOnLink,
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
        url: `/users/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    updateUserProfile: build.mutation<
      UpdateUserProfileApiResponse,
      UpdateUserProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/users/${encodeURIComponent(String(queryArg.id))}/`,
        method: "PUT",
        body: queryArg.profileUpdate,
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
export type SignOutApiResponse =
  /** status 200 Done, and the provider can end its session too. */ SignOutResult;
export type SignOutApiArg = {
  signOutRequest?: SignOutRequest;
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
export type SignInWithPasskeyApiResponse = /** status 200 Done. */ Session;
export type SignInWithPasskeyApiArg = {
  passkeySignIn: PasskeySignIn;
};
export type StartPasskeySignInApiResponse =
  /** status 200 Done. */ PasskeyRequestOptions;
export type StartPasskeySignInApiArg = void;
export type ListEventsApiResponse = /** status 200 Done. */ EventList;
export type ListEventsApiArg = {
  /** Search words, looked for in the title, venue, city, category and description. An event must have every word. */
  search?: string;
  /** Slug, name or id of a category. `All` means every category. */
  category?: string;
  /** Minimum price of the cheapest tier, in major units. */
  minPrice?: string;
  /** Maximum price of the cheapest tier, in major units. */
  maxPrice?: string;
  /** Name of a city; case does not matter. An empty value means every city. */
  city?: string;
  /** First day. Returns events that end after the start of this day, in the time zone of each event. For past events, set `timeframe` as well. */
  dateFrom?: string;
  /** Last day. Returns events that start on or before this day, in the time zone of each event. For a single day, send the same day as `date_from`. */
  dateTo?: string;
  /** Whether the event has ended (`past`) or not (`upcoming`). */
  timeframe?: "upcoming" | "past" | "all";
  /** Sort order. A minus sign reverses it; `price` is the price of the cheapest tier. */
  ordering?: "start_date" | "-start_date" | "price" | "-price" | "title";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ListFeaturedEventsApiResponse =
  /** status 200 Done. */ FeaturedEventList;
export type ListFeaturedEventsApiArg = {
  /** Maximum number of events to return. */
  limit?: number;
};
export type SearchEventsApiResponse =
  /** status 200 Done. */ EventSearchResultList;
export type SearchEventsApiArg = {
  /** Text typed so far. If it contains no word, the response is empty. */
  search: string;
  /** Maximum number of events to return. */
  limit?: number;
};
export type GetEventApiResponse = /** status 200 Done. */ Event;
export type GetEventApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetEventSummaryApiResponse = /** status 200 Done. */ EventSummary;
export type GetEventSummaryApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetEventStatisticsApiResponse =
  /** status 200 Done. */ EventStatistics;
export type GetEventStatisticsApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListGuestsApiResponse = /** status 200 Done. */ GuestList;
export type ListGuestsApiArg = {
  /** Id of the object. */
  id: number;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
  /** Search words. Each word must occur in the attendee's name, the booker's name, the company's name or the ticket number. Only the first eight words count. */
  search?: string;
};
export type CancelEventApiResponse = /** status 200 Done. */ EventCancelled;
export type CancelEventApiArg = {
  /** Id of the object. */
  id: number;
  eventCancellation: EventCancellation;
};
export type RescheduleEventApiResponse = /** status 200 Done. */ Event;
export type RescheduleEventApiArg = {
  /** Id of the object. */
  id: number;
  eventMove: EventMove;
};
export type SearchConsoleApiResponse =
  /** status 200 Done. */ ConsoleSearchResults;
export type SearchConsoleApiArg = {
  /** Search words, or a number. Booking numbers work with or without `BK-` and year (`bk 2026 004817`, `4817`). Ids of payments and numbers of documents must be complete. Case does not matter, and spaces can replace dashes. */
  search: string;
};
export type ListEventCategoriesApiResponse =
  /** status 200 Done. */ CategoryList;
export type ListEventCategoriesApiArg = void;
export type CreateBookingApiResponse = /** status 201 Done. */ Booking;
export type CreateBookingApiArg = {
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  bookingCreate: BookingCreate;
};
export type ListBookingsApiResponse = /** status 200 Done. */ BookingList;
export type ListBookingsApiArg = {
  /** Only bookings of the person with this id. Returns 404 for a person whose bookings the caller cannot read. */
  user?: number;
  /** Only bookings with this status. `completed` bookings are paid bookings whose event is over. */
  status?: BookingStatus;
  /** Only bookings with this payment status. `pending` does not include bookings that were cancelled before payment. */
  paymentStatus?: PaymentStatus;
  /** `past` returns bookings whose event has started or that are completed; `upcoming` returns bookings whose event starts in the future and that are not cancelled. */
  timeframe?: "upcoming" | "past";
  /** Only bookings of the payment with this public id. */
  paymentId?: string;
  /** Only bookings of events in this category: its slug, name or id. */
  eventType?: string;
  /** Search words, looked for in the event, venue, tier, booking number, the person booked for and names of attendees. */
  search?: string;
  /** Comma-separated parts to include in lists: `payment`, `attendees`. `payment` fills the payments, `attendees` the attendees and tickets; by default both are filled. A single booking always contains everything. */
  include?: string;
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type StartCheckoutApiResponse = /** status 200 Done. */ Checkout;
export type StartCheckoutApiArg = {
  /** A gateway from GET /payments/gateways/; the first one by default. `account` settles at once, as does a total of 0. Returns 409 `account_not_available` if the caller's company does not pay on account, and 409 `account_limit` if the payment exceeds the account's limit. */
  gateway?: Gateway;
  /** Comma-separated ids of bookings; by default all bookings that can be paid now. All must have the same currency. */
  bookingIds?: number[];
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  purchasePurpose?: PurchasePurpose;
};
export type QuoteBookingsApiResponse = /** status 200 Done. */ Quote;
export type QuoteBookingsApiArg = {
  /** Comma-separated ids of bookings; by default all pending bookings of the caller. */
  bookingIds?: number[];
};
export type GetBookingStatsApiResponse = /** status 200 Done. */ BookingStats;
export type GetBookingStatsApiArg = {
  /** Only bookings of the person with this id. */
  user?: number;
};
export type GetBookingApiResponse = /** status 200 Done. */ Booking;
export type GetBookingApiArg = {
  /** Id of the object. */
  id: number;
  /** Comma-separated parts to include in lists: `payment`, `attendees`. `payment` fills the payments, `attendees` the attendees and tickets; by default both are filled. A single booking always contains everything. */
  include?: string;
};
export type UpdateBookingApiResponse = /** status 200 Done. */ Booking;
export type UpdateBookingApiArg = {
  /** Id of the object. */
  id: number;
  bookingUpdate: BookingUpdate;
};
export type RemoveBookingApiResponse = unknown;
export type RemoveBookingApiArg = {
  /** Id of the object. */
  id: number;
};
export type ExtendHoldApiResponse = /** status 200 Done. */ Booking;
export type ExtendHoldApiArg = {
  /** Id of the object. */
  id: number;
};
export type CancelBookingApiResponse = /** status 200 Done. */ Booking;
export type CancelBookingApiArg = {
  /** Id of the object. */
  id: number;
  bookingCancellation?: BookingCancellation;
};
export type HandOverBookingApiResponse = /** status 200 Done. */ Booking;
export type HandOverBookingApiArg = {
  /** Id of the object. */
  id: number;
  bookingHandOver: BookingHandOver;
};
export type GetBookingQrCodeApiResponse = /** status 200 Done. */ QrCode;
export type GetBookingQrCodeApiArg = {
  /** Id of the object. */
  id: number;
};
export type DownloadReceiptApiResponse = /** status 200 Done. */ Blob;
export type DownloadReceiptApiArg = {
  /** Id of the object. */
  id: number;
};
export type DownloadCreditNoteApiResponse = /** status 200 Done. */ Blob;
export type DownloadCreditNoteApiArg = {
  /** Id of the object. */
  id: number;
};
export type ListCreditNotesApiResponse =
  /** status 200 Done. */ BookingDocumentList;
export type ListCreditNotesApiArg = {
  /** Id of the object. */
  id: number;
};
export type DownloadNumberedCreditNoteApiResponse =
  /** status 200 Done. */ Blob;
export type DownloadNumberedCreditNoteApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of a credit note from GET /bookings/{id}/credit-notes/. */
  documentId: number;
};
export type ListInvoicesApiResponse = /** status 200 Done. */ InvoiceList;
export type ListInvoicesApiArg = {
  /** Id of the object. */
  id: number;
};
export type DownloadInvoiceApiResponse = /** status 200 Done. */ Blob;
export type DownloadInvoiceApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of an invoice or credit note from GET /bookings/{id}/invoices/. */
  documentId: number;
};
export type CorrectInvoiceApiResponse =
  /** status 201 Done. */ CorrectedInvoice;
export type CorrectInvoiceApiArg = {
  /** Id of the object. */
  id: number;
  /** Id of an invoice from GET /bookings/{id}/invoices/. */
  documentId: number;
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  invoiceCorrection: InvoiceCorrection;
};
export type DownloadTicketsApiResponse = /** status 200 Done. */ Blob;
export type DownloadTicketsApiArg = {
  /** Id of the object. */
  id: number;
};
export type DownloadCalendarApiResponse = /** status 200 Done. */ Blob;
export type DownloadCalendarApiArg = {
  /** Id of the object. */
  id: number;
};
export type SaveAttendeesApiResponse = /** status 200 Done. */ Booking;
export type SaveAttendeesApiArg = {
  /** Id of the object. */
  id: number;
  attendeesRequest: AttendeesRequest;
};
export type ListAttendeeContactsApiResponse =
  /** status 200 Done. */ AttendeeContactList;
export type ListAttendeeContactsApiArg = {
  /** Beginning of a word of the name, or of the email address. */
  search?: string;
  /** Only people of the company with an open account who are not clients. They can hold the company's bookings and decide for others. The caller is included. */
  colleagues?: boolean;
  /** Maximum number of contacts to return. */
  limit?: number;
};
export type ListPaymentGatewaysApiResponse =
  /** status 200 Done. */ PaymentGatewayList;
export type ListPaymentGatewaysApiArg = void;
export type CreatePaymentApiResponse = /** status 201 Done. */ PaymentResult;
export type CreatePaymentApiArg = {
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  paymentBulkCreate: PaymentBulkCreate;
};
export type VerifyPaymentApiResponse = /** status 200 Done. */ PaymentResult;
export type VerifyPaymentApiArg = {
  paymentVerify: PaymentVerify;
};
export type ListCheckInEventsApiResponse = /** status 200 Done. */ EventList;
export type ListCheckInEventsApiArg = {
  /** Search words, looked for in the title, venue, city, category and description. */
  search?: string;
  /** Whether the event has ended (`past`) or not (`upcoming`). */
  timeframe?: "upcoming" | "past" | "all";
  /** Sort order by start; `-start_date` returns the latest event first. */
  ordering?: "start_date" | "-start_date";
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type ReassignTicketApiResponse = /** status 200 Done. */ Ticket;
export type ReassignTicketApiArg = {
  /** Id of the object. */
  id: number;
  ticketReassignment: TicketReassignment;
};
export type MakeTicketLinkApiResponse = /** status 200 Done. */ TicketLink;
export type MakeTicketLinkApiArg = {
  /** Id of the object. */
  id: number;
};
export type StopTicketLinkApiResponse = unknown;
export type StopTicketLinkApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetSharedTicketApiResponse = /** status 200 Done. */ SharedTicket;
export type GetSharedTicketApiArg = {
  /** Token from the link of a ticket. */
  token: string;
};
export type DownloadSharedCalendarApiResponse = /** status 200 Done. */ Blob;
export type DownloadSharedCalendarApiArg = {
  /** Token from the link of a ticket. */
  token: string;
};
export type DownloadSharedTicketApiResponse = /** status 200 Done. */ Blob;
export type DownloadSharedTicketApiArg = {
  /** Token from the link of a ticket. */
  token: string;
};
export type DownloadAppleWalletPassApiResponse = /** status 200 Done. */ Blob;
export type DownloadAppleWalletPassApiArg = {
  /** Id of the object. */
  id: number;
};
export type GetGoogleWalletLinkApiResponse =
  /** status 200 Done. */ GoogleWalletLink;
export type GetGoogleWalletLinkApiArg = {
  /** Id of the object. */
  id: number;
};
export type DownloadSharedAppleWalletPassApiResponse =
  /** status 200 Done. */ Blob;
export type DownloadSharedAppleWalletPassApiArg = {
  /** Token from the link of a ticket. */
  token: string;
};
export type GetSharedGoogleWalletLinkApiResponse =
  /** status 200 Done. */ GoogleWalletLink;
export type GetSharedGoogleWalletLinkApiArg = {
  /** Token from the link of a ticket. */
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
export type LinkSingleSignOnApiResponse = /** status 200 Done. */ Session;
export type LinkSingleSignOnApiArg = {
  singleSignOnLink: SingleSignOnLink;
};
export type GetInvitationApiResponse =
  /** status 200 Done. */ InvitationDetails;
export type GetInvitationApiArg = {
  /** Token from the link in the invitation's email. */
  token: string;
};
export type AcceptInvitationApiResponse = /** status 201 Done. */ Session;
export type AcceptInvitationApiArg = {
  /** Token from the link in the invitation's email. */
  token: string;
  invitationAcceptance: InvitationAcceptance;
};
export type ListNotificationsApiResponse =
  /** status 200 Done. */ NotificationList;
export type ListNotificationsApiArg = {
  /** Page to return, from 1. Pages after the last have no rows. */
  page?: number;
  /** Maximum number of rows per page. */
  pageSize?: number;
};
export type MarkNotificationsReadApiResponse =
  /** status 200 Done. */ NotificationCount;
export type MarkNotificationsReadApiArg = {
  notificationsRead: NotificationsRead;
};
export type GetUserProfileApiResponse = /** status 200 Done. */ ProfileResponse;
export type GetUserProfileApiArg = {
  /** Id of the object. */
  id: number;
};
export type UpdateUserProfileApiResponse = /** status 200 Done. */ ProfileSaved;
export type UpdateUserProfileApiArg = {
  /** Id of the object. */
  id: number;
  profileUpdate: ProfileUpdate;
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
export type GetSetupApiResponse = /** status 200 Done. */ Setup;
export type GetSetupApiArg = {
  /** Token of the link that the server prints at its first start. */
  "X-Setup-Token"?: string;
};
export type CompleteSetupApiResponse = /** status 201 Done. */ SetupResult;
export type CompleteSetupApiArg = {
  /** Token of the link that the server prints at its first start. */
  "X-Setup-Token"?: string;
  setupRequest: SetupRequest;
};
export const {
  useSignInMutation,
  useRequestSignupMutation,
  useVerifySignupMutation,
  useResendOtpMutation,
  useVerifyTokenQuery,
  useSignOutMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useResetPasswordByLinkMutation,
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
  useListEventsQuery,
  useListFeaturedEventsQuery,
  useSearchEventsQuery,
  useGetEventQuery,
  useGetEventSummaryQuery,
  useGetEventStatisticsQuery,
  useListGuestsQuery,
  useCancelEventMutation,
  useRescheduleEventMutation,
  useSearchConsoleQuery,
  useListEventCategoriesQuery,
  useCreateBookingMutation,
  useListBookingsQuery,
  useStartCheckoutMutation,
  useQuoteBookingsQuery,
  useGetBookingStatsQuery,
  useGetBookingQuery,
  useUpdateBookingMutation,
  useRemoveBookingMutation,
  useExtendHoldMutation,
  useCancelBookingMutation,
  useHandOverBookingMutation,
  useGetBookingQrCodeQuery,
  useDownloadReceiptQuery,
  useDownloadCreditNoteQuery,
  useListCreditNotesQuery,
  useDownloadNumberedCreditNoteQuery,
  useListInvoicesQuery,
  useDownloadInvoiceQuery,
  useCorrectInvoiceMutation,
  useDownloadTicketsQuery,
  useDownloadCalendarQuery,
  useSaveAttendeesMutation,
  useListAttendeeContactsQuery,
  useListPaymentGatewaysQuery,
  useCreatePaymentMutation,
  useVerifyPaymentMutation,
  useListCheckInEventsQuery,
  useReassignTicketMutation,
  useMakeTicketLinkMutation,
  useStopTicketLinkMutation,
  useGetSharedTicketQuery,
  useDownloadSharedCalendarQuery,
  useDownloadSharedTicketQuery,
  useDownloadAppleWalletPassQuery,
  useGetGoogleWalletLinkQuery,
  useDownloadSharedAppleWalletPassQuery,
  useGetSharedGoogleWalletLinkQuery,
  useGetCompanyBillingQuery,
  useUpdateCompanyBillingMutation,
  useLinkSingleSignOnMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useGetUserProfileQuery,
  useUpdateUserProfileMutation,
  useGetSupportContactQuery,
  useSendContactMessageMutation,
  useSubscribeNewsletterMutation,
  useGetSetupQuery,
  useCompleteSetupMutation,
} = injectedRtkApi;
