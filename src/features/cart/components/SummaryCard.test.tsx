import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildBooking, buildQuote } from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderCart, serveCart } from '../cart.testUtils';

it('shows a row for each GST rate of the quote', async () => {
  serveCart({ pending: [buildBooking()] });
  server.use(
    http.get(apiPath('/bookings/quote/'), () =>
      HttpResponse.json(
        buildQuote({
          gst_rates: [
            { rate: '0.18', gst: '198.00' },
            { rate: '0.12', gst: '480.00' },
          ],
          gst: '678.00',
          total: '5778.00',
        }),
      ),
    ),
  );
  renderCart();
  const summary = within(await screen.findByRole('region', { name: 'Booking Summary' }));
  expect(await summary.findByText('GST (12%)')).toBeVisible();
  expect(summary.getByText('₹480.00')).toBeVisible();
  expect(summary.getByText('GST (18%)')).toBeVisible();
  expect(summary.getByText('₹198.00')).toBeVisible();
});
