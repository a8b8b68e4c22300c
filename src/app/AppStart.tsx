import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { persistStore } from 'redux-persist';
import { FullScreenSpinner } from '@/components/FullScreenSpinner';
import {
  selectAuthInitialised,
  selectIsSignedIn,
  themeDetected,
  useAppSelector,
  useAppStore,
  type AppStore,
} from '@/state';
import { followOtherTabs } from '@/app/session/otherTabs';
import { startSession, verifyWhenOnline } from '@/app/session/sessionStart';
import { watchForStaleRelease } from '@/app/routing/staleRelease';

const started = new WeakSet<AppStore>();

/** Once per store, however often React runs the effect. */
function startOnce(store: AppStore): void {
  if (started.has(store)) return;
  started.add(store);
  // The head's script has chosen before first paint (D20).
  const mode = document.documentElement.getAttribute('data-mui-color-scheme');
  if (mode === 'dark' || mode === 'light') store.dispatch(themeDetected(mode));
  void startSession(store);
  persistStore(store);
}

/**
 * Everything that starts with the browser: theme, session, persistence, the other tabs. Stands
 * before the pages, so that its effect runs before theirs. Covers the screen while a session is
 * being verified (docs/product.md#sessions); a visitor, and a server render, never see it.
 */
export function AppStart() {
  const store = useAppStore();
  const verifying = useAppSelector(selectIsSignedIn);
  const initialised = useAppSelector(selectAuthInitialised);

  useEffect(() => {
    startOnce(store);
    const stops = [
      followOtherTabs(store),
      verifyWhenOnline(store),
      // Window in view, network back: what the cache policy ties to them is asked for again.
      setupListeners(store.dispatch),
      watchForStaleRelease(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store]);

  return verifying && !initialised ? <FullScreenSpinner /> : null;
}
