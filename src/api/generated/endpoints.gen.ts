// Generated from openapi.yaml by `npm run api`. Never edited by hand.
import { emptyApi as api } from '../emptyApi';
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
    listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
      query: (queryArg) => ({
        url: `/events/`,
        params: {
          search: queryArg.search,
          category: queryArg.category,
          min_price: queryArg.minPrice,
          max_price: queryArg.maxPrice,
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
        url: `/events/${encodeURIComponent(String(queryArg.id))}`,
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
  /** By the end of the event. */
  timeframe?: "upcoming" | "past" | "all";
  ordering?: "start_date" | "-start_date" | "price" | "-price" | "title";
  page?: number;
  pageSize?: number;
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
export type GetEventStatisticsApiResponse =
  /** status 200 Done. */ EventStatistics;
export type GetEventStatisticsApiArg = {
  /** Numeric id. */
  id: number;
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
export type ListEventCategoriesApiResponse =
  /** status 200 Done. */ CategoryList;
export type ListEventCategoriesApiArg = void;
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
  /** Section 4: past = start passed or completed; upcoming = start in the future and not cancelled. */
  timeframe?: "upcoming" | "past";
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
export type GetCompanyBillingApiResponse =
  /** status 200 Done. */ CompanyBilling;
export type GetCompanyBillingApiArg = void;
export type UpdateCompanyBillingApiResponse =
  /** status 200 Done. */ CompanyBilling;
export type UpdateCompanyBillingApiArg = {
  companyBillingUpdate: CompanyBillingUpdate;
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
export type UpdateUserProfileApiResponse =
  /** status 200 Done. */ ProfileResponse;
export type UpdateUserProfileApiArg = {
  /** Numeric id. */
  id: number;
  profileUpdate: ProfileUpdate;
};
export type SendContactMessageApiResponse = /** status 201 Done. */ Message;
export type SendContactMessageApiArg = {
  contactRequest: ContactRequest;
};
export type SubscribeNewsletterApiResponse = /** status 201 Done. */ Message;
export type SubscribeNewsletterApiArg = {
  emailRequest: EmailRequest;
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
export type Role =
  | "admin"
  | "staff"
  | "super_admin"
  | "company_admin"
  | "company_manager"
  | "employee"
  | "client";
export type Permission =
  | "view_event_statistics"
  | "manage_company"
  | "view_company_bookings"
  | "view_all_bookings"
  | "manage_all_users"
  | "check_in_tickets"
  | "manage_events"
  | "book_for_colleagues";
export type AuthUser = {
  id: number;
  /** Full name, empty when none is known. */
  name: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  /** Company name. */
  company: string | null;
  company_id: number | null;
  role: Role;
  role_label: string;
  permissions: Permission[];
};
export type Session = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque, valid for 30 days, rotated at each use (D10). */
  refresh_token: string;
  user: AuthUser;
};
export type Error = {
  /** A sentence a person can read. */
  error: string;
  /** Stable machine code. */
  code: string;
  /** Field name to sentence. */
  fields?: {
    [key: string]: string;
  };
  /** Facts that belong to the code: the present price, the lines that are gone. */
  details?: {
    [key: string]: unknown;
  };
  /** Quote this when asking for support. */
  request_id: string;
};
export type SignInRequest = {
  /** Username or e-mail address. */
  username: string;
  password: string;
};
export type SignupRequestResult = {
  message: string;
  /** Seconds until the code expires. */
  expires_in: number;
  /** Seconds until a new code may be asked for. */
  resend_after: number;
};
export type SignupRequest = {
  /** Trimmed and lowercased by the server. */
  email: string;
  first_name: string;
  last_name: string;
  /** At least 8 characters. */
  password: string;
};
export type SignupVerification = {
  /** Trimmed and lowercased by the server. */
  email: string;
  /** Six digits. */
  otp: string;
  first_name?: string;
  last_name?: string;
  /** At least 8 characters. */
  password?: string;
};
export type EmailRequest = {
  /** Trimmed and lowercased by the server. */
  email: string;
};
export type VerifiedSession = {
  user: AuthUser;
};
export type SessionTokens = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque, valid for 30 days, rotated at each use (D10). */
  refresh_token: string;
};
export type RefreshRequest = {
  refresh_token: string;
};
export type SignOutRequest = {
  /** Ends its session too when the access token has expired. */
  refresh_token?: string;
};
export type Message = {
  /** A sentence a person can read. */
  message: string;
};
export type PasswordReset = {
  /** Trimmed and lowercased by the server. */
  email: string;
  /** Six digits. */
  otp: string;
  /** At least 8 characters. */
  password: string;
};
export type EventSummary = {
  id: number;
  title: string;
  description: string;
  /** Address of the poster. */
  featured_image: string | null;
  /** Gallery. */
  images: string[];
  /** Category id. */
  category: number;
  category_name: string;
  category_slug: string;
  venue: string;
  city: string;
  state: string;
  country: string;
  /** IANA zone. */
  timezone: string;
  total_tickets: number;
  available_tickets: number;
  /** Bookings that hold or bought seats. */
  total_bookings: number;
  /** Lowest tier price. Decimal string with two digits, major units. */
  base_price: string;
  currency: string;
  /** Start. ISO 8601, UTC. */
  start_date: string;
  /** End. ISO 8601, UTC. */
  end_date: string;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date: string;
  /** Booking closes. ISO 8601, UTC. */
  booking_end_date: string;
  is_active: boolean;
  /** Limited to companies with access. */
  is_exclusive: boolean;
  /** Active, inside the booking period, not cancelled. */
  is_booking_open: boolean;
  /** Cancelled by the organizer. */
  is_cancelled: boolean;
  /** False when the event is exclusive and the caller's company is not on its list (nobody's company when signed out). */
  company_has_access: boolean;
  created_by: number | null;
  /** Organizer. */
  created_by_name: string;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
};
export type EventList = {
  /** All matches. */
  count: number;
  page: number;
  page_size: number;
  /** Cities of all matches, most events first. */
  cities: string[];
  results: EventSummary[];
};
export type FeaturedEventList = {
  count: number;
  results: EventSummary[];
};
export type EventSearchResult = {
  id: number;
  name: string;
  cover_image: string | null;
  venue: {
    name: string;
    city: string;
  };
  category_name: string;
  /** Start. ISO 8601, UTC. */
  start_datetime: string;
  timezone: string;
  /** Lowest tier price. Decimal string with two digits, major units. */
  base_price: string;
  currency: string;
};
export type EventSearchResultList = {
  count: number;
  results: EventSearchResult[];
};
export type TicketTier = {
  id: number;
  /** Event id. */
  event: number;
  name: string;
  description: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  price: string;
  currency: string;
  total_tickets: number;
  /** Tickets held or sold. */
  booking_count: number;
  available_tickets: number;
  benefits: string[];
  is_active: boolean;
  /** Most tickets in one booking (D11). */
  max_per_booking: number;
};
export type Event = {
  id: number;
  title: string;
  description: string;
  /** Address of the poster. */
  featured_image: string | null;
  /** Gallery. */
  images: string[];
  /** Category id. */
  category: number;
  category_name: string;
  category_slug: string;
  venue: string;
  city: string;
  state: string;
  country: string;
  /** IANA zone. */
  timezone: string;
  total_tickets: number;
  available_tickets: number;
  /** Bookings that hold or bought seats. */
  total_bookings: number;
  /** Lowest tier price. Decimal string with two digits, major units. */
  base_price: string;
  currency: string;
  /** Start. ISO 8601, UTC. */
  start_date: string;
  /** End. ISO 8601, UTC. */
  end_date: string;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date: string;
  /** Booking closes. ISO 8601, UTC. */
  booking_end_date: string;
  is_active: boolean;
  /** Limited to companies with access. */
  is_exclusive: boolean;
  /** Active, inside the booking period, not cancelled. */
  is_booking_open: boolean;
  /** Cancelled by the organizer. */
  is_cancelled: boolean;
  /** False when the event is exclusive and the caller's company is not on its list (nobody's company when signed out). */
  company_has_access: boolean;
  created_by: number | null;
  /** Organizer. */
  created_by_name: string;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
  ticket_tiers: TicketTier[];
};
export type EventStatistics = {
  event: number;
  total_capacity: number;
  /** Paid tickets. */
  sold: number;
  /** In unpaid carts right now. */
  held: number;
  available: number;
  total_bookings: number;
  /** (total - available) / total in percent, rounded (section 9). */
  progress: number;
  /** Ticket money of paid bookings. Decimal string with two digits, major units. */
  revenue: string;
  currency: string;
  ticket_type_count: number;
  /** Companies on the list of an exclusive event. */
  companies_with_access: number;
  /** Paid tickets a day, oldest first. */
  sales_by_day: {
    date: string;
    tickets: number;
  }[];
};
export type EventCancelled = {
  event: number;
  /** ISO 8601, UTC. */
  cancelled_at: string;
  reason: string;
  /** Paid bookings whose money goes back. */
  refunded_bookings: number;
  /** Unpaid bookings that ended. */
  cancelled_bookings: number;
};
export type EventCancellation = {
  /** Told to everybody who has a booking. */
  reason: string;
};
export type EventMove = {
  /** New start, in the future. ISO 8601, UTC. */
  start_date?: string;
  /** New end, after the start. ISO 8601, UTC. Left out, the event keeps its length. */
  end_date?: string;
  venue?: string;
};
export type Category = {
  id: number;
  name: string;
  slug: string;
  /** Colour of its chip, dot and posters. */
  color_code: string;
  /** Icon name. */
  icon: string;
  /** Events a visitor can see in it. */
  event_count: number;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
};
export type CategoryList = {
  count: number;
  results: Category[];
};
export type BookingStatus =
  "pending" | "confirmed" | "cancelled" | "refunded" | "completed";
export type PaymentStatus = "pending" | "paid" | "refunded";
export type HoldState = "held" | "expired" | "released" | "sold";
export type BookingFor = "self" | "employee" | "client" | "team";
export type Attendee = {
  /** Ticket id of the seat. */
  ticket: number;
  name: string;
  email: string;
  phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  dietary_preferences: string | null;
  special_requirements: string | null;
};
export type Ticket = {
  id: number;
  ticket_number: string;
  /** 1 to the quantity of the booking. */
  seat_no: number;
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  is_used: boolean;
  /** What the QR carries: a compact code signed with Ed25519 (D14). Null once the ticket is dead. */
  qr_code: string | null;
  /** Checked in at. ISO 8601, UTC. */
  used_at: string | null;
  /** Issued at. ISO 8601, UTC. */
  created_at: string;
};
export type BookingHistoryEntry = {
  id: number;
  /** When. ISO 8601, UTC. */
  at: string;
  /** Name of the person, or Foyer. */
  by: string;
  kind: string;
  from_status: string | null;
  to_status: string | null;
  /** Why. */
  note: string | null;
};
export type Gateway = "sandbox" | "stripe" | "razorpay";
export type PaymentRecordStatus =
  "pending" | "success" | "failed" | "refunded" | "partially_refunded";
export type PaymentMethod = "card" | "netbanking" | "upi";
export type Payment = {
  /** Share id. */
  id: number;
  /** Booking id. */
  booking: number;
  booking_number: string;
  /** One for all bookings paid together. */
  payment_id: string;
  gateway: Gateway;
  /** Played by the sandbox, no money moved. */
  is_test: boolean;
  /** What this booking cost with its share of fee and tax. Decimal string with two digits, major units. */
  amount: string;
  currency: string;
  status: PaymentRecordStatus;
  payment_method: PaymentMethod;
  /** Fee of the gateway. Decimal string with two digits, major units. */
  transaction_fee: string;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
  /** Changed at. ISO 8601, UTC. */
  updated_at: string;
};
export type Booking = {
  id: number;
  booking_number: string;
  /** Id of the person who booked. */
  user: number;
  user_name: string;
  /** Company id. */
  company: number;
  company_name: string;
  /** Event id. */
  event: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** End of the event. ISO 8601, UTC. */
  event_end_date: string;
  event_timezone: string;
  event_image: string | null;
  /** Category name. */
  event_category: string;
  /** Tier id. */
  ticket_tier: number;
  ticket_tier_name: string;
  quantity: number;
  max_per_booking: number;
  /** Price of one ticket. Decimal string with two digits, major units. */
  unit_price: string;
  /** Tickets only, without fee and tax (D12). Decimal string with two digits, major units. */
  total_amount: string;
  currency: string;
  /** Booked at. ISO 8601, UTC. */
  booking_date: string;
  status: BookingStatus;
  payment_status: PaymentStatus;
  hold_state: HoldState;
  /** End of the hold. ISO 8601, UTC. */
  hold_expires_at: string | null;
  /** One extension is left (D11). */
  hold_extendable: boolean;
  booked_for_user: number | null;
  booked_for_name: string;
  booking_for: BookingFor;
  notes: string;
  /** Seats with a name. */
  attendees: Attendee[];
  /** Every seat has name and e-mail (D14). */
  attendee_details_completed: boolean;
  /** Seats with a name. */
  attendee_count: number;
  /** One per seat from payment on (D14). */
  tickets: Ticket[];
  /** Filled in the detail; empty in lists. */
  history: BookingHistoryEntry[];
  payments: Payment[];
  /** Made at. ISO 8601, UTC. */
  created_at: string;
  /** Changed at. ISO 8601, UTC. */
  updated_at: string;
};
export type BookingCreate = {
  event: number;
  ticket_tier: number;
  /** 1 to 10, and no more than the tier allows. */
  quantity: number;
  /** Price the person saw. Decimal string or number; compared with the server price, never trusted. */
  unit_price?: string | number;
  /** Total the person saw. Decimal string or number; compared with the server price, never trusted. */
  total_amount?: string | number;
  /** Accepted as the client sends it; the booking is always the caller's. */
  user?: number;
  /** Accepted as the client sends it; the company is always the caller's. */
  company?: number;
  booking_for?: BookingFor;
  /** A colleague, when booking for an employee; for people with the permission book_for_colleagues. */
  booked_for_user?: number;
  /** Whom it is for. Left out or empty, it is the colleague's name, else the caller's own, whatever booking_for says. */
  booked_for_name?: string;
  notes?: string;
};
export type BookingCounts = {
  all: number;
  upcoming: number;
  past: number;
  pending: number;
};
export type BookingList = {
  count: number;
  page: number;
  page_size: number;
  counts: BookingCounts;
  results: Booking[];
};
export type Checkout = {
  /** Where to send the browser. */
  checkout_url: string;
  payment_id: string;
  /** Seats are held until. ISO 8601, UTC. */
  expires_at: string | null;
};
export type QuoteLine = {
  booking: number;
  booking_number: string;
  /** Tickets. Decimal string with two digits, major units. */
  subtotal: string;
  /** Share of the fee. Decimal string with two digits, major units. */
  service_fee: string;
  /** Share of the tax. Decimal string with two digits, major units. */
  gst: string;
  /** Share of the total. Decimal string with two digits, major units. */
  total: string;
};
export type Quote = {
  booking_ids: number[];
  currency: string;
  ticket_count: number;
  /** Tickets. Decimal string with two digits, major units. */
  subtotal: string;
  service_fee_rate: string;
  /** Corporate service fee, 2 % of the subtotal. Decimal string with two digits, major units. */
  service_fee: string;
  gst_rate: string;
  /** GST, 18 % of subtotal and fee. Decimal string with two digits, major units. */
  gst: string;
  /** What will be charged. Decimal string with two digits, major units. */
  total: string;
  lines: QuoteLine[];
};
export type BookingStats = {
  total_bookings: number;
  upcoming_events: number;
  /** What was charged for paid bookings, fee and tax included, cancelled ones too (D13); of several currencies the one with the most. Decimal string with two digits, major units. */
  total_spent: string;
  currency: string;
  pending_payments: number;
};
export type BookingUpdate = {
  /** 1 to 10, and no more than the tier allows. */
  quantity?: number;
  booking_for?: BookingFor;
  /** A colleague; the booking is then for an employee, under their name. For people with the permission book_for_colleagues. */
  booked_for_user?: number;
  /** Empty, it is the caller's own name. */
  booked_for_name?: string;
  notes?: string;
};
export type QrCode = {
  booking_number: string;
  tickets: Ticket[];
};
export type AttendeeInput = {
  /** Ticket id of the seat; left out, the place in the list is the seat. */
  ticket?: number;
  name: string;
  email: string;
  phone?: string | null;
  employee_id?: string | null;
  department?: string | null;
  designation?: string | null;
  dietary_preferences?: string | null;
  special_requirements?: string | null;
};
export type AttendeesRequest = {
  attendees: AttendeeInput[];
};
export type AttendeeContact = {
  /** Id of the person in the caller's company; null for somebody without an account there. */
  user: number | null;
  name: string;
  email: string;
  phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
};
export type AttendeeContactList = {
  contacts: AttendeeContact[];
};
export type PaymentGatewayList = {
  /** The first is taken when a payment names none. */
  gateways: {
    name: Gateway;
    label: string;
    /** No real money moves. */
    is_test: boolean;
  }[];
};
export type PaymentResult = {
  payment_id: string;
  gateway: Gateway;
  is_test: boolean;
  status: PaymentRecordStatus;
  /** Charged in all. Decimal string with two digits, major units. */
  amount: string;
  currency: string;
  /** Why it failed or is paid back, for people. Absent for any other. */
  failure_reason?: string;
  /** Failed, and a newer payment for some of its bookings took its place. */
  replaced?: boolean;
  /** One share per booking. */
  results: Payment[];
  bookings: Booking[];
};
export type PaymentBulkCreate = {
  booking_ids: number[];
  gateway?: "sandbox" | "stripe" | "razorpay";
  /** Must be the server's total, else 409. Decimal string or number; compared with the server price, never trusted. */
  amount: string | number;
  /** Accepted as the client sends it; the gateway decides. */
  status?: "success" | "pending" | "failed";
  payment_method?: "card" | "netbanking" | "upi";
  /** Recorded for the sandbox only. Decimal string or number; compared with the server price, never trusted. */
  transaction_fee?: string | number;
};
export type PaymentVerify = {
  payment_id: string;
};
export type VerifyKey = {
  algorithm: "Ed25519";
  /** Raw 32 byte key, base64url. */
  public_key: string;
  /** How to read a code. */
  format: string;
};
export type CheckInResult =
  | "accepted"
  | "already_used"
  | "void"
  | "reissued"
  | "other_event"
  | "not_paid"
  | "too_early"
  | "too_late"
  | "forged"
  | "unknown";
export type CheckedTicket = {
  id: number;
  ticket_number: string;
  attendee_name: string | null;
  tier_name: string;
  /** Within its booking, from 1. */
  seat_no: number;
  /** Seats of the booking. */
  seat_count: number;
  event: number;
  event_title: string;
  event_start_date: string;
  /** IANA zone. */
  event_timezone: string;
  /** When its holder was let in. ISO 8601, UTC. */
  used_at: string | null;
  /** Who let them in. */
  used_by_name: string | null;
};
export type CheckIn = {
  result: CheckInResult;
  /** For the person at the door. */
  sentence: string;
  /** Null when there is none behind what was shown. */
  ticket: CheckedTicket | null;
};
export type CheckInRequest = {
  code?: string;
  /** Letters in either case; spaces instead of dashes are fine. */
  ticket_number?: string;
  /** The event at this door; a ticket of another one is not let in. */
  event?: number;
  /** True lets in before the doors open or after they close, when the person at the door says so. */
  outside_hours?: boolean;
};
export type TicketReassignment = {
  name: string;
  email: string;
  phone?: string | null;
  employee_id?: string | null;
  department?: string | null;
  designation?: string | null;
  dietary_preferences?: string | null;
  special_requirements?: string | null;
};
export type CompanyBilling = {
  company: number;
  name: string;
  gstin: string | null;
  billing_address: string | null;
  /** State or union territory; the place of supply. */
  state: string | null;
};
export type CompanyBillingUpdate = {
  gstin?: string | null;
  billing_address?: string | null;
  /** State or union territory. With a GSTIN it may only be the GSTIN's own. */
  state?:
    | (
        | "Andaman and Nicobar Islands"
        | "Andhra Pradesh"
        | "Arunachal Pradesh"
        | "Assam"
        | "Bihar"
        | "Chandigarh"
        | "Chhattisgarh"
        | "Dadra and Nagar Haveli and Daman and Diu"
        | "Delhi"
        | "Goa"
        | "Gujarat"
        | "Haryana"
        | "Himachal Pradesh"
        | "Jammu and Kashmir"
        | "Jharkhand"
        | "Karnataka"
        | "Kerala"
        | "Ladakh"
        | "Lakshadweep"
        | "Madhya Pradesh"
        | "Maharashtra"
        | "Manipur"
        | "Meghalaya"
        | "Mizoram"
        | "Nagaland"
        | "Odisha"
        | "Puducherry"
        | "Punjab"
        | "Rajasthan"
        | "Sikkim"
        | "Tamil Nadu"
        | "Telangana"
        | "Tripura"
        | "Uttar Pradesh"
        | "Uttarakhand"
        | "West Bengal"
        | null
      )
    | (
        | "Andaman and Nicobar Islands"
        | "Andhra Pradesh"
        | "Arunachal Pradesh"
        | "Assam"
        | "Bihar"
        | "Chandigarh"
        | "Chhattisgarh"
        | "Dadra and Nagar Haveli and Daman and Diu"
        | "Delhi"
        | "Goa"
        | "Gujarat"
        | "Haryana"
        | "Himachal Pradesh"
        | "Jammu and Kashmir"
        | "Jharkhand"
        | "Karnataka"
        | "Kerala"
        | "Ladakh"
        | "Lakshadweep"
        | "Madhya Pradesh"
        | "Maharashtra"
        | "Manipur"
        | "Meghalaya"
        | "Mizoram"
        | "Nagaland"
        | "Odisha"
        | "Puducherry"
        | "Punjab"
        | "Rajasthan"
        | "Sikkim"
        | "Tamil Nadu"
        | "Telangana"
        | "Tripura"
        | "Uttar Pradesh"
        | "Uttarakhand"
        | "West Bengal"
        | null
      );
};
export type NotificationKind =
  | "booking_paid"
  | "details_missing"
  | "event_tomorrow"
  | "hold_ending"
  | "event_moved"
  | "booking_refunded";
export type Notification = {
  id: number;
  kind: NotificationKind;
  title: string;
  text: string;
  /** Id of the booking it is about. */
  booking: number | null;
  /** Id of the event it is about. */
  event: number | null;
  /** ISO 8601, UTC. */
  created_at: string;
  is_read: boolean;
};
export type NotificationList = {
  count: number;
  /** Of all of them, not of this page. */
  unread_count: number;
  page: number;
  page_size: number;
  results: Notification[];
};
export type NotificationCount = {
  unread_count: number;
};
export type NotificationsRead = {
  ids?: number[];
};
export type ProfileUser = {
  id: number;
  fname: string;
  lname: string;
  username: string;
  email: string;
  /** YYYY-MM-DD. */
  dob: string | null;
  company_id: number | null;
  gender:
    ("male" | "female" | "other" | null) | ("male" | "female" | "other" | null);
  role: Role;
};
export type ProfileResponse = {
  data: ProfileUser;
};
export type RoleInput =
  | "admin"
  | "staff"
  | "super_admin"
  | "company_admin"
  | "company_manager"
  | "employee"
  | "client"
  | "superadmin"
  | "user";
export type ProfileUpdate = {
  fname?: string;
  lname?: string;
  username?: string;
  /** YYYY-MM-DD. */
  dob?: string | null;
  company_id?: number | null;
  gender?:
    ("male" | "female" | "other" | null) | ("male" | "female" | "other" | null);
  role?: RoleInput;
};
export type ContactRequest = {
  first_name: string;
  last_name: string;
  /** Trimmed and lowercased by the server. */
  email: string;
  company: string;
  phone?: string;
  inquiry_type: "general" | "partnership" | "enterprise" | "support" | "media";
  subject: string;
  message: string;
};
export type Health = {
  status: "ok";
  version: string;
  database: "pglite" | "postgres";
  uptime_seconds: number;
};
export type CartItem = {
  /** Booking id. */
  id: number;
  booking_number: string;
  event_id: number;
  event_title: string;
  ticket_tier_id: number;
  ticket_tier_name: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  unit_price: string;
  quantity: number;
  /** Tickets of the line. Decimal string with two digits, major units. */
  total_price: string;
  currency: string;
  status: BookingStatus;
  payment_status: PaymentStatus;
  /** Added at. ISO 8601, UTC. */
  added_at: string;
};
export type Cart = {
  items: CartItem[];
  total_items: number;
  /** Tickets only. Decimal string with two digits, major units. */
  total_amount: string;
  currency: string;
};
export type CartAdd = {
  event: number;
  ticket_tier: number;
  /** 1 to 10, and no more than the tier allows. */
  quantity: number;
};
export type CartUpdate = {
  /** 1 to 10, and no more than the tier allows. */
  quantity: number;
};
export type UserUpdate = {
  first_name?: string;
  last_name?: string;
  username?: string;
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
  useListEventsQuery,
  useLazyListEventsQuery,
  useListFeaturedEventsQuery,
  useLazyListFeaturedEventsQuery,
  useSearchEventsQuery,
  useLazySearchEventsQuery,
  useGetEventQuery,
  useLazyGetEventQuery,
  useGetEventStatisticsQuery,
  useLazyGetEventStatisticsQuery,
  useCancelEventMutation,
  useRescheduleEventMutation,
  useListEventCategoriesQuery,
  useLazyListEventCategoriesQuery,
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
  useCheckInTicketMutation,
  useReassignTicketMutation,
  useGetCompanyBillingQuery,
  useLazyGetCompanyBillingQuery,
  useUpdateCompanyBillingMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useMarkNotificationsReadMutation,
  useGetUserProfileQuery,
  useLazyGetUserProfileQuery,
  useUpdateUserProfileMutation,
  useSendContactMessageMutation,
  useSubscribeNewsletterMutation,
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
