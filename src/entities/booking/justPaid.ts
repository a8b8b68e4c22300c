import { useLocation, type Location } from 'react-router';
import { isRecord } from '@/lib/isRecord';

/** State of the navigation to My Bookings after a payment: the booking that is listed first there. */
export const justPaid = (bookingId: number | undefined) => ({ justPaid: bookingId });

/** The booking that was just paid; null on any other way to the page. */
export function useJustPaid(): number | null {
  const { state }: Location<unknown> = useLocation();
  return isRecord(state) && typeof state.justPaid === 'number' ? state.justPaid : null;
}
