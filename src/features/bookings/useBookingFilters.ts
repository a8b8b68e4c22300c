import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { selectHasPermission, useAppSelector } from '@/state';
import { filtersFromParams, paramsFromFilters, type BookingFilters } from './bookingFilters';

/** The widest set of bookings that the signed-in person may read (D7, D8). */
function useWidestScope(): 'own' | 'company' | 'everyone' {
  const company = useAppSelector((state) => selectHasPermission(state, 'view_company_bookings'));
  const everyone = useAppSelector((state) => selectHasPermission(state, 'view_all_bookings'));
  if (everyone) return 'everyone';
  return company ? 'company' : 'own';
}

/** Tab, search, scope and open ticket are stored in the query string; reload and Back restore them. */
export function useBookingFilters() {
  const [params, setParams] = useSearchParams();
  const widestScope = useWidestScope();
  const filters = useMemo(() => {
    const requested = filtersFromParams(params);
    return { ...requested, company: requested.company && widestScope !== 'own' };
  }, [params, widestScope]);
  const change = useCallback(
    (patch: Partial<BookingFilters>) =>
      setParams((current) => paramsFromFilters({ ...filtersFromParams(current), ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { filters, change, widestScope };
}
