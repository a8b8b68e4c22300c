import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { NotificationKind } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, loseConnection } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { buildNotification, buildNotificationList } from '@/testing/notificationFactories';
import { serveNotifications } from '@/testing/notificationServer';
import {
  buildStore,
  listenToWindow,
  renderWithProviders,
  signedIn,
  signedOut,
  waitForQueries,
} from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { FrameConnected } from '@/app/FrameConnected';

// Loaded already, so that a press opens it at once.
beforeAll(async () => {
  await import('./NotificationPanel');
});

const moment = buildNotification({
  id: 1619,
  kind: 'hold_ending',
  title: 'Your hold on Mumbai Jazz Night is about to end',
});
const older = buildNotification({ id: 1616, is_read: true });
const details = buildNotification({
  id: 1617,
  kind: 'details_missing',
  title: 'Who is coming to Mumbai Jazz Night?',
});

function renderFrame(auth = signedIn()) {
  const store = buildStore({ auth });
  return renderWithProviders(
    <Routes>
      <Route element={<FrameConnected />}>
        <Route path="*" element={<LocationProbe />} />
      </Route>
    </Routes>,
    { route: '/about', store },
  );
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('region', { name: 'Notifications' }));

describe('the bell', () => {
  it('shows the number of unread ones, also to screen readers', async () => {
    serveNotifications([moment, details, older]);
    renderFrame();
    const button = await screen.findByRole('button', { name: 'Notifications, 2 new' });
    expect(button).toHaveTextContent('2');
  });

  it('counts those that the menu does not show, up to two digits', async () => {
    server.use(
      answer('get', '/notifications/', buildNotificationList([moment], { unread_count: 120 })),
    );
    renderFrame();
    expect(await screen.findByRole('button', { name: 'Notifications, 120 new' })).toHaveTextContent(
      '99+',
    );
  });

  it('is shown to visitors without a request, and leads to / (docs/product/screens.md#frame)', async () => {
    const world = serveNotifications([moment]);
    const { user } = renderFrame(signedOut());
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(panel().getByText('Sign in to see updates on your bookings.')).toBeVisible();
    expect(panel().getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/');
    expect(world.asked).toEqual([]);
  });

  it('reloads when it is opened, and when the window is focused again', async () => {
    const world = serveNotifications([]);
    const { user, store } = renderFrame();
    listenToWindow(store);
    await waitFor(() => expect(world.asked).toHaveLength(1));
    // Nothing is asked again while an answer is awaited.
    await waitForQueries(store);
    await user.click(bell());
    expect(await panel().findByText('Nothing new')).toBeVisible();
    await waitFor(() => expect(world.asked).toHaveLength(2));
    await waitForQueries(store);
    world.items = [details];
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  });
});

describe('the menu', () => {
  it('shows what is new, how long ago, and leads to where it is', async () => {
    const world = serveNotifications([moment, older]);
    const { user } = renderFrame();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    expect(world.asked[0]?.get('page_size')).toBe('6');
    const links = panel().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cart',
      '/my-bookings?ticket=101',
      '/notifications',
    ]);
    expect(links[0]).toHaveTextContent('New: Your hold on Mumbai Jazz Night is about to end');
    expect(links[1]).not.toHaveTextContent('New:');
    expect(links[1]?.querySelector('time')).toHaveAttribute('datetime', older.created_at);

    await user.click(panel().getByRole('link', { name: /Your hold/ }));
    expect(currentAddress()).toBe('/cart');
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(world.read).toEqual([{ ids: [moment.id] }]));
  });

  it('marks all as read at once, and keeps the keyboard inside', async () => {
    const world = serveNotifications([moment, details]);
    const { user, store } = renderFrame();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    // Opening it reloads the list.
    await waitForQueries(store);
    await user.click(panel().getByRole('button', { name: 'Mark all as read' }));
    expect(bell()).toHaveAccessibleName('Notifications');
    expect(panel().queryByText(/New:/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await waitFor(() => expect(world.read).toEqual([{}]));
  });

  it('undoes it when the request fails', async () => {
    serveNotifications([moment]);
    server.use(loseConnection('post', '/notifications/read/'));
    const { user } = renderFrame();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    await user.click(panel().getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  });

  it('says quietly that it could not be loaded, and tries again', async () => {
    server.use(loseConnection('get', '/notifications/'));
    const { user, store } = renderFrame();
    await user.click(bell());
    expect(await panel().findByText('Notifications could not be loaded.')).toBeVisible();
    await expectToasts({ store });
    serveNotifications([details]);
    await user.click(panel().getByRole('button', { name: 'Retry' }));
    expect(await panel().findByRole('link', { name: /Who is coming/ })).toBeVisible();
  });

  it.each<[NotificationKind, string]>([
    ['details_missing', '/cart?stage=attendee_details&booking=101'],
    ['event_tomorrow', '/my-bookings?ticket=101'],
    ['event_moved', '/events/1'],
  ])('leads from %s to %s', async (kind, place) => {
    serveNotifications([buildNotification({ kind, title: 'This one' })]);
    const { user } = renderFrame();
    await user.click(bell());
    await user.click(await panel().findByRole('link', { name: /This one/ }));
    expect(currentAddress()).toBe(place);
  });
});
