import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { api, type CategoryList } from '@/api';
import {
  buildCategory,
  buildCategoryList,
  buildEventList,
  buildEventSummary,
} from '@/testing/eventFactories';
import { answer } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  passHalfSecond,
  lastQuery,
  manyEvents,
  installManualTimers,
  renderAt,
  serveEvents,
  currentAddress,
} from '@/testing/eventRoutes';

const nothing = () => buildEventList([]);
const broken = () =>
  HttpResponse.json({ error: 'The database sleeps.', code: 'x', request_id: 'r' }, { status: 500 });

installManualTimers();

describe('the list', () => {
  it('shows six placeholders, then the cards', async () => {
    serveEvents(() => buildEventList(manyEvents(3)));
    renderAt('/events');
    expect(screen.getAllByTestId('event-skeleton')).toHaveLength(6);
    expect(await screen.findByRole('heading', { level: 3, name: 'Event number 2' })).toBeVisible();
    expect(screen.queryByTestId('event-skeleton')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Event number 3' })).toHaveAttribute(
      'href',
      '/events/3',
    );
  });

  it('leaves no gap between its headings', async () => {
    serveEvents();
    renderAt('/events');
    await screen.findByRole('heading', { level: 3 });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H3']);
  });

  it('says where the events are, and what was searched for', async () => {
    serveEvents(() => buildEventList([buildEventSummary()], { cities: ['Mumbai', 'Goa'] }));
    renderAt('/events?search=jazz');
    expect(await screen.findByText('Showing results for “jazz” in Mumbai and Goa')).toBeVisible();
    expect(document.title).toBe('“jazz” in Events | Foyer');
  });

  it('says what kind of events a category has, and where', async () => {
    serveEvents(() => buildEventList([buildEventSummary()], { cities: ['Mumbai', 'Goa'] }));
    renderAt('/events?category=music');
    expect(await screen.findByText('Music events in Mumbai and Goa')).toBeVisible();
  });

  it('shows one badge a card, the most urgent', async () => {
    serveEvents(() =>
      buildEventList([
        buildEventSummary({ id: 1, available_tickets: 0, is_exclusive: true }),
        buildEventSummary({ id: 2, available_tickets: 9, is_exclusive: true }),
        buildEventSummary({ id: 3, available_tickets: 60 }),
        buildEventSummary({ id: 4, is_exclusive: true }),
      ]),
    );
    renderAt('/events');
    await screen.findAllByRole('article');
    for (const label of ['Sold Out', 'Only 9 left!', 'Almost Sold Out', 'Exclusive']) {
      expect(screen.getAllByText(label)).toHaveLength(1);
    }
  });
});

describe('a place with one to three events', () => {
  const kinds = [
    buildCategory({ event_count: 1 }),
    buildCategory({ id: 4, name: 'Sports', slug: 'sports', event_count: 0 }),
  ];
  const chips = () =>
    within(screen.getByRole('navigation', { name: 'Categories' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim());

  it('offers the categories that have one, and nothing to filter or sort by', async () => {
    serveEvents(() => buildEventList([buildEventSummary()]));
    server.use(answer<CategoryList>('get', '/event-categories/', buildCategoryList(kinds)));
    renderAt('/events');
    const event = within(await screen.findByRole('article'));
    expect(event.getByText('Royal Opera House, Mumbai')).toBeVisible();
    expect(chips()).toEqual(['All1', 'Music1']);
    expect(screen.queryByRole('combobox', { name: /sort/i })).not.toBeInTheDocument();
    expect(screen.getByText('What’s on in Mumbai')).toBeVisible();
  });

  it('keeps filters that the address has, so that they can be removed', async () => {
    serveEvents(nothing);
    server.use(answer<CategoryList>('get', '/event-categories/', buildCategoryList(kinds)));
    renderAt('/events?category=sports');
    expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
    expect(chips()).toEqual(['All1', 'Music1', 'Sports0']);
    expect(screen.getByRole('combobox', { name: /sort/i })).toBeVisible();
  });
});

describe('failure and emptiness', () => {
  it('offers another try, which stays busy until it is over', async () => {
    let answerNow = () => {};
    const later = new Promise<Response>((resolve) => {
      answerNow = () => resolve(HttpResponse.json(buildEventList()));
    });
    let tries = 0;
    serveEvents(() => (++tries === 1 ? broken() : later));
    const { user } = renderAt('/events');
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading')).toHaveTextContent(/^Failed to load events$/);
    expect(within(panel).getByText('Something Went Wrong')).toBeVisible();
    expect(panel).toHaveTextContent('The database sleeps.');

    const button = within(panel).getByRole('button', { name: 'Try Again' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    answerNow();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText('Something Went Wrong')).not.toBeInTheDocument();
  });

  it('stays when it cannot be loaded again, and says so; that of other filters does not', async () => {
    let isDown = false;
    serveEvents(() => (isDown ? broken() : buildEventList(manyEvents(3))));
    const { user, store } = renderAt('/events');
    await screen.findAllByRole('article');
    isDown = true;
    act(() => void store.dispatch(api.util.invalidateTags(['Event'])));
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.selectOptions(screen.getByRole('combobox', { name: /sort/i }), 'title');
    passHalfSecond();
    expect(await screen.findByText('The database sleeps.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('finds nothing and offers to clear the filters', async () => {
    const asked = serveEvents((query) => (query.has('search') ? nothing() : buildEventList()));
    const { user } = renderAt('/events?search=zebra&sort=title');
    expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
    const main = screen.getByRole('region', { name: 'Results' });
    expect(within(main).getByText('0 events match')).toBeVisible();
    const [inBar, below] = within(main).getAllByRole('link', { name: 'Clear Filters' });
    expect(inBar).toBeVisible();
    await user.click(below!);
    expect(currentAddress()).toBe('/events?sort=title');
    passHalfSecond();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(lastQuery(asked).has('search')).toBe(false);
  });

  it('has nothing at all', async () => {
    serveEvents(nothing);
    renderAt('/events');
    expect(await screen.findByRole('heading', { name: 'No events available' })).toBeVisible();
  });

  it('leads back from a page after the last', async () => {
    serveEvents((query) =>
      query.get('page') === '9'
        ? buildEventList([], { count: 25, page: 9 })
        : buildEventList(manyEvents(20), { count: 25 }),
    );
    const { user } = renderAt('/events?page=9');
    await user.click(await screen.findByRole('link', { name: 'Back to the first page' }));
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    expect(currentAddress()).toBe('/events');
  });
});

describe('quick preview', () => {
  it('shows an event without leaving the list, and gives the focus back', async () => {
    serveEvents(() => buildEventList([buildEventSummary({ id: 5, available_tickets: 40 })]));
    const { user } = renderAt('/events');
    const open = await screen.findByRole('button', { name: 'Quick preview of Mumbai Jazz Night' });
    await user.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Mumbai Jazz Night' });
    expect(dialog).toHaveTextContent('Sat, Mar 14, 2099, 7:00 PM to 11:00 PM IST');
    expect(dialog).toHaveTextContent('Royal Opera House, Mumbai');
    expect(dialog).toHaveTextContent('Almost Sold Out');
    expect(within(dialog).getByRole('link', { name: 'View Event' })).toHaveAttribute(
      'href',
      '/events/5',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(open).toHaveFocus();
  });
});
