import type { Permission } from '@/api';

/** One permission, or any of several. */
export type RequiredPermission = Permission | readonly Permission[];

/** Managers and admins of a company, and those who own cost centres there or decide for somebody (D7, D27). */
export const COMPANY_SIDE: readonly Permission[] = ['view_company_bookings', 'decide_approvals'];

export const isPermitted = (
  required: RequiredPermission | undefined,
  held: readonly Permission[] | undefined,
): boolean => !required || [required].flat().some((one) => held?.includes(one));
