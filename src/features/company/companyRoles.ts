import type { CompanyPerson, CompanyRole, Role } from '@/api';
import { roleLabel } from '@/lib/text';

/** What each role of a company may do, for the person who gives it. */
const ROLE_SENTENCES: Readonly<Record<CompanyRole, string>> = {
  employee: 'Books for themselves and for colleagues.',
  client: 'Books for themselves only, and sees no colleagues.',
  company_manager: 'Books for colleagues, and sees the bookings of the company.',
  company_admin: 'Sees the bookings of the company, and manages its people, domain and billing.',
};

const COMPANY_ROLES: readonly CompanyRole[] = [
  'employee',
  'client',
  'company_manager',
  'company_admin',
];

export const roleOptions = COMPANY_ROLES.map((value) => ({ value, label: roleLabel(value) }));

export const roleSentence = (role: CompanyRole): string => ROLE_SENTENCES[role];

export const companyRoleOf = (role: Role): CompanyRole | undefined =>
  COMPANY_ROLES.find((one) => one === role);

/** The name, or the address of somebody whose name is not known. */
export const nameOf = ({ name, email }: Pick<CompanyPerson, 'name' | 'email'>): string =>
  name.trim() || email;
