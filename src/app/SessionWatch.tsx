import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { sessionExpired } from '@/api';
import { sessionEnded, type AuthState } from '@/state';
import { wasHeard } from './otherTabs';
import { paths, signInPath } from '@/lib/paths';
import { routeAt } from './routes';
import type { AppStore } from './store';

/**
 * Where a person goes when the session ends under way: to /signin, and from there back here unless
 * they signed out in this tab (spec sections 2 and 7). A sign-out heard from another tab moves only
 * those on guarded pages.
 * Sessions that fail at the start are the guards' business.
 */
export function SessionWatch() {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const location = useLocation();
  const now = useRef({ navigate, location });

  useEffect(() => {
    now.current = { navigate, location };
  });

  useEffect(() => {
    let expired = false;
    return store.dispatch(
      addListener({
        matcher: isAnyOf(sessionExpired, sessionEnded),
        effect: (action, api) => {
          if (sessionExpired.match(action)) {
            expired = true;
            return;
          }
          const after = expired;
          expired = false;
          const { auth } = api.getOriginalState() as { auth: AuthState };
          if (auth.status !== 'signedIn' || !auth.initialised) return;
          const { navigate: go, location: here } = now.current;
          const heard = wasHeard(action);
          if (heard && routeAt(here.pathname)?.access !== 'signedIn') return;
          // Who did not sign out here is brought back here.
          const comesBack = after || heard;
          void go(comesBack ? signInPath(here) : paths.signIn, { replace: comesBack });
        },
      }),
    );
  }, [store]);

  return null;
}
