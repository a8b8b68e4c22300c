import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { EventSummary } from '@/api';
import { buildEvent, buildEventSummary, buildTier } from '@/testing/eventFactories';
import { answer, loseConnection, refuse } from '@/testing/handlers';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { renderAt, serveCart, currentAddress } from '@/testing/eventRoutes';
import { asha, fact, openEvent, section, serveEvent } from '@/testing/eventDetail';

afterEach(() => {
  document.title = '';
});

describe('before the event is there', () => {
  it.each(['abc', '12abc', '-4', '1.5'])('/events/%s is no event', async (id) => {
    const { user } = renderAt(`/events/${id}`, asha);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Invalid Event ID$/);
    server.use(
      answer('get', '/events/', { count: 0, page: 1, page_size: 20, cities: [], results: [] }),
    );
    await user.click(screen.getByRole('link', { name: 'Back to Events' }));
    expect(currentAddress()).toBe('/events');
  });

  it('asks visitors to sign in, and brings them back', async () => {
    const event = buildEventSummary({ id: 12, title: 'Winter Symphony' });
    server.use(answer<EventSummary>('get', '/events/:id/summary/', event));
    renderAt('/events/12');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Winter Symphony');
    expect(screen.getByRole('img', { name: 'Poster of Winter Symphony' })).toBeVisible();
    const banner = section('Winter Symphony');
    expect(fact(banner, 'Date')).toBe('Sat, Mar 14, 2099, 7:00 PM to 11:00 PM IST');
    expect(banner.getByText('₹2,500.00')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Authentication Required');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin?next=%2Fevents%2F12',
    );
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fevents%2F12',
    );
    expect(screen.queryByRole('button', { name: 'Select tickets' })).not.toBeInTheDocument();
  });

  it('leads visitors of a sold-out event to its waiting list, by way of sign-in', async () => {
    const event = buildEventSummary({ id: 12, sale_state: 'sold_out' });
    server.use(answer<EventSummary>('get', '/events/:id/summary/', event));
    renderAt('/events/12');
    expect(await screen.findByRole('link', { name: 'Join the waiting list' })).toHaveAttribute(
      'href',
      '/signin?next=%2Fevents%2F12%3Fwait%3D1',
    );
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fevents%2F12%3Fwait%3D1',
    );
  });

  it('asks visitors to sign in also where there is no such event', async () => {
    server.use(refuse('get', '/events/:id/summary/', 404, { error: 'Event not found' }));
    renderAt('/events/12');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Authentication Required' }),
    ).toBeVisible();
  });

  it('says that it loads, also while it is unknown who is there', async () => {
    const unknown = { ...signedIn(), status: 'unknown' as const, initialised: false };
    renderAt('/events/12', { auth: unknown });
    expect(screen.getByRole('status', { name: 'Loading event' })).toBeVisible();
  });

  it('is not found, and may be looked for again', async () => {
    server.use(refuse('get', '/events/:id', 404, { error: 'Event not found' }));
    serveCart();
    const { user } = renderAt('/events/12', asha);
    expect(screen.getByRole('status', { name: 'Loading event' })).toBeVisible();
    const title = await screen.findByRole('heading', { level: 1, name: 'Event Not Found' });
    expect(title).toBeVisible();
    expect(document.title).toBe('Event Not Found | Foyer');
    expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
    serveEvent();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter Symphony' })).toBeVisible();
  });

  it.each(['0', '9'.repeat(40)])(
    'is not found under the number %s, which the server refuses',
    async (id) => {
      server.use(refuse('get', '/events/:id', 400, { error: 'id must be >= 1' }));
      serveCart();
      renderAt(`/events/${id}`, asha);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Event Not Found');
    },
  );

  it.each([
    [
      'by the server',
      refuse('get', '/events/:id', 500, { error: 'Out of order.' }),
      'Out of order.',
    ],
    [
      'by the network',
      loseConnection('get', '/events/:id'),
      'Network error. Please check your connection and try again.',
    ],
  ])('fails %s in words', async (_case, handler, words) => {
    server.use(handler);
    renderAt('/events/12', asha);
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Failed to load event$/,
    );
    expect(panel).toHaveTextContent(words);
  });
});

describe('the banner', () => {
  it('says what, who, when, where, and from how much', async () => {
    await openEvent({
      created_by_name: 'Symphony Orchestra',
      total_tickets: 1000,
      available_tickets: 60,
    });
    const banner = section('Winter Symphony');
    expect(banner.getByText('Organized by Symphony Orchestra')).toBeVisible();
    expect(fact(banner, 'Date')).toBe('Sat, Mar 14, 2099, 7:00 PM to 11:00 PM IST');
    expect(fact(banner, 'Venue')).toBe('Royal Opera House, Mumbai');
    expect(banner.getByText('Starting from')).toBeVisible();
    expect(banner.getByText('₹2,500.00')).toBeVisible();
    expect(banner.getByText('+ fee & GST')).toBeVisible();
    expect(banner.getByRole('progressbar', { name: 'Booked' })).toHaveAttribute('value', '94');
    expect(banner.getByText('94% booked')).toBeVisible();
    expect(document.title).toBe('Winter Symphony, Mumbai | Foyer');
  });

  it.each([
    ['open', {}, ['Booking Open']],
    [
      'exclusive and nearly full',
      { is_exclusive: true, available_tickets: 100 },
      ['Exclusive', 'Booking Open', 'Almost Sold Out'],
    ],
    ['not nearly full', { available_tickets: 101 }, ['Booking Open']],
    ['sold out', { available_tickets: 0 }, ['Sold Out']],
    [
      'not yet open',
      { is_booking_open: false, booking_start_date: '2099-12-06T20:30:00Z' },
      ['Opens Dec 7'],
    ],
    [
      'exclusive to others',
      { is_exclusive: true, company_has_access: false },
      ['Exclusive', 'Not open to your company'],
    ],
    [
      'moved',
      { moved_from: { start_date: '2099-03-01T13:30:00.000Z', venue: null } },
      ['Booking Open', 'New date'],
    ],
    ['closed', { is_booking_open: false }, ['Booking Closed']],
    ['cancelled', { is_booking_open: false, is_cancelled: true }, ['Cancelled by the organizer']],
  ])('wears the badges of an event that is %s', async (_case, over, badges) => {
    await openEvent(over);
    const list = screen.getByRole('list', { name: 'Status' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(badges);
  });
});

it('shows an event of which little is known', async () => {
  serveCart();
  const event = buildEvent({ id: 12, title: 'Winter Symphony', ticket_tiers: [] });
  const unknown = {
    category_name: null,
    category_slug: null,
    description: null,
    featured_image: null,
    images: null,
    venue: null,
    city: null,
    timezone: null,
    created_by_name: null,
  };
  server.use(answer('get', '/events/:id', { ...event, ...unknown }));
  renderAt('/events/12', asha);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Winter Symphony');
  const banner = section('Winter Symphony');
  expect(fact(banner, 'Venue')).toBe('Mumbai');
  expect(banner.queryByText(/Organized by/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/null|undefined/);
});

describe('the next step', () => {
  it('is on the first screen: Select tickets leads to the tiers', async () => {
    const { user } = await openEvent();
    await user.click(section('Winter Symphony').getByRole('button', { name: 'Select tickets' }));
    expect(screen.getByRole('heading', { name: 'Select Your Tickets' })).toHaveFocus();
  });

  it.each([
    ['sold out', { available_tickets: 0 }],
    ['closed', { is_booking_open: false }],
    ['cancelled', { is_cancelled: true }],
    ['exclusive to others', { is_exclusive: true, company_has_access: false }],
  ])('is not to select tickets where the event is %s', async (_case, over) => {
    await openEvent(over);
    expect(screen.queryByRole('button', { name: 'Select tickets' })).not.toBeInTheDocument();
  });

  it('is the waiting list from the banner of an event that is sold out', async () => {
    const tiers = [buildTier({ id: 11, available_tickets: 0 })];
    await openEvent({ sale_state: 'sold_out', ticket_tiers: tiers });
    expect(
      section('Winter Symphony').getByRole('link', { name: 'Join the waiting list' }),
    ).toHaveAttribute('href', '/events/12?wait=1');
  });

  it('is to ask for access where the event is not open to the company', async () => {
    await openEvent({ is_exclusive: true, company_has_access: false });
    const asks = screen.getAllByRole('link', { name: 'Ask for access' });
    expect(asks.map((link) => link.getAttribute('href'))).toEqual([
      '/contact?subject=Access+to+Winter+Symphony+%28event+12%29',
      '/contact?subject=Access+to+Winter+Symphony+%28event+12%29',
    ]);
  });
});

describe('headings', () => {
  it('leave no gap', async () => {
    await openEvent({ ticket_tiers: [buildTier()] });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2));
  });
});
