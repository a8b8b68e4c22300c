import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a pair of buttons of which one rests at a bound: a button that is disabled while it has the
 * focus loses it to nobody, so the other one takes it.
 *
 * @param value what the buttons change
 * @returns goes to the element that holds the pair
 */
export function useHandOver(value: number): RefObject<HTMLDivElement | null> {
  const pair = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const rests = activeElement instanceof HTMLButtonElement && activeElement.disabled;
    if (!rests || !pair.current?.contains(activeElement)) return;
    pair.current.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [value]);
  return pair;
}
