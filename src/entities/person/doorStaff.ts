import type { AuthUser } from '@/api';

/** Whether a person only keeps the door: check-in then comes first, in the menus and on the home page. */
export const onlyChecksIn = (permissions: AuthUser['permissions'] | undefined): boolean =>
  permissions?.join() === 'check_in_tickets';
