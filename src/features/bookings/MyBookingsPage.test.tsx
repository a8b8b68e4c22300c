import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '@/api';
import {
  buildBooking,
  buildBookingList,
  buildPaidBooking,
  buildTicket,
} from '@/testing/bookingFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { currentAddress } from '@/testing/LocationProbe';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { MyBookingsPage } from './MyBookingsPage';
import { renderBookings, serveBookings } from './bookings.testUtils';

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title, level: 3 });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} stands in no row`);
  return within(item);
};

it('asks visitors to sign in and brings them back', () => {
  renderWithProviders(<MyBookingsPage />, { route: '/my-bookings?tab=past' });
  expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  expect(screen.getByText('Please sign in to view your bookings.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fmy-bookings%3Ftab%3Dpast',
  );
});

describe('the head', () => {
  it('has links, the person and four figures', async () => {
    serveBookings([buildBooking()]);
    renderBookings();
    expect(screen.getByRole('heading', { name: 'My Bookings', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
    expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
    expect(screen.getByRole('link', { name: 'My Requests' })).toHaveAttribute(
      'href',
      '/approvals?tab=mine',
    );
    expect(await screen.findByRole('link', { name: /Cart\s*, 1 booking to pay/ })).toHaveAttribute(
      'href',
      '/cart',
    );
    const profile = within(screen.getByRole('region', { name: 'Asha Rao' }));
    expect(profile.getByText('asha@northwind.example')).toBeVisible();
    expect(profile.getByText(/Northwind Industries/)).toBeVisible();
    expect(profile.getByText('EMPLOYEE')).toBeVisible();
    expect(await profile.findByText('₹15,000.00')).toBeVisible();
    for (const tile of ['Total Bookings', 'Upcoming Events', 'Total Spent', 'Pending Payments']) {
      expect(profile.getByText(tile)).toBeVisible();
    }
  });

  it('shows an alert when the figures fail, and reloads them', async () => {
    serveBookings();
    server.use(refuse('get', '/bookings/stats/', 400));
    const { user } = renderBookings();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Your figures could not be loaded.');
    serveBookings();
    await user.click(within(note).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('₹15,000.00')).toBeVisible();
  });
});

describe('a row', () => {
  it('of a paid booking says what it is, and shows its tickets', async () => {
    const names = ['Asha Rao', 'Sunita Iyer', 'Ravi Nair', 'Leela Das'];
    const tickets = names.map((attendee_name, index) =>
      buildTicket({
        id: 201 + index,
        seat_no: index + 1,
        attendee_name,
        attendee_email: `seat${index + 1}@northwind.example`,
        ticket_number: `FYR-7K4M-229${index + 1}`,
      }),
    );
    serveBookings([
      buildPaidBooking({
        quantity: 4,
        tickets,
        attendee_details_completed: true,
        notes: 'Front row, please.',
        total_amount: '404000.00',
        paid_amount: '486240.00',
      }),
    ]);
    const { user } = renderBookings();
    const jazz = await row('Mumbai Jazz Night');
    // One status in the row; all of them are in the details.
    expect(jazz.getByText('Complete')).toBeVisible();
    expect(jazz.queryByText('Confirmed')).not.toBeInTheDocument();
    expect(jazz.queryByText('Paid')).not.toBeInTheDocument();
    expect(
      jazz.getByText('Sat, Mar 14, 2099, 7:00 PM IST · Royal Opera House, Mumbai'),
    ).toBeVisible();
    expect(jazz.getByText('Gold · FY-2026-000101 · Booked for Asha Rao')).toBeVisible();
    expect(jazz.getByText('Note: Front row, please.')).toBeVisible();
    expect(jazz.getByText('₹4,86,240.00')).toBeVisible();
    expect(jazz.getByRole('link', { name: /View QR Ticket/ })).toHaveAttribute(
      'href',
      '/my-bookings?ticket=101',
    );
    expect(jazz.getByRole('button', { name: /Receipt/ })).toBeVisible();

    expect(jazz.getByRole('cell', { name: 'FYR-7K4M-2292' })).toBeVisible();
    expect(jazz.getByRole('cell', { name: 'seat2@northwind.example' })).toBeVisible();
    expect(jazz.queryByRole('cell', { name: 'Ravi Nair' })).not.toBeInTheDocument();
    await user.click(jazz.getByRole('button', { name: 'Show 2 more tickets' }));
    expect(jazz.getByRole('cell', { name: 'Leela Das' })).toBeVisible();
  });

  it('of an unpaid booking labels its sum as that of the tickets alone', async () => {
    serveBookings([buildBooking()]);
    renderBookings();
    const price = (await row('Mumbai Jazz Night')).getByText('Tickets').parentElement;
    expect(price?.parentElement).toHaveTextContent('Tickets ₹5,000.00 + fee & GST');
  });

  it('of a paid booking without names asks for them', async () => {
    serveBookings([buildPaidBooking()]);
    renderBookings();
    const jazz = await row('Mumbai Jazz Night');
    expect(jazz.getByText('Awaiting Details')).toBeVisible();
    expect(jazz.getAllByText('No name yet')).toHaveLength(2);
    expect(jazz.getByRole('link', { name: /^Add Attendee Details for / })).toHaveAttribute(
      'href',
      '/cart?stage=attendee_details&booking=101',
    );
  });

  it('of a pending booking asks to pay', async () => {
    serveBookings([buildBooking()]);
    renderBookings();
    const jazz = await row('Mumbai Jazz Night');
    expect(jazz.getByText('Payment Pending')).toBeVisible();
    expect(jazz.getByRole('link', { name: /Pay Now/ })).toHaveAttribute(
      'href',
      '/cart?stage=payment&bookings=101',
    );
    expect(jazz.queryByRole('button', { name: /Receipt/ })).not.toBeInTheDocument();
    expect(jazz.queryByRole('table')).not.toBeInTheDocument();
  });

  it('of a colleague says whose it is, and is only read', async () => {
    serveBookings([buildBooking({ user: 8, user_name: 'Vikram Rao' })]);
    renderBookings('/my-bookings?scope=company', { permissions: ['view_company_bookings'] });
    const jazz = await row('Mumbai Jazz Night');
    expect(jazz.getByText(/by Vikram Rao, Northwind Industries/)).toBeVisible();
    expect(jazz.queryByRole('link', { name: /Pay Now/ })).not.toBeInTheDocument();
  });
});

describe('the lists', () => {
  it('are the server’s, with counts in the tabs', async () => {
    const world = serveBookings([buildBooking(), buildPaidBooking({ id: 102 })]);
    const { user } = renderBookings();
    expect(await screen.findByRole('link', { name: 'All Bookings (2)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Bookings' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All Bookings (2)',
      'Upcoming (2)',
      'Past Events (0)',
      'Pending Payment (1)',
    ]);
    expect(Object.fromEntries(world.listQueries[0] ?? [])).toEqual({
      user: '7',
      include: 'payment,attendees',
      page: '1',
      page_size: '20',
    });
    await user.click(screen.getByRole('link', { name: 'Pending Payment (1)' }));
    expect(currentAddress()).toBe('/my-bookings?tab=pending');
    await waitFor(() => expect(world.listQueries.at(-1)?.get('payment_status')).toBe('pending'));
    await user.click(screen.getByRole('link', { name: /Past Events/ }));
    await waitFor(() => expect(world.listQueries.at(-1)?.get('timeframe')).toBe('past'));
  });

  it('are searched a moment after the last key', async () => {
    const world = serveBookings([buildBooking()]);
    const { user } = renderBookings();
    const box = screen.getByRole('searchbox', { name: 'Search bookings' });
    await user.fill(box, 'jazz');
    await waitFor(() => expect(world.listQueries.at(-1)?.get('search')).toBe('jazz'));
    expect(currentAddress()).toBe('/my-bookings?search=jazz');
    expect(world.listQueries.map((query) => query.get('search'))).toEqual([null, 'jazz']);
    await user.type(box, ' night{Enter}');
    await waitFor(() => expect(world.listQueries.at(-1)?.get('search')).toBe('jazz night'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    await waitFor(() => expect(currentAddress()).toBe('/my-bookings'));
  });

  it('of the company are there for those who may read them', async () => {
    const world = serveBookings([buildBooking()]);
    const { user } = renderBookings('/my-bookings', { permissions: ['view_company_bookings'] });
    await user.click(await screen.findByRole('link', { name: 'Company' }));
    expect(currentAddress()).toBe('/my-bookings?scope=company');
    await waitFor(() => expect(world.listQueries.at(-1)?.has('user')).toBe(false));
    expect(
      await screen.findByRole('heading', { name: 'Company Bookings', level: 1 }),
    ).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Northwind Industries' })).toBeVisible();
    expect(
      await screen.findByText(
        '4 bookings: 2 paid · 1 waiting for payment · 1 cancelled · 0 refunded',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mine' }));
    expect(currentAddress()).toBe('/my-bookings?scope=own');
    expect(await screen.findByRole('heading', { name: 'My Bookings', level: 1 })).toBeVisible();
  });

  it('of all are what an admin without bookings sees first', async () => {
    const world = serveBookings();
    server.use(
      http.get(apiPath('/bookings/'), ({ request }) => {
        const query = new URL(request.url).searchParams;
        const others = [buildBooking({ user: 8, user_name: 'Vikram Rao' })];
        return HttpResponse.json(buildBookingList(query.has('user') ? world.bookings : others));
      }),
    );
    renderBookings('/my-bookings', { permissions: ['view_company_bookings', 'view_all_bookings'] });
    expect(await row('Mumbai Jazz Night')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'All Bookings', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Mine' })).not.toHaveAttribute('aria-current');
  });

  it('of the company are not there for others, whatever the address says', async () => {
    const world = serveBookings([buildBooking()]);
    renderBookings('/my-bookings?scope=company');
    await row('Mumbai Jazz Night');
    expect(world.listQueries[0]?.get('user')).toBe('7');
    expect(screen.queryByRole('link', { name: 'Company' })).not.toBeInTheDocument();
  });

  it('come in pages of 20', async () => {
    const many = Array.from({ length: 27 }, (_, index) =>
      buildPaidBooking({ id: index + 1, event_title: `Event ${index + 1}`, tickets: [] }),
    );
    const world = serveBookings(many);
    const { user } = renderBookings();
    await row('Event 20');
    expect(screen.getByText('20 of 27 shown')).toBeVisible();
    expect(screen.queryByText('Event 21')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await row('Event 27');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(world.listQueries.map((query) => query.get('page'))).toEqual(['1', '2']);
  });

  it.each([
    ['', /No bookings yet/],
    ['?tab=upcoming', /No upcoming events/],
    ['?tab=past', /Events you have attended/],
    ['?tab=pending', /No payments are due/],
  ])('are empty in words of their own: %s', async (query, text) => {
    serveBookings();
    renderBookings(`/my-bookings${query}`);
    expect(await screen.findByRole('heading', { name: 'No bookings found' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Browse Events' })).toHaveLength(2);
  });

  it('without a match offer to clear the search', async () => {
    serveBookings();
    const { user } = renderBookings('/my-bookings?search=opera');
    expect(await screen.findByText(/Nothing matches “opera”/)).toBeVisible();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
    if (clear) await user.click(clear);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(await screen.findByText(/No bookings yet/)).toBeVisible();
  });

  it('stay when a later request fails, and say that they may be old', async () => {
    serveBookings([buildBooking()]);
    const { user, store } = renderBookings();
    await row('Mumbai Jazz Night');
    server.use(refuse('get', '/bookings/', 500));
    act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(await row('Mumbai Jazz Night')).toBeDefined();
    serveBookings([buildBooking({ event_title: 'Renamed Night' })]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await row('Renamed Night')).toBeDefined();
    expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument();
  });

  it('say when they cannot be loaded, and try again', async () => {
    serveBookings();
    server.use(refuse('get', '/bookings/', 400, { error: 'Not today.' }));
    const { user } = renderBookings();
    expect(await screen.findByRole('heading', { name: 'Failed to load bookings' })).toBeVisible();
    expect(screen.getByText('Not today.')).toBeVisible();
    serveBookings([buildBooking()]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await row('Mumbai Jazz Night')).toBeDefined();
  });
});
