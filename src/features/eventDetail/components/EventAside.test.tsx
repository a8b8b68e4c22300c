import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, type EventStatistics, type SupportContact } from '@/api';
import { buildBooking, buildQuote } from '@/testing/bookingFactories';
import { buildEventStatistics, buildTier } from '@/testing/eventFactories';
import { answer, apiPath, refuse, supportContact } from '@/testing/handlers';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { renderAt, serveCart } from '@/testing/eventRoutes';
import { asha, fact, openEvent, section, serveEvent } from '@/testing/eventDetail';

const selectContact = api.endpoints.getSupportContact.select();

afterEach(() => {
  jest.restoreAllMocks();
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
    const chat = await help.findByRole('link', { name: 'Live Chat' });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hello Foyer, I have a question about "Winter Symphony" (event 12).',
    );
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919800000000\?/);
  });

  it('stands no Live Chat where there is no chat', async () => {
    const contact = { ...supportContact, chat_url: null };
    server.use(answer<SupportContact>('get', '/contact/', contact));
    const { store } = await openEvent();
    await waitFor(() => expect(selectContact(store.getState()).data).toEqual(contact));
    const help = section('Need Help?');
    expect(help.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    expect(help.queryByRole('link', { name: 'Live Chat' })).not.toBeInTheDocument();
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
    const terms = [
      'Total capacity',
      'Sold',
      'Held in carts',
      'Available',
      'Total bookings',
      'Progress',
    ];
    expect(terms.map((term) => fact(card, term))).toEqual([
      '500',
      '150',
      '30',
      '320',
      '1,312',
      '36%',
    ]);
    expect(card.getByText('12 tickets sold in 1 day, up to 12 per day')).toBeVisible();
    expect(section('Access Level').getByText('Your company has no access')).toBeVisible();
    expect(
      section('Access Level').getByText('Exclusive events are limited to select companies.'),
    ).toBeVisible();
  });

  it.each([
    [true, 'Only companies with access can book it. You belong to no company.'],
    [false, 'Every company has access. You belong to no company.'],
  ])('says nothing of a company to those who have none (exclusive: %s)', async (is, text) => {
    server.use(answer<EventStatistics>('get', '/events/:id/statistics/', buildEventStatistics()));
    const permissions = ['view_event_statistics'] as const;
    const auth = signedIn(
      buildUser({ company_id: null, company: null, permissions: [...permissions] }),
    );
    await openEvent({ is_exclusive: is, company_has_access: true }, auth);
    expect(section('Access Level').getByText(text)).toBeVisible();
    expect(screen.queryByText(/Your company has/)).not.toBeInTheDocument();
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
    expect(cart.getByText('+ fee & GST')).toBeVisible();
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
    expect(bar.getByText('+ fee & GST')).toBeVisible();
    expect(bar.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  });

  it('sums each currency by itself', async () => {
    serveEvent();
    serveCart([buildBooking(), buildBooking({ id: 102, currency: 'USD' })]);
    server.use(
      http.get(apiPath('/bookings/quote/'), ({ request }) => {
        const ids = new URL(request.url).searchParams.get('booking_ids');
        if (ids === '101') return HttpResponse.json(buildQuote());
        if (ids === '102') return HttpResponse.json(buildQuote({ currency: 'USD' }));
        const error = { error: 'Several currencies.', code: 'mixed', request_id: 'r' };
        return HttpResponse.json(error, { status: 409 });
      }),
    );
    const { user } = renderAt('/events/12', asha);
    const bar = within(await screen.findByRole('complementary', { name: 'Cart' }));
    expect(await bar.findByText(/^\$/)).toBeVisible();
    expect(await bar.findByText(/^₹/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'View Cart 2 in cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    expect(await cart.findByText('$6,018.00')).toBeVisible();
    expect(await cart.findByText('₹6,018.00')).toBeVisible();
  });

  it('keeps its lines when a later request fails', async () => {
    serveEvent();
    serveCart([buildBooking({ event_title: 'Jazz Night' })]);
    const { user, store } = renderAt('/events/12', asha);
    await user.click(await screen.findByRole('button', { name: 'View Cart 1 in cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    server.use(refuse('get', '/bookings/', 500));
    act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
    expect(await cart.findByText(/may be out of date/)).toBeVisible();
    expect(cart.getByText('Jazz Night')).toBeVisible();
  });

  it('is empty at first', async () => {
    const { user } = await openEvent();
    expect(screen.queryByRole('complementary', { name: 'Cart' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View Cart' }));
    expect(await screen.findByText('Your Cart is Empty')).toBeVisible();
  });
});
