import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { justPaid } from '@/entities/booking/justPaid';
import { buildPaidBooking } from '@/testing/bookingFactories';
import { renderBookings, serveBookings } from './bookings.testUtils';

it('shows what was just paid first, with naming its attendees as the next step', async () => {
  const paid = buildPaidBooking({ id: 101, event_title: 'Derby' });
  serveBookings([buildPaidBooking({ id: 119, event_title: 'Opera' }), paid]);
  renderBookings({ pathname: '/my-bookings', state: justPaid(101) });
  await screen.findByRole('heading', { name: 'Opera', level: 3 });
  const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(titles).toEqual(['Derby', 'Opera']);
  const next = screen.getByRole('link', { name: 'Add Attendee Details for Derby' });
  expect(next).toHaveClass('MuiButton-contained');
});
