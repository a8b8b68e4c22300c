import { Navigate, useLocation, type RouteObject } from 'react-router';
import { cartPath, paths } from '@/lib/paths';
import { RequireAuth } from './guards';

/** Redirects to `to` and keeps the query of the address (D16). */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

/** Addresses that lead to a page of another one. */
export const redirects: RouteObject[] = [
  { path: paths.organize, element: <Redirect to={paths.organizeEvents} /> },
  { path: paths.platform, element: <Redirect to={paths.platformCompanies} /> },
  { path: paths.bookingsAlias, element: <Redirect to={paths.myBookings} /> },
  { path: paths.myBookingsAlias, element: <Redirect to={paths.myBookings} /> },
  {
    element: <RequireAuth roles={['user', 'admin', 'staff', 'superadmin']} />,
    children: [
      {
        path: paths.userCheckout,
        element: <Navigate to={cartPath({ stage: 'payment' })} replace />,
      },
    ],
  },
  {
    element: <RequireAuth roles={['user']} />,
    children: [
      { path: paths.userProfile, element: <Redirect to={paths.profile} /> },
      { path: paths.userBookings, element: <Redirect to={paths.myBookings} /> },
    ],
  },
];
