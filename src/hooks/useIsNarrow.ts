import { useSyncExternalStore } from 'react';

/** Matches screens that count as mobile (docs/product.md#sidebar). */
export const NARROW_SCREEN = '(max-width: 767.98px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen counts as mobile: the sidebar is a drawer, and a table becomes rows. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW_SCREEN).matches,
    () => false,
  );
