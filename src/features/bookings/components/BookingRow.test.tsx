import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Booking } from '@/api';
import { buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import { answer } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

const forRavi = buildPaidBooking({
  booking_for: 'employee',
  booked_for_user: 9,
  booked_for_name: 'Ravi Iyer',
  notes: 'Aisle seats',
});

it('says whom a booking is for, on the card and in its details', async () => {
  serveBookings([forRavi]);
  server.use(answer<Booking>('get', '/bookings/101', forRavi));
  const { user } = renderBookings();
  expect(await screen.findByText(/Booked for Ravi Iyer \(colleague\)/)).toBeVisible();
  expect(screen.getByText('Note: Aisle seats')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Details of/ }));
  const heading = await screen.findByRole('heading', { name: 'Booked for' });
  const section = within(heading.closest('section') ?? document.body);
  expect(section.getByText('Ravi Iyer (colleague)')).toBeVisible();
});

it('says one’s own name for oneself', async () => {
  serveBookings([buildPaidBooking()]);
  renderBookings();
  expect(await screen.findByText(/Booked for Asha Rao$/)).toBeVisible();
});

it('says that a booking is in approval, and until when it can be paid after it', async () => {
  const approval = { id: 71, deadline: '2099-11-26T12:30:00Z', pay_by: '2099-11-27T12:30:00Z' };
  const pending = { status: 'pending', payment_status: 'pending' } as const;
  serveBookings([
    buildBooking({ ...pending, approval: { ...approval, status: 'pending' } }),
    buildBooking({ ...pending, id: 102, approval: { ...approval, status: 'approved' } }),
  ]);
  renderBookings();
  expect(await screen.findByText('In approval')).toBeVisible();
  expect(
    screen.getByText('Seats held until Thu, Nov 26, 6:00 PM IST for a decision'),
  ).toBeVisible();
  expect(screen.getByText('Approved, pay until Fri, Nov 27, 6:00 PM IST')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Pay Now/ })).toHaveLength(1);
  const [request] = screen.getAllByRole('link', { name: /^View request/ });
  expect(request).toHaveAttribute('href', '/approvals/71');
  expect(screen.queryByText('Payment Pending')).not.toBeInTheDocument();
});
