import type { CompanyRole, PersonAccount, Role } from '@/api';

/** What each role may do, for the person who gives it. */
const ROLE_SENTENCES: Readonly<Record<Role, string>> = {
  employee: 'Books for themselves and for colleagues.',
  client: 'Books for themselves only, and sees no colleagues.',
  company_manager: 'Books for colleagues, and sees the bookings of the company.',
  company_admin: 'Sees the bookings of the company, and manages its people, domain and billing.',
  staff: 'Keeps the doors of every event. Has no company.',
  admin: 'Manages every event, company and person, except Super Admins. Has no company.',
  super_admin: 'Manages everything and everybody. Has no company.',
};

export const COMPANY_ROLES: readonly CompanyRole[] = [
  'employee',
  'client',
  'company_manager',
  'company_admin',
];

export const ALL_ROLES: readonly Role[] = [...COMPANY_ROLES, 'staff', 'admin', 'super_admin'];

export const roleSentence = (role: Role): string => ROLE_SENTENCES[role];

export const isCompanyRole = (role: Role): role is CompanyRole =>
  COMPANY_ROLES.some((one) => one === role);

/** Nobody changes their own account here: it could lock them out. */
export const isChangeable = ({ may_change: may, is_me: isMe }: PersonAccount): boolean =>
  may && !isMe;

/** The name, or the address of somebody whose name is not known. */
export const nameOf = ({ name, email }: Pick<PersonAccount, 'name' | 'email'>): string =>
  name.trim() || email;
