import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import { findPay, record, renderCart, serveCart, takePayments } from '../cart.testUtils';

const PAYMENT = '/cart?stage=payment';
const jazz = buildBooking();

describe('paying for some of the bookings', () => {
  const forum = buildBooking({ id: 102, event_title: 'Forum' });
  const opera = buildBooking({ id: 103, event_title: 'Opera', currency: 'USD' });

  it('shows and pays those of the address alone, whatever else is in the cart', async () => {
    const world = serveCart({ pending: [jazz, forum, opera] });
    takePayments(world);
    const { user } = renderCart('/cart?stage=payment&bookings=102');
    await user.click(await findPay());
    await screen.findByRole('alertdialog');
    expect(world.calls[0]?.body).toMatchObject({ booking_ids: [102] });
  });

  it('does not show the others', async () => {
    serveCart({ pending: [jazz, forum, opera] });
    renderCart('/cart?stage=payment&bookings=103');
    expect(await screen.findByRole('heading', { name: 'Opera' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mumbai Jazz Night' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Currency to pay' })).not.toBeInTheDocument();
  });

  it('never falls back on others when these cannot be paid any more', async () => {
    serveCart({ pending: [jazz] });
    renderCart('/cart?stage=payment&bookings=102');
    expect(await screen.findByRole('heading', { name: 'Pending Payment (1)' })).toBeVisible();
  });
});

it('thanks when another tab has paid already, without an error', async () => {
  const world = serveCart({ pending: [jazz] });
  record(world, 'post', '/payments/bulk_create/', () => {
    world.paid = [buildPaidBooking()];
    world.pending = [];
    const body = {
      error: 'This booking is already paid.',
      code: 'already_paid',
      details: { booking_ids: [101] },
      request_id: 'r',
    };
    return HttpResponse.json(body, { status: 409 });
  });
  const view = renderCart(PAYMENT);
  await view.user.click(await findPay());
  expect(await screen.findByRole('alertdialog', { name: 'Thank You!' })).toBeVisible();
  await expectToasts(view);
  expect(screen.queryByText('Already paid')).not.toBeInTheDocument();
});
