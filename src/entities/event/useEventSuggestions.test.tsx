import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { serveSuggestions } from '@/testing/eventRoutes';
import { buildStore, signedOut } from '@/testing/renderWithProviders';
import { useEventSuggestions } from './useEventSuggestions';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks for ten events 300 ms after the last letter', () => {
  serveSuggestions([]);
  const store = buildStore({ auth: signedOut() });
  const searches = () =>
    Object.values(store.getState().api.queries)
      .filter((query) => query?.endpointName === 'searchEvents')
      .map((query) => query?.originalArgs);
  const { rerender } = renderHook(
    ({ term }) => useEventSuggestions(term, { maxCategories: 5, maxEvents: 5 }),
    {
      initialProps: { term: '' },
      wrapper: ({ children }) => <Providers store={store}>{children}</Providers>,
    },
  );
  rerender({ term: 'music' });
  act(() => jest.advanceTimersByTime(299));
  expect(searches()).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(searches()).toEqual([{ search: 'music', limit: 10 }]);
});
