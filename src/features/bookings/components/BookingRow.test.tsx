import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Booking } from '@/api';
import { buildPaidBooking } from '@/testing/bookingFactories';
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
