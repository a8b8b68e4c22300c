import type { Booking } from '@/lib/contract.gen';
import { generatedApi } from './generated/endpoints.gen';
import { markAsRead } from './optimisticReading';
import { takeOutOfCart, takeOutOfList } from './optimisticRemoval';

const LIST = 'LIST';

type Tag = Parameters<typeof generatedApi.util.invalidateTags>[0][number];

function listTags(type: 'Event' | 'Booking', items: { id: number }[] | undefined): Tag[] {
  return [{ type, id: LIST }, ...(items ?? []).map(({ id }) => ({ type, id }))];
}

/** What follows from a person's bookings and is loaded again with them. */
const SUMS: Tag[] = ['Quote', 'Stats', 'Cart', 'Notification'];

/** Seats moved, nobody can say where: everything that shows availability. */
const ALL_SEATS: Tag[] = ['Event', 'EventStatistics'];

/** Money was asked for or moved: any booking of the person may have changed. */
const PAYMENT: Tag[] = ['Booking', ...ALL_SEATS, ...SUMS];

/** Seats moved at this event: its page, and every list it is in. */
function seatsMoved(id: number): Tag[] {
  return [
    { type: 'Event', id },
    { type: 'EventStatistics', id },
  ];
}

/** Cancelled or moved: whoever shows it, and any booking of it, which may be anybody's. */
function eventChanged(id: number): Tag[] {
  return [...seatsMoved(id), { type: 'Event', id: LIST }, 'Booking', ...SUMS];
}

/** One booking changed. A refusal counts too: the server knows something newer than we do. */
function bookingChanged(
  booking: Booking | undefined,
  _error: unknown,
  { id }: { id: number },
): Tag[] {
  const seats = booking ? seatsMoved(booking.event) : ALL_SEATS;
  return [{ type: 'Booking', id }, { type: 'Booking', id: LIST }, ...seats, ...SUMS];
}

/**
 * Tags and optimistic updates of every call, in one place. A change of bookings refreshes the
 * event, the lists, the quote and the tiles.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    listEvents: { providesTags: (list) => listTags('Event', list?.results) },
    listFeaturedEvents: { providesTags: (list) => listTags('Event', list?.results) },
    searchEvents: { providesTags: (list) => listTags('Event', list?.results) },
    getEvent: { providesTags: (_event, _error, { id }) => [{ type: 'Event', id }] },
    getEventStatistics: {
      providesTags: (_statistics, _error, { id }) => [{ type: 'EventStatistics', id }],
    },
    cancelEvent: { invalidatesTags: (_done, _error, { id }) => eventChanged(id) },
    rescheduleEvent: { invalidatesTags: (_event, _error, { id }) => eventChanged(id) },
    listEventCategories: { providesTags: [{ type: 'Category', id: LIST }], keepUnusedDataFor: 600 },

    listBookings: { providesTags: (list) => listTags('Booking', list?.results) },
    getBooking: { providesTags: (_booking, _error, { id }) => [{ type: 'Booking', id }] },
    getBookingQrCode: { providesTags: (_code, _error, { id }) => [{ type: 'Booking', id }] },
    // A file is handed over once; keeping it would only hold memory.
    downloadReceipt: { keepUnusedDataFor: 0 },
    downloadTickets: { keepUnusedDataFor: 0 },
    downloadCalendar: { keepUnusedDataFor: 0 },
    quoteBookings: { providesTags: [{ type: 'Quote', id: LIST }] },
    getBookingStats: { providesTags: [{ type: 'Stats', id: LIST }] },
    getCart: { providesTags: [{ type: 'Cart', id: LIST }] },

    createBooking: {
      invalidatesTags: (_booking, _error, { bookingCreate }) => [
        { type: 'Booking', id: LIST },
        ...seatsMoved(bookingCreate.event),
        ...SUMS,
      ],
    },
    updateBooking: { invalidatesTags: bookingChanged },
    extendHold: { invalidatesTags: bookingChanged },
    cancelBooking: { invalidatesTags: bookingChanged },
    saveAttendees: { invalidatesTags: bookingChanged },
    reassignTicket: {
      // The call names the ticket, not its booking.
      invalidatesTags: ['Booking'],
      // The old code is dead: it is not shown until the new one has come by itself.
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
    removeBooking: {
      invalidatesTags: (_nothing, error, { id }) => bookingChanged(undefined, error, { id }),
      // Spec section 4: it disappears at once; after a failure it is back and the lists are
      // loaded again (the tags above count for a failure too).
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const lists = api.util
          .selectCachedArgsForQuery(getState(), 'listBookings')
          .map((arg) =>
            dispatch(
              api.util.updateQueryData('listBookings', arg, (list) => takeOutOfList(list, id)),
            ),
          );
        const cart = dispatch(
          api.util.updateQueryData('getCart', undefined, (draft) => takeOutOfCart(draft, id)),
        );
        try {
          await queryFulfilled;
        } catch {
          for (const patch of [...lists, cart]) patch.undo();
        }
      },
    },

    startCheckout: { invalidatesTags: PAYMENT },
    // What is configured changes with a restart of the server.
    listPaymentGateways: { keepUnusedDataFor: 600 },
    createPayment: { invalidatesTags: PAYMENT },
    verifyPayment: { invalidatesTags: PAYMENT },
    checkoutDeprecated: { invalidatesTags: PAYMENT },
    addToCart: { invalidatesTags: PAYMENT },
    updateCartItem: { invalidatesTags: PAYMENT },
    removeCartItem: { invalidatesTags: PAYMENT },
    clearCart: { invalidatesTags: PAYMENT },

    listNotifications: { providesTags: [{ type: 'Notification', id: LIST }] },
    markNotificationsRead: {
      invalidatesTags: ['Notification'],
      // Read at a glance: the dot goes with the press, and the answer sets it right.
      async onQueryStarted({ notificationsRead: { ids } }, { dispatch, getState, queryFulfilled }) {
        const lists = api.util
          .selectCachedArgsForQuery(getState(), 'listNotifications')
          .map((arg) =>
            dispatch(
              api.util.updateQueryData('listNotifications', arg, (list) => markAsRead(list, ids)),
            ),
          );
        try {
          await queryFulfilled;
        } catch {
          for (const patch of lists) patch.undo();
        }
      },
    },

    updateCompanyBilling: {
      // The answer is the whole of it.
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
    getOwnProfile: { providesTags: [{ type: 'Me', id: LIST }] },
    updateOwnProfile: { invalidatesTags: ['Me', 'Profile'] },
    getUserProfile: { providesTags: (_profile, _error, { id }) => [{ type: 'Profile', id }] },
    updateUserProfile: {
      invalidatesTags: (_profile, _error, { id }) => [{ type: 'Profile', id }, 'Me'],
    },
  },
});
