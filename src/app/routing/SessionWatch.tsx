import { isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionExpired } from '@/api';
import { addAppListener, sessionEnded, useAppStore } from '@/state';
import { isFromOtherTab } from '@/app/session/otherTabs';
import { paths, signInPath } from '@/lib/paths';
import { routeAt } from '@/app/routing/routes';

/**
 * Redirects to /signin when the session ends while the app runs. Unless the person signed out in
 * this tab, signing in returns to the same page (docs/product.md#sessions). After a sign-out in
 * another tab it redirects only from pages that require a session. Pages without the main layout
 * stay. Sessions that fail at the start are handled by the guards.
 */
export function SessionWatch() {
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });

  useEffect(() => {
    latest.current = { navigate, location };
  });

  useEffect(() => {
    let expired = false;
    return store.dispatch(
      addAppListener({
        matcher: isAnyOf(sessionExpired, sessionEnded),
        effect: (action, api) => {
          if (sessionExpired.match(action)) {
            expired = true;
            return;
          }
          const hasExpired = expired;
          expired = false;
          const { auth } = api.getOriginalState();
          if (auth.status !== 'signedIn' || !auth.initialised) return;
          const { navigate: go, location: here } = latest.current;
          const route = routeAt(here.pathname);
          // An invitation, a shared ticket and a password reset are for visitors too.
          if (route?.bare) return;
          const fromOtherTab = isFromOtherTab(action);
          if (fromOtherTab && route?.access !== 'signedIn') return;
          // Only after a sign-out in this tab does signing in not return to this page.
          const returnsHere = hasExpired || fromOtherTab;
          void go(returnsHere ? signInPath(here) : paths.signIn, { replace: returnsHere });
        },
      }),
    );
  }, [store]);

  return null;
}
