import type { Schemas } from '../../../contract/types';
import { fullName } from '../people/people.presenter';
import { allRoles, roleLabel } from '../people/permissions.rules';
import { mayAssignRole, mayChange, type ProfileCaller } from '../profile/profileRights.rules';
import type { PersonAccountRow } from './personAccounts.repository';

export function presentPersonAccount(
  row: PersonAccountRow,
  caller: ProfileCaller,
): Schemas['PersonAccount'] {
  const assignable = allRoles.filter((role) => mayAssignRole(caller, row, role));
  return {
    id: row.id,
    version: row.version,
    name: fullName(row),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    username: row.username,
    role: row.role,
    role_label: roleLabel(row.role),
    status: row.is_active ? 'active' : 'closed',
    company:
      row.company_id === null
        ? null
        : { id: row.company_id, name: row.company_name ?? '', domain: row.company_domain },
    company_status:
      row.company_id === null ? null : row.company_suspended_at ? 'suspended' : 'active',
    invited_by_me: row.invited_by === caller.userId,
    is_me: row.id === caller.userId,
    joined_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    may_change: mayChange(caller, row),
    assignable_roles: assignable,
  };
}
