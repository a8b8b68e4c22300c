import { useListOrganizersQuery } from '@/api/console';
import { selectUser, useAppSelector } from '@/state';

/** Owners of the organizer of an event refund its bookings, and platform admins. */
export function useMayRefund(organizer: number | null): boolean {
  const user = useAppSelector(selectUser);
  const { data } = useListOrganizersQuery();
  const role = data?.results.find(({ id }) => id === organizer)?.role;
  return role === 'owner' || (user?.permissions.includes('manage_events') ?? false);
}
