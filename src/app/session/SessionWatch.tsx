import { isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionExpired } from '@/api';
import { addAppListener, sessionEnded, useAppStore } from '@/state';
import { isFromOtherTab } from './otherTabs';
import { paths, signInPath } from '@/lib/paths';
import { routeAt } from '@/app/routing/routes';

/**
 * Leads to /signin when the session ends while the app runs, and from there back to the page unless
 * the person signed out in this tab (docs/product.md#sessions). After a sign-out in another tab only
 * pages that require a session are left. Sessions that fail at the start are handled by the guards.
 */
export function SessionWatch() {
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ navigate, location });

  useEffect(() => {
    now.current = { navigate, location };
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
          const { navigate: go, location: here } = now.current;
          const fromOtherTab = isFromOtherTab(action);
          if (fromOtherTab && routeAt(here.pathname)?.access !== 'signedIn') return;
          // Without a sign-out in this tab, signing in leads back to this page.
          const leadsBack = hasExpired || fromOtherTab;
          void go(leadsBack ? signInPath(here) : paths.signIn, { replace: leadsBack });
        },
      }),
    );
  }, [store]);

  return null;
}
