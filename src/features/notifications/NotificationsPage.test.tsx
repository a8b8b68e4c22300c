import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectToasts } from '@/testing/expectToasts';
import { refuse } from '@/testing/handlers';
import { buildNotification } from '@/testing/notificationFactories';
import { serveNotifications } from '@/testing/notificationServer';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { NotificationsPage } from './NotificationsPage';

const renderPage = (route = '/notifications') =>
  renderWithProviders(<NotificationsPage />, { route, preloadedState: { auth: signedIn() } });

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({ id: 16 * (count - index), title: `Paid: Event ${index + 1}` }),
  );

it('lists everything, and marks one or all as read', async () => {
  const world = serveNotifications(many(3));
  const { user } = renderPage();
  expect(screen.getByText('Loading notifications…')).toBeInTheDocument();
  const first = await screen.findByRole('link', { name: /New: Paid: Event 1/ });
  expect(first).toHaveAttribute('href', '/my-bookings?ticket=101');
  await user.click(first);
  await waitFor(() => expect(world.read).toEqual([{ ids: [48] }]));
  await user.click(await screen.findByRole('link', { name: /^Paid: Event 1/ }));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText(/New:/)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  // What had been read before was not sent again.
  await waitFor(() => expect(world.read).toEqual([{ ids: [48] }, {}]));
});

it.each([403, 503])('says once why nothing was marked as read (%i)', async (status) => {
  serveNotifications(many(1));
  server.use(refuse('post', '/notifications/read/', status, { error: 'Please come back later.' }));
  const { user, store } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await expectToasts({ store }, { message: 'Please come back later.' });
});

it('goes through pages of 20', async () => {
  const world = serveNotifications(many(45));
  const { user } = renderPage();
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(world.asked[0]?.get('page_size')).toBe('20');
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: /Event 21/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
});

it('has an empty state with a link', async () => {
  serveNotifications([]);
  renderPage();
  expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
});

it('leads back from a page that no longer exists', async () => {
  serveNotifications(many(3));
  const { user } = renderPage('/notifications?page=4');
  await user.click(await screen.findByRole('link', { name: 'Newest notifications' }));
  expect(await screen.findByRole('link', { name: /Event 1/ })).toBeVisible();
});

it('asks for no page that the server refuses', async () => {
  const world = serveNotifications(many(3));
  renderPage('/notifications?page=4711');
  expect(await screen.findByText('Nothing on this page')).toBeVisible();
  expect(world.asked[0]?.get('page')).toBe('100');
});

it('says once that it failed, and tries again', async () => {
  server.use(refuse('get', '/notifications/', 500));
  const { user, store } = renderPage();
  expect(await screen.findByText('Notifications could not be loaded')).toBeVisible();
  await expectToasts({ store });
  serveNotifications(many(1));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /Event 1/ })).toBeVisible();
});
