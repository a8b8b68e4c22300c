import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { serveNotifications } from '@/testing/notificationServer';
import { buildNotification } from '@/testing/notificationFactories';
import {
  listenToWindow,
  renderWithProviders,
  signedIn,
  waitForQueries,
} from '@/testing/renderWithProviders';
import { NotificationsPage } from '@/features/notifications/NotificationsPage';
import { OfflineBanner } from './OfflineBanner';

afterEach(() => {
  jest.restoreAllMocks();
});

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('is shown while the browser is offline, and announced politely', () => {
  const { container } = renderWithProviders(<OfflineBanner />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  setOnline(false);
  expect(region).toHaveTextContent(/^You are offline\. This page may be out of date/);
  setOnline(true);
  expect(region).toBeEmptyDOMElement();
});

it('disappears when the network is back, and the data on the page is refetched', async () => {
  const world = serveNotifications([]);
  const { store } = renderWithProviders(
    <>
      <OfflineBanner />
      <NotificationsPage />
    </>,
    { preloadedState: { auth: signedIn() } },
  );
  listenToWindow(store);
  expect(await screen.findByText('No notifications')).toBeVisible();
  await waitForQueries(store);
  setOnline(false);
  world.items = [buildNotification()];
  setOnline(true);
  expect(await screen.findByRole('link', { name: /Paid: Mumbai Jazz Night/ })).toBeVisible();
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
