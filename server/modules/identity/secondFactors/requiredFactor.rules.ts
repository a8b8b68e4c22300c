import type { SecondFactorGroup } from '../../../config/secondFactorSettings';
import type { OrganizerMembership } from '../../../contract/caller';
import type { Role } from '../../../db/schema/identity';

interface Person {
  role: Role;
  memberships: readonly OrganizerMembership[];
  has_second_factor: boolean;
  /** Of the person's company; null without a company. */
  admins_need_second_factor: boolean | null;
}

/** Whether the person needs a second factor and has none (docs/product/people.md#second-factors). */
export function mustSetUpFactor(person: Person, required: readonly SecondFactorGroup[]): boolean {
  if (person.has_second_factor) return false;
  const { role, memberships } = person;
  return (
    (required.includes('admins') && (role === 'admin' || role === 'super_admin')) ||
    // Who only checks in tickets sees no money.
    (required.includes('organizers') && memberships.some((one) => one.role !== 'door')) ||
    (role === 'company_admin' && person.admins_need_second_factor === true)
  );
}
