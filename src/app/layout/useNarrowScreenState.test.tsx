import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setMedia } from '@/testing/media';
import { selectSidebarExpanded } from '@/state';
import { useNarrowScreenState } from './useNarrowScreenState';

function Frame() {
  useNarrowScreenState();
  return null;
}

/** Answers `(max-width: …px)` as a window of this width would. */
const widen = (width: number) =>
  act(() => setMedia((query) => width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1])));

it('counts a screen as mobile below 768 px', () => {
  const { store } = renderWithProviders(<Frame />);
  widen(768);
  expect(selectSidebarExpanded(store.getState())).toBe(true);
  widen(767);
  expect(selectSidebarExpanded(store.getState())).toBe(false);
});
