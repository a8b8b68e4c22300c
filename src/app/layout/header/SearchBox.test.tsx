import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type { Booking, ConsoleSearchResults } from '@/api';
import { EventsPage } from '@/features/events/EventsPage';
import { buildBooking, buildBookingList } from '@/testing/bookingFactories';
import { buildEventList, buildSearchResult } from '@/testing/eventFactories';
import { serveEvents, serveSuggestions } from '@/testing/eventRoutes';
import { apiPath, refuse } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { recordRequests } from '@/testing/recordRequests';
import { renderWithProviders, signedIn, signedOut } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { SearchBox } from './SearchBox';

// Loaded already, so that it opens with its data.
beforeAll(async () => {
  await import('@/entities/event/SuggestionPanel');
});

function serveBookings(results: Booking[]): URLSearchParams[] {
  const asked = recordRequests(
    'get',
    '/bookings/',
    ({ url }) => url.searchParams,
    buildBookingList(results),
  );
  return asked;
}

async function openSearch(auth = signedIn(), route = '/about') {
  const { user } = renderWithProviders(
    <>
      <SearchBox />
      <Routes>
        <Route path="/events" element={<EventsPage />} />
        <Route path="*" element={null} />
      </Routes>
      <main>
        <LocationProbe />
        <button type="button">Elsewhere</button>
      </main>
    </>,
    { route, preloadedState: { auth } },
  );
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox', { name: 'Search events' });
  expect(field).toHaveFocus();
  return { user, field };
}

const optionsOf = async (group: string) =>
  within(await screen.findByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const jazz = buildSearchResult({ id: 7, name: 'Mumbai Jazz Night' });

describe('the search in the header', () => {
  it('suggests categories and events to a visitor, and pages, but asks for no bookings', async () => {
    serveSuggestions([jazz, buildSearchResult({ id: 8, name: 'Music in the Park' })]);
    const bookings = serveBookings([]);
    const { user, field } = await openSearch(signedOut());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(field, 'mu');
    expect(await optionsOf('Events')).toHaveLength(2);
    expect(await optionsOf('Categories')).toEqual(['Music12 events']);
    expect(screen.queryByRole('group', { name: 'Your bookings' })).not.toBeInTheDocument();
    expect(bookings).toEqual([]);
    await user.clear(field);
    await user.fill(field, 'terms');
    expect(await optionsOf('Pages')).toEqual(['Terms of Service']);
    await user.click(screen.getByRole('option', { name: 'Terms of Service' }));
    expect(currentAddress()).toBe('/terms');
    expect(field).toHaveValue('');
  });

  it('finds one’s own bookings: the tickets of a paid one, the row of another', async () => {
    serveSuggestions([jazz]);
    const paid = buildBooking({ id: 101, status: 'confirmed', payment_status: 'paid' });
    const held = buildBooking({ id: 102, status: 'pending', booking_number: 'BK-2026-000102' });
    const asked = serveBookings([paid, held]);
    const { user, field } = await openSearch();
    await user.fill(field, 'jazz');
    const bookings = await optionsOf('Your bookings');
    expect(bookings).toHaveLength(2);
    expect(bookings[1]).toContain('BK-2026-000102');
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      user: String(signedIn().user?.id),
      search: 'jazz',
      page_size: '3',
    });

    // By keyboard: one event, then the bookings.
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent(paid.event_title);
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/my-bookings?ticket=101');
    await user.keyboard('{Control>}k{/Control}');
    await user.fill(field, 'jazz');
    await user.click(await screen.findByRole('option', { name: /BK-2026-000102/ }));
    expect(currentAddress()).toBe('/my-bookings?search=BK-2026-000102');
  });

  it('finds in a console its events, people, and bookings by a number', async () => {
    serveSuggestions([jazz]);
    serveBookings([]);
    const asked: string[] = [];
    server.use(
      http.get(apiPath('/console-search/'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('search') ?? '');
        return HttpResponse.json<ConsoleSearchResults>({
          events: [
            {
              id: 12,
              title: 'Ragas',
              status: 'draft',
              start_date: null,
              timezone: 'Asia/Kolkata',
            },
          ],
          people: [{ id: 3, name: 'Asha Rao', email: 'asha@x.example', company_name: 'Northwind' }],
          bookings: [
            {
              id: 9,
              booking_number: 'BK-2026-000009',
              event: 12,
              event_title: 'Ragas',
              booked_by_name: 'Ravi Nair',
              is_organized: true,
            },
          ],
        });
      }),
    );
    const admin = buildUser({ permissions: ['organize_events', 'manage_all_users'] });
    const { user, field } = await openSearch(signedIn(admin), '/organize/events');
    await user.fill(field, 'bk 9');
    expect(await optionsOf('Bookings')).toEqual([expect.stringContaining('BK-2026-000009')]);
    expect(await optionsOf('Events')).toEqual(['RagasNo date yet']);
    expect(await optionsOf('People')).toEqual([expect.stringContaining('Asha Rao')]);
    expect(asked).toEqual(['bk 9']);
    await user.click(screen.getByRole('option', { name: /BK-2026-000009/ }));
    expect(currentAddress()).toBe('/organize/events/12?search=BK-2026-000009');
  });

  describe('Enter in a console', () => {
    const admin = buildUser({ permissions: ['organize_events', 'manage_all_users'] });
    const here = '/platform/companies';
    const asha = { id: 3, name: 'Asha Rao', email: 'asha@x.example', company_name: 'Northwind' };
    const ravi = { id: 4, name: 'Ravi Nair', email: 'ravi@x.example', company_name: 'Northwind' };

    /** People by what is searched; each search is answered when it is released. */
    function servePeople(people: Record<string, (typeof asha)[]>) {
      const gates = new Map<string, () => void>();
      serveBookings([]);
      server.use(
        http.get(apiPath('/console-search/'), async ({ request }) => {
          const search = new URL(request.url).searchParams.get('search') ?? '';
          await new Promise<void>((resolve) => gates.set(search, resolve));
          const found = people[search] ?? [];
          return HttpResponse.json<ConsoleSearchResults>({
            events: [],
            people: found,
            bookings: [],
          });
        }),
      );
      return async (search: string) => {
        await waitFor(() => expect(gates.has(search)).toBe(true));
        gates.get(search)?.();
      };
    }

    it('opens the first result of the console once it has arrived, not the list of events', async () => {
      serveSuggestions([jazz]);
      const release = servePeople({ asha: [asha, ravi] });
      const { user, field } = await openSearch(signedIn(admin), here);
      await user.type(field, 'asha{Enter}');
      expect(currentAddress()).toBe(here);
      expect(screen.getByRole('status')).toHaveTextContent('Searching...');
      await release('asha');
      await waitFor(() =>
        expect(currentAddress()).toBe('/platform/people?search=asha%40x.example'),
      );
      expect(field).toHaveValue('');
    });

    it('opens the highlighted result', async () => {
      serveSuggestions([]);
      const release = servePeople({ a: [asha, ravi] });
      const { user, field } = await openSearch(signedIn(admin), here);
      await user.fill(field, 'a');
      await release('a');
      expect(await optionsOf('People')).toHaveLength(2);
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(currentAddress()).toBe('/platform/people?search=ravi%40x.example');
    });

    it('says that nothing was found, and stays', async () => {
      serveSuggestions([]);
      const release = servePeople({});
      const { user, field } = await openSearch(signedIn(admin), here);
      await user.type(field, 'zebra{Enter}');
      await release('zebra');
      expect(await screen.findByText('No results found for “zebra”')).toBeVisible();
      await user.keyboard('{Enter}');
      expect(screen.getByText('No results found for “zebra”')).toBeVisible();
      expect(currentAddress()).toBe(here);
      await user.clear(field);
      await user.keyboard('{Enter}');
      expect(currentAddress()).toBe(here);
    });

    it('never opens a result of an older text', async () => {
      serveSuggestions([]);
      const release = servePeople({ asha: [asha], ravi: [ravi] });
      const { user, field } = await openSearch(signedIn(admin), here);
      await user.fill(field, 'asha');
      await release('asha');
      expect(await optionsOf('People')).toEqual([expect.stringContaining('Asha Rao')]);
      await user.clear(field);
      await user.type(field, 'ravi{Enter}');
      expect(currentAddress()).toBe(here);
      await release('ravi');
      await waitFor(() =>
        expect(currentAddress()).toBe('/platform/people?search=ravi%40x.example'),
      );
    });

    it('opens nothing any more after Escape or more letters', async () => {
      serveSuggestions([]);
      const release = servePeople({ asha: [asha], ravi: [ravi], 'ravi n': [ravi] });
      const { user, field } = await openSearch(signedIn(admin), here);
      await user.type(field, 'asha{Enter}{Escape}');
      await release('asha');
      await user.clear(field);
      await user.type(field, 'ravi{Enter} n');
      await release('ravi n');
      expect(await optionsOf('People')).toEqual([expect.stringContaining('Ravi Nair')]);
      expect(currentAddress()).toBe(here);
    });

    it('says that the search has failed, and stays', async () => {
      serveSuggestions([jazz]);
      serveBookings([]);
      server.use(refuse('get', '/console-search/', 400));
      const { user, field } = await openSearch(signedIn(admin), here);
      await user.type(field, 'jazz{Enter}');
      expect(await screen.findByText('Search failed. Please try again.')).toBeVisible();
      expect(currentAddress()).toBe(here);
    });
  });

  it('shows events to come before past ones', async () => {
    serveSuggestions([
      buildSearchResult({ id: 1, name: 'Jazz then', start_datetime: '2020-01-01T14:00:00Z' }),
      buildSearchResult({ id: 2, name: 'Jazz soon', start_datetime: '2098-01-01T14:00:00Z' }),
    ]);
    serveBookings([]);
    const { user, field } = await openSearch();
    await user.fill(field, 'jazz');
    const [first] = await optionsOf('Events');
    expect(first).toContain('Jazz soon');
  });

  it('closes the list with Escape, then itself, and gives the focus back', async () => {
    serveSuggestions([jazz]);
    const { user, field } = await openSearch();
    await user.fill(field, 'jazz');
    await optionsOf('Events');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('says that nothing was found', async () => {
    serveSuggestions([]);
    const { user, field } = await openSearch();
    await user.fill(field, 'zebra');
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    expect(await screen.findByText('No results found for “zebra”')).toBeVisible();
  });

  it('says that the bookings could not be searched, and shows the events', async () => {
    serveSuggestions([jazz]);
    server.use(refuse('get', '/bookings/', 400));
    const { user, field } = await openSearch();
    await user.fill(field, 'jazz');
    expect(await screen.findByText('Search failed. Please try again.')).toBeVisible();
    expect(await optionsOf('Events')).toHaveLength(1);
  });

  it('lands on the bar that says what was searched and how much was found', async () => {
    serveSuggestions([]);
    serveEvents(() => buildEventList());
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { user, field } = await openSearch();
    await user.type(field, 'jazz{Enter}');
    expect(currentAddress()).toBe('/events?search=jazz');
    const results = within(await screen.findByRole('region', { name: 'Results' }));
    expect(await results.findByText('1 event matches')).toBeVisible();
    const heading = results.getByRole('heading', { name: 'Results' });
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([heading]));
    scrolled.mockRestore();
    await user.click(results.getByRole('link', { name: 'Clear Filters' }));
    expect(currentAddress()).toBe('/events');
  });
});
