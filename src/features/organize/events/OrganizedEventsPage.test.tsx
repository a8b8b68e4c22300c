import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ImportList } from '@/api';
import { answer, refuse } from '@/testing/handlers';
import { setMedia } from '@/testing/browser/media';
import { saveSingleKeys } from '@/lib/singleKeys';
import { buildOrganizedEventList } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { OrganizedEventsPage } from './OrganizedEventsPage';
import {
  actionsOf,
  lastAsked,
  open,
  prepareOrganizedEvents,
  render,
  row,
  serveList,
  currentAddress,
} from './organizedEvents.testUtils';

prepareOrganizedEvents();

it('shows what is ahead, the states with their counts, and each event with its figures', async () => {
  await open();
  expect(
    screen.getByText(
      '9 on sale · 2,914 seats sold for upcoming events · ₹1,38,72,400.00 before fee and GST',
    ),
  ).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'All 5',
    'On sale 1',
    'Drafts 1',
    'Sales paused 1',
    'Sold out 1',
    'Past 0',
    'Cancelled 1',
  ]);
  const night = row(/Winter Symphony Night/);
  expect(night.getByText('On sale')).toBeVisible();
  expect(night.getByText('Sat, Dec 12, 2026')).toBeVisible();
  expect(night.getByText('24 held')).toBeVisible();
  expect(night.getByText('₹67,74,800.00')).toBeVisible();
  expect(row(/Konkan Table/).getByText('Sales paused')).toBeVisible();
  expect(row(/Comedy/).getByText('Sold out')).toBeVisible();
  expect(row(/Sufi/).getByText('220 seats')).toBeVisible();
  expect(row(/Sufi/).getByText('No date yet')).toBeVisible();
  expect(row(/Rooftop/).getByText('₹7,000.00')).toBeVisible();
  expect(row(/Rooftop/).getByText('not paid back')).toBeVisible();
  expect(screen.getByText('1 to 5 of 5')).toBeVisible();
});

it('asks for what the address says, and writes each filter into it', async () => {
  const { user } = await open('/organize/events?status=on_sale&city=Jaipur&sort=-sold&page=2');
  expect(lastAsked()).toEqual({
    status: 'on_sale',
    city: 'Jaipur',
    ordering: '-sold',
    page: '2',
    page_size: '25',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Next 7 days');
  expect(currentAddress()).toBe('/organize/events?status=on_sale&when=week&city=Jaipur&sort=-sold');
  await waitFor(() => expect(lastAsked()).toHaveProperty('date_to'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Soonest first');
  await user.click(screen.getByRole('link', { name: /Drafts/ }));
  expect(currentAddress()).toBe('/organize/events?status=draft&when=week&city=Jaipur');
});

it('searches from the key /, once the words have settled', async () => {
  const { user } = await open();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search events of the list' });
  expect(field).toHaveFocus();
  serveList(buildOrganizedEventList([]));
  await user.keyboard('qaw n/');
  expect(currentAddress()).toBe('/organize/events?search=qaw+n%2F');
  await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'qaw n/', page: '1' }));
  expect(await screen.findByText('Nothing matches “qaw n/”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(currentAddress()).toBe('/organize/events');
});

it('does nothing on single keys where they are switched off', async () => {
  saveSingleKeys(false);
  const { user } = await open();
  const field = screen.getByRole('searchbox', { name: 'Search events of the list' });
  expect(field).not.toHaveAttribute('aria-keyshortcuts');
  expect(screen.getByRole('button', { name: 'New event' })).not.toHaveAttribute(
    'aria-keyshortcuts',
  );
  await user.keyboard('/n?');
  expect(field).not.toHaveFocus();
  act(() => actionsOf('Winter Symphony Night').focus());
  await user.keyboard('ed');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentAddress()).toBe('/organize/events');
});

it('sorts by the headers of the columns, hides columns and remembers them', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Sold' }));
  expect(currentAddress()).toBe('/organize/events?sort=sold');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Venue' }));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Venue' })).not.toBeInTheDocument(),
  );
  unmount();
  await open();
  expect(screen.queryByRole('columnheader', { name: 'Venue' })).not.toBeInTheDocument();
  window.localStorage.clear();
});

it('says what to do when there is nothing yet, and when the list does not arrive', async () => {
  serveList(buildOrganizedEventList([]));
  const empty = render();
  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible();
  empty.unmount();
  server.use(refuse('get', '/organize/events/', 503, { error: 'Busy. Please try again.' }));
  const { user } = render();
  expect(await screen.findByText('Couldn’t load events')).toBeVisible();
  serveList(buildOrganizedEventList());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Winter Symphony Night/ })).toBeVisible();
});

it('a page that is no more leads to the last one; one that the server refuses is not asked for', async () => {
  serveList({ ...buildOrganizedEventList([]), count: 30, page: 100 });
  render('/organize/events?status=draft&page=9999');
  expect(await screen.findByRole('heading', { name: 'Page 100 is empty' })).toBeVisible();
  expect(lastAsked()).toMatchObject({ page: '100' });
  expect(screen.getByRole('link', { name: 'Go to page 2' })).toHaveAttribute(
    'href',
    '/organize/events?status=draft&page=2',
  );
});

it('has the button of a new event at the foot of the page on a phone', async () => {
  setMedia(() => true);
  renderWithProviders(<OrganizedEventsPage />, {
    route: '/organize/events',
    preloadedState: {
      auth: signedIn(buildUser({ permissions: ['organize_events'] })),
    },
  });
  expect(await screen.findByRole('link', { name: 'Sufi at Nahargarh' })).toHaveAttribute(
    'href',
    '/organize/events/15/edit',
  );
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons.filter((text) => text?.includes('New event'))).toHaveLength(1);
  // Behind the list.
  expect(buttons.at(-1)).toContain('New event');
});

it('opens the import for those who came to import', async () => {
  server.use(answer<ImportList>('get', '/organize/imports/', { count: 0, results: [] }));
  render('/organize/events?open=import');
  expect(await screen.findByRole('dialog', { name: /^Import/ })).toBeVisible();
});
