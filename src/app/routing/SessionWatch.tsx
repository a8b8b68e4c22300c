import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addAppListener, sessionEnded, useAppStore } from '@/state';
import { isFromOtherTab } from '@/app/session/otherTabs';
import { paths, signInPath } from '@/lib/paths';
import { usePageHandle } from './pageHandle';

/**
 * Redirects to /signin when the session ends, at the start too. Unless the person signed out in
 * this tab, signing in returns to the same page (docs/product/people.md#sessions). After a sign-out in
 * another tab it redirects only from pages that require a session. Pages without the main layout
 * stay.
 */
export function SessionWatch() {
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const page = usePageHandle();
  const latest = useRef({ location, page });

  useEffect(() => {
    latest.current = { location, page };
  });

  useEffect(() => {
    return store.dispatch(
      addAppListener({
        actionCreator: sessionEnded,
        effect: (action, api) => {
          const { auth } = api.getOriginalState();
          if (auth.status !== 'signedIn') return;
          const { location: here, page: open } = latest.current;
          // An invitation, a shared ticket and a password reset are for visitors too.
          if (open.bare) return;
          const fromOtherTab = isFromOtherTab(action);
          if (fromOtherTab && open.access !== 'signedIn') return;
          // Only after a sign-out in this tab does signing in not return to this page.
          const returnsHere = action.payload !== undefined || fromOtherTab;
          void navigate(returnsHere ? signInPath(here) : paths.signIn, { replace: returnsHere });
        },
      }),
    );
  }, [store, navigate]);

  return null;
}
