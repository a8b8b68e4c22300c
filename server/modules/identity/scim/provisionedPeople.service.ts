import type { Provisioner } from '../../../contract/caller';
import type { Role } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import { recordAudit } from '../audit/audit.service';
import { profileChange } from '../audit/personAudit.rules';
import { closeAccount, openAccount } from '../companyPeople/accountState.service';
import { readCompanyOf } from '../profile/lastAdmin.repository';
import { assertAdminsRemain, type LockedAdmin } from '../profile/lastAdmin.rules';
import { lockProfile, updateProfile, type ProfileRow } from '../profile/profile.repository';
import { findProvisioned } from './scimPeople.repository';

type Db = ModuleDeps['db'];

export const personNotFound = () => notFound('There is no such person.');

/** The id of a person; SCIM's ids are texts. @throws 404 */
export function personIdOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw personNotFound();
  return Number(text);
}

/** Locks a person whom the company's system may change, after `lockAdminsOf`. @throws 404 */
export async function lockProvisioned(trx: Db, companyId: number, id: number): Promise<ProfileRow> {
  const profile = await lockProfile(trx, id);
  if (!profile || !(await findProvisioned(trx, companyId, id))) throw personNotFound();
  return profile;
}

interface ProvisionedChange {
  names?: { firstName: string; lastName: string };
  role?: Role;
  isActive?: boolean;
}

/**
 * Changes a locked person by the rules of the screens, with entries in the audit.
 * @param admins as `lockAdminsOf` has read them
 * @throws 409 last_company_admin
 */
export async function changeProvisioned(
  trx: Db,
  actor: Provisioner,
  { profile, admins }: { profile: ProfileRow; admins: readonly LockedAdmin[] },
  {
    names,
    role = profile.role,
    isActive = profile.is_active,
    at,
  }: ProvisionedChange & { at: Date },
): Promise<void> {
  const { company_id: companyId } = profile;
  const there = { admins, ...(await readCompanyOf(trx, profile)) };
  assertAdminsRemain(actor, profile, { role, companyId, isActive }, there);
  const { firstName = profile.first_name, lastName = profile.last_name } = names ?? {};
  const isSame =
    role === profile.role && firstName === profile.first_name && lastName === profile.last_name;
  if (!isSame) {
    const change = { role, first_name: firstName, last_name: lastName, updated_at: at };
    const saved = await updateProfile(trx, profile.id, change);
    await recordAudit(trx, actor, profileChange(profile, saved));
  }
  if (isActive === profile.is_active) return;
  await (isActive ? openAccount : closeAccount)(trx, actor, profile, at);
}
