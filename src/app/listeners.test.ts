import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { api, NETWORK_ERROR_MESSAGE } from '@/api';
import { loseConnection, refuse } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';

const messages = (store: ReturnType<typeof buildStore>) =>
  store.getState().toasts.queue.map(({ tone, message }) => [tone, message]);

it('a mutation that failed on the network or with a 5xx shows a toast', async () => {
  server.use(loseConnection('post', '/notifications/read/'));
  const store = buildStore({ auth: signedIn() });
  await store.dispatch(api.endpoints.markNotificationsRead.initiate({ notificationsRead: {} }));
  await waitFor(() => expect(messages(store)).toEqual([['error', NETWORK_ERROR_MESSAGE]]));
});

it('a failure that its page shows gets no toast', async () => {
  server.use(
    refuse('post', '/bookings/:id/cancel/', 502, { error: 'The page says this.' }),
    refuse('post', '/tickets/:id/reassign/', 502, { error: 'The dialog says this.' }),
    refuse('post', '/events/:id/cancel/', 502, { error: 'The dialog says this.' }),
    refuse('post', '/events/:id/reschedule/', 502, { error: 'The dialog says this.' }),
    refuse('patch', '/company/billing/', 502, { error: 'The form says this.' }),
    refuse('post', '/notifications/read/', 502, { error: 'The change broke.' }),
  );
  const store = buildStore({ auth: signedIn() });
  const { cancelBooking, reassignTicket, cancelEvent, rescheduleEvent, updateCompanyBilling } =
    api.endpoints;
  const holder = { name: 'Rohan Iyer', email: 'rohan@a.example' };
  await store.dispatch(cancelBooking.initiate({ id: 1, bookingCancellation: {} }));
  await store.dispatch(reassignTicket.initiate({ id: 1, ticketReassignment: holder }));
  await store.dispatch(cancelEvent.initiate({ id: 1, eventCancellation: { reason: 'Storm' } }));
  await store.dispatch(rescheduleEvent.initiate({ id: 1, eventMove: { venue: 'NCPA' } }));
  await store.dispatch(updateCompanyBilling.initiate({ companyBillingUpdate: {} }));
  await store.dispatch(api.endpoints.markNotificationsRead.initiate({ notificationsRead: {} }));
  await waitFor(() => expect(messages(store)).toEqual([['error', 'The change broke.']]));
});

it('a query that failed gets no toast', async () => {
  server.use(
    refuse('get', '/events/', 500, { error: 'Something broke.' }),
    loseConnection('get', '/bookings/stats/'),
    refuse('post', '/notifications/read/', 500, { error: 'The change broke.' }),
  );
  const store = buildStore({ auth: signedIn() });
  await store.dispatch(api.endpoints.listEvents.initiate({}));
  await store.dispatch(api.endpoints.getBookingStats.initiate({}));
  // The next failure does show a toast, so the two before have shown none.
  await store.dispatch(api.endpoints.markNotificationsRead.initiate({ notificationsRead: {} }));
  await waitFor(() => expect(messages(store)).toEqual([['error', 'The change broke.']]));
});

it('a failed load of the signed-in user shows a toast', async () => {
  server.use(refuse('get', '/auth/verify-token/', 500, { error: 'Something broke.' }));
  const store = buildStore({ auth: signedIn() });
  await store.dispatch(api.endpoints.verifyToken.initiate());
  await waitFor(() => expect(messages(store)).toEqual([['error', 'Something broke.']]));
});
