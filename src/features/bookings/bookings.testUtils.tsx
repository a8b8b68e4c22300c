import { http, HttpResponse } from 'msw';
import { Route, Routes, type InitialEntry } from 'react-router';
import type { AuthUser, Booking } from '@/api';
import { paths } from '@/lib/paths';
import { buildBookingList, buildBookingStats } from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { MyBookingsPage } from './MyBookingsPage';

/** The data of a test's server and the queries it has received. */
export interface BookingsWorld {
  bookings: Booking[];
  /** Query strings of the list, in order; without the cart's query. */
  listQueries: URLSearchParams[];
}

/** Mocks the paged list, the cart's list and the figures. */
export function serveBookings(bookings: Booking[] = []): BookingsWorld {
  const world: BookingsWorld = { bookings, listQueries: [] };
  server.use(
    http.get(apiPath('/bookings/'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('status') === 'pending') {
        const cart = world.bookings.filter(({ status }) => status === 'pending');
        return HttpResponse.json(buildBookingList(cart));
      }
      world.listQueries.push(query);
      const page = Number(query.get('page') ?? 1);
      const all = buildBookingList(world.bookings);
      const results = world.bookings.slice((page - 1) * 20, page * 20);
      return HttpResponse.json({ ...all, page, results });
    }),
    http.get(apiPath('/bookings/:id/invoices/'), () => HttpResponse.json({ results: [] })),
    http.get(apiPath('/bookings/stats/'), () => HttpResponse.json(buildBookingStats())),
  );
  return world;
}

/** My Bookings of Asha with the given changes, and the current address below it. */
export function renderBookings(
  route: InitialEntry = paths.myBookings,
  over: Partial<AuthUser> = {},
) {
  return renderWithProviders(
    <>
      <Routes>
        <Route path={paths.myBookings} element={<MyBookingsPage />} />
      </Routes>
      <LocationProbe />
    </>,
    { route, preloadedState: { auth: signedIn(buildUser(over)) } },
  );
}
