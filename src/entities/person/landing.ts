import type { AuthUser } from '@/api';
import { paths } from '@/lib/paths';

/**
 * Where a person without another destination starts after signing in: those who only keep the door, at
 * check-in.
 */
export const landingPath = ({ permissions }: Pick<AuthUser, 'permissions'>): string =>
  permissions.length === 1 && permissions[0] === 'check_in_tickets' ? paths.checkIn : paths.home;
