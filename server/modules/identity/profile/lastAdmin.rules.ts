import type { Caller } from '../../../contract/caller';

/** Super admins and admins of one company who may sign in, read under a lock. */
type LockedAdmins = readonly { id: number; role: string }[];

/**
 * True unless a super admin or company admin has lost the role, or the account, while waiting for the
 * lock. So of two admins who close or demote each other at the same time, one remains.
 */
export function isStillAdmin(
  admins: LockedAdmins,
  caller: Pick<Caller, 'userId' | 'role'>,
): boolean {
  if (caller.role !== 'super_admin' && caller.role !== 'company_admin')
    return caller.role === 'admin';
  return admins.some(({ id, role }) => id === caller.userId && role === caller.role);
}
