import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { setMedia } from '@/testing/browser/media';
import { useIsNarrow } from './useIsNarrow';

/** Answers `(max-width: …px)` as a window of this width would. */
const widen = (width: number) =>
  act(() => setMedia((query) => width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1])));

it('counts a screen as mobile below 768 px', () => {
  const { result } = renderHook(useIsNarrow);
  widen(768);
  expect(result.current).toBe(false);
  widen(767);
  expect(result.current).toBe(true);
});
