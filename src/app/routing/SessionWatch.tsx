import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addAppListener, sessionEnded, useAppStore } from '@/state';
import { isFromOtherTab } from '@/app/session/otherTabs';
import { paths, signInPath } from '@/lib/paths';
import { routeAt } from '@/app/routing/routes';

/**
 * Redirects to /signin when the session ends, at the start too. Unless the person signed out in
 * this tab, signing in returns to the same page (docs/product.md#sessions). After a sign-out in
 * another tab it redirects only from pages that require a session. Pages without the main layout
 * stay.
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
    return store.dispatch(
      addAppListener({
        actionCreator: sessionEnded,
        effect: (action, api) => {
          const { auth } = api.getOriginalState();
          if (auth.status !== 'signedIn') return;
          const { navigate: go, location: here } = latest.current;
          const route = routeAt(here.pathname);
          // An invitation, a shared ticket and a password reset are for visitors too.
          if (route?.bare) return;
          const fromOtherTab = isFromOtherTab(action);
          if (fromOtherTab && route?.access !== 'signedIn') return;
          // Only after a sign-out in this tab does signing in not return to this page.
          const returnsHere = action.payload !== undefined || fromOtherTab;
          void go(returnsHere ? signInPath(here) : paths.signIn, { replace: returnsHere });
        },
      }),
    );
  }, [store]);

  return null;
}
