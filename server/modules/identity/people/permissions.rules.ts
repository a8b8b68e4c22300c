import type { OrganizerMembership } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { CompanyDuties } from '../../../db/expressions/companyDuties';

type Role = Schemas['Role'];
type Permission = Schemas['Permission'];

/** Labels on screen (D7). */
const labels: Readonly<Record<Role, string>> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
  staff: 'Staff',
  company_admin: 'Company Admin',
  company_manager: 'Manager',
  employee: 'Employee',
  client: 'Client',
};

/** The roles that hold each permission (D7, D8). Reading one's own data needs no permission. */
const holders: Readonly<Record<Permission, readonly Role[]>> = {
  view_event_statistics: ['admin', 'super_admin'],
  manage_company: ['company_admin', 'admin', 'super_admin'],
  view_company_bookings: ['company_manager', 'company_admin'],
  view_own_spend: [],
  decide_approvals: [],
  view_all_bookings: ['admin', 'super_admin'],
  manage_all_users: ['admin', 'super_admin'],
  manage_super_admins: ['super_admin'],
  check_in_tickets: ['staff', 'admin', 'super_admin'],
  manage_events: ['admin', 'super_admin'],
  organize_events: ['admin', 'super_admin'],
  book_for_colleagues: ['company_admin', 'company_manager', 'employee'],
};

const teamPermissions: Readonly<Record<Schemas['OrganizerRole'], readonly Permission[]>> = {
  owner: ['organize_events', 'check_in_tickets'],
  editor: ['organize_events', 'check_in_tickets'],
  door: ['check_in_tickets'],
};

const aliases: Readonly<Record<Exclude<Schemas['RoleInput'], Role>, Role>> = {
  superadmin: 'super_admin',
  user: 'employee',
};

const platformRoles: ReadonlySet<Role> = new Set(['admin', 'staff', 'super_admin']);

export const allRoles = Object.keys(labels) as Role[];
export const allPermissions = Object.keys(holders) as Permission[];

const permissionsByRole = new Map<Role, readonly Permission[]>(
  allRoles.map((role) => [role, allPermissions.filter((name) => holders[name].includes(role))]),
);

/**
 * Permissions in the fixed order of `holders`. Everybody on an organizer's team holds check_in_tickets; owners and
 * editors also hold organize_events; each call checks them against the event's organizer. Owners of cost centres hold
 * view_own_spend and decide_approvals; delegates hold decide_approvals. Screens use these two to show the company
 * console, and each call checks what the caller owns.
 */
export function permissionsOf(
  role: Role,
  memberships: readonly OrganizerMembership[] = [],
  { owns, decides }: CompanyDuties = { owns: false, decides: false },
): readonly Permission[] {
  const own = permissionsByRole.get(role) ?? [];
  const given = new Set(memberships.flatMap((one) => teamPermissions[one.role]));
  if (owns) given.add('view_own_spend');
  if (owns || decides) given.add('decide_approvals');
  if (given.size === 0) return own;
  return allPermissions.filter((name) => given.has(name) || own.includes(name));
}

export const roleLabel = (role: Role): string => labels[role];

/** True for admin, staff and super_admin, who belong to no company. */
export const isPlatformRole = (role: Role): boolean => platformRoles.has(role);

/** Resolves the aliases that the profile form accepts (D7). */
export function normaliseRole(role: Schemas['RoleInput']): Role {
  return isAlias(role) ? aliases[role] : role;
}

function isAlias(role: Schemas['RoleInput']): role is keyof typeof aliases {
  return Object.hasOwn(aliases, role);
}
