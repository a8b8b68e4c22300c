import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApiErrorBody, BookingCreate } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildBooking } from '@/testing/bookingFactories';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { signedIn, signedOut } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { serveCart } from '@/testing/eventRoutes';
import { asha, card, open, stepper, type Case } from './tiers.testUtils';
import { restartClock, stopClock } from '@/testing/stoppedClock';
import { Waiting } from './TierAction';

beforeAll(() => Waiting.preload());

describe('adding to the cart', () => {
  beforeEach(() => {
    stopClock();
  });
  afterEach(() => {
    restartClock();
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
    await expectToasts(
      { store },
      {
        tone: 'success',
        title: 'Ticket Added to Cart!',
        message: 'Gold for Winter Symphony has been added to your cart.',
      },
    );
    // The keyboard stays with the tier.
    expect(screen.getByRole('article')).toContainElement(
      document.activeElement as HTMLElement | null,
    );

    // Fewer seats are left by now; the label stays.
    fireEvent.click(screen.getByRole('button', { name: 'News' }));
    expect(card().getByText('Only 3 left!')).toBeVisible();
    act(() => jest.advanceTimersByTime(1900));
    expect(card().getByText('Added to Cart!')).toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(await card().findByRole('link', { name: 'Visit Cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(card().getByText('3 in your cart')).toBeVisible();
    expect(screen.getByRole('button', { name: 'View Cart 1 in cart' })).toBeVisible();
  });

  it('leads to the cart where one ticket is in it', async () => {
    serveCart().push(buildBooking({ quantity: 1, ticket_tier: 11 }));
    await open();
    expect(await card().findByRole('link', { name: 'Visit Cart' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(card().getByText('1 in your cart')).toBeVisible();
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
  const withoutUser = signedOut();
  const withoutAnswer = { ...asha, user: null };
  const withoutCompany = signedIn(buildUser({ company: null, company_id: null }));

  it.each([
    ['a visitor', withoutUser, 'User not authenticated. Please log in.'],
    [
      'a session whose person could not be asked for',
      withoutAnswer,
      'User not authenticated or company not associated',
    ],
  ])('is told to %s, and nothing is sent', async (_case, auth, message) => {
    const { store } = await press({ auth });
    await expectToasts({ store }, { tone: 'error', title: undefined, message });
    expect(card().getByText(message)).toBeVisible();
  });

  it('is said at once to a person without a company, who is not offered to add', async () => {
    await open({ auth: withoutCompany });
    expect(
      screen.getByText(/^Company not associated with user\. Cannot add to cart\./),
    ).toBeVisible();
    expect(screen.queryByText(/^Booking for/)).not.toBeInTheDocument();
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });

  const soldOut: Partial<ApiErrorBody> = { code: 'sold_out', error: 'Only 1 ticket is left.' };

  it('of the server is told once as a toast and beside the button; the quantity stays', async () => {
    server.use(refuse('post', '/bookings/', 409, soldOut));
    const { store } = await press();
    expect(await card().findByText('Only 1 ticket is left.')).toBeVisible();
    await expectToasts(
      { store },
      { tone: 'error', title: 'Failed to add to cart', message: 'Only 1 ticket is left.' },
    );
    expect(stepper().getByRole('status')).toHaveTextContent('2');
  });

  it('of a limit of unpaid seats is told with what to do', async () => {
    const error =
      'You hold 40 unpaid seats, and one person can hold 40. Pay for bookings in your cart or remove some, then try again.';
    server.use(refuse('post', '/bookings/', 409, { code: 'hold_limit', error }));
    const { store } = await press();
    expect(await card().findByText(error)).toBeVisible();
    await expectToasts(
      { store },
      { tone: 'error', title: 'Failed to add to cart', message: error },
    );
  });

  it('without words says that it failed', async () => {
    server.use(http.post(apiPath('/bookings/'), () => new HttpResponse(null, { status: 409 })));
    const { store } = await press();
    await expectToasts(
      { store },
      { tone: 'error', title: undefined, message: 'Failed to add to cart' },
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
  ])('shows one toast, not two, for %s', async (_case, handler, message) => {
    server.use(handler);
    const { store } = await press();
    expect(await card().findByText(message)).toBeVisible();
    await expectToasts({ store }, { tone: 'error', title: 'Failed to add to cart', message });
  });
});
