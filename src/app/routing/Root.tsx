import { useEffect, useState, useRef } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, useRouteError } from 'react-router';
import { BareFrame } from '@/app/BareFrame';
import { IdentityQuestion } from '@/app/session/IdentityQuestion';
import { SessionProblem } from '@/app/session/SessionProblem';
import { isFromOtherTab } from '@/app/session/otherTabs';
import { LoadError, PageNotLoaded, PageCrash } from '@/components/feedback/ErrorBoundary';
import { lazyPart } from '@/components/lazy/lazyPart';
import { paths, signInPath } from '@/lib/paths';
import { isBeingSetUp } from '@/lib/setUp';
import {
  selectUnverified,
  selectUser,
  useAppSelector,
  addAppListener,
  sessionEnded,
  useAppStore,
} from '@/state';
import { titleOf, usePageHandle } from './pageHandle';

/**
 * Redirects to /signin when the session ends, at the start too. Unless the person signed out in
 * this tab, signing in returns to the same page (docs/product/people.md#sessions). After a sign-out in
 * another tab it redirects only from pages that require a session. Pages without the main layout
 * stay.
 */
function SessionWatch() {
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

/** In place of every other page until somebody has set the place up. */
const BeingSetUpPage = lazyPart(() => import('@/features/setup/BeingSetUpPage'));

/** In place of every other page for a person who must set up a second factor first. */
const SecondFactorPage = lazyPart(() => import('@/features/auth/SecondFactorPage'));

/** Check-in opens without a network for the events that this device has the guest lists of. */
const OfflineCheckIn = lazyPart(() => import('@/features/checkIn/OfflineCheckIn'));

/**
 * Sets the tab title, and takes away what the server wrote for shared links of the page that was opened
 * first. Rendered before the pages: effects run in order, so a page can replace the title.
 */
function DocumentTitle() {
  const { pathname, search } = useLocation();
  const title = titleOf(usePageHandle());
  useEffect(() => {
    document.title = title;
  }, [pathname, title]);
  const [opened] = useState(pathname + search);
  const isElsewhere = opened !== pathname + search;
  useEffect(() => {
    if (!isElsewhere) return;
    for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove();
  }, [isElsewhere]);
  return null;
}

/** What stands around the layouts. */
export function Root() {
  const isSetup = useMatch(paths.setup) !== null;
  const isDoor = useMatch(paths.checkIn) !== null;
  const unverified = useAppSelector(selectUnverified);
  const user = useAppSelector(selectUser);
  const { bare, access } = usePageHandle();
  if (!isSetup && isBeingSetUp()) {
    return (
      <BareFrame>
        <BeingSetUpPage />
      </BareFrame>
    );
  }
  // Shared tickets, invitations and password resets work without a session.
  const isForEverybody = bare === true && access === undefined;
  const isSettingUpFactor = user?.must_set_up_second_factor === true && !isForEverybody;
  return (
    <>
      <DocumentTitle />
      <SessionWatch />
      <IdentityQuestion />
      {isSettingUpFactor ? (
        <BareFrame>
          <SecondFactorPage />
        </BareFrame>
      ) : unverified === null || isForEverybody ? (
        <Outlet />
      ) : isDoor ? (
        <OfflineCheckIn Frame={BareFrame} problem={<SessionProblem sentence={unverified} />} />
      ) : (
        <SessionProblem sentence={unverified} />
      )}
    </>
  );
}

/** In place of a page that crashed, or whose route could not be loaded. */
export function RouteCrash() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  return error instanceof LoadError ? (
    <PageNotLoaded onRetry={() => void navigate(location, { replace: true })} />
  ) : (
    <PageCrash />
  );
}
