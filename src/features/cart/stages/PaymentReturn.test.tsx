import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { PaymentResult } from '@/api';
import { buildBooking, buildPaidBooking, buildPaymentResult } from '@/testing/bookingFactories';
import { loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { record, renderCart, serveCart } from '../cart.testUtils';
import { restartClock, stopClock } from '@/testing/stoppedClock';

const BACK = '/cart?stage=payment&payment=pay_1';

/** The payment's status at each poll; the last one repeats. */
function answerLooks(statuses: PaymentResult['status'][], pending = [buildBooking()]) {
  const world = serveCart({ pending, paid: pending.length > 0 ? [] : [buildPaidBooking()] });
  record(world, 'post', '/payments/verify/', () => {
    const status = statuses[Math.min(world.calls.length, statuses.length) - 1] ?? 'pending';
    return HttpResponse.json(buildPaymentResult({ status }));
  });
  return world;
}

beforeEach(() => {
  stopClock();
});
afterEach(() => {
  restartClock();
});

it('thanks for what was paid there', async () => {
  const world = answerLooks(['success'], []);
  renderCart(BACK);
  expect(await screen.findByRole('alertdialog', { name: 'Thank You!' })).toBeVisible();
  expect(world.calls[0]).toEqual({
    call: 'POST /payments/verify/',
    body: { payment_id: 'pay_1' },
  });
  expect(world.quotes).toBe(0);
});

it('repeats the request while the payment is pending', async () => {
  const world = answerLooks(['pending', 'success'], []);
  renderCart(BACK);
  expect(await screen.findByText('Confirming your payment')).toBeVisible();
  await waitFor(() => expect(world.calls).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(world.calls).toHaveLength(2);
});

it('stops after a number of requests, and checks again on demand', async () => {
  const world = answerLooks([...Array.from({ length: 10 }, () => 'pending' as const), 'success']);
  const { user } = renderCart(BACK);
  for (let look = 1; look <= 10; look += 1) {
    await waitFor(() => expect(world.calls).toHaveLength(look));
    await act(() => jest.advanceTimersByTimeAsync(2000));
  }
  expect(await screen.findByText('Not confirmed yet')).toBeVisible();
  expect(world.calls).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Check Again' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('offers to pay again what was declined', async () => {
  answerLooks(['failed']);
  renderCart(BACK);
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment declined');
  expect(await screen.findAllByRole('button', { name: 'Pay ₹6,018.00' })).toHaveLength(2);
});

it('says why it was declined, as the gateway does', async () => {
  const world = serveCart({ pending: [buildBooking()] });
  record(world, 'post', '/payments/verify/', () =>
    HttpResponse.json(
      buildPaymentResult({ status: 'failed', failure_reason: 'Your card has expired.' }),
    ),
  );
  renderCart(BACK);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your card has expired. Nothing was charged.',
  );
});

it('says that another payment took its place, and leads back to the cart', async () => {
  const world = serveCart({ pending: [buildBooking()] });
  record(world, 'post', '/payments/verify/', () =>
    HttpResponse.json(buildPaymentResult({ status: 'failed', replaced: true })),
  );
  renderCart(BACK);
  expect(await screen.findByRole('heading', { name: 'This payment was replaced' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
});

it('offers to pay when the person left that page', async () => {
  const world = answerLooks(['pending']);
  renderCart(`${BACK}&cancelled=1`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Payment not finishedNothing was charged.',
  );
  expect(world.calls).toHaveLength(1);
});

it('offers the same bookings again, not all of the cart', async () => {
  const world = serveCart({
    pending: [buildBooking(), buildBooking({ id: 102, event_title: 'Added Since' })],
  });
  record(world, 'post', '/payments/verify/', () =>
    HttpResponse.json(buildPaymentResult({ status: 'failed' })),
  );
  renderCart(BACK);
  expect(await screen.findByRole('heading', { name: 'Mumbai Jazz Night' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Added Since' })).not.toBeInTheDocument();
});

it('says when the payment was refunded', async () => {
  const world = serveCart({ pending: [buildBooking()] });
  const failure_reason = 'The money is being paid back: the bookings have changed since.';
  record(world, 'post', '/payments/verify/', () =>
    HttpResponse.json(buildPaymentResult({ status: 'refunded', failure_reason })),
  );
  renderCart(BACK);
  expect(await screen.findByRole('heading', { name: 'Payment returned' })).toBeVisible();
  expect(screen.getByText(failure_reason)).toBeVisible();
});

it('is the payment stage when there is no such payment', async () => {
  serveCart({ pending: [buildBooking()] });
  server.use(refuse('post', '/payments/verify/', 404));
  renderCart(BACK);
  expect(await screen.findByRole('group', { name: 'Payment method' })).toBeVisible();
});

it('says when it cannot be checked, and tries again', async () => {
  serveCart();
  server.use(loseConnection('post', '/payments/verify/'));
  const { user } = renderCart(BACK);
  expect(
    await screen.findByRole('heading', { name: 'The payment could not be checked' }),
  ).toBeVisible();
  answerLooks(['success'], []);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
