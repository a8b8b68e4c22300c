import type { Schemas } from '../../../contract/types';
import { roleLabel } from '../../identity/people/permissions.rules';
import type { InvitationRow } from './invitations.repository';

export const presentInvitation = (
  row: InvitationRow,
  { readerId, now }: { readerId: number; now: number },
): Schemas['Invitation'] => ({
  id: row.id,
  email: row.email,
  role: row.role,
  role_label: roleLabel(row.role),
  invited_by: row.inviter_name,
  is_mine: row.invited_by === readerId,
  is_expired: row.expires_at.getTime() <= now,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** For anybody with the link. */
export const presentDetails = (row: InvitationRow): Schemas['InvitationDetails'] => ({
  company: row.company_name,
  invited_by: row.inviter_name,
  email: row.email,
  role_label: roleLabel(row.role),
  expires_at: row.expires_at.toISOString(),
});
