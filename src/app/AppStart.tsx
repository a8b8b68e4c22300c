import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { persistStore } from 'redux-persist';
import { FullScreenSpinner } from '@/components/display/Spinner';
import {
  selectAuthInitialised,
  selectIsSignedIn,
  themeDetected,
  useAppSelector,
  useAppStore,
  type AppStore,
} from '@/state';
import { COLOR_SCHEME_ATTRIBUTE } from '@/theme/createAppTheme';
import { followCartOfOtherTabs, followOtherTabs } from '@/app/session/otherTabs';
import { startSession, verifyWhenOnline } from '@/app/session/sessionStart';

const started = new WeakSet<AppStore>();

/** Runs once per store; React may run the effect more than once. */
function startOnce(store: AppStore): void {
  if (started.has(store)) return;
  started.add(store);
  // Set by the script in the document's head before first paint (D20).
  const mode = document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);
  if (mode === 'dark' || mode === 'light') store.dispatch(themeDetected(mode));
  void startSession(store);
  persistStore(store);
}

/**
 * Starts what needs a browser: theme, session, persistence, sync with other tabs. Rendered before
 * the pages, so that its effect runs before theirs. Shows a full-screen spinner while a session is
 * being verified (docs/product/people.md#sessions), for as long as its calls take: their timeouts end it;
 * visitors and the server render get no spinner.
 */
export function AppStart() {
  const store = useAppStore();
  const verifying = useAppSelector(selectIsSignedIn);
  const initialised = useAppSelector(selectAuthInitialised);

  useEffect(() => {
    startOnce(store);
    const stops = [
      followOtherTabs(store),
      followCartOfOtherTabs(store),
      verifyWhenOnline(store),
      // Refetches on window focus and on reconnect, where the API is configured to.
      setupListeners(store.dispatch),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store]);

  return verifying && !initialised ? <FullScreenSpinner /> : null;
}
