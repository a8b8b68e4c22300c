import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { selectHasPermission, type AuthState } from '@/state';
import { filtersFromParams, paramsFromFilters, type BookingFilters } from './bookingFilters';

type WithAuth = { auth: AuthState };

/** Whose bookings, besides their own, the signed-in person may read (D7, D8). */
function useBookingReach(): 'own' | 'company' | 'everyone' {
  const company = useSelector((state: WithAuth) =>
    selectHasPermission(state, 'view_company_bookings'),
  );
  const everyone = useSelector((state: WithAuth) =>
    selectHasPermission(state, 'view_all_bookings'),
  );
  if (everyone) return 'everyone';
  return company ? 'company' : 'own';
}

/** Tab, search and open ticket live in the address, so that reload and Back are exact. */
export function useBookingFilters() {
  const [params, setParams] = useSearchParams();
  const reach = useBookingReach();
  const filters = useMemo(() => {
    const asked = filtersFromParams(params);
    return { ...asked, company: asked.company && reach !== 'own' };
  }, [params, reach]);
  const change = useCallback(
    (patch: Partial<BookingFilters>) =>
      setParams((current) => paramsFromFilters({ ...filtersFromParams(current), ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { filters, change, reach };
}
