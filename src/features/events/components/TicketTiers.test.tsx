import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { ApiErrorBody, BookingCreate, Event, TicketTier } from '@/api';
import { buildBooking } from '@/testing/bookingFactories';
import { buildEvent, buildTier } from '@/testing/eventFactories';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { serveCart } from '../eventsTesting';
import { TicketTiers } from './TicketTiers';

const asha = signedIn();

interface Case {
  tier?: Partial<TicketTier>;
  event?: Partial<Event>;
  auth?: typeof asha;
}

const eventWith = ({ tier = {}, event = {} }: Case) =>
  buildEvent({ id: 12, title: 'Winter Symphony', ticket_tiers: [buildTier(tier)], ...event });

/** The section with one tier; `News` shows it again as the server knows it by then. */
function Section({ first, then }: { first: Event; then: Event }) {
  const [event, setEvent] = useState(first);
  return (
    <>
      <TicketTiers event={event} />
      <button onClick={() => setEvent(then)}>News</button>
    </>
  );
}

async function open(now: Case = {}, later: Case = now) {
  const view = renderWithProviders(<Section first={eventWith(now)} then={eventWith(later)} />, {
    preloadedState: { auth: now.auth ?? asha },
  });
  await screen.findByRole('heading', { name: 'Select Your Tickets' });
  return view;
}

const card = () => within(screen.getByRole('article'));
const stepper = () => within(card().getByRole('group', { name: 'Gold tickets' }));
const toasts = (store: Awaited<ReturnType<typeof open>>['store']) =>
  store.getState().toasts.queue.map(({ tone, title, message }) => [tone, title, message]);

describe('a tier', () => {
  beforeEach(() => {
    serveCart();
  });

  it('says what it is, what it costs, and what it includes', async () => {
    await open({ tier: { price: '125000.00', available_tickets: 1200, total_tickets: 1300 } });
    expect(card().getByRole('heading', { level: 3 })).toHaveTextContent('Gold');
    expect(card().getByText('Seats in the middle block.')).toBeVisible();
    expect(card().getByText('₹1,25,000.00')).toBeVisible();
    expect(card().getByText('1,200 available')).toBeVisible();
    const includes = card().getByRole('list', { name: 'What Gold includes' });
    expect(within(includes).getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['sold out', { available_tickets: 0 }, {}, 'Sold Out'],
    ['inactive', { is_active: false }, {}, 'Unavailable'],
    ['inactive and sold out', { available_tickets: 0, is_active: false }, {}, 'Sold Out'],
    ['closed', {}, { is_booking_open: false }, 'Unavailable'],
    ['not for this company', {}, { is_exclusive: true, company_has_access: false }, 'Unavailable'],
  ])('that is %s cannot be bought', async (_case, tier, event, label) => {
    await open({ tier, event });
    expect(card().getByRole('button')).toHaveTextContent(label);
    expect(card().getByRole('button')).toBeDisabled();
  });

  it('says why nothing can be bought', async () => {
    await open({ event: { is_booking_open: false, booking_start_date: '2099-01-01T03:30:00Z' } });
    expect(screen.getByText('Booking opens on Thu, Jan 1, 2099, 9:00 AM IST.')).toBeVisible();
  });

  it.each([
    [1, 'Only 1 left!'],
    [10, 'Only 10 left!'],
    [11, '11 available'],
  ])('with %i left reads %s', async (available_tickets, words) => {
    await open({ tier: { available_tickets } });
    expect(card().getByText(words)).toBeVisible();
  });

  it.each([
    ['what is left', { available_tickets: 3 }, 3],
    ['ten', { available_tickets: 300, max_per_booking: 40 }, 10],
    ['what one booking may hold', { available_tickets: 300, max_per_booking: 4 }, 4],
  ])('can be taken from one up to %s', async (_case, tier, most) => {
    const { user } = await open({ tier });
    const fewer = stepper().getByRole('button', { name: 'Decrease Gold tickets' });
    const more = stepper().getByRole('button', { name: 'Increase Gold tickets' });
    expect(fewer).toBeDisabled();
    for (let count = 1; count < most; count++) await user.click(more);
    expect(stepper().getByRole('status')).toHaveTextContent(String(most));
    expect(more).toBeDisabled();
    await user.click(fewer);
    expect(stepper().getByRole('status')).toHaveTextContent(String(most - 1));
  });

  it('lets go of what is not there any more', async () => {
    const { user } = await open(
      { tier: { available_tickets: 8 } },
      { tier: { available_tickets: 2 } },
    );
    const more = stepper().getByRole('button', { name: 'Increase Gold tickets' });
    for (let count = 1; count < 5; count++) await user.click(more);
    expect(stepper().getByRole('status')).toHaveTextContent('5');
    await user.click(screen.getByRole('button', { name: 'News' }));
    expect(stepper().getByRole('status')).toHaveTextContent('2');
    expect(more).toBeDisabled();
  });

  it('is missing: the organizer has set none up', async () => {
    await open({ event: { ticket_tiers: [] } });
    expect(screen.getByRole('heading', { name: 'No Tickets Available' })).toBeVisible();
    expect(screen.getByText('Ticket options for this event are not yet configured')).toBeVisible();
  });
});

describe('adding to the cart', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('books at the price shown, says so for two seconds, then leads to the cart', async () => {
    const cart = serveCart();
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/bookings/'), async ({ request }) => {
        sent.push(await request.json());
        const booking = buildBooking({ quantity: 3, ticket_tier: 11 });
        cart.push(booking);
        return HttpResponse.json(booking, { status: 201 });
      }),
    );
    const { user, store } = await open(
      { tier: { available_tickets: 6 } },
      { tier: { available_tickets: 3 } },
    );
    await user.click(stepper().getByRole('button', { name: 'Increase Gold tickets' }));
    await user.click(stepper().getByRole('button', { name: 'Increase Gold tickets' }));
    await user.click(card().getByRole('button', { name: 'Add to Cart' }));

    expect(await card().findByText('Added to Cart!')).toBeVisible();
    const body: BookingCreate = {
      event: 12,
      ticket_tier: 11,
      quantity: 3,
      unit_price: '2500.00',
      total_amount: '7500.00',
      user: 7,
      company: 2,
    };
    expect(sent).toEqual([body]);
    expect(toasts(store)).toEqual([
      ['success', 'Ticket Added to Cart!', 'Gold for Winter Symphony has been added to your cart.'],
    ]);
    // The keyboard stays with the tier.
    expect(screen.getByRole('article')).toContainElement(
      document.activeElement as HTMLElement | null,
    );

    // Fewer seats are left by now; the words stay.
    fireEvent.click(screen.getByRole('button', { name: 'News' }));
    expect(card().getByText('Only 3 left!')).toBeVisible();
    act(() => jest.advanceTimersByTime(1900));
    expect(card().getByText('Added to Cart!')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(await card().findByRole('link', { name: 'Visit Cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(card().getByText('3 in your cart')).toBeVisible();
    expect(screen.getByRole('button', { name: 'View Cart 1 in cart' })).toBeVisible();
  });

  it('takes no second press while it waits', async () => {
    serveCart();
    let answerNow = () => {};
    let calls = 0;
    server.use(
      http.post(apiPath('/bookings/'), async () => {
        calls += 1;
        await new Promise<void>((resolve) => (answerNow = resolve));
        return HttpResponse.json(buildBooking(), { status: 201 });
      }),
    );
    const { user } = await open();
    const button = card().getByRole('button', { name: 'Add to Cart' });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(stepper().getByRole('button', { name: 'Increase Gold tickets' })).toBeDisabled();
    await waitFor(() => expect(calls).toBe(1));
    answerNow();
    expect(await card().findByText('Added to Cart!')).toBeVisible();
    expect(calls).toBe(1);
  });
});

describe('a refusal', () => {
  beforeEach(() => {
    serveCart();
  });

  const press = async (over: Case = {}) => {
    const view = await open(over);
    await view.user.click(card().getByRole('button', { name: 'Increase Gold tickets' }));
    await view.user.click(card().getByRole('button', { name: 'Add to Cart' }));
    return view;
  };
  const withoutUser = { ...asha, user: null };
  const withoutCompany = signedIn(buildUser({ company: null, company_id: null }));

  it.each([
    ['an unknown person', withoutUser, 'User not authenticated. Please log in.'],
    [
      'a person without a company',
      withoutCompany,
      'Company not associated with user. Cannot add to cart.',
    ],
  ])('is told to %s, and nothing is sent', async (_case, auth, message) => {
    const { store } = await press({ auth });
    expect(toasts(store)).toEqual([['error', undefined, message]]);
    expect(card().getByText(message)).toBeVisible();
  });

  const soldOut: Partial<ApiErrorBody> = { code: 'sold_out', error: 'Only 1 ticket is left.' };

  it('of the server is told once as a toast and beside the button; the quantity stays', async () => {
    server.use(refuse('post', '/bookings/', 409, soldOut));
    const { store } = await press();
    expect(await card().findByText('Only 1 ticket is left.')).toBeVisible();
    expect(toasts(store)).toEqual([['error', 'Failed to add to cart', 'Only 1 ticket is left.']]);
    expect(stepper().getByRole('status')).toHaveTextContent('2');
  });

  it('without words says that it failed', async () => {
    server.use(http.post(apiPath('/bookings/'), () => new HttpResponse(null, { status: 409 })));
    const { store } = await press();
    await waitFor(() =>
      expect(toasts(store)).toEqual([['error', undefined, 'Failed to add to cart']]),
    );
  });

  it.each([
    [
      'a failure of the server',
      refuse('post', '/bookings/', 500, { error: 'Out of order.' }),
      'Out of order.',
    ],
    [
      'a lost network',
      loseConnection('post', '/bookings/'),
      'Network error. Please check your connection and try again.',
    ],
  ])('and %s are one toast, not two', async (_case, handler, message) => {
    server.use(handler);
    const { store } = await press();
    expect(await card().findByText(message)).toBeVisible();
    expect(toasts(store)).toEqual([['error', undefined, message]]);
  });
});
