import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { AppFrame } from './AppFrame';
import type { FrameCart } from './frameTypes';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-05T13:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

function renderFrame(cart: FrameCart) {
  return renderWithProviders(
    <AppFrame
      categories={[]}
      cart={cart}
      onSignOut={() => {}}
      onSubscribe={() => Promise.resolve()}
    >
      <p>Any page</p>
    </AppFrame>,
    { preloadedState: { auth: signedIn() } },
  );
}

const header = () => within(screen.getByRole('navigation', { name: 'Main' }));
const sidebar = () => within(screen.getByRole('navigation', { name: 'Account' }));

describe('the links to the cart', () => {
  it('say on every page how many bookings are to be paid', () => {
    renderFrame({ count: 2, heldUntil: inMinutes(40) });
    for (const nav of [header(), sidebar()]) {
      const link = nav.getByRole('link', { name: 'Cart (2 bookings to pay)' });
      expect(link).toHaveAttribute('href', '/cart');
      expect(within(link).getByText('2')).toBeVisible();
      expect(within(link).queryByText(/:/)).not.toBeInTheDocument();
    }
  });

  it('say nothing of an empty cart', () => {
    renderFrame({ count: 0, heldUntil: null });
    expect(header().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/);
  });

  it('name the day of an end that is not today', () => {
    jest.setSystemTime(new Date('2026-12-05T18:25:00Z'));
    renderFrame({ count: 1, heldUntil: inMinutes(5) });
    const name = 'Cart (1 booking to pay, held until Sun, Dec 6, 12:00 AM IST)';
    expect(header().getByRole('link', { name })).toBeVisible();
  });

  it('count down in the last ten minutes; the name tells the end and does not change', () => {
    renderFrame({ count: 1, heldUntil: inMinutes(11) });
    expect(header().getByRole('link', { name: 'Cart (1 booking to pay)' })).toBeVisible();
    act(() => jest.advanceTimersByTime(MINUTE));
    const name = 'Cart (1 booking to pay, held until 6:41 PM IST)';
    expect(within(header().getByRole('link', { name })).getByText('10:00')).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(within(header().getByRole('link', { name })).getByText('9:30')).toBeVisible();
    expect(within(sidebar().getByRole('link', { name })).getByText('9:30')).toBeVisible();
  });
});
