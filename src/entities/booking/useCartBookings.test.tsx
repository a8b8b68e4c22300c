import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Providers } from '@/app/providers';
import { apiPath } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { useCartBookings } from './useCartBookings';

it('asks for the pending bookings of the signed-in person, a hundred at most', async () => {
  const asked: unknown[] = [];
  server.use(
    http.get(apiPath('/bookings/'), ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ count: 0, page: 1, page_size: 100, results: [] });
    }),
  );
  const store = buildStore({ auth: signedIn(buildUser({ id: 41 })) });
  const { result } = renderHook(() => useCartBookings(), {
    wrapper: ({ children }) => <Providers store={store}>{children}</Providers>,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(asked).toEqual([{ user: '41', status: 'pending', page_size: '100' }]);
});
