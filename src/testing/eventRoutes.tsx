import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useNavigationType } from 'react-router';
import type { Booking, EventList, EventSearchResult, EventSummary, FeaturedEventList } from '@/api';
import { buildBookingList, buildQuote } from '@/testing/bookingFactories';
import { buildEventList, buildEventSummary } from '@/testing/eventFactories';
import { answer, apiPath } from '@/testing/handlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { EventPage } from '@/app/pages/EventPage';
import { EventsPage } from '@/features/events/EventsPage';
import { HomePage } from '@/features/home/HomePage';
import { LocationProbe } from './LocationProbe';
import { restartClock, stopClock } from './stoppedClock';

export { currentAddress } from './LocationProbe';

/** PUSH or REPLACE: the last navigation. */
export function navigationType(): string {
  return screen.getByTestId('navigation').textContent;
}

const NavigationProbe = () => <p data-testid="navigation">{useNavigationType()}</p>;

/** Renders home, event list or event page at an address; `currentAddress` tells all others. */
export function renderAt(
  route: string,
  preloadedState?: NonNullable<Parameters<typeof renderWithProviders>[1]>['preloadedState'],
  { withHome = false } = {},
) {
  return renderWithProviders(
    <>
      <LocationProbe />
      <NavigationProbe />
      <Routes>
        {withHome && <Route path="/" element={<HomePage />} />}
        <Route path="/events" element={<EventsPage />} />
        <Route path="/events/:id" element={<EventPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { route, preloadedState },
  );
}

/** Serves lists of events. @returns the query of each call, in order */
export function serveEvents(
  answerTo: (query: URLSearchParams) => EventList | Response | Promise<Response> = () =>
    buildEventList(),
): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiPath('/events/'), async ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const found = await answerTo(query);
      return found instanceof Response ? found : HttpResponse.json(found);
    }),
  );
  return asked;
}

/** Serves the front page's posters. */
export function serveFeatured(results: EventSummary[] = []): void {
  server.use(
    answer<FeaturedEventList>('get', '/events/featured/', { count: results.length, results }),
  );
}

/** Serves suggestions. @returns the search terms of each call */
export function serveSuggestions(results: EventSearchResult[]): string[] {
  const terms: string[] = [];
  server.use(
    http.get(apiPath('/events/search/'), ({ request }) => {
      terms.push(new URL(request.url).searchParams.get('search') ?? '');
      return HttpResponse.json({ count: results.length, results });
    }),
  );
  return terms;
}

/** Serves the cart that the event page shows; the list may be changed by the test. */
export function serveCart(pending: Booking[] = []): Booking[] {
  server.use(
    http.get(apiPath('/bookings/'), () => HttpResponse.json(buildBookingList(pending))),
    http.get(apiPath('/bookings/quote/'), () => HttpResponse.json(buildQuote())),
  );
  return pending;
}

/** A page of events with the ids 1 to n. */
export const manyEvents = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEventSummary({ id: index + 1, title: `Event number ${index + 1}` }),
  );

/** The query of the last call. */
export const lastQuery = (asked: string[]) => new URLSearchParams(asked.at(-1));

/** Fake timers for a file of tests, advanced by `passHalfSecond`. */
export function installManualTimers(): void {
  beforeEach(() => {
    stopClock();
  });
  afterEach(() => {
    restartClock();
  });
}

export const passHalfSecond = () => act(() => jest.advanceTimersByTime(500));
