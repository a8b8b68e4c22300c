import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { conflict, forbidden, invalidInput } from '../../../lib/errors';
import { isPlatformRole } from '../people/permissions.rules';
import { isPlatformAdmin } from '../people/peopleScope.rules';
import type { PersonState } from '../profile/lastAdmin.rules';
import { mayAssignRole, mayChange } from '../profile/profileRights.rules';
import type { PersonAccountRow } from './personAccounts.repository';

export const stateOf = (row: PersonAccountRow): PersonState => ({
  role: row.role,
  isActive: row.is_active,
  companyId: row.company_id,
});

/**
 * The person's role, company and account after the change. A platform role removes the company.
 * @throws 400 with field company, 403, 409 own_account
 */
export function planChange(
  caller: Caller,
  row: PersonAccountRow,
  body: BodyOf<'updatePerson'>,
): PersonState {
  if (!mayChange(caller, row)) throw forbidden('Only a Super Admin may change a Super Admin.');
  const { role = row.role, status } = body;
  const isActive = status === undefined ? row.is_active : status === 'active';
  if (!isActive && row.id === caller.userId) {
    throw conflict('own_account', 'You cannot close your own account. Please ask another admin.');
  }
  if (role !== row.role && !mayAssignRole(caller, row, role)) {
    throw forbidden('You may not give this role.');
  }
  if (role === row.role && body.company === undefined) {
    return { role, isActive, companyId: row.company_id };
  }
  return { role, isActive, companyId: companyOf(caller, row, role, body.company) };
}

function companyOf(
  caller: Caller,
  row: PersonAccountRow,
  role: Schemas['Role'],
  wanted: number | null | undefined,
): number | null {
  const kept = isPlatformRole(role) ? null : row.company_id;
  const next = wanted === undefined ? kept : wanted;
  assertCompanyFits(role, next);
  if (next !== row.company_id && !isPlatformAdmin(caller)) {
    throw forbidden('Only the platform’s admins may change the company of a person.');
  }
  return next;
}

/** @throws 400 with field company */
export function assertCompanyFits(role: Schemas['Role'], companyId: number | null): void {
  if (isPlatformRole(role) === (companyId === null)) return;
  const sentence = isPlatformRole(role)
    ? 'Platform roles belong to no company.'
    : 'Choose the company of this person.';
  throw invalidInput(sentence, { company: sentence });
}
