import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { useJustPaid } from '@/entities/booking/justPaid';
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

const JustPaid = () => `Just paid: ${useJustPaid()}`;

it('tells My Bookings which booking was paid', () => {
  jest.useFakeTimers();
  renderWithProviders(
    <Routes>
      <Route path="/cart" element={<ThankYou bookingId={101} />} />
      <Route path="/my-bookings" element={<JustPaid />} />
    </Routes>,
    { route: '/cart' },
  );
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByText('Just paid: 101')).toBeVisible();
});

it('focuses what people need next: naming the attendees', () => {
  renderWithProviders(<ThankYou bookingId={118} />, { route: '/cart' });
  const link = screen.getByRole('link', { name: 'Name Attendees' });
  expect(link).toHaveAttribute('href', '/cart?stage=attendee_details&booking=118');
  expect(link).toHaveFocus();
});
