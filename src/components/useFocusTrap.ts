import { useEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

/**
 * While `active`, keeps the keyboard inside the container, starting at its first control; then
 * gives the focus back to where it came from.
 */
export function useFocusTrap(container: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!active || !element) return;
    const cameFrom = document.activeElement;
    focusableIn(element)[0]?.focus();

    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = focusableIn(element);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      const outside = !element.contains(document.activeElement);
      if (document.activeElement !== edge && !outside) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, [container, active]);
}
