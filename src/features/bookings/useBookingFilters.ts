import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { selectHasPermission, useAppSelector } from '@/state';
import { filtersFromParams, paramsFromFilters, type BookingFilters } from './bookingFilters';

/** Whose bookings, besides their own, the signed-in person may read (D7, D8). */
function useBookingReach(): 'own' | 'company' | 'everyone' {
  const company = useAppSelector((state) => selectHasPermission(state, 'view_company_bookings'));
  const everyone = useAppSelector((state) => selectHasPermission(state, 'view_all_bookings'));
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
