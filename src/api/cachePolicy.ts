import type { Booking, CategoryList } from '@/lib/contract.gen';
import { APPLE_PASS, CALENDAR, fileOf, PDF, UNTAGGED } from './callOptions';
import { generatedApi } from './generated/endpoints.gen';
import { markAsRead, removeFromList, undoOnFailure } from './optimisticUpdates';
import { availabilityChanged, LIST, listTags, type Tag } from './tags';

/** Data computed from a person's bookings, refetched with them. */
const DERIVED: Tag[] = ['Quote', 'Stats', 'Notification'];

/** Availability of an unknown event changed. */
const ANY_AVAILABILITY: Tag[] = ['Event', 'EventStatistics'];

/** A category without a name or address has nothing to show and nowhere to lead. */
function withNamedCategories(list: CategoryList | null): CategoryList {
  const results = (list?.results ?? []).filter((category) => category?.name && category.slug);
  return { count: results.length, results };
}

/** Any booking of the person may have changed: a payment was started or completed, or another tab did something. */
export const BOOKINGS_CHANGED: Tag[] = ['Booking', ...ANY_AVAILABILITY, ...DERIVED];

/** Cancelled or rescheduled: the event, all lists, and all bookings, since any may be for it. */
function eventChanged(id: number): Tag[] {
  return [
    ...availabilityChanged(id),
    { type: 'Event', id: LIST },
    'Booking',
    'EventSales',
    ...DERIVED,
  ];
}

/**
 * One booking changed. Also after a failure: a refusal means that the cached booking is out of
 * date.
 */
function bookingChanged(
  booking: Booking | undefined,
  _error: unknown,
  { id }: { id: number },
): Tag[] {
  const availability = booking ? availabilityChanged(booking.event) : ANY_AVAILABILITY;
  return [{ type: 'Booking', id }, { type: 'Booking', id: LIST }, ...availability, ...DERIVED];
}

/** Its 401 is about a password or a code, and it carries no access token. */
const WITHOUT_SESSION = { extraOptions: { session: 'none' } } as const;

/** Other tabs load the cart again after it. */
const CHANGES_CART = { changesCart: true } as const;

/** Every call needs its line, so that what a new one provides and invalidates is not forgotten. */
type Policies = Required<
  NonNullable<Parameters<typeof generatedApi.enhanceEndpoints<never>>[0]['endpoints']>
>;

/**
 * Tags, options and optimistic updates of all calls but those of the consoles, which are in
 * consoleCachePolicy.ts. A change of bookings refetches the event, the lists, the quote and the statistics.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    signIn: WITHOUT_SESSION,
    startPasskeySignIn: WITHOUT_SESSION,
    signInWithPasskey: WITHOUT_SESSION,
    requestSignup: WITHOUT_SESSION,
    verifySignup: WITHOUT_SESSION,
    resendOtp: WITHOUT_SESSION,
    requestPasswordReset: WITHOUT_SESSION,
    resetPassword: WITHOUT_SESSION,
    resetPasswordByLink: WITHOUT_SESSION,
    linkSingleSignOn: WITHOUT_SESSION,
    signOut: { extraOptions: { session: 'ends' } },

    listEvents: { providesTags: (list) => listTags('Event', list?.results) },
    listCheckInEvents: { providesTags: (list) => listTags('Event', list?.results) },
    listFeaturedEvents: { providesTags: (list) => listTags('Event', list?.results) },
    searchEvents: { providesTags: (list) => listTags('Event', list?.results) },
    getEvent: { providesTags: (_event, _error, { id }) => [{ type: 'Event', id }] },
    getEventSummary: { providesTags: (_event, _error, { id }) => [{ type: 'Event', id }] },
    getEventStatistics: {
      providesTags: (_statistics, _error, { id }) => [{ type: 'EventStatistics', id }],
    },
    cancelEvent: { invalidatesTags: (_done, _error, { id }) => eventChanged(id) },
    rescheduleEvent: { invalidatesTags: (_event, _error, { id }) => eventChanged(id) },
    listEventCategories: {
      transformResponse: withNamedCategories,
      providesTags: [{ type: 'Category', id: LIST }],
      keepUnusedDataFor: 600,
    },

    searchConsole: { providesTags: (found) => listTags('Booking', found?.bookings) },
    listBookings: { providesTags: (list) => listTags('Booking', list?.results) },
    getBooking: { providesTags: (_booking, _error, { id }) => [{ type: 'Booking', id }] },
    getBookingQrCode: {
      // Whether a ticket is shared shows only beside its code.
      providesTags: (_code, _error, { id }) => [{ type: 'Booking', id }, 'TicketLink'],
    },
    downloadReceipt: PDF,
    downloadCreditNote: PDF,
    listCreditNotes: { keepUnusedDataFor: 0 },
    downloadNumberedCreditNote: PDF,
    listInvoices: {
      providesTags: (_list, _error, { id }) => [{ type: 'Booking', id }],
      keepUnusedDataFor: 0,
    },
    downloadInvoice: PDF,
    // Also after a refusal, which means that somebody else was faster. The payment may cover more bookings.
    correctInvoice: { invalidatesTags: ['Booking', 'Company'] },
    downloadTickets: PDF,
    downloadCalendar: CALENDAR,
    downloadAppleWalletPass: fileOf(APPLE_PASS),
    getGoogleWalletLink: { keepUnusedDataFor: 0 },
    // The calls of a ticket's link are the same for everybody.
    downloadSharedTicket: fileOf('application/pdf', { session: 'none' }),
    downloadSharedCalendar: fileOf('text/calendar', { session: 'none' }),
    downloadSharedAppleWalletPass: fileOf(APPLE_PASS, { session: 'none' }),
    getSharedGoogleWalletLink: { keepUnusedDataFor: 0, extraOptions: { session: 'none' } },
    // Somebody else's ticket is not kept after its page is left.
    getSharedTicket: { keepUnusedDataFor: 0, extraOptions: { session: 'none' } },
    quoteBookings: { providesTags: [{ type: 'Quote', id: LIST }] },
    getBookingStats: { providesTags: [{ type: 'Stats', id: LIST }] },

    createBooking: {
      invalidatesTags: (_booking, _error, { bookingCreate }) => [
        { type: 'Booking', id: LIST },
        ...availabilityChanged(bookingCreate.event),
        ...DERIVED,
      ],
      extraOptions: CHANGES_CART,
    },
    updateBooking: { invalidatesTags: bookingChanged, extraOptions: CHANGES_CART },
    extendHold: { invalidatesTags: bookingChanged, extraOptions: CHANGES_CART },
    cancelBooking: {
      invalidatesTags: bookingChanged,
      extraOptions: { changesCart: true, toast: 'Failed to cancel booking' },
    },
    listAttendeeContacts: UNTAGGED,
    saveAttendees: { invalidatesTags: bookingChanged, extraOptions: CHANGES_CART },
    handOverBooking: { invalidatesTags: bookingChanged },
    reassignTicket: {
      // The call names the ticket, not its booking.
      invalidatesTags: ['Booking'],
      // The old code is no longer valid: the cached codes show the new ticket at once.
      async onQueryStarted(_arg, { dispatch, getState, queryFulfilled }) {
        const ticket = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!ticket) return;
        for (const arg of api.util.selectCachedArgsForQuery(getState(), 'getBookingQrCode')) {
          dispatch(
            api.util.updateQueryData('getBookingQrCode', arg, (codes) => {
              codes.tickets = codes.tickets.map((one) => (one.id === ticket.id ? ticket : one));
            }),
          );
        }
      },
    },
    // The names of guests are not kept after the page is left.
    listGuests: { providesTags: ['Guest'], keepUnusedDataFor: 0 },
    makeTicketLink: { invalidatesTags: ['TicketLink'] },
    stopTicketLink: {
      invalidatesTags: ['TicketLink'],
      extraOptions: { toast: 'The link could not be stopped. Please try again.' },
    },
    removeBooking: {
      invalidatesTags: (_nothing, error, { id }) => bookingChanged(undefined, error, { id }),
      extraOptions: CHANGES_CART,
      // docs/product/screens.md#cart: it disappears at once. A failure restores it, and the tags above
      // refetch the lists.
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const lists = api.util
          .selectCachedArgsForQuery(getState(), 'listBookings')
          .map((arg) =>
            dispatch(
              api.util.updateQueryData('listBookings', arg, (list) => removeFromList(list, id)),
            ),
          );
        await undoOnFailure(queryFulfilled, lists);
      },
    },

    startCheckout: { invalidatesTags: BOOKINGS_CHANGED, extraOptions: CHANGES_CART },
    // The configured gateways change only with a restart of the server.
    listPaymentGateways: { keepUnusedDataFor: 600 },
    createPayment: { invalidatesTags: BOOKINGS_CHANGED, extraOptions: CHANGES_CART },
    verifyPayment: { invalidatesTags: BOOKINGS_CHANGED, extraOptions: CHANGES_CART },

    listNotifications: { providesTags: [{ type: 'Notification', id: LIST }] },
    markNotificationsRead: {
      invalidatesTags: ['Notification'],
      extraOptions: { toast: 'Nothing could be marked as read. Please try again.' },
      // The unread dots disappear at once; the tag above refetches the actual counts.
      async onQueryStarted({ notificationsRead: { ids } }, { dispatch, getState, queryFulfilled }) {
        const lists = api.util
          .selectCachedArgsForQuery(getState(), 'listNotifications')
          .map((arg) =>
            dispatch(
              api.util.updateQueryData('listNotifications', arg, (list) => markAsRead(list, ids)),
            ),
          );
        await undoOnFailure(queryFulfilled, lists);
      },
    },

    // What is said of support changes only with a restart of the server.
    getSupportContact: { keepUnusedDataFor: 600 },
    getSetup: { keepUnusedDataFor: 0 },
    completeSetup: { invalidatesTags: ['Category', 'Event', 'Organizer'] },
    getInvitation: { keepUnusedDataFor: 0 },
    acceptInvitation: UNTAGGED,
    sendContactMessage: UNTAGGED,
    subscribeNewsletter: UNTAGGED,

    getCompanyBilling: UNTAGGED,
    updateCompanyBilling: {
      // The answer holds all billing details, so nothing is loaded again.
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const billing = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!billing) return;
        await dispatch(api.util.upsertQueryData('getCompanyBilling', undefined, billing));
      },
    },

    verifyToken: { providesTags: [{ type: 'Me', id: LIST }] },
    getUserProfile: {
      providesTags: (_profile, _error, { id }) => [{ type: 'Profile', id }],
      extraOptions: { client: 'profile' },
    },
    updateUserProfile: {
      invalidatesTags: (_profile, _error, { id }) => [{ type: 'Profile', id }, 'Me', 'People'],
      extraOptions: { client: 'profile' },
    },
  } satisfies Policies,
});
