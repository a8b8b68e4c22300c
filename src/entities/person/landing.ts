import type { AuthUser } from '@/api';
import { paths } from '@/lib/paths';

/**
 * Where a person without another destination starts after signing in: those who keep the door and do
 * not manage events, at check-in.
 */
export const landingPath = ({ permissions }: Pick<AuthUser, 'permissions'>): string =>
  permissions.includes('check_in_tickets') && !permissions.includes('manage_events')
    ? paths.checkIn
    : paths.home;
