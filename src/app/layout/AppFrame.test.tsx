import { beforeAll, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { serveSuggestions } from '@/testing/eventRoutes';
import { LocationProbe } from '@/testing/LocationProbe';
import { setMedia, setNarrow } from '@/testing/browser/media';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';
import { AppFrame } from './AppFrame';

// Loaded already, so that a press opens them at once.
beforeAll(async () => {
  await import('./sidebar/DrawerPanel');
  await import('./header/NotificationPanel');
  await import('./header/UserPanel');
});

const categories = [
  { name: 'Music', slug: 'music', event_count: 8 },
  { name: 'Food', slug: 'food', event_count: 1 },
];

const vikram = buildUser({
  name: 'Vikram Rao',
  email: 'vikram@northwind.example',
  company: 'Northwind Industries',
  role_label: 'Manager',
});

interface Options {
  user?: typeof vikram;
  route?: string;
  onSignOut?: () => unknown;
  onSubscribe?: (email: string) => Promise<unknown>;
}

function renderFrame({
  user,
  route,
  onSignOut = () => {},
  onSubscribe = async () => {},
}: Options = {}) {
  return renderWithProviders(
    <AppFrame categories={categories} onSignOut={onSignOut} onSubscribe={onSubscribe}>
      <LocationProbe />
    </AppFrame>,
    { route, preloadedState: user ? { auth: signedIn(user) } : undefined },
  );
}

const mainNav = () => screen.getByRole('navigation', { name: 'Main' });
const linkNames = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('offers a visitor the public pages and a sign-in link', () => {
  renderFrame({ route: '/events/7' });
  expect(linkNames(mainNav())).toEqual(['Home', 'Events', 'About Us', 'Contact Us and Support']);
  expect(within(mainNav()).getByRole('link', { name: 'Events' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
});

it('shows signed-in people the cart, their account and Sign out', async () => {
  const onSignOut = jest.fn();
  const { user } = renderFrame({ user: vikram, onSignOut });
  expect(linkNames(mainNav())).toContain('Cart');

  const account = screen.getByRole('button', { name: 'Account of Vikram Rao' });
  await user.click(account);
  expect(screen.getByText('vikram@northwind.example')).toBeInTheDocument();
  const menu = account.parentElement;
  if (!menu) throw new Error('no menu');
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/profile', '/my-bookings', '/approvals?tab=mine', '/contact', '/cart']);

  await user.keyboard('{Escape}');
  expect(screen.queryByText('vikram@northwind.example')).not.toBeInTheDocument();
  expect(account).toHaveFocus();

  await user.click(account);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

it('offers Check-in only to people who may check in tickets', async () => {
  const door = () => screen.queryAllByRole('link', { name: 'Check-in' });
  const asEmployee = renderFrame({ user: vikram });
  await asEmployee.user.click(screen.getByRole('button', { name: 'Account of Vikram Rao' }));
  expect(door()).toHaveLength(0);
  asEmployee.unmount();

  const sam = buildUser({ name: 'Sam Fernandes', permissions: ['check_in_tickets'] });
  const { user } = renderFrame({ user: sam });
  await user.click(screen.getByRole('button', { name: 'Account of Sam Fernandes' }));
  expect(door().map((link) => link.getAttribute('href'))).toEqual(['/check-in', '/check-in']);
  expect(document.querySelector('#user-menu a')).toHaveTextContent('Check-in');
});

it('offers Company in both menus to managers and admins of a company alone', async () => {
  const company = () => screen.queryAllByRole('link', { name: 'Company' });
  const asEmployee = renderFrame({ user: vikram });
  await asEmployee.user.click(screen.getByRole('button', { name: 'Account of Vikram Rao' }));
  expect(company()).toHaveLength(0);
  asEmployee.unmount();
  const manager = buildUser({ name: 'Vikram Rao', permissions: ['view_company_bookings'] });
  const { user } = renderFrame({ user: manager });
  await user.click(screen.getByRole('button', { name: 'Account of Vikram Rao' }));
  expect(company().map((link) => link.getAttribute('href'))).toEqual(['/company', '/company']);
});

it('closes the menu on a press outside, and moves through it with the arrow keys', async () => {
  const { user } = renderFrame({ user: vikram });
  await user.click(screen.getByRole('button', { name: 'Account of Vikram Rao' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  await user.click(screen.getByText('Now at /'));
  expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
});

it('shows an empty notification menu with a View All link', async () => {
  const { user } = renderFrame();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(screen.getByText('Nothing new')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/');
});

it.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}']])('searches from %s', async (keys) => {
  // Suggestions are asked for where typing takes long.
  serveSuggestions([]);
  const { user } = renderFrame();
  await user.keyboard(keys);
  const box = screen.getByRole('combobox', { name: 'Search events' });
  expect(box).toHaveFocus();
  await user.keyboard('jazz & wine{Enter}');
  expect(await screen.findByText('Now at /events?search=jazz+%26+wine')).toBeInTheDocument();
});

it('goes to all events from an empty search', async () => {
  const { user } = renderFrame();
  await user.keyboard('{Control>}k{/Control}{Enter}');
  expect(await screen.findByText('Now at /events')).toBeInTheDocument();
});

it('flips the colour scheme of the page', async () => {
  const { user, store } = renderFrame();
  const toggle = screen.getByRole('button', { name: 'Switch between light and dark' });
  expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark');
  await user.click(toggle);
  expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'light');
  expect(store.getState().theme.mode).toBe('light');
  await user.click(toggle);
  expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark');
});

it('collapses and expands the sidebar, and folds the categories', async () => {
  const { user, store } = renderFrame({ user: vikram, route: '/events?category=music' });
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(store.getState().sidebar.expanded).toBe(false);

  const music = screen.getByRole('link', { name: 'Music 8 events' });
  expect(music).toHaveAttribute('href', '/events?category=music');
  expect(music).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Food 1 event' })).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('button', { name: 'Event categories' }));
  expect(music).not.toBeVisible();
  expect(screen.getByText('Northwind Industries')).toBeInTheDocument();
});

it('focuses the main part of a new page', async () => {
  const { user } = renderFrame();
  await user.click(within(mainNav()).getByRole('link', { name: 'About Us' }));
  expect(screen.getByText('Now at /about')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('is a drawer on a phone: closed by Escape, the overlay and a link, focus returned', async () => {
  setNarrow();
  const { user } = renderFrame({ user: vikram });
  const menu = screen.getByRole('button', { name: 'Menu' });
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' });
  expect(drawer()).not.toBeInTheDocument();

  await user.click(menu);
  const links = linkNames(screen.getByRole('dialog'));
  expect(links).toEqual(expect.arrayContaining(['Home', 'Contact Us and Support', 'My Bookings']));
  expect(links).not.toContain('Cart');

  await user.keyboard('{Escape}');
  expect(drawer()).not.toBeInTheDocument();
  expect(menu).toHaveFocus();

  await user.click(menu);
  await user.click(screen.getByTestId('drawer-overlay'));
  expect(drawer()).not.toBeInTheDocument();

  await user.click(menu);
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'My Profile' }));
  expect(drawer()).not.toBeInTheDocument();
  expect(screen.getByText('Now at /profile')).toBeInTheDocument();
});

it('keeps the keyboard inside the drawer', async () => {
  setNarrow();
  const { user } = renderFrame();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const inside = within(screen.getByRole('dialog'));
  const first = inside.getByRole('link', { name: 'Foyer, home' });
  const last = inside.getByRole('link', { name: 'Food 1 event' });
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();

  // Folded, the categories are no stops, not even hidden ones.
  const fold = inside.getByRole('button', { name: 'Event categories' });
  await user.click(fold);
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(fold).toHaveFocus();
});

it('closes the drawer when the screen widens', async () => {
  setNarrow();
  const { user } = renderFrame();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => setMedia(() => false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(setNarrow);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('subscribes an address to the newsletter and shows the result', async () => {
  const onSubscribe = jest
    .fn<(email: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(undefined);
  const { user } = renderFrame({ onSubscribe });
  const field = screen.getByPlaceholderText('Enter your email');
  expect(field).toHaveAttribute('type', 'email');
  await user.fill(field, 'asha@northwind.example');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/could not add you/)).toBeInTheDocument();
  expect(field).toHaveValue('asha@northwind.example');

  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/on the list/)).toBeInTheDocument();
  expect(onSubscribe).toHaveBeenLastCalledWith('asha@northwind.example');
  expect(field).toHaveValue('');
});

it('ends with all links, five social networks without links, and the year', () => {
  renderFrame();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(
    'Your destination for discovering and attending events, connecting with like-minded people and creating memories.',
  );
  const targets = within(footer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/', '/events', '/about', '/contact', '/privacy', '/terms', '/cookies']);
  const places = within(footer).getByRole('list', { name: 'Social media, not open yet' });
  expect(within(places).getAllByRole('listitem')).toHaveLength(5);
  expect(within(footer).getByText(`© ${new Date().getFullYear()} Foyer`)).toBeInTheDocument();
});
