import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import type { OrganizedEvent, OrganizedEventList, OrganizedOverview, OrganizerList } from '@/api';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { setMedia } from '@/testing/media';
import {
  buildOrganizedEvent,
  buildOrganizedEventList,
  buildOrganizer,
} from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { OrganizedEventsPage } from './OrganizedEventsPage';

// Loaded already, so that a press opens them at once.
beforeAll(async () => {
  await import('./EventGrid');
  await import('./EventMenu');
  await import('./EventDialogs');
  await import('./NewEventDialog');
  await import('./KeysDialog');
  await import('./ColumnsMenu');
});

const symphony = buildOrganizedEvent();
const konkan = buildOrganizedEvent({
  id: 13,
  title: 'Konkan Table',
  status: 'paused',
  category_name: 'Food',
  held: 0,
  sold: 58,
  total_tickets: 84,
  available_tickets: 26,
});
const comedy = buildOrganizedEvent({
  id: 14,
  title: 'The Late Comedy Hour',
  available_tickets: 0,
  sold: 260,
  held: 0,
  total_tickets: 260,
});
const sufi = buildOrganizedEvent({
  id: 15,
  version: 2,
  title: 'Sufi at Nahargarh',
  status: 'draft',
  start_date: null,
  venue: '',
  city: '',
  sold: 0,
  held: 0,
  total_tickets: 220,
});
const rooftop = buildOrganizedEvent({
  id: 16,
  title: 'Rooftop Unplugged',
  status: 'cancelled',
  sold: 118,
  held: 0,
  total_tickets: 180,
  revenue: '0.00',
});

const overview: OrganizedOverview = {
  on_sale: 9,
  sold: 2914,
  revenue: [{ currency: 'INR', amount: '13872400.00' }],
  cities: ['Jaipur', 'Mumbai'],
};

/** What the list was asked for, newest last. */
let asked: URLSearchParams[];

function serveList(list: OrganizedEventList) {
  server.use(
    http.get(apiPath('/organize/events/'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(list);
    }),
  );
}

beforeEach(() => {
  asked = [];
  serveList(buildOrganizedEventList([comedy, symphony, konkan, sufi, rooftop]));
  server.use(
    answer<OrganizedOverview>('get', '/organize/overview/', overview),
    answer<OrganizerList>('get', '/organizers/', { count: 1, results: [buildOrganizer()] }),
  );
});

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <p data-testid="whereabouts">{pathname + search}</p>;
}

const whereabouts = () => screen.getByTestId('whereabouts').textContent;
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

function render(route = '/organize/events') {
  return renderWithProviders(
    <>
      <Whereabouts />
      <OrganizedEventsPage />
    </>,
    { route, preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) } },
  );
}

/** Renders the page and waits for its rows. */
async function open(route?: string) {
  const view = render(route);
  await screen.findByRole('row', { name: /Winter Symphony Night/ });
  return view;
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const actionsOf = (title: string) => screen.getByRole('button', { name: `Actions of ${title}` });
const menuItems = async () =>
  (await screen.findAllByRole('menuitem')).map((item) => item.textContent?.replace(/[A-Z↵]$/, ''));

it('shows what is ahead, the states with their counts, and each event with its figures', async () => {
  await open();
  expect(
    screen.getByText(
      '9 on sale · 2,914 seats sold for what is ahead · ₹1,38,72,400.00 before fee and GST',
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
  expect(row(/Rooftop/).getByText('refunded')).toBeVisible();
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
  expect(whereabouts()).toBe('/organize/events?status=on_sale&when=week&city=Jaipur&sort=-sold');
  await waitFor(() => expect(lastAsked()).toHaveProperty('date_to'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Soonest first');
  await user.click(screen.getByRole('link', { name: /Drafts/ }));
  expect(whereabouts()).toBe('/organize/events?status=draft&when=week&city=Jaipur');
});

it('searches from the key /, once the words have settled', async () => {
  const { user } = await open();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search events of the list' });
  expect(field).toHaveFocus();
  serveList(buildOrganizedEventList([]));
  await user.keyboard('qaw n/');
  expect(whereabouts()).toBe('/organize/events?search=qaw+n%2F');
  await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'qaw n/', page: '1' }));
  expect(await screen.findByText('Nothing matches “qaw n/”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(whereabouts()).toBe('/organize/events');
});

it('sorts by the heads of the columns, hides columns and remembers them', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('columnheader', { name: 'Sold' }));
  expect(whereabouts()).toBe('/organize/events?sort=sold');
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

it('offers for each state what can be done', async () => {
  const { user } = await open();
  const offers: [string, string[]][] = [
    [
      'Winter Symphony Night',
      [
        'Edit',
        'Open dashboard',
        'Pause sales',
        'Duplicate',
        'Move to another date',
        'Cancel event',
      ],
    ],
    ['Sufi at Nahargarh', ['Edit', 'Duplicate', 'Delete draft']],
    ['Rooftop Unplugged', ['Open dashboard', 'Duplicate']],
  ];
  for (const [title, expected] of offers) {
    await user.click(actionsOf(title));
    expect(await menuItems()).toEqual(expected);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(actionsOf(title)).toHaveFocus();
  }
});

it('pauses and resumes sales, and deletes a draft after asking, with the version of the list', async () => {
  const { user, store } = await open();
  const calls: string[] = [];
  server.use(
    http.post(apiPath('/events/:id/:what/'), ({ params }) => {
      calls.push(`${String(params.what)} ${String(params.id)}`);
      return HttpResponse.json({});
    }),
  );
  await user.click(actionsOf('Winter Symphony Night'));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause sales' }));
  await waitFor(() => expect(calls).toEqual(['pause 12']));
  await waitFor(() => expect(store.getState().toasts.queue).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Actions of Konkan Table' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resume sales' }));
  await waitFor(() => expect(calls).toEqual(['pause 12', 'resume 13']));
  await waitFor(() =>
    expect(store.getState().toasts.queue.map(({ title, message }) => title ?? message)).toEqual([
      'Winter Symphony Night is paused',
      'Konkan Table is on sale again.',
    ]),
  );

  const versions: (string | null)[] = [];
  server.use(
    http.delete(apiPath('/events/:id'), ({ request }) => {
      versions.push(request.headers.get('if-match'));
      return HttpResponse.json({ message: 'The draft is deleted.' });
    }),
  );
  await user.click(actionsOf('Sufi at Nahargarh'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Sufi at Nahargarh?' }));
  expect(versions).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete Draft' }));
  await waitFor(() => expect(versions).toEqual(['"2"']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is worked by keys: arrows, Enter, E, D, Shift F10, ?', async () => {
  const { user } = await open();
  const cell = row(/Winter Symphony Night/).getAllByRole('gridcell')[1];
  if (!cell) throw new Error('The row has no cells.');
  await user.click(cell);
  await user.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
  expect(await screen.findByRole('menu', { name: 'Actions of Konkan Table' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(actionsOf('Konkan Table')).toHaveFocus();

  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys' });
  await user.keyboard('n');
  expect(screen.queryByRole('dialog', { name: 'New event' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(keys).not.toBeInTheDocument());

  await user.click(cell);
  await user.keyboard('{ArrowDown}e');
  expect(whereabouts()).toBe('/organize/events/13/edit');
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/organize/events/13');
  server.use(
    answer<Partial<OrganizedEvent>>('post', '/events/:id/duplicate/', { id: 40, title: 'Copy' }),
  );
  await user.keyboard('d');
  await waitFor(() => expect(whereabouts()).toBe('/organize/events/40/edit'));
});

it('N makes a draft: its title and, for people with several, its organizer', async () => {
  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 3,
      results: [
        buildOrganizer(),
        buildOrganizer({ id: 4, name: 'Sea Stage', role: 'editor' }),
        buildOrganizer({ id: 5, name: 'Door Only', role: 'door' }),
      ],
    }),
    refuse('post', '/events/', 403, { error: 'Only owners and editors can make events.' }),
  );
  const { user, store } = await open();
  await screen.findByRole('button', { name: 'New event' });
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
  await user.click(dialog.getByRole('button', { name: 'Make Draft' }));
  expect(await dialog.findByText('Give the event a title.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), '  Nocturne  ');
  const organizer = dialog.getByRole('combobox', { name: 'Organizer' });
  expect(within(organizer).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(organizer, 'Sea Stage');
  await user.click(dialog.getByRole('button', { name: 'Make Draft' }));
  expect(await dialog.findByText('Only owners and editors can make events.')).toBeVisible();
  // Said in the dialog alone.
  expect(store.getState().toasts.queue).toEqual([]);
  const sent: unknown[] = [];
  server.use(
    http.post(apiPath('/events/'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 41 }, { status: 201 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Make Draft' }));
  await waitFor(() => expect(whereabouts()).toBe('/organize/events/41/edit'));
  expect(sent).toEqual([{ title: 'Nocturne', organizer: 4 }]);
});

it('says what to do when there is nothing yet, and when the list does not arrive', async () => {
  serveList(buildOrganizedEventList([]));
  const empty = render();
  expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible();
  empty.unmount();
  server.use(refuse('get', '/organize/events/', 503, { error: 'Busy. Please try again.' }));
  const { user } = render();
  expect(await screen.findByText('The list did not arrive')).toBeVisible();
  serveList(buildOrganizedEventList());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Winter Symphony Night/ })).toBeVisible();
});

it('is a list of two lines on a phone, with the same menu', async () => {
  setMedia(() => true);
  const view = renderWithProviders(<OrganizedEventsPage />, {
    route: '/organize/events',
    preloadedState: {
      auth: signedIn(buildUser({ permissions: ['organize_events'] })),
      sidebar: {
        isMobile: true,
        expanded: false,
        mobileOpen: false,
        hovered: false,
        activeItem: null,
        openSubmenu: null,
      },
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Events' }));
  expect(list.getByText('1,021 of 1,109')).toBeVisible();
  expect(list.getByRole('link', { name: 'Sufi at Nahargarh' })).toHaveAttribute(
    'href',
    '/organize/events/15/edit',
  );
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await view.user.click(actionsOf('Konkan Table'));
  expect(await screen.findByRole('menuitem', { name: 'Resume sales' })).toBeVisible();
});
