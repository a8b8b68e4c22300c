import type { Provisioner } from '../../../contract/caller';
import { ScimError } from '../../../contract/scimError';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { AppError, forbidden, notFound } from '../../../lib/errors';
import { roleLabel } from '../people/permissions.rules';
import { lockAdminsOf } from '../profile/lastAdmin.repository';
import { isWanted, selected, type AttributeQuery } from './attributes.rules';
import { memberStepsOf, membersAfter, type MemberStep } from './groupPatch.rules';
import { matches } from './path.rules';
import { changeProvisioned, lockProvisioned, personIdOf } from './provisionedPeople.service';
import { presentGroup, presentPage, type CompanyRole } from './scim.presenter';
import * as repository from './scimPeople.repository';
import { MOST_RESULTS, SCIM_PATH, USUAL_RESULTS } from './scimResources.rules';

type Db = ModuleDeps['db'];

const ROLES: readonly CompanyRole[] = ['company_admin', 'company_manager', 'employee', 'client'];

/** Roles that one request changes, so that it ends in time. */
const MOST_CHANGES = 500;

/** @throws 404 */
function roleOf(id: string): CompanyRole {
  const role = ROLES.find((one) => one === id);
  if (!role) throw notFound('There is no such group.');
  return role;
}

export type ScimGroups = ReturnType<typeof createScimGroups>;

/** The roles of a company as groups (docs/product/people.md#provisioning). Each person has one role. */
export function createScimGroups({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  const base = `${config.publicUrl}${SCIM_PATH}`;

  /** @param query may want groups without their members, which are many */
  async function groupsOf(
    companyId: number,
    roles: readonly CompanyRole[],
    query: AttributeQuery & { filter?: string },
  ) {
    const needsMembers = isWanted('members', query) || /members/i.test(query.filter ?? '');
    const members = needsMembers ? await repository.findMembers(db, companyId, roles) : [];
    return roles.map((role) =>
      presentGroup(
        role,
        members.filter((member) => member.role === role),
        base,
      ),
    );
  }

  /** @throws ScimError invalidValue */
  async function assertKnown(trx: Db, companyId: number, ids: readonly number[]): Promise<void> {
    const known = new Set((await repository.findByIds(trx, companyId, ids)).map(({ id }) => id));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown === undefined) return;
    throw new ScimError('invalidValue', `There is no person with the id ${unknown}.`);
  }

  /** Those who join the group get its role; those who leave it become employees. @throws ScimError, 409, 413 */
  const changeMembers = (actor: Provisioner, role: CompanyRole, steps: readonly MemberStep[]) =>
    inTransaction(db, async (trx) => {
      const { companyId } = actor;
      let admins = await lockAdminsOf(trx, companyId);
      const before = await repository.findMembers(trx, companyId, [role]);
      const present = new Set(before.map(({ id }) => String(id)));
      const after = membersAfter(present, steps);
      const joining = [...after].filter((id) => !present.has(id)).map(memberIdOf);
      await assertKnown(trx, companyId, joining);
      const leaving = [...present].filter((id) => !after.has(id)).map(personIdOf);
      const changes = [
        ...joining.sort(byId).map((id) => ({ id, next: role })),
        ...leaving.sort(byId).map((id) => ({ id, next: 'employee' as const })),
      ];
      if (changes.length > MOST_CHANGES) {
        throw new AppError(413, 'too_large', `Change at most ${MOST_CHANGES} members at once.`);
      }
      for (const { id, next } of changes) {
        const profile = await lockProvisioned(trx, companyId, id);
        const at = new Date(clock.now());
        await changeProvisioned(trx, actor, { profile, admins }, { role: next, at });
        // The next person may be the last admin now, or no longer be.
        admins = admins.filter((admin) => admin.id !== id);
        if (profile.is_active && next === 'company_admin') {
          admins.push({ id, role: next, company_id: companyId });
        }
      }
    });

  return {
    /** @throws ScimError invalidFilter */
    async list({ companyId }: Provisioner, query: QueryOf<'listScimGroups'>) {
      const { filter, startIndex: from = 1, count = USUAL_RESULTS } = query;
      const groups = (await groupsOf(companyId, ROLES, query)).filter(
        (group) => filter === undefined || matches(filter, group),
      );
      const startIndex = Math.max(from, 1);
      const end = startIndex - 1 + Math.min(Math.max(count, 0), MOST_RESULTS);
      const resources = groups.slice(startIndex - 1, end).map((group) => selected(group, query));
      return presentPage({ total: groups.length, startIndex, resources });
    },

    /** @throws 404 */
    async get({ companyId }: Provisioner, id: string, query: AttributeQuery) {
      const [group] = await groupsOf(companyId, [roleOf(id)], query);
      if (!group) throw notFound('There is no such group.');
      return selected(group, query);
    },

    /** @throws ScimError, 404, 409 last_company_admin */
    async replace(actor: Provisioner, id: string, body: BodyOf<'replaceScimGroup'>) {
      const role = roleOf(id);
      const { displayName = roleLabel(role), members = [] } = body;
      const value = { displayName, members };
      const steps = memberStepsOf([{ op: 'replace', value }], roleLabel(role));
      await changeMembers(actor, role, steps);
      const [group] = await groupsOf(actor.companyId, [role], {});
      if (!group) throw notFound('There is no such group.');
      return group;
    },

    /** @throws ScimError, 404, 409 last_company_admin */
    async patch(actor: Provisioner, id: string, { Operations }: Schemas['ScimPatch']) {
      const role = roleOf(id);
      await changeMembers(actor, role, memberStepsOf(Operations, roleLabel(role)));
    },

    /** @throws 403 always */
    create(): never {
      throw fixedGroups();
    },

    /** @throws 403 always, 404 */
    remove(id: string): never {
      roleOf(id);
      throw fixedGroups();
    },
  };
}

const fixedGroups = () =>
  forbidden('Groups are the roles of Foyer. They cannot be created or deleted.');

const byId = (one: number, other: number) => one - other;

/** @throws ScimError invalidValue */
function memberIdOf(text: string): number {
  try {
    return personIdOf(text);
  } catch {
    throw new ScimError('invalidValue', `There is no person with the id ${text}.`);
  }
}
