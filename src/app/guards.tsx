import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { FullScreenSpinner } from '@/components/FullScreenSpinner';
import { selectAuthInitialised, selectIsSignedIn, selectUser } from '@/state';
import { paths, safeNext, signInPath } from '@/lib/paths';

/** The spec's older role names and what they mean today (D7). */
const ALIASES: Record<string, string> = { superadmin: 'super_admin', user: 'employee' };

function meaning(role: string): string {
  return ALIASES[role] ?? role;
}

interface RequireAuthProps {
  /** Any of these will do; both vocabularies of spec section 6. Everyone signed in when left out. */
  roles?: string[];
  /** What the person must be allowed to do (D7); nothing in particular when left out. */
  permission?: string;
  children: ReactNode;
}

/**
 * Waits until it is known who is there, sends visitors to /signin (and back afterwards), and people
 * in other roles or without the permission to / (spec section 2).
 */
export function RequireAuth({ roles, permission, children }: RequireAuthProps) {
  const initialised = useSelector(selectAuthInitialised);
  const signedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const location = useLocation();
  const [hadSession, setHadSession] = useState(false);

  if (!initialised) return <FullScreenSpinner />;
  if (signedIn && !hadSession) setHadSession(true);
  if (!signedIn) {
    // A session that ends while it is used is SessionWatch's business: it knows why.
    return hadSession ? <FullScreenSpinner /> : <Navigate to={signInPath(location)} replace />;
  }
  if (
    (roles && !(user && roles.map(meaning).includes(meaning(user.role)))) ||
    (permission && !user?.permissions.includes(permission))
  ) {
    return <Navigate to={paths.home} replace />;
  }
  return children;
}

/** Sign-in and sign-up: who is signed in already goes on to `next`, or to /. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const initialised = useSelector(selectAuthInitialised);
  const signedIn = useSelector(selectIsSignedIn);
  const [query] = useSearchParams();
  if (!signedIn) return children;
  if (!initialised) return <FullScreenSpinner />;
  return <Navigate to={safeNext(query.get('next')) ?? paths.home} replace />;
}
