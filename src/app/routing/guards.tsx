import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams, type RouteObject } from 'react-router';
import type { Role, RoleInput } from '@/api';
import { isPermitted, type RequiredPermission } from '@/app/permitted';
import { FullScreenSpinner } from '@/components/display/Spinner';
import { selectAuthInitialised, selectIsSignedIn, selectUser, useAppSelector } from '@/state';
import { paths, safeNext, signInPath } from '@/lib/paths';
import type { PageHandle } from './pageHandle';

/** Older role names and the roles they stand for (docs/product/people.md#roles). */
const ROLE_ALIASES = { superadmin: 'super_admin', user: 'employee' } as const;

function canonicalRole(role: RoleInput): Role {
  return role === 'superadmin' || role === 'user' ? ROLE_ALIASES[role] : role;
}

interface RequireAuthProps {
  /**
   * The person needs one of these roles, by its name or its older name (docs/product/screens.md#routes).
   * When left out, every signed-in person may see the page.
   */
  roles?: RoleInput[];
  /** A permission that the person needs as well (D7). */
  permission?: RequiredPermission;
}

/**
 * A layout route. Shows a spinner until the session is verified. Visitors are redirected to /signin and return here
 * afterwards; people in other roles or without the permission are redirected to /
 * (docs/product/screens.md#routes).
 */
export function RequireAuth({ roles, permission }: RequireAuthProps) {
  const initialised = useAppSelector(selectAuthInitialised);
  const signedIn = useAppSelector(selectIsSignedIn);
  const user = useAppSelector(selectUser);
  const location = useLocation();
  const [hadSession, setHadSession] = useState(false);

  if (!initialised) return <FullScreenSpinner />;
  if (signedIn && !hadSession) setHadSession(true);
  if (!signedIn) {
    // When the session ends while the app runs, SessionWatch redirects, with the reason.
    return hadSession ? <FullScreenSpinner /> : <Navigate to={signInPath(location)} replace />;
  }
  const hasRole =
    !roles || (user !== null && roles.map(canonicalRole).includes(canonicalRole(user.role)));
  const hasPermission = isPermitted(permission, user?.permissions);
  return hasRole && hasPermission ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** For sign-in and sign-up: people with a session are redirected to `next`, or to the home page. */
export function GuestsOnly() {
  const initialised = useAppSelector(selectAuthInitialised);
  const signedIn = useAppSelector(selectIsSignedIn);
  const [query] = useSearchParams();
  if (!signedIn) return <Outlet />;
  if (!initialised) return <FullScreenSpinner />;
  return <Navigate to={safeNext(query.get('next')) ?? paths.home} replace />;
}

/** Pages for people with a session. */
export const signedIn = (children: RouteObject[]): RouteObject => ({
  element: <RequireAuth />,
  handle: { access: 'signedIn' } satisfies PageHandle,
  children,
});

/** Of these, the pages for people with a permission. */
export const withPermission = (
  permission: RequiredPermission,
  children: RouteObject[],
): RouteObject => ({ element: <RequireAuth permission={permission} />, children });

/** Pages for people without a session. */
export const forGuests = (children: RouteObject[]): RouteObject => ({
  element: <GuestsOnly />,
  handle: { access: 'guests' } satisfies PageHandle,
  children,
});
