import type { TestApp } from '../buildTestApp';
import type { AccessData } from './accessData';
import { plain, type RequestBuilder, type RequestParts } from './requestParts';

/** The owner's company has a token. */
async function madeToken({ people }: AccessData, { db }: TestApp): Promise<RequestParts> {
  const { companyId, id } = people.company_admin;
  await db
    .insertInto('scim_tokens')
    .values({
      company_id: companyId ?? 0,
      user_id: id,
      prefix: 'foyer_scim_',
      token_hash: 'hash',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}

const person: RequestBuilder = ({ people }) => ({ id: people.owner.id });
const group: RequestBuilder = () => ({ path: { id: 'employee' } });
const user = { userName: 'somebody@elsewhere.example' };
const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] };

export const scimRequests = {
  getScim: plain,
  createScimToken: plain,
  deleteScimToken: plain,
  getScimServiceProviderConfig: plain,
  listScimResourceTypes: plain,
  getScimResourceType: () => ({ path: { id: 'User' } }),
  listScimSchemas: plain,
  getScimSchema: () => ({ path: { id: 'urn:ietf:params:scim:schemas:core:2.0:User' } }),
  listScimUsers: plain,
  createScimUser: () => ({ body: user }),
  getScimUser: person,
  replaceScimUser: ({ people }) => ({ id: people.owner.id, body: user }),
  patchScimUser: ({ people }) => ({ id: people.owner.id, body: patch }),
  deleteScimUser: person,
  listScimGroups: plain,
  createScimGroup: () => ({ body: { displayName: 'Tour guides' } }),
  getScimGroup: group,
  replaceScimGroup: () => ({ path: { id: 'employee' }, body: { members: [] } }),
  patchScimGroup: () => ({ path: { id: 'employee' }, body: patch }),
  deleteScimGroup: group,
} satisfies Record<string, RequestBuilder>;

const USERS = 'server/modules/identity/scim/scimUsers.test.ts';
const GROUPS = 'server/modules/identity/scim/scimGroups.test.ts';
const REFUSED = { because: 'It is always refused.' };

/** A part of the list in `auditedCalls.ts`. */
export const scimAudit = {
  createScimToken: { action: 'company.provisioning_connected', as: 'company_admin' },
  deleteScimToken: {
    action: 'company.provisioning_removed',
    as: 'company_admin',
    request: madeToken,
  },
  createScimUser: { action: 'person.created', shownBy: USERS },
  replaceScimUser: { action: 'person.changed', shownBy: USERS },
  patchScimUser: { action: 'person.account_closed', shownBy: USERS },
  deleteScimUser: { action: 'person.account_closed', shownBy: USERS },
  createScimGroup: REFUSED,
  replaceScimGroup: { action: 'person.role_changed', shownBy: GROUPS },
  patchScimGroup: { action: 'person.role_changed', shownBy: GROUPS },
  deleteScimGroup: REFUSED,
} as const;
