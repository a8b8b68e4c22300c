import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildBooking } from '@/testing/bookingFactories';
import { findPay, renderCart, takePayments } from '../cart.testUtils';
import { inApproval, servePolicy } from './approval.testUtils';

beforeAll(async () => {
  await import('./HeldGroup');
});

it('keeps what waits apart from what can be paid, and pays what was approved by itself', async () => {
  const approved = buildBooking({
    ...inApproval({ id: 72, status: 'approved', pay_by: '2099-11-27T12:30:00Z' }),
    id: 110,
    event_title: 'Jazz by the Bay',
  });
  const late = { ...inApproval({ id: 73, deadline: '2020-11-26T12:30:00Z' }), id: 111 };
  const unpaid = {
    ...inApproval({ id: 74, status: 'approved', pay_by: '2020-11-27T12:30:00Z' }),
    id: 112,
    event_title: 'Derby',
  };
  const { world } = servePolicy({
    pending: [buildBooking(), inApproval(), approved, late, unpaid],
  });
  const { user } = renderCart('/cart');
  const held = within(await screen.findByRole('region', { name: 'In approval (2)' }));
  const toPay = within(screen.getByRole('region', { name: 'Pending Payment (3)' }));
  expect(await toPay.findByText(/^Pay until Fri, Nov 27, 6:00 PM IST/)).toBeVisible();
  expect(screen.getByText('Each approved request is paid by itself.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove Cloud/ })).not.toBeInTheDocument();
  // Their time is over, and the server has not ended them yet.
  expect(
    held.getByText(/^Seats returned to sale at Thu, Nov 26, 6:00 PM IST. Nobody decided/),
  ).toBeVisible();
  expect(
    toPay.getByText(/^Seats returned to sale at Fri, Nov 27, 6:00 PM IST. It was not paid/),
  ).toBeVisible();
  expect(toPay.queryByRole('link', { name: 'Pay Now for Derby' })).not.toBeInTheDocument();
  takePayments(world);
  const pay = toPay.getByRole('link', { name: 'Pay Now for Jazz by the Bay' });
  expect(pay).toHaveAttribute('href', '/cart?stage=payment&bookings=110');
  await user.click(pay);
  // Approved already: the policy of new purchases does not stand in its way.
  await user.click(await findPay());
  await screen.findByRole('alertdialog', { name: 'Thank You!' });
  expect(world.calls[0]?.body).toMatchObject({ booking_ids: [110] });
  expect(world.calls[0]?.body).not.toHaveProperty('cost_centre');
});

it('shows an approved request as what is to be paid, with its own total', async () => {
  const approved = inApproval({ id: 72, status: 'approved', pay_by: '2099-11-27T12:30:00Z' });
  servePolicy({ pending: [approved] });
  const { user } = renderCart('/cart');
  expect(await screen.findByRole('heading', { name: 'Pending Payment (1)' })).toBeVisible();
  expect(screen.queryByText('No payments are due.')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^In approval/ })).not.toBeInTheDocument();
  const summary = within(screen.getByRole('region', { name: 'Booking Summary' }));
  expect(await summary.findByText('Total')).toBeVisible();
  await waitFor(() => expect(summary.queryByText('₹0.00')).not.toBeInTheDocument());
  expect(await summary.findByText(/^Subtotal \(\d/)).toBeVisible();
  await user.click(summary.getByRole('button', { name: 'Proceed to Payment' }));
  expect(await findPay()).toBeVisible();
});
