import { http, HttpResponse } from 'msw';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Booking, PaymentGatewayList } from '@/api';
import { paths } from '@/lib/paths';
import {
  buildBookingList,
  buildPaidBooking,
  buildPaymentResult,
  buildQuote,
} from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { CartPage } from './CartPage';

/** The data of a test's server; changing it changes the next answers. */
export interface CartWorld {
  pending: Booking[];
  paid: Booking[];
  total: string;
  gateways: PaymentGatewayList['gateways'];
  /** Number of quote requests. */
  quotes: number;
  /** Every changing request, in order: `PATCH /bookings/101/`. */
  calls: { call: string; body: unknown }[];
}

/** Mocks the lists, gateways and quotes with the data of the returned object. */
export function serveCart(start: Partial<CartWorld> = {}): CartWorld {
  const world: CartWorld = {
    pending: [],
    paid: [],
    total: '6018.00',
    gateways: [{ name: 'sandbox', label: 'Foyer Sandbox', is_test: true }],
    quotes: 0,
    calls: [],
    ...start,
  };
  server.use(
    http.get(apiPath('/bookings/'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const payment = query.get('payment_id');
      if (payment !== null) {
        const order = world.paid.filter(({ payments }) =>
          payments.some(({ payment_id }) => payment_id === payment),
        );
        return HttpResponse.json(buildBookingList(order.toReversed()));
      }
      const paid = query.get('payment_status') === 'paid';
      return HttpResponse.json(buildBookingList(paid ? world.paid : world.pending));
    }),
    http.get(apiPath('/payments/gateways/'), () => HttpResponse.json({ gateways: world.gateways })),
    http.get(apiPath('/bookings/quote/'), ({ request }) => {
      world.quotes += 1;
      const ids = (new URL(request.url).searchParams.get('booking_ids') ?? '')
        .split(',')
        .map(Number);
      const currency = world.pending.find(({ id }) => id === ids[0])?.currency ?? 'INR';
      return HttpResponse.json(buildQuote({ booking_ids: ids, total: world.total, currency }));
    }),
  );
  return world;
}

/** Mocks an endpoint and records its requests in `world.calls`. */
export function record(
  world: CartWorld,
  method: 'post' | 'patch' | 'delete',
  path: string,
  answerWith: (body: unknown) => Response | Promise<Response>,
): void {
  server.use(
    http[method](apiPath(path), async ({ request }) => {
      const text = await request.text();
      const body: unknown = text ? JSON.parse(text) : null;
      world.calls.push({
        call: `${request.method} ${new URL(request.url).pathname.slice(4)}`,
        body,
      });
      return answerWith(body);
    }),
  );
}

/** Renders the cart page for a signed-in user; other paths render their address. */
export function renderCart(route: string = paths.cart, leaveTo: (url: string) => void = () => {}) {
  return renderWithProviders(
    <Routes>
      <Route path={paths.cart} element={<CartPage leaveTo={leaveTo} />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route, preloadedState: { auth: signedIn() } },
  );
}

/** The first of the two Pay buttons, once the sum is known. */
export const findPay = async (label = 'Pay ₹6,018.00') => {
  const [button] = await screen.findAllByRole('button', { name: label });
  if (!button) throw new Error('No Pay button');
  return button;
};

/** A server that takes the money, once. */
export function takePayments(world: CartWorld, result = buildPaymentResult()) {
  record(world, 'post', '/payments/bulk_create/', () => {
    world.paid = world.pending.map(({ id }) => buildPaidBooking({ id }));
    world.pending = [];
    return HttpResponse.json(result, { status: 201 });
  });
}
