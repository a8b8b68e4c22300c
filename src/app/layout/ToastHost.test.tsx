import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { toastShown, toastsReducer } from '@/state';
import { ToastHost } from './ToastHost';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function renderHost() {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  render(
    <Provider store={store}>
      <ToastHost />
    </Provider>,
  );
  return (toast: Parameters<typeof toastShown>[0]) =>
    act(() => void store.dispatch(toastShown(toast)));
}

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

it('shows success for 3 s and an error for 5 s', () => {
  const show = renderHost();
  show({ tone: 'success', title: 'Ticket Added to Cart!', message: 'Stalls for Jazz' });
  show({ tone: 'error', message: 'Failed to update cart' });
  expect(screen.getByRole('status')).toHaveTextContent('Ticket Added to Cart!Stalls for Jazz');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update cart');

  pass(2999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  pass(1999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('pauses under the pointer and continues with the remaining time', () => {
  const show = renderHost();
  show({ tone: 'success', message: 'Saved' });
  pass(2000);
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(10_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('pauses while it is focused, and can be dismissed', () => {
  const show = renderHost();
  show({ tone: 'error', message: 'Failed to load bookings' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  pass(60_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  fireEvent.click(dismiss);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
