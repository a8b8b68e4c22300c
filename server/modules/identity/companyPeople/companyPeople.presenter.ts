import type { Schemas } from '../../../contract/types';
import { roleLabel } from '../people/permissions.rules';
import { fullName } from '../people/people.presenter';
import type { MemberRow } from './companyPeople.repository';

/** @param readerId the person who reads */
export const presentMember = (row: MemberRow, readerId: number): Schemas['CompanyPerson'] => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
  username: row.username,
  role: row.role,
  role_label: roleLabel(row.role),
  is_active: row.is_active,
  invited_by_me: row.invited_by === readerId,
  is_me: row.id === readerId,
  joined_at: row.created_at.toISOString(),
});
