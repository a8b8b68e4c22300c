import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type {
  AuditEntry,
  AuditEntryList,
  EventAttendee,
  EventBooking,
  EventSales,
  OrganizedEvent,
} from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { buildOrganizedEvent } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { EventDashboardPage } from './EventDashboardPage';

const event: OrganizedEvent = {
  ...buildOrganizedEvent(),
  description: '',
  state: 'Maharashtra',
  country: 'India',
  images: [],
  calendar_sequence: 0,
  published_at: '2026-10-01T04:30:00.000Z',
  paused_at: null,
  cancelled_at: null,
  created_at: '2026-09-01T04:30:00.000Z',
  companies: [],
  missing: {},
  ticket_tiers: [],
} as unknown as OrganizedEvent;

const sums = {
  bookings: 2,
  seats: 3,
  tickets: '13333.33',
  paid: '16000.00',
  refunded: '500.00',
  kept: '15500.00',
};
const nobody = { waiting: 0, waiting_seats: 0 };
const sales: EventSales = {
  currency: 'INR',
  timezone: 'Asia/Kolkata',
  next_hold_ends_at: null,
  payments: 'real',
  others: null,
  seats: {
    total: 1109,
    sold: 1021,
    held: 24,
    left: 64,
  },
  revenue: '6774800.00',
  totals: {
    ...sums,
    service_fee: '266.67',
    gst: '2400.00',
    refunding: '0.00',
  },
  by_tier: [
    {
      ...sums,
      tier: 1,
      name: 'Stalls',
      total: 520,
      sold: 464,
      held: 14,
      left: 42,
      ...nobody,
    },
    {
      ...sums,
      tier: 2,
      name: 'Balcony',
      total: 271,
      sold: 271,
      held: 0,
      left: 0,
      waiting: 3,
      waiting_seats: 8,
    },
  ],
  by_day: [
    {
      ...sums,
      day: '2026-11-02',
      seats: 2,
    },
    {
      ...sums,
      day: '2026-11-04',
      seats: 1,
    },
  ],
  by_company: [
    {
      ...sums,
      company: 4,
      name: 'Northwind Industries',
    },
  ],
  by_gateway: [
    {
      ...sums,
      gateway: 'razorpay',
      name: 'Razorpay',
    },
  ],
  check_in: {
    tickets: 1021,
    named: 900,
    checked_in: 0,
    last_ten_minutes: 0,
    arrivals: [],
  },
};
const booking: EventBooking = {
  id: 31,
  booking_number: 'BK-2026-004871',
  state: 'paid',
  booked_by_name: 'Vikram Rao',
  booked_by_email: 'vikram@northwind.example',
  company_name: 'Northwind Industries',
  tier: 1,
  tier_name: 'Stalls',
  quantity: 4,
  currency: 'INR',
  tickets_amount: '74000.00',
  paid_amount: '89066.40',
  is_test: false,
  refund: {
    amount: '500.00',
    state: 'done',
  },
  created_at: '2026-11-22T09:00:00.000Z',
  paid_at: '2026-11-22T09:01:00.000Z',
  hold_expires_at: null,
  named: 1,
  checked_in: 0,
};
const attendee: EventAttendee = {
  id: 91,
  ticket_number: 'FYR-7K4M-2291',
  booking_number: 'BK-2026-004871',
  attendee_name: null,
  attendee_email: null,
  is_complimentary: false,
  booked_by_name: 'Vikram Rao',
  company_name: 'Northwind Industries',
  tier: 1,
  tier_name: 'Stalls',
  seat_no: 1,
  seat_count: 4,
  dietary_preferences: 'Jain',
  special_requirements: null,
  checked_in_at: null,
};

const change: AuditEntry = {
  id: 7,
  at: '2026-11-19T04:45:00.000Z',
  timezone: 'Asia/Kolkata',
  person: 8,
  kind: 'tier',
  person_name: 'Dev Kulkarni',
  network: '203.0.113.0/24',
  action: 'tier.price_changed',
  title: 'Stalls',
  event: 12,
  event_title: 'Winter Symphony Night',
  changes: [],
  summary: 'changed the price of Stalls from ₹1,500.00 to ₹1,800.00',
};

/** The queries of the lists as they arrive. */
let asked: string[];

const listed = <Row,>(what: string, results: Row[]) =>
  http.get(apiPath(`/organize/events/12/${what}/`), ({ request }) => {
    asked.push(`${what}${new URL(request.url).search}`);
    return HttpResponse.json({ count: results.length, page: 1, page_size: 20, results });
  });

beforeEach(() => {
  asked = [];
  server.use(
    answer('get', '/organize/events/12', event),
    answer('get', '/organize/events/12/sales/', sales),
    listed('bookings', [booking]),
    listed('attendees', [attendee]),
    answer('get', '/organizers/', { count: 0, page: 1, page_size: 20, results: [] }),
    answer<AuditEntryList>('get', '/organize/events/12/audit/', {
      count: 26,
      page: 1,
      page_size: 7,
      results: [change],
    }),
  );
});

const open = (route = '/organize/events/12') =>
  renderWithProviders(
    <>
      <LocationProbe />
      <Routes>
        <Route path="/organize/events/:id" element={<EventDashboardPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      route,
      preloadedState: {
        auth: signedIn(buildUser({ permissions: ['organize_events', 'check_in_tickets'] })),
      },
    },
  );
const region = (name: string) => screen.findByRole('region', { name });

describe('the page of an event for its organizer', () => {
  it('shows figures, tiers, days and takings, to screen readers too', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: event.title })).toBeVisible();
    expect(screen.getByText('On sale')).toBeVisible();
    expect(await screen.findByText('of 1,109 seats, 92%')).toBeVisible();
    expect(screen.getByText('64 left')).toBeVisible();
    expect(screen.getAllByText('₹67,74,800.00')[0]).toBeInTheDocument();
    const tiers = await region('Seats by tier');
    expect(within(tiers).getByText('464 + 14 held of 520')).toBeVisible();
    expect(within(tiers).getByText('271 of 271 · 3 waiting for 8')).toBeVisible();
    const days = within(screen.getByRole('table', { name: 'Seats sold, by day' }));
    // Also the day on which nothing was sold.
    expect(days.getByRole('row', { name: 'Nov 2 2 ₹13,333.33' })).toBeInTheDocument();
    expect(days.getByRole('row', { name: 'Nov 3 0 ₹0.00' })).toBeInTheDocument();
    const changes = within(await region('Changes'));
    expect(
      await changes.findByText(/changed the price of Stalls from ₹1,500.00 to ₹1,800.00/),
    ).toHaveTextContent(/^Dev Kulkarni changed/);
    expect(changes.getByText('Nov 19, 10:15 AM IST')).toBeVisible();
    expect(changes.getByRole('link', { name: 'All 26 changes of this event' })).toHaveAttribute(
      'href',
      '/organize/changes?event=12',
    );
    const takings = within(await region('Takings'));
    expect(takings.getByText('Kept').nextSibling).toHaveTextContent('₹15,500.00');
    expect(takings.getByText('Razorpay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', '/events/12');
  });

  it('keeps test payments apart: named in the figures and in the list, never added up', async () => {
    const others = { bookings: 2, paid: '2407.20' };
    server.use(answer('get', '/organize/events/12/sales/', { ...sales, others }));
    const { unmount } = open();
    const takings = within(await region('Takings'));
    expect(
      takings.getByText('Test payments of 2 bookings, ₹2,407.20, are not in these figures.'),
    ).toBeVisible();
    expect(takings.queryByText('No money was moved.')).not.toBeInTheDocument();
    unmount();

    const gateway = { ...sums, gateway: 'razorpay', name: 'Razorpay (test)' };
    server.use(
      answer('get', '/organize/events/12/sales/', {
        ...sales,
        payments: 'test',
        by_gateway: [gateway],
        others: {
          ...others,
          bookings: 1,
        },
      }),
      listed('bookings', [{ ...booking, is_test: true, refund: null }]),
    );
    open();
    const tests = within(await region('Takings'));
    expect(tests.getByText(/No money was moved/)).toHaveTextContent(/^Test payments/);
    expect(tests.getByText('Razorpay (test)')).toBeVisible();
    expect(
      tests.getByText('Real payments of 1 booking, ₹2,407.20, are not in these figures.'),
    ).toBeVisible();
    expect(screen.getByText('of test payments')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Bookings' }));
    expect(await table.findByText('Test payment')).toBeVisible();
  });

  it('says in a sentence that the chart needs two days', async () => {
    server.use(answer('get', '/organize/events/12/sales/', { ...sales, by_day: [] }));
    open();
    expect(
      await screen.findByText(
        'Nothing is sold yet. The chart begins with the first two days of sales.',
      ),
    ).toBeVisible();
  });

  it('lists bookings, whose search, filters, order and tab are in the address', async () => {
    const { user } = open('/organize/events/12?state=paid&page=2');
    const table = within(await screen.findByRole('table', { name: 'Bookings' }));
    expect(await table.findByText('Vikram Rao')).toBeVisible();
    expect(table.getByText('BK-2026-004871 · Northwind Industries')).toBeVisible();
    expect(table.getByText('₹500.00 paid back')).toBeVisible();
    expect(asked.at(-1)).toBe('bookings?state=paid&ordering=-created_at&page=2&page_size=20');
    await user.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'rao');
    await waitFor(() => expect(currentAddress()).toBe('/organize/events/12?search=rao&state=paid'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ticket' }), 'Balcony');
    await user.click(table.getByRole('button', { name: 'Amount' }));
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        'bookings?search=rao&state=paid&tier=2&ordering=-amount&page=1&page_size=20',
      ),
    );
    await user.click(screen.getByRole('tab', { name: 'Attendees' }));
    const attendees = within(await screen.findByRole('table', { name: 'Attendees' }));
    expect(await attendees.findByText('No name yet')).toBeVisible();
    expect(attendees.getByText('Jain')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Without a name');
    await waitFor(() =>
      expect(asked.at(-1)).toBe('attendees?named=false&ordering=name&page=1&page_size=20'),
    );
    expect(currentAddress()).toBe('/organize/events/12?tab=attendees&state=unnamed');
  });

  it('saves what the filters find as a file, and says when that fails', async () => {
    let query = '';
    server.use(
      http.get(apiPath('/organize/events/12/bookings.csv'), ({ request }) => {
        query = new URL(request.url).search;
        return new HttpResponse('Booking\r\n', { headers: { 'content-type': 'text/csv' } });
      }),
      refuse('get', '/organize/events/12/bookings.xlsx', 503, { error: 'Please wait a moment.' }),
    );
    URL.createObjectURL = jest.fn(() => 'blob:file');
    const view = open('/organize/events/12?state=held');
    const choose = async (name: string) => {
      await view.user.click(await screen.findByRole('button', { name: 'Export the bookings' }));
      await view.user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Comma separated (.csv)');
    await expectToasts(view, { message: 'Your file with the bookings is saved.' });
    expect(query).toBe('?state=held');
    await choose('Excel (.xlsx)');
    await expectToasts(view, {}, { message: 'Please wait a moment.' });
  });

  it('pauses sales, and leads to editing and the doors', async () => {
    let paused = 0;
    server.use(
      http.post(apiPath('/events/12/pause/'), () => {
        paused += 1;
        server.use(answer('get', '/organize/events/12', { ...event, status: 'paused' }));
        return HttpResponse.json({ ...event, status: 'paused' });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pause sales' }));
    expect(await screen.findByRole('button', { name: 'Resume sales' })).toBeVisible();
    expect(paused).toBe(1);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/organize/events/12/edit',
    );
    expect(screen.getAllByRole('link', { name: 'Scan tickets' })[0]).toHaveAttribute(
      'href',
      '/check-in',
    );
  });

  it('says that the event to be moved could not be loaded', async () => {
    server.use(refuse('get', '/events/12', 500, { error: 'Later.' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('dialog', { name: 'Couldn’t load the event' })).toBeVisible();
  });

  it('tells what is empty, what failed, and what is not there', async () => {
    server.use(listed('bookings', []), refuse('get', '/organize/events/12/attendees/', 500, {}));
    const { user, unmount } = open();
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Held');
    expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Attendees' }));
    expect(await screen.findByRole('heading', { name: 'Couldn’t load attendees' })).toBeVisible();
    unmount();
    server.use(refuse('get', '/organize/events/12', 404, { error: 'Event not found' }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
  });
});
