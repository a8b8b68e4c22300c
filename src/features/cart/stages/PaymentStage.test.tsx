import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { buildBooking, buildPaidBooking, buildPaymentResult } from '@/testing/bookingFactories';
import { loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { findPay, record, renderCart, serveCart, takePayments } from '../cart.testUtils';
import { restartClock, stopClock } from '@/testing/stoppedClock';

const PAYMENT = '/cart?stage=payment';
const jazz = buildBooking();

afterEach(() => {
  restartClock();
  server.events.removeAllListeners();
});

describe('paying', () => {
  it('sends the sum of the server and thanks, then goes to My Bookings', async () => {
    stopClock();
    const world = serveCart({ pending: [jazz, buildBooking({ id: 102 })], total: '77391.48' });
    takePayments(world);
    const { user } = renderCart(PAYMENT);
    await user.click(await screen.findByRole('radio', { name: /Card/ }));
    await user.click(await findPay('Pay ₹77,391.48'));

    const thanks = await screen.findByRole('alertdialog', { name: 'Thank You!' });
    expect(thanks).toHaveTextContent('Your payment has been processed successfully.');
    expect(thanks).toHaveTextContent(
      'Your invoice is ready, and a confirmation email is on its way.',
    );
    expect(thanks).toContainElement(document.activeElement as HTMLElement);
    expect(within(thanks).getByRole('link', { name: 'Name Attendees' })).toHaveAttribute(
      'href',
      '/cart?stage=attendee_details&booking=101',
    );
    expect(within(thanks).getByRole('button', { name: 'View My Bookings' })).toBeVisible();
    expect(world.calls).toEqual([
      {
        call: 'POST /payments/bulk_create/',
        body: {
          booking_ids: [101, 102],
          gateway: 'razorpay',
          amount: '77391.48',
          status: 'success',
          payment_method: 'card',
          transaction_fee: '0.00',
        },
      },
    ]);
    act(() => jest.advanceTimersByTime(3000));
    expect(await screen.findByText('Now at /my-bookings')).toBeVisible();
    // What is paid has no price anymore: the server would refuse to quote it.
    expect(world.quotes).toBe(1);
  });

  it('pays by UPI unless something else is chosen', async () => {
    const world = serveCart({ pending: [jazz] });
    takePayments(world);
    const { user } = renderCart(PAYMENT);
    expect(await screen.findByRole('radio', { name: /UPI/ })).toBeChecked();
    await user.click(await findPay());
    await screen.findByRole('alertdialog');
    expect(world.calls[0]?.body).toMatchObject({ payment_method: 'upi' });
  });

  it('sends one call for a double press, on either button', async () => {
    const world = serveCart({ pending: [jazz] });
    takePayments(world);
    const { user } = renderCart(PAYMENT);
    await findPay();
    const [first, second] = screen.getAllByRole('button', { name: 'Pay ₹6,018.00' });
    if (first) await user.dblClick(first);
    if (second?.isConnected) await user.click(second);
    await screen.findByRole('alertdialog');
    expect(world.calls).toHaveLength(1);
  });

  it('leads to the gateway when the money is taken there', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'post', '/payments/bulk_create/', () =>
      HttpResponse.json(buildPaymentResult({ status: 'pending', gateway: 'stripe' }), {
        status: 201,
      }),
    );
    record(world, 'post', '/bookings/checkout/', () =>
      HttpResponse.json({
        checkout_url: 'https://pay.example/1',
        payment_id: 'p1',
        expires_at: null,
      }),
    );
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(request.url));
    const leaveTo = jest.fn();
    const { user } = renderCart(PAYMENT, leaveTo);
    await user.click(await findPay());
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.example/1'));
    // For what was seen and nothing else: bookings in another currency are paid apart.
    const [page] = asked.filter((url) => url.includes('/bookings/checkout/'));
    expect(new URL(page ?? '').searchParams.get('booking_ids')).toBe('101');
    expect(world.calls.at(-1)).toEqual({ call: 'POST /bookings/checkout/', body: null });
  });

  it('says when the gateway cannot be reached', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'post', '/payments/bulk_create/', () =>
      HttpResponse.json(buildPaymentResult({ status: 'pending' }), { status: 201 }),
    );
    server.use(refuse('post', '/bookings/checkout/', 409, { error: 'HTTP error! status: 409' }));
    const view = renderCart(PAYMENT);
    await view.user.click(await findPay());
    await expectToasts(view, { message: 'Failed to proceed to checkout' });
  });
});

describe('a payment that does not go through', () => {
  it('names the line that is gone, and what it costs now', async () => {
    const world = serveCart({ pending: [jazz, buildBooking({ id: 102, event_title: 'Forum' })] });
    record(world, 'post', '/payments/bulk_create/', () => {
      world.total = '5000.00';
      const body = {
        error: 'Only 1 ticket is left for Forum.',
        code: 'sold_out',
        details: { lines: [{ booking: 102, available: 1 }] },
        request_id: 'r',
      };
      return HttpResponse.json(body, { status: 409 });
    });
    const view = renderCart(PAYMENT);
    await view.user.click(await findPay());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Some seats are gone');
    expect(note).toHaveTextContent('Only 1 ticket is left for Forum.');
    expect(within(note).getByRole('link', { name: 'Change Cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    const forum = screen.getByRole('heading', { name: 'Forum' }).closest('li');
    expect(forum).toHaveTextContent('Only 1 left. Change the number of tickets to continue.');
    expect(await findPay('Pay ₹5,000.00')).toBeEnabled();
    await expectToasts(view, { message: 'Only 1 ticket is left for Forum.' });
  });

  it('says that it was declined, and can be tried again', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'post', '/payments/bulk_create/', () =>
      HttpResponse.json(
        {
          error: 'The payment was declined. Nothing was charged.',
          code: 'payment_refused',
          request_id: 'r',
        },
        { status: 402 },
      ),
    );
    const { user } = renderCart(PAYMENT);
    await user.click(await findPay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Payment declinedThe payment was declined. Nothing was charged. You can try again or choose another method.',
    );
    takePayments(world);
    await user.click(await findPay());
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('repeats a payment whose answer was lost under the same key', async () => {
    const keys: (string | null)[] = [];
    const world = serveCart({ pending: [jazz] });
    server.use(loseConnection('post', '/payments/bulk_create/'));
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('bulk_create')) keys.push(request.headers.get('idempotency-key'));
    });
    const { user } = renderCart(PAYMENT);
    await user.click(await findPay());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'the same payment is never taken twice',
    );
    takePayments(world);
    await user.click(await findPay());
    await screen.findByRole('alertdialog');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('thanks when only the answer was lost, not the payment', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'post', '/payments/bulk_create/', () => {
      world.paid = [buildPaidBooking()];
      world.pending = [];
      return HttpResponse.error();
    });
    const { user } = renderCart(PAYMENT);
    await user.click(await findPay());
    expect(await screen.findByRole('alertdialog', { name: 'Thank You!' })).toBeVisible();
    expect(world.calls).toHaveLength(1);
  });

  it('shows the default message when the server sends none', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'post', '/payments/bulk_create/', () => new HttpResponse(null, { status: 400 }));
    const view = renderCart(PAYMENT);
    await view.user.click(await findPay());
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Failed to initiate payment')).toBeVisible();
    await expectToasts(view, { message: 'Failed to initiate payment' });
  });
});

describe('the payment gateway', () => {
  const sandbox = { name: 'sandbox', label: 'Foyer Sandbox', is_test: true } as const;
  const stripe = { name: 'stripe', label: 'Stripe', is_test: false } as const;
  const razorpay = { name: 'razorpay', label: 'Razorpay', is_test: true } as const;

  it('can be chosen if there are several, the default first, and is sent', async () => {
    const world = serveCart({ pending: [jazz], gateways: [stripe, razorpay, sandbox] });
    takePayments(world);
    const { user } = renderCart(PAYMENT);
    const group = await screen.findByRole('group', { name: 'Pay through' });
    const choices = within(group).getAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([
      'stripe',
      'razorpay',
      'sandbox',
    ]);
    expect(choices[0]).toBeChecked();
    expect(screen.queryByRole('note')).toBeNull();
    await user.click(within(group).getByRole('radio', { name: /Razorpay/ }));
    expect(screen.getByRole('note')).toHaveTextContent('Test mode. No real money moves.');
    await user.click(await findPay());
    await screen.findByRole('alertdialog');
    expect(world.calls[0]?.body).toMatchObject({ gateway: 'razorpay' });
  });

  it('cannot be chosen if there is one; its name is sent', async () => {
    const world = serveCart({ pending: [jazz], gateways: [stripe] });
    takePayments(world);
    const { user } = renderCart(PAYMENT);
    await user.click(await findPay());
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('group', { name: 'Pay through' })).toBeNull();
    expect(world.calls[0]?.body).toMatchObject({ gateway: 'stripe' });
  });

  it('says plainly that the sandbox alone is a test', async () => {
    serveCart({ pending: [jazz] });
    renderCart(PAYMENT);
    expect(await screen.findByRole('note')).toHaveTextContent('Test mode. No real money moves.');
    expect(screen.queryByRole('group', { name: 'Pay through' })).toBeNull();
  });

  it('does not block payment when the list cannot be loaded', async () => {
    const world = serveCart({ pending: [jazz] });
    server.use(refuse('get', '/payments/gateways/', 400));
    takePayments(world);
    const { user } = renderCart(PAYMENT);
    await user.click(await findPay());
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(world.calls[0]?.body).toMatchObject({ gateway: 'razorpay' });
  });

  it('names the accepted methods', async () => {
    serveCart({ pending: [jazz] });
    renderCart(PAYMENT);
    const list = await screen.findByRole('list', { name: 'Accepted payment methods' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mastercard', 'Visa', 'UPI', 'Net Banking']);
  });
});

it('is the cart again when nothing waits for payment, and says so', async () => {
  serveCart();
  const view = renderCart(PAYMENT);
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expectToasts(view, { message: 'No pending bookings to process' });
});

it('says when the bookings cannot be fetched', async () => {
  serveCart();
  server.use(refuse('get', '/bookings/', 400, { error: 'Not now.' }));
  renderCart(PAYMENT);
  expect(await screen.findByRole('heading', { name: 'Failed to fetch bookings' })).toBeVisible();
});
