import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Providers } from '@/app/providers';
import { buildBooking } from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { buildStore, listenToWindow, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { useCartBookings } from './useCartBookings';

it('follows what another tab has changed, as soon as this one is looked at', async () => {
  let results = [buildBooking({ id: 1 })];
  server.use(
    http.get(apiPath('/bookings/'), () =>
      HttpResponse.json({ count: results.length, page: 1, page_size: 100, results }),
    ),
  );
  const store = buildStore({ auth: signedIn(buildUser({ id: 41 })) });
  listenToWindow(store);
  const { result } = renderHook(() => useCartBookings(), {
    wrapper: ({ children }) => <Providers store={store}>{children}</Providers>,
  });
  await waitFor(() => expect(result.current.count).toBe(1));
  results = [...results, buildBooking({ id: 2 })];
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(result.current.count).toBe(2));
});

it('asks for the pending bookings of the signed-in person, a hundred at most', async () => {
  const asked: unknown[] = [];
  server.use(
    http.get(apiPath('/bookings/'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      const approval = { id: 71, deadline: '2099-11-26T12:30:00Z', pay_by: null };
      const results = [
        buildBooking({ id: 1 }),
        buildBooking({ id: 2, approval: { ...approval, status: 'pending' } }),
        buildBooking({ id: 3, approval: { ...approval, status: 'approved' } }),
      ];
      return HttpResponse.json({ count: 3, page: 1, page_size: 100, results });
    }),
  );
  const store = buildStore({ auth: signedIn(buildUser({ id: 41 })) });
  const { result } = renderHook(() => useCartBookings(), {
    wrapper: ({ children }) => <Providers store={store}>{children}</Providers>,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  // What waits for a decision is in the cart, and not to pay.
  expect(result.current.bookings).toHaveLength(3);
  expect(result.current.toPay.map(({ id }) => id)).toEqual([1, 3]);
  expect(result.current.count).toBe(2);
  expect(asked).toEqual([{ user: '41', status: 'pending', page_size: '100' }]);
});
