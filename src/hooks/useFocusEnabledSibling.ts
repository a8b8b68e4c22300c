import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a pair of buttons of which one is disabled at a bound. Disabling the focused button would
 * move keyboard focus to the document, so this focuses the other button of the pair.
 *
 * @param value what the buttons change
 * @returns a ref for the element around the pair
 */
export function useFocusEnabledSibling(value: number): RefObject<HTMLDivElement | null> {
  const pair = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isDisabled = activeElement instanceof HTMLButtonElement && activeElement.disabled;
    if (!isDisabled || !pair.current?.contains(activeElement)) return;
    pair.current.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [value]);
  return pair;
}
