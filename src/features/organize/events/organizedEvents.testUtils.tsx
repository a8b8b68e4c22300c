import { beforeAll, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { OrganizedEventList, OrganizedOverview, OrganizerList } from '@/api';
import { paths } from '@/lib/paths';
import { answer, apiPath } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import {
  buildOrganizedEvent,
  buildOrganizedEventList,
  buildOrganizer,
} from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { OrganizedEventsPage } from './OrganizedEventsPage';

/** Five events in five states; call it once in a file of tests. */
export function prepareOrganizedEvents() {
  // Loaded already, so that a click opens them at once.
  beforeAll(async () => {
    await import('./EndEventDialog');
    await import('./NewEventDialog');
    await import('@/components/dialogs/ReadDialog');
  });
  beforeEach(() => {
    asked = [];
    serveList(buildOrganizedEventList([comedy, symphony, konkan, sufi, rooftop]));
    server.use(
      answer<OrganizedOverview>('get', '/organize/overview/', overview),
      answer<OrganizerList>('get', '/organizers/', { count: 1, results: [buildOrganizer()] }),
    );
  });
}

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
  sold: 0,
  held: 0,
  total_tickets: 180,
  revenue: '7000.00',
});

const overview: OrganizedOverview = {
  on_sale: 9,
  payments: 'real',
  sold: 2914,
  revenue: [{ currency: 'INR', amount: '13872400.00' }],
  cities: ['Jaipur', 'Mumbai'],
};

/** What the list was asked for, newest last. */
let asked: URLSearchParams[] = [];

export function serveList(list: OrganizedEventList) {
  server.use(
    http.get(apiPath('/organize/events/'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(list);
    }),
  );
}

export { currentAddress } from '@/testing/LocationProbe';
export const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

export function render(route: string = paths.organizeEvents) {
  return renderWithProviders(
    <>
      <LocationProbe />
      <OrganizedEventsPage />
    </>,
    { route, preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) } },
  );
}

/** Renders the page and waits for its rows. */
export async function open(route?: string) {
  const view = render(route);
  await screen.findByRole('row', { name: /Winter Symphony Night/ });
  return view;
}

export const row = (name: RegExp) => within(screen.getByRole('row', { name }));
export const actionsOf = (title: string) =>
  screen.getByRole('button', { name: `Actions of ${title}` });
export const menuItems = async () =>
  (await screen.findAllByRole('menuitem')).map((item) => item.textContent?.replace(/[A-Z↵]$/, ''));
