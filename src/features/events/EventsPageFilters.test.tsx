import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildEventList } from '@/testing/eventFactories';
import { refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  navigationType,
  passHalfSecond,
  lastQuery,
  manyEvents,
  installManualTimers,
  renderAt,
  serveEvents,
  currentAddress,
} from '@/testing/eventRoutes';

installManualTimers();

describe('filters', () => {
  it('come from the address', async () => {
    const asked = serveEvents();
    renderAt('/events?category=Music&search=jazz&min_price=500&max_price=9000&sort=-price&page=2');
    await screen.findByRole('article');
    expect(Object.fromEntries(lastQuery(asked))).toEqual({
      category: 'Music',
      search: 'jazz',
      min_price: '500',
      max_price: '9000',
      ordering: '-price',
      page: '2',
      page_size: '20',
    });
    expect(screen.getByRole('link', { name: /^Music/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-price');
    expect(screen.getByRole('textbox', { name: 'Lowest price in rupees' })).toHaveValue('500');
  });

  it('are asked for half a second after the last change, once', async () => {
    const asked = serveEvents();
    const { store } = renderAt('/events');
    await screen.findByRole('article');
    const field = screen.getByRole('searchbox', { name: 'Search this list' });
    const isAsking = () =>
      Object.values(store.getState().api.queries).some(
        (query) => query?.endpointName === 'listEvents' && query.status === 'pending',
      );
    for (const value of ['j', 'jazz ', 'jazz n']) {
      fireEvent.change(field, { target: { value } });
      act(() => jest.advanceTimersByTime(499));
    }
    expect(asked).toHaveLength(1);
    expect(currentAddress()).toBe('/events?search=jazz+n');
    expect(isAsking()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isAsking()).toBe(true);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(lastQuery(asked).get('search')).toBe('jazz n');
  });

  it('let a person type words with spaces', async () => {
    serveEvents();
    const { user } = renderAt('/events');
    const field = screen.getByRole('searchbox', { name: 'Search this list' });
    await user.fill(field, 'winter night ');
    expect(field).toHaveValue('winter night ');
    expect(currentAddress()).toBe('/events?search=winter+night');
    expect(navigationType()).toBe('REPLACE');
    await user.tab();
    expect(field).toHaveValue('winter night');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveFocus();
    expect(currentAddress()).toBe('/events');
  });

  it('choose a category, let go of it, and go back to page 1', async () => {
    const asked = serveEvents(() => buildEventList(manyEvents(20), { count: 60 }));
    const { user } = renderAt('/events?page=3');
    await user.click(await screen.findByRole('link', { name: /^Sports/ }));
    expect(currentAddress()).toBe('/events?category=sports');
    expect(navigationType()).toBe('REPLACE');
    passHalfSecond();
    await waitFor(() => expect(lastQuery(asked).get('category')).toBe('sports'));
    expect(lastQuery(asked).get('page')).toBe('1');
    expect(document.title).toBe('Sports Events | Foyer');
    await user.click(screen.getByRole('link', { name: /^Sports/ }));
    expect(currentAddress()).toBe('/events');
  });

  it('take a price range on leaving it, and turn one that is the wrong way round', async () => {
    const asked = serveEvents();
    const { user } = renderAt('/events');
    await user.fill(screen.getByRole('textbox', { name: 'Lowest price in rupees' }), '9,000');
    await user.tab();
    const high = screen.getByRole('textbox', { name: 'Highest price in rupees' });
    expect(high).toHaveFocus();
    expect(currentAddress()).toBe('/events');
    await user.type(high, '500');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(currentAddress()).toBe('/events?min_price=500&max_price=9000');
    expect(high).toHaveValue('9000');
    passHalfSecond();
    await waitFor(() => expect(lastQuery(asked).get('max_price')).toBe('9000'));
  });

  it('take a city of those where the other filters find events', async () => {
    const asked = serveEvents((query) =>
      buildEventList(manyEvents(3), {
        cities: query.has('city') ? ['Goa'] : ['New Delhi', 'Mumbai', 'Goa'],
      }),
    );
    const { user } = renderAt('/events?search=jazz');
    const field = await screen.findByRole('combobox', { name: 'City' });
    const names = () =>
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['All cities', 'Goa', 'Mumbai', 'New Delhi']));
    await user.selectOptions(field, 'Goa');
    expect(currentAddress()).toBe('/events?search=jazz&city=Goa');
    expect(navigationType()).toBe('REPLACE');
    passHalfSecond();
    await waitFor(() =>
      expect(asked.map((query) => new URLSearchParams(query).get('city'))).toContain('Goa'),
    );
    await waitFor(() => expect(names()).toEqual(['All cities', 'Goa', 'Mumbai', 'New Delhi']));
    expect(field).toHaveValue('Goa');
    await user.click(screen.getByRole('link', { name: 'Remove filter Goa' }));
    expect(currentAddress()).toBe('/events?search=jazz');
    expect(field).toHaveValue('');
  });

  it('show a city of the address without regard to case, also one without events', async () => {
    serveEvents(() => buildEventList([], { cities: ['Goa'] }));
    renderAt('/events?city=goa');
    const field = await screen.findByRole('combobox', { name: 'City' });
    await waitFor(() => expect(field).toHaveValue('Goa'));
    cleanup();
    renderAt('/events?city=Atlantis');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Atlantis');
    expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible();
  });

  it('take a range of days, and turn one that is the wrong way round on leaving it', async () => {
    const asked = serveEvents();
    const { user } = renderAt('/events');
    const first = screen.getByLabelText('First day');
    const last = screen.getByLabelText('Last day');
    const type = (field: HTMLElement, value: string) =>
      fireEvent.change(field, { target: { value } });
    act(() => first.focus());
    // A year that is half typed is no filter.
    type(first, '0202-12-20');
    expect(currentAddress()).toBe('/events');
    type(first, '2026-12-20');
    expect(currentAddress()).toBe('/events?date_from=2026-12-20');
    expect(navigationType()).toBe('REPLACE');
    await user.tab();
    type(last, '2026-12-05');
    expect(currentAddress()).toBe('/events?date_from=2026-12-20');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(currentAddress()).toBe('/events?date_from=2026-12-05&date_to=2026-12-20');
    expect(first).toHaveValue('2026-12-05');
    passHalfSecond();
    await waitFor(() => expect(lastQuery(asked).get('date_from')).toBe('2026-12-05'));
    expect(lastQuery(asked).get('date_to')).toBe('2026-12-20');
    await user.click(screen.getByRole('link', { name: 'Remove filter Dec 5 to 20, 2026' }));
    expect(currentAddress()).toBe('/events');
    expect(first).toHaveValue('');
  });

  it('stand in a bar, each with its own way out', async () => {
    serveEvents(() => buildEventList(manyEvents(12)));
    const { user } = renderAt(
      '/events?search=night&category=music&min_price=1500&max_price=125000',
    );
    expect(await screen.findByText('12 events match')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove filter ₹1,500 to ₹1,25,000' }));
    expect(currentAddress()).toBe('/events?search=night&category=music');
    expect(screen.getByText('Searching…')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Remove filter “night”' }));
    await user.click(screen.getByRole('link', { name: 'Remove filter Music' }));
    expect(currentAddress()).toBe('/events');
    expect(screen.queryByRole('link', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  it('do not say that they search after a failure', async () => {
    server.use(refuse('get', '/events/', 400));
    renderAt('/events?search=night');
    expect(await screen.findByText('Failed to load events')).toBeVisible();
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
  });

  it('keep price and sorting behind a button where there is little room', async () => {
    serveEvents();
    const { user } = renderAt('/events');
    const button = screen.getByRole('button', { name: 'Filters and sorting' });
    const toolbar = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(toolbar).toHaveAttribute('data-open', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(toolbar).toHaveAttribute('data-open', 'true');
  });

  it('sort', async () => {
    const asked = serveEvents();
    const { user } = renderAt('/events');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price');
    expect(currentAddress()).toBe('/events?sort=price');
    passHalfSecond();
    await waitFor(() => expect(lastQuery(asked).get('ordering')).toBe('price'));
  });
});

describe('pages', () => {
  it('are turned at once, and the keyboard goes to their top', async () => {
    const asked = serveEvents(() => buildEventList(manyEvents(20), { count: 45 }));
    const { user } = renderAt('/events?category=music');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(lastQuery(asked).get('page')).toBe('2'));
    expect(currentAddress()).toBe('/events?category=music&page=2');
    expect(navigationType()).toBe('REPLACE');
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
