import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { BareFrame } from '@/app/BareFrame';
import { FrameConnected } from '@/app/FrameConnected';
import { GuestsOnly, RequireAuth } from './guards';
import { cartPath, paths } from '@/lib/paths';
import { isBeingSetUp } from '@/lib/setUp';
import { SessionProblem } from '@/app/session/SessionProblem';
import { selectUnverified, useAppSelector } from '@/state';
import type { PageRoute } from './pageRoute';
import { beingSetUpPage, pageRoutes, routeAt, titleAt } from './routes';
import { SessionWatch } from './SessionWatch';

/** Redirects to `to` and keeps the query of the address (D16). */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

function RoutedPage({ route: { Page, access, permission, reset } }: { route: PageRoute }) {
  const { pathname } = useLocation();
  const page = <Page />;
  return (
    <ErrorBoundary resetKey={pathname} onError={reset}>
      {access === 'signedIn' && <RequireAuth permission={permission}>{page}</RequireAuth>}
      {access === 'guests' && <GuestsOnly>{page}</GuestsOnly>}
      {!access && page}
    </ErrorBoundary>
  );
}

/**
 * Sets the tab title, and takes away what the server wrote for shared links of the page that was opened
 * first. Rendered before the pages: effects run in order, so a page can replace the title.
 */
function DocumentTitle() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = titleAt(pathname);
  }, [pathname]);
  const [opened] = useState(pathname + search);
  const isElsewhere = opened !== pathname + search;
  useEffect(() => {
    if (!isElsewhere) return;
    for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove();
  }, [isElsewhere]);
  return null;
}

const toRoute = (route: PageRoute) => (
  <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
);

/** The notice that nobody can do anything here yet. */
function BeingSetUp() {
  const { Page } = beingSetUpPage;
  return (
    <Routes>
      <Route element={<BareFrame />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>
  );
}

/** The layouts with their pages. */
function PageRoutes() {
  return (
    <Routes>
      <Route element={<FrameConnected />}>
        {pageRoutes.filter(({ bare }) => !bare).map(toRoute)}
      </Route>
      <Route element={<BareFrame />}>{pageRoutes.filter(({ bare }) => bare).map(toRoute)}</Route>
      <Route path={paths.organize} element={<Redirect to={paths.organizeEvents} />} />
      <Route path={paths.platform} element={<Redirect to={paths.platformCompanies} />} />
      <Route path={paths.bookingsAlias} element={<Redirect to={paths.myBookings} />} />
      <Route path={paths.myBookingsAlias} element={<Redirect to={paths.myBookings} />} />
      <Route
        path={paths.userCheckout}
        element={
          <RequireAuth roles={['user', 'admin', 'staff', 'superadmin']}>
            <Navigate to={cartPath({ stage: 'payment' })} replace />
          </RequireAuth>
        }
      />
      <Route
        path={paths.userProfile}
        element={
          <RequireAuth roles={['user']}>
            <Redirect to={paths.profile} />
          </RequireAuth>
        }
      />
      <Route
        path={paths.userBookings}
        element={
          <RequireAuth roles={['user']}>
            <Redirect to={paths.myBookings} />
          </RequireAuth>
        }
      />
    </Routes>
  );
}

/**
 * All routes of docs/product.md#routes and D16. The caller renders them inside a router: browser,
 * server and tests use different ones.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const unverified = useAppSelector(selectUnverified);
  const route = routeAt(pathname);
  if (route?.path !== paths.setup && isBeingSetUp()) return <BeingSetUp />;
  // A shared ticket, an invitation and a password reset need nobody's session.
  const isForEverybody = route?.bare === true && route.access === undefined;
  return (
    <>
      <DocumentTitle />
      <SessionWatch />
      <ErrorBoundary resetKey={pathname}>
        {unverified !== null && !isForEverybody ? (
          <SessionProblem sentence={unverified} />
        ) : (
          <PageRoutes />
        )}
      </ErrorBoundary>
    </>
  );
}
