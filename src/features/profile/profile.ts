import type {
  AuthUser,
  Permission,
  ProfileSaved,
  ProfileUpdate,
  ProfileUser,
  Role,
  RoleInput,
} from '@/api';

type Gender = NonNullable<ProfileUser['gender']>;

/** The values of the form's fields. */
export interface ProfileFields {
  fname: string;
  lname: string;
  username: string;
  dob: string;
  company_id: string;
  gender: Gender | '';
  role: RoleInput;
}

export function fieldsOf(profile: ProfileUser): ProfileFields {
  return {
    fname: profile.fname,
    lname: profile.lname,
    username: profile.username,
    dob: profile.dob ?? '',
    company_id: profile.company_id === null ? '' : String(profile.company_id),
    gender: profile.gender ?? '',
    role: profile.role,
  };
}

/** The changed fields (docs/product/people.md#profile); null when nothing changed and no request is needed. */
export function changedFields(profile: ProfileUser, fields: ProfileFields): ProfileUpdate | null {
  const before = fieldsOf(profile);
  const after: ProfileFields = {
    ...fields,
    fname: fields.fname.trim(),
    lname: fields.lname.trim(),
    username: fields.username.trim(),
    company_id: fields.company_id.trim(),
  };
  const changed = (name: keyof ProfileFields) => before[name] !== after[name];
  const update: ProfileUpdate = {
    ...(changed('fname') && { fname: after.fname }),
    ...(changed('lname') && { lname: after.lname }),
    ...(changed('username') && { username: after.username }),
    ...(changed('dob') && { dob: after.dob || null }),
    ...(changed('company_id') && {
      company_id: after.company_id === '' ? null : Number(after.company_id),
    }),
    ...(changed('gender') && { gender: after.gender || null }),
    ...(changed('role') && { role: after.role }),
  };
  return Object.keys(update).length > 0 ? update : null;
}

/** The roles that the form offers (docs/product/people.md#profile). */
const offered: readonly { value: RoleInput; label: string; role: Role }[] = [
  { value: 'user', label: 'User', role: 'employee' },
  { value: 'admin', label: 'Admin', role: 'admin' },
  { value: 'superadmin', label: 'Superadmin', role: 'super_admin' },
];

export interface RoleOption {
  value: RoleInput;
  label: string;
  /** Why the editor cannot give the role; null when they can. */
  reason: string | null;
}

interface RoleRules {
  current: ProfileUser['role'];
  currentLabel: string;
  /** Permissions of the editor. */
  permissions: readonly Permission[];
}

/**
 * user, admin and superadmin (docs/product/people.md#profile), and the person's current role if it is none of
 * these. Roles that the editor may not assign are disabled: a company admin can assign only
 * `employee`, platform admins all roles but super admin, super admins all.
 */
export function roleOptions({ current, currentLabel, permissions }: RoleRules): RoleOption[] {
  const reasonFor = (role: Role): string | null => {
    if (permissions.includes('manage_all_users')) {
      const mayAssign = role !== 'super_admin' || permissions.includes('manage_super_admins');
      return mayAssign ? null : 'Only a Super Admin can make someone a Super Admin.';
    }
    if (!permissions.includes('manage_company')) return 'Only an administrator can change a role.';
    return role === 'employee' ? null : 'Platform roles are given by Foyer.';
  };
  const options = offered.map(({ value, label, role }) => ({
    value: role === current ? current : value,
    label,
    reason: role === current ? null : reasonFor(role),
  }));
  if (options.some(({ value }) => value === current)) return options;
  return [{ value: current, label: currentLabel, reason: null }, ...options];
}

/** What to tell of fields that the server did not take; null when it took all. */
export function ignoredSentence(ignored: ProfileSaved['ignored']): string | null {
  if (ignored.length === 0) return null;
  const names = ignored.map((name) => (name === 'role' ? 'role' : 'company')).join(' and ');
  return `Saved, but not the ${names}: only an administrator can change ${ignored.length > 1 ? 'them' : 'it'}.`;
}

export const mayChangeCompany = (permissions: readonly Permission[]) =>
  permissions.includes('manage_all_users');

export const genderLabels: Readonly<Record<Gender, string>> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
};

/** Whether the user has a company and may manage it. */
export const mayManageBilling = ({ permissions, company_id: company }: AuthUser): boolean =>
  company !== null && permissions.includes('manage_company');
