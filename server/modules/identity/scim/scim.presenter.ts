import type { Schemas } from '../../../contract/types';
import { roleLabel } from '../people/permissions.rules';
import { fullName } from '../people/people.presenter';
import { GROUP, LIST, USER } from './scimResources.rules';
import type { ProvisionedRow } from './scimPeople.repository';

export type CompanyRole = Schemas['CompanyRole'];

/** A person as RFC 7643, 4.1 describes one. @param base the address below which the resources are */
export const presentUser = (row: ProvisionedRow, base: string) => ({
  schemas: [USER],
  id: String(row.id),
  ...(row.external_id !== null && { externalId: row.external_id }),
  userName: row.email,
  name: {
    formatted: fullName(row),
    givenName: row.first_name,
    familyName: row.last_name,
  },
  displayName: fullName(row) || row.email,
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.is_active,
  groups: [{ value: row.role, display: roleLabel(row.role), type: 'direct' }],
  meta: {
    resourceType: 'User',
    created: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    location: `${base}/Users/${row.id}`,
  },
});

/** A role as a group (RFC 7643, 4.2). */
export const presentGroup = (
  role: CompanyRole,
  members: readonly ProvisionedRow[],
  base: string,
) => ({
  schemas: [GROUP],
  id: role,
  displayName: roleLabel(role),
  members: members.map((member) => ({
    value: String(member.id),
    display: fullName(member) || member.email,
    type: 'User',
  })),
  meta: { resourceType: 'Group', location: `${base}/Groups/${role}` },
});

interface Page<Resource> {
  total: number;
  startIndex: number;
  resources: Resource[];
}

/** A page of a list (RFC 7644, 3.4.2). */
export const presentPage = <Resource>({ total, startIndex, resources }: Page<Resource>) => ({
  schemas: [LIST],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
