import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { AuditEntry, AuditEntryList, OrganizerList } from '@/api';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { buildOrganizedEvent, buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { ChangesPage } from './ChangesPage';

const priced: AuditEntry = {
  id: 12,
  at: '2026-11-19T04:45:00.000Z',
  timezone: 'Asia/Kolkata',
  person: 8,
  person_name: 'Dev Kulkarni',
  network: '203.0.113.0/24',
  action: 'tier.price_changed',
  kind: 'tier',
  title: 'Gold',
  event: 5,
  event_title: 'Nocturne',
  summary: 'changed the price of Gold from ₹1,500.00 to ₹1,800.00',
  changes: [
    {
      field: 'price',
      label: 'price',
      before: '₹1,500.00',
      after: '₹1,800.00',
    },
  ],
};
const made: AuditEntry = {
  ...priced,
  id: 11,
  person: null,
  person_name: 'Command line',
  network: null,
  action: 'import.made',
  kind: 'import',
  title: 'Import 1',
  event: null,
  event_title: null,
  summary: 'imported 2 events for Bombay Live',
  changes: [
    {
      field: 'events',
      label: 'events',
      before: null,
      after: '2',
    },
  ],
};
const list = (results: AuditEntry[]): AuditEntryList => ({
  count: results.length,
  page: 1,
  page_size: 20,
  results,
});

let asked: string[];

beforeEach(() => {
  asked = [];
  server.use(
    answer<OrganizerList>('get', '/organizers/', { count: 1, results: [buildOrganizer()] }),
    http.get(apiPath('/organizers/:id/audit/'), ({ request, params }) => {
      asked.push(`${String(params.id)}${new URL(request.url).search}`);
      return HttpResponse.json(list([priced, made]));
    }),
  );
});

const open = (route = '/organize/changes') =>
  renderWithProviders(
    <>
      <ChangesPage />
      <LocationProbe />
    </>,
    {
      route,
      preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
    },
  );

it('each change is a sentence with its time; opened, it shows the values and the network', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole(
    'listitem',
  );
  expect(rows).toHaveLength(2);
  const [first, second] = rows;
  if (!first || !second) throw new Error('Two rows are expected.');
  expect(first).toHaveTextContent(
    'Dev Kulkarni changed the price of Gold from ₹1,500.00 to ₹1,800.00',
  );
  expect(within(first).getByText('Nocturne')).toBeVisible();
  expect(within(first).getByText('Thu, Nov 19, 2026, 10:15 AM IST')).toBeVisible();
  await user.click(within(first).getByText(/changed the price/));
  const cells = within(first)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['₹1,500.00', '₹1,800.00']);
  expect(within(first).getByText('From the network 203.0.113.0/24')).toBeVisible();
  await user.click(within(second).getByText(/imported 2 events/));
  expect(within(second).getAllByRole('cell')[0]).toHaveTextContent('nothing');
  expect(within(second).queryByRole('button')).not.toBeInTheDocument();
});

it('search, kind, days and person are in the address and in the request', async () => {
  const { user } = open('/organize/changes?organizer=3&kind=nonsense&page=abc');
  await screen.findByRole('list', { name: 'Changes' });
  expect(asked).toEqual(['3?page=1&page_size=20']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Tickets');
  await user.fill(screen.getByRole('searchbox', { name: 'Search changes' }), 'gold');
  await waitFor(() => expect(asked.at(-1)).toContain('search=gold&kind=tier'));
  await user.click(screen.getByText(/changed the price/));
  await user.click(screen.getByRole('button', { name: 'Show only what Dev Kulkarni changed' }));
  await waitFor(() => expect(asked.at(-1)).toBe('3?person=8&page=1&page_size=20'));
  expect(currentAddress()).toBe('/organize/changes?organizer=3&person=8');
  await user.click(await screen.findByRole('button', { name: 'Show everyone’s changes' }));
  await waitFor(() => expect(asked.at(-1)).toBe('3?page=1&page_size=20'));
});

it('a page beyond the last one leads to it', async () => {
  const beyond = { ...list([]), count: 45, page: 9 };
  server.use(answer('get', '/organizers/:id/audit/', beyond));
  open('/organize/changes?kind=event&page=9');
  expect(await screen.findByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
    'href',
    '/organize/changes?kind=event&page=3',
  );
});

it('says when nothing fits, when there is nothing yet, and when it does not arrive', async () => {
  server.use(answer<AuditEntryList>('get', '/organizers/:id/audit/', list([])));
  const { user } = open('/organize/changes?search=opera');
  expect(await screen.findByText('Nothing fits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No changes yet')).toBeVisible();
  server.use(refuse('get', '/organizers/:id/audit/', 503, { error: 'Busy.' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Teams');
  expect(await screen.findByText('Couldn’t load changes')).toBeVisible();
});

it('the changes of one event, and its file with the filters of the list', async () => {
  const saved = jest.fn(() => 'blob:changes');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  const exported: string[] = [];
  server.use(
    answer('get', '/organize/events/:id', { ...buildOrganizedEvent(), id: 5, title: 'Nocturne' }),
    answer<AuditEntryList>('get', '/organize/events/:id/audit/', list([priced])),
    http.get(apiPath('/organize/events/:id/audit.csv'), ({ request }) => {
      exported.push(new URL(request.url).search);
      return new HttpResponse('When', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const { user } = open('/organize/changes?event=5&kind=tier');
  expect(await screen.findByText('Who changed what of Nocturne.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveAttribute(
    'href',
    '/organize/events/5',
  );
  await screen.findByRole('list', { name: 'Changes' });
  await user.click(screen.getByRole('button', { name: 'Export the changes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Comma separated (.csv)' }));
  await waitFor(() => expect(exported).toEqual(['?kind=tier']));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

it('shows the same filters for another organizer, without the person and the page', async () => {
  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 2,
      results: [buildOrganizer(), buildOrganizer({ id: 4, name: 'Sea Stage' })],
    }),
  );
  const { user } = open('/organize/changes?search=price&kind=tier&from=2026-11-01&person=8&page=2');
  await screen.findByRole('list', { name: 'Changes' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organizer' }), 'Sea Stage');
  expect(currentAddress()).toBe(
    '/organize/changes?search=price&kind=tier&from=2026-11-01&organizer=4',
  );
  await waitFor(() =>
    expect(asked.at(-1)).toBe('4?search=price&kind=tier&from=2026-11-01&page=1&page_size=20'),
  );
});
