import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CategoryList, EventSummary } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildCategory,
  buildCategoryList,
  buildEventSummary,
  buildSearchResult,
} from '@/testing/eventFactories';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  renderAt,
  serveEvents,
  serveFeatured,
  serveSuggestions,
  currentAddress,
} from '@/testing/eventRoutes';
import { restartClock, stopClock } from '@/testing/stoppedClock';

const results = Array.from({ length: 8 }, (_, index) =>
  buildSearchResult({ id: index + 1, name: `Music night ${index + 1}` }),
);

// Loaded already, so that it opens with its data.
beforeAll(async () => {
  await import('@/entities/event/SuggestionPanel');
});
beforeEach(() => {
  serveEvents();
  serveFeatured();
  server.use(answer<EventSummary>('get', '/events/:id/summary/', buildEventSummary()));
});

/** The front page with the keyboard in its search. */
async function openSearch() {
  const { user, ...view } = renderAt('/', undefined, { withHome: true });
  const field = screen.getByRole('combobox', { name: 'Search events or cities' });
  await user.click(field);
  return { ...view, user, field };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the dropdown', () => {
  it('offers categories by name and at most five events with city, date and price', async () => {
    serveSuggestions(results);
    const kinds = ['Music', 'Museums', 'Musicals', 'Musketry', 'Mustard', 'Mussels'];
    server.use(
      answer<CategoryList>(
        'get',
        '/event-categories/',
        buildCategoryList(kinds.map((name, id) => buildCategory({ id, name, slug: name }))),
      ),
    );
    const { user, field } = await openSearch();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(field, 'mus');

    const events = await screen.findByRole('group', { name: 'Events' });
    expect(within(events).getAllByRole('option')).toHaveLength(5);
    const [first] = within(events).getAllByRole('option');
    expect(first).toHaveTextContent(
      /^Music night 1Mumbai · Sat, Mar 14, 2099.*₹2,500\.00 \+ fee & GST$/,
    );
    const categories = screen.getByRole('group', { name: 'Categories' });
    const offered = within(categories).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(
      kinds.slice(0, 5).map((name) => `${name}12 events`),
    );
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers at most five categories', async () => {
    serveSuggestions(results);
    const arts = Array.from({ length: 7 }, (_, index) =>
      buildCategory({ id: index + 1, name: `Art ${index + 1}`, slug: `art-${index + 1}` }),
    );
    server.use(answer<CategoryList>('get', '/event-categories/', buildCategoryList(arts)));
    const { user, field } = await openSearch();
    await user.type(field, 'art');
    const categories = await screen.findByRole('group', { name: 'Categories' });
    expect(within(categories).getAllByRole('option')).toHaveLength(5);
  });

  it('says that it is searching, then that nothing was found', async () => {
    serveSuggestions([]);
    const { user, field } = await openSearch();
    await user.fill(field, 'zebra');
    const panel = screen.getByText('Searching...');
    expect(panel).toHaveRole('status');
    expect(await screen.findByText('No results found for “zebra”')).toBeVisible();
    expect(panel).toHaveTextContent('Try different keywords or browse all events');
    await user.click(screen.getByRole('link', { name: 'browse all events' }));
    expect(currentAddress()).toBe('/events');
  });

  it.each([
    ['the server fails', refuse('get', '/events/search/', 500)],
    ['there is no network', loseConnection('get', '/events/search/')],
  ])(
    'says so when %s, there and nowhere else',
    async (_case, handler) => {
      server.use(handler);
      const { user, field, store } = await openSearch();
      await user.fill(field, 'jazz');
      expect(await screen.findByText('Search failed. Please try again.')).toBeVisible();
      await expectToasts({ store });
    },
    15_000,
  );
});

describe('the pointer', () => {
  it('opens an event', async () => {
    serveSuggestions(results);
    const { user, field } = await openSearch();
    await user.fill(field, 'night');
    await user.click(await screen.findByRole('option', { name: /Music night 3/ }));
    expect(currentAddress()).toBe('/events/3');
  });

  it('opens a category', async () => {
    serveSuggestions([]);
    const { user, field } = await openSearch();
    await user.type(field, 'spo');
    const categories = await screen.findByRole('group', { name: 'Categories' });
    await user.click(within(categories).getByRole('option'));
    expect(currentAddress()).toBe('/events?category=sports');
  });

  it('searches, and scrolls to the events that were found', async () => {
    serveSuggestions([]);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { user, field } = await openSearch();
    await user.type(field, 'jazz{Enter}');
    expect(currentAddress()).toBe('/events?search=jazz');
    const heading = await screen.findByRole('heading', { name: 'Results' });
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([heading]));
    scrolled.mockRestore();
  });

  it('closes the dropdown by pressing elsewhere', async () => {
    serveSuggestions(results);
    const { user, field } = await openSearch();
    await user.type(field, 'mus');
    await screen.findByRole('listbox');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('walks through categories and events and back into the field', async () => {
    serveSuggestions(results.slice(0, 1));
    const { user, field } = await openSearch();
    await user.type(field, 'mus');
    await screen.findByRole('group', { name: 'Events' });
    expect(options()).toHaveLength(2);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Music12 events');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Music night 1');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(currentAddress()).toBe('/events/1');
  });

  it('searches with Enter where nothing is chosen', async () => {
    serveSuggestions(results);
    const { user, field } = await openSearch();
    await user.type(field, '  jazz & blues {Enter}');
    expect(currentAddress()).toBe('/events?search=jazz+%26+blues');
  });

  it('closes with Escape, keeps the words and the focus, and opens again', async () => {
    serveSuggestions(results);
    const { user, field } = await openSearch();
    await user.type(field, 'mus');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('mus');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
  });
});

describe('time', () => {
  beforeEach(() => {
    stopClock();
  });
  afterEach(() => {
    restartClock();
  });

  it('asks once, 300 ms after the last letter', async () => {
    const terms = serveSuggestions(results);
    const { field } = await openSearch();
    for (const value of ['m', 'mus', 'music']) {
      fireEvent.change(field, { target: { value } });
      act(() => jest.advanceTimersByTime(299));
    }
    expect(terms).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    await screen.findByRole('group', { name: 'Events' });
    expect(terms).toEqual(['music']);
  });
});

describe('popular terms', () => {
  const tags = () =>
    within(screen.getByRole('list', { name: 'Popular:' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`);

  it('are the five categories with most events', async () => {
    const categories = [3, 9, 0, 7, 5, 4, 8].map((event_count, index) =>
      buildCategory({ id: index, name: `C${event_count}`, slug: `c-${event_count}`, event_count }),
    );
    server.use(answer<CategoryList>('get', '/event-categories/', buildCategoryList(categories)));
    renderAt('/', undefined, { withHome: true });
    await screen.findByRole('link', { name: 'C9' });
    expect(tags().map((tag) => tag.split(' ')[0])).toEqual(['C9', 'C8', 'C7', 'C5', 'C4']);
    expect(tags()[0]).toBe('C9 /events?category=c-9');
  });

  it('fall back to five names', async () => {
    server.use(
      http.get(apiPath('/event-categories/'), () => HttpResponse.json({ count: 0, results: [] })),
    );
    renderAt('/', undefined, { withHome: true });
    await screen.findByRole('link', { name: 'Cultural' });
    expect(tags()).toEqual([
      'Business /events?category=business',
      'Music /events?category=music',
      'Sports /events?category=sports',
      'Cultural /events?category=cultural',
      'Entertainment /events?category=entertainment',
    ]);
  });
});
