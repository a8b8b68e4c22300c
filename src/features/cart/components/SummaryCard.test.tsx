import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildBooking, buildPaidBooking, buildQuote } from '@/testing/bookingFactories';
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

it('says what cancelling would give back: in one line, or for each event where they differ', async () => {
  const until = '2099-03-12T13:30:00.000Z';
  const refund_terms = { kind: 'share', until, percent: 50, fee_kept: true } as const;
  serveCart({ pending: [buildBooking({ refund_terms }), buildBooking({ id: 102, refund_terms })] });
  const { unmount } = renderCart();
  const card = async () => within(await screen.findByRole('region', { name: 'Booking Summary' }));
  const half =
    'Cancel before Thu, Mar 12, 2099, 7:00 PM IST to get back 50% of what you paid, without the service fee.';
  expect(await (await card()).findByText(half)).toBeVisible();
  unmount();
  const other = buildBooking({ id: 102, event: 2, event_title: 'Regatta' });
  serveCart({ pending: [buildBooking({ refund_terms }), other] });
  renderCart();
  expect(await (await card()).findByText(`Mumbai Jazz Night: ${half}`)).toBeVisible();
  expect(
    (await card()).getByText(
      'Regatta: Tickets are non-refundable unless the event is cancelled by the organizer.',
    ),
  ).toBeVisible();
});

it('says Free where nothing is to be paid, in the line, the total and the button', async () => {
  const free = buildBooking({ unit_price: '0.00', total_amount: '0.00', added_charges: [] });
  serveCart({ pending: [free], total: '0.00' });
  const { unmount } = renderCart();
  expect(await screen.findByText('Gold · Free')).toBeVisible();
  const summary = within(await screen.findByRole('region', { name: 'Booking Summary' }));
  expect(await summary.findByText('Free')).toBeVisible();
  unmount();
  renderCart('/cart?stage=payment');
  expect(await screen.findByText('Gold · 2 × Free')).toBeVisible();
  const [press] = await screen.findAllByRole('button', { name: 'Get Free Tickets' });
  expect(press).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Your tickets' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Payment method' })).not.toBeInTheDocument();
});

it('an empty cart has a total of nothing, which is no price', async () => {
  serveCart({ pending: [], paid: [buildPaidBooking()] });
  renderCart();
  const summary = within(await screen.findByRole('region', { name: 'Booking Summary' }));
  expect(summary.queryByText('Free')).not.toBeInTheDocument();
});
