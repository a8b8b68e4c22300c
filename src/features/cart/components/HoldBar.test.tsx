import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildBooking } from '@/testing/bookingFactories';
import { learnServerTime } from '@/lib/serverClock';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { HoldBar } from './HoldBar';

const NOW = Date.parse('2026-06-01T10:00:00.000Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const held = (seconds: number, over: Parameters<typeof buildBooking>[0] = {}) =>
  buildBooking({ hold_expires_at: inSeconds(seconds), ...over });

// Only the clock: the network of a test needs real timers.
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  learnServerTime(new Date().toUTCString(), Date.now());
});

function renderBar(bookings: ReturnType<typeof buildBooking>[], onExpired = () => {}) {
  return renderWithProviders(<HoldBar bookings={bookings} onExpired={onExpired} />, {
    preloadedState: { auth: signedIn() },
  });
}

it('counts down to the first hold that ends', () => {
  renderBar([held(3000), held(2468)]);
  expect(screen.getByRole('timer')).toHaveTextContent('41:08');
  expect(
    screen.getByText('Seats held until 4:11 PM IST. Then they return to sale; your cart stays.'),
  ).toBeVisible();
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('timer')).toHaveTextContent('41:05');
});

it.each([-7_200_000, 7_200_000])('counts by the time of the server (%s ms)', (error) => {
  jest.setSystemTime(NOW + error);
  learnServerTime(new Date(NOW).toUTCString(), NOW + error);
  renderBar([held(2468)]);
  expect(screen.getByRole('timer')).toHaveTextContent('41:08');
});

it('warns once, two minutes before the end', () => {
  renderBar([held(122)]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Less than two minutes left');
});

it('says when the hold has expired, and refetches the bookings', () => {
  const onExpired = jest.fn();
  renderBar([held(2)], onExpired);
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The hold has expired.');
  expect(onExpired).toHaveBeenCalledTimes(1);
});

it('extends every hold that may be extended with one press', async () => {
  const extended: string[] = [];
  server.use(
    http.post(apiPath('/bookings/:id/extend/'), ({ params }) => {
      extended.push(String(params.id));
      return HttpResponse.json(held(5400, { id: Number(params.id), hold_extendable: false }));
    }),
  );
  const { user, store } = renderBar([
    held(600, { id: 1 }),
    held(900, { id: 2 }),
    held(900, { id: 3, hold_extendable: false }),
  ]);
  await user.click(screen.getByRole('button', { name: /^Extend/ }));
  await expectToasts({ store }, { message: 'Seats held until 5:00 PM IST' });
  expect(extended.sort()).toEqual(['1', '2']);
});

it.each([
  [
    'in the words of the server',
    refuse('post', '/bookings/:id/extend/', 409, { error: 'It was already extended once.' }),
    'It was already extended once.',
  ],
  [
    'in the catalogue’s when it has none',
    http.post(apiPath('/bookings/:id/extend/'), () => new HttpResponse(null, { status: 409 })),
    'Failed to update booking',
  ],
])('says why it could not extend, %s', async (_case, handler, message) => {
  server.use(handler);
  const { user, store } = renderBar([held(600)]);
  await user.click(screen.getByRole('button', { name: /^Extend/ }));
  await expectToasts({ store }, { message });
});

it('offers no second extension', () => {
  renderBar([held(600, { hold_extendable: false })]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that all holds are over, and nothing where nothing was ever held', () => {
  const { unmount } = renderBar([buildBooking({ hold_state: 'expired' })]);
  expect(screen.getAllByText(/The hold has expired/)).not.toHaveLength(0);
  unmount();
  const { container } = renderBar([]);
  expect(container).toBeEmptyDOMElement();
});
