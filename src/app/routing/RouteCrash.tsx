import { useLocation, useNavigate, useRouteError } from 'react-router';
import { LoadError, PageNotLoaded, PageCrash } from '@/components/feedback/ErrorBoundary';

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
