import type {
  CompanyAccount,
  CompanyAccountList,
  CompanyDomain,
  PersonAccount,
  PersonAccountList,
  PersonInvitation,
  PersonInvitationList,
} from '@/api';

const northwind = { id: 2, name: 'Northwind Industries', domain: 'northwind.example' };

/** Neha Shah, an employee of Northwind. */
export function buildPersonAccount(over: Partial<PersonAccount> = {}): PersonAccount {
  return {
    id: 8,
    version: 3,
    name: 'Neha Shah',
    first_name: 'Neha',
    last_name: 'Shah',
    email: 'neha@northwind.example',
    username: 'neha',
    role: 'employee',
    role_label: 'Employee',
    status: 'active',
    company: northwind,
    company_status: 'active',
    invited_by_me: true,
    is_me: false,
    joined_at: '2026-11-02T09:00:00Z',
    last_sign_in_at: null,
    may_change: true,
    assignable_roles: ['employee', 'client', 'company_manager', 'company_admin'],
    ...over,
  };
}

export function buildPersonAccountList(
  results: PersonAccount[],
  over: Partial<PersonAccountList> = {},
): PersonAccountList {
  const closed = results.filter(({ status }) => status === 'closed').length;
  const counts = { active: results.length - closed, closed };
  return { count: results.length, page: 1, page_size: 25, counts, results, ...over };
}

/** A domain that was added to Northwind, not proven yet. */
export function buildCompanyDomain(over: Partial<CompanyDomain> = {}): CompanyDomain {
  const { domain = 'northwind-labs.example' } = over;
  return {
    domain,
    is_own: false,
    proven: false,
    proven_at: null,
    txt_record: { name: domain, value: 'foyer-verification=9b7d1e3a5c608f244f1c9d0b6a8e4c2f' },
    ...over,
  };
}

/** Northwind, with a proven domain. */
export function buildCompanyAccount(over: Partial<CompanyAccount> = {}): CompanyAccount {
  return {
    ...northwind,
    version: 5,
    status: 'active',
    suspended_at: null,
    suspended_reason: '',
    merged_into: null,
    domain_proven: true,
    domains: [
      {
        domain: 'northwind.example',
        is_own: true,
        proven: true,
        proven_at: '2026-11-20T09:00:00Z',
        txt_record: null,
      },
    ],
    people: 148,
    closed_people: 2,
    admins: 2,
    open_invitations: 3,
    bookings: 1204,
    last_sign_in_at: null,
    gstin: null,
    billing_address: null,
    created_at: '2026-01-05T10:00:00Z',
    ...over,
  };
}

export function buildCompanyAccountList(
  results: CompanyAccount[],
  over: Partial<CompanyAccountList> = {},
): CompanyAccountList {
  const of = (wanted: CompanyAccount['status']) =>
    results.filter(({ status }) => status === wanted).length;
  const counts = { active: of('active'), suspended: of('suspended'), merged: of('merged') };
  return { count: results.length, page: 1, page_size: 25, counts, results, ...over };
}

/** Ravi, invited by the signed-in person. */
export function buildPersonInvitation(over: Partial<PersonInvitation> = {}): PersonInvitation {
  return {
    id: 31,
    email: 'ravi@northwind.example',
    role: 'client',
    role_label: 'Client',
    company: northwind,
    invited_by: 'Meera Iyer',
    is_mine: true,
    is_expired: false,
    created_at: '2026-11-20T09:00:00Z',
    sent_at: '2026-11-20T09:00:00Z',
    expires_at: '2026-11-27T09:00:00Z',
    ...over,
  };
}

export const buildPersonInvitationList = (results: PersonInvitation[]): PersonInvitationList => ({
  count: results.length,
  page: 1,
  page_size: 20,
  results,
});
