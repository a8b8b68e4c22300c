import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ThankYou } from './ThankYou';

afterEach(() => {
  jest.useRealTimers();
});

it('leads to My Bookings after three seconds', () => {
  jest.useFakeTimers();
  renderWithProviders(
    <Routes>
      <Route path="/cart" element={<ThankYou />} />
      <Route path="/my-bookings" element="Now at My Bookings" />
    </Routes>,
    { route: '/cart' },
  );
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByRole('alertdialog', { name: 'Thank You!' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Now at My Bookings')).toBeVisible();
});

it('focuses what people need next: naming the attendees', () => {
  renderWithProviders(<ThankYou bookingId={118} />, { route: '/cart' });
  const link = screen.getByRole('link', { name: 'Name Attendees' });
  expect(link).toHaveAttribute('href', '/cart?stage=attendee_details&booking=118');
  expect(link).toHaveFocus();
});
