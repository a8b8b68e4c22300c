import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Event, EventStatistics } from '@/api';
import { buildBooking } from '@/testing/bookingFactories';
import { buildEvent, buildEventStatistics, buildTier } from '@/testing/eventFactories';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { renderAt, serveCart, whereabouts } from './eventsTesting';

const asha = { auth: signedIn() };

function serveEvent(over: Partial<Event> = {}) {
  const event = buildEvent({ id: 12, title: 'Winter Symphony', ...over });
  server.use(answer<Event>('get', '/events/:id', event));
  serveCart();
  return event;
}

async function openEvent(over: Partial<Event> = {}, auth = asha.auth) {
  serveEvent(over);
  const view = renderAt('/events/12', { auth });
  await screen.findByRole('heading', { level: 1, name: over.title ?? 'Winter Symphony' });
  return view;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

/** The description a term has in a list of facts. */
const fact = (where: ReturnType<typeof section>, term: string) =>
  where.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

afterEach(() => {
  document.title = '';
});

describe('before the event is there', () => {
  it.each(['abc', '12abc', '0', '-4', '1.5'])('/events/%s is no event', async (id) => {
    const { user } = renderAt(`/events/${id}`, asha);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid Event ID');
    server.use(
      answer('get', '/events/', { count: 0, page: 1, page_size: 20, cities: [], results: [] }),
    );
    await user.click(screen.getByRole('link', { name: 'Back to Events' }));
    expect(whereabouts()).toBe('/events');
  });

  it('asks visitors to sign in, and brings them back', () => {
    renderAt('/events/12');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication Required');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin?next=/events/12',
    );
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
      'Failed to load event',
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
    ['sold out', { available_tickets: 0 }, ['Booking Open', 'Sold Out']],
    ['closed', { is_booking_open: false }, ['Booking Closed']],
    ['cancelled', { is_booking_open: false, is_cancelled: true }, ['Cancelled']],
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

describe('about', () => {
  it('lists every fact', async () => {
    await openEvent({
      description: 'First part.\n\nSecond part.',
      booking_start_date: '2099-01-02T03:30:00Z',
      booking_end_date: '2099-03-13T18:29:00Z',
      is_booking_open: false,
      is_exclusive: true,
      total_tickets: 1109,
      available_tickets: 164,
    });
    const about = section('About This Event');
    expect(about.getByText('Second part.')).toBeVisible();
    const terms = [
      'Start',
      'End',
      'Venue',
      'Booking period',
      'Status',
      'Available',
      'Starting price',
      'Event Type',
      'Capacity',
    ];
    expect(terms.map((term) => fact(about, term))).toEqual([
      'Sat, Mar 14, 2099, 7:00 PM IST',
      'Sat, Mar 14, 2099, 11:00 PM IST',
      'Royal Opera House',
      'Jan 2 to Mar 13, 2099',
      'Closed',
      '164 of 1,109',
      '₹2,500.00',
      'Exclusive',
      '1,109 seats',
    ]);
  });

  it('opens its pictures, six at most, one by one', async () => {
    const images = Array.from({ length: 8 }, (_, index) => `/pictures/${index}.svg`);
    const { user } = await openEvent({ images });
    const gallery = within(screen.getByRole('list', { name: 'Gallery' }));
    expect(gallery.getAllByRole('button')).toHaveLength(6);
    const sixth = gallery.getByRole('button', { name: 'Show picture 6 of 6' });
    await user.click(sixth);
    const viewer = await screen.findByRole('dialog', { name: 'Gallery of Winter Symphony' });
    expect(within(viewer).getByRole('status')).toHaveTextContent('6 of 6');
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('img', { name: 'Picture 1 of Winter Symphony' })).toBeVisible();
    await user.click(within(viewer).getByRole('button', { name: 'Previous picture' }));
    expect(within(viewer).getByRole('status')).toHaveTextContent('6 of 6');
    await user.click(within(viewer).getByRole('button', { name: 'Close gallery' }));
    expect(sixth).toHaveFocus();
  });

  it('has no gallery without pictures', async () => {
    await openEvent({ images: [] });
    expect(screen.queryByRole('list', { name: 'Gallery' })).not.toBeInTheDocument();
  });

  it('states the booking terms', async () => {
    await openEvent();
    const terms = section('Booking terms').getAllByRole('listitem');
    expect(terms.map((term) => term.textContent)).toEqual([
      'All bookings are subject to availability and confirmation',
      'Tickets are non-refundable unless the event is cancelled by the organizer',
      'A valid ID is required at the entrance',
      'Corporate booking limits may apply',
      'Event details are subject to change',
    ]);
  });
});

describe('beside it', () => {
  it('stand the person, the venue and help', async () => {
    await openEvent({ ticket_tiers: [buildTier(), buildTier({ id: 12, name: 'Silver' })] });
    const aside = within(screen.getByRole('complementary', { name: 'About this booking' }));
    expect(aside.getByText('Asha Rao')).toBeVisible();
    expect(aside.getByText('Northwind Industries · Employee')).toBeVisible();
    const venue = section('Venue Details');
    expect(fact(venue, 'Venue')).toBe('Royal Opera House');
    expect(fact(venue, 'Total seats')).toBe('500');
    expect(fact(venue, 'Ticket types')).toBe('2');
    const help = section('Need Help?');
    expect(help.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    expect(help.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
    const chat = help.getByRole('link', { name: 'Live Chat' });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hello Foyer, I have a question about "Winter Symphony" (event 12).',
    );
    expect(chat).toHaveAttribute('target', '_blank');
  });

  it.each(['employee', 'company_admin'] as const)(
    'hides the statistics from a %s',
    async (role) => {
      await openEvent({}, signedIn(buildUser({ role, permissions: ['manage_company'] })));
      expect(screen.queryByText('Event Statistics')).not.toBeInTheDocument();
      expect(screen.queryByText('Access Level')).not.toBeInTheDocument();
    },
  );

  const admin = signedIn(
    buildUser({ role: 'admin', role_label: 'Admin', permissions: ['view_event_statistics'] }),
  );

  it('shows them to those who hold the permission', async () => {
    server.use(
      answer<EventStatistics>(
        'get',
        '/events/:id/statistics/',
        buildEventStatistics({ total_bookings: 1312 }),
      ),
    );
    await openEvent({ company_has_access: false }, admin);
    await screen.findByText('1,312');
    const card = section('Event Statistics');
    const terms = ['Total capacity', 'Sold', 'Available', 'Total bookings', 'Progress'];
    expect(terms.map((term) => fact(card, term))).toEqual(['500', '150', '320', '1,312', '36%']);
    expect(card.getByText('12 tickets sold in 1 day, at most 12 a day')).toBeVisible();
    expect(section('Access Level').getByText('Your company has no access')).toBeVisible();
    expect(
      section('Access Level').getByText('Exclusive events are limited to select companies.'),
    ).toBeVisible();
  });

  it('loads them again when they failed', async () => {
    server.use(refuse('get', '/events/:id/statistics/', 403, { error: 'Not for you.' }));
    const { user } = await openEvent({}, admin);
    const panel = await section('Event Statistics').findByRole('alert');
    expect(panel).toHaveTextContent('Not for you.');
    server.use(
      http.get(apiPath('/events/:id/statistics/'), () => HttpResponse.json(buildEventStatistics())),
    );
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total capacity')).toBeVisible();
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

describe('the cart', () => {
  it('opens in place, with the sum the server computed', async () => {
    serveEvent();
    serveCart([buildBooking({ event_title: 'Jazz Night', quantity: 2 })]);
    const { user } = renderAt('/events/12', asha);
    const button = await screen.findByRole('button', { name: 'View Cart 1 in cart' });
    await user.click(button);
    const cart = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    expect(cart.getByText('Jazz Night')).toBeVisible();
    expect(cart.getByText('Gold · 2 tickets')).toBeVisible();
    expect(await cart.findByText('₹6,018.00')).toBeVisible();
    expect(cart.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    await user.click(cart.getByRole('button', { name: 'Keep Browsing' }));
    expect(button).toHaveFocus();
  });

  it('floats while there is something in it', async () => {
    serveEvent();
    serveCart([buildBooking({ quantity: 2 }), buildBooking({ id: 102, quantity: 3 })]);
    renderAt('/events/12', asha);
    const bar = within(await screen.findByRole('complementary', { name: 'Cart' }));
    expect(bar.getByText('2 items, 5 tickets in cart')).toBeVisible();
    expect(await bar.findByText('₹5,000.00')).toBeVisible();
    expect(bar.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  });

  it('is empty at first', async () => {
    const { user } = await openEvent();
    expect(screen.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View Cart' }));
    expect(await screen.findByText('Your Cart is Empty')).toBeVisible();
  });
});
