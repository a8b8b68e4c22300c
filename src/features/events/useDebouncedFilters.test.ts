import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { noFilters } from './eventFilters';
import { useDebouncedFilters } from './EventsPage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits half a second after a changed filter', () => {
  const { result, rerender } = renderHook(useDebouncedFilters, { initialProps: noFilters });
  rerender({ ...noFilters, category: 'music' });
  expect(result.current.category).toBe('All');
  act(() => jest.advanceTimersByTime(499));
  expect(result.current.category).toBe('All');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.category).toBe('music');
});

it('turns a page at once', () => {
  const { result, rerender } = renderHook(useDebouncedFilters, { initialProps: noFilters });
  rerender({ ...noFilters, page: 2 });
  expect(result.current.page).toBe(2);
});
