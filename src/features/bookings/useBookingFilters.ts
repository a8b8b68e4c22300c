import { useState } from 'react';
import { useListBookingsQuery } from '@/api';
import { useListFilters } from '@/hooks/useListFilters';
import { selectHasPermission, useAppSelector } from '@/state';
import { BOOKING_PARAMS, queryFromFilters } from './bookingFilters';

/** The widest set of bookings that a person may read. */
export type WidestScope = 'own' | 'company' | 'everyone';

function useWidestScope(): WidestScope {
  const company = useAppSelector((state) => selectHasPermission(state, 'view_company_bookings'));
  const everyone = useAppSelector((state) => selectHasPermission(state, 'view_all_bookings'));
  if (everyone) return 'everyone';
  return company ? 'company' : 'own';
}

/**
 * Tab, search, scope and open ticket are stored in the query string; reload and Back restore them.
 * The default scope is one's own bookings, or the company's for a person who has none but may read those.
 * `scope` is null until that is known.
 */
export function useBookingFilters(userId: number) {
  const { filters, change } = useListFilters(BOOKING_PARAMS, { within: true });
  const widestScope = useWidestScope();
  const mayChoose = widestScope !== 'own';
  const isOpen = mayChoose && filters.scope === null;
  const own = useListBookingsQuery(
    queryFromFilters({ tab: 'all', search: '', scope: 'own', holder: null }, userId, 1),
    { skip: !isOpen },
  );
  const ownCount = own.currentData?.counts.all ?? (own.isError ? 1 : undefined);
  // Kept once it is known: the list asks the same query again, which would make it unknown for a while.
  const [preset, setPreset] = useState<'own' | 'company' | null>(null);
  if (preset === null && isOpen && ownCount !== undefined) {
    setPreset(ownCount === 0 ? 'company' : 'own');
  }
  return { filters, scope: mayChoose ? (filters.scope ?? preset) : 'own', change, widestScope };
}
