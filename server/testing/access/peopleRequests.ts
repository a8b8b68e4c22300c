import type { RequestBuilder } from './requestParts';

const owner: RequestBuilder = ({ people }) => ({ id: people.owner.id });
/** The owner's company, whatever its version, and a domain of it. */
const home =
  (body?: object): RequestBuilder =>
  ({ people }) => ({
    id: people.owner.companyId ?? 0,
    domain: 'added.example',
    ifMatch: '*',
    ...(body && { body }),
  });

/** Calls about companies and people, for the platform and the admins of companies. */
export const peopleRequests = {
  listCompanies: () => ({ query: { page_size: 100 } }),
  createCompany: (data) => ({ body: { name: data.newAddress() } }),
  getCompanyAccount: home(),
  updateCompanyAccount: home({ status: 'active' }),
  mergeCompany: home({ into: 1, dry_run: true }),
  addCompanyDomain: home({ domain: 'added.example' }),
  setCompanyDomain: home({ proven: true }),
  removeCompanyDomain: home(),
  verifyAddedDomain: home(),
  listPeople: () => ({ query: { search: 'ownerine', page_size: 100 } }),
  createPerson: (data) => ({
    body: {
      email: data.newAddress(),
      first_name: 'New',
      last_name: 'Person',
      role: 'employee',
      company: data.foreignCompanyId,
    },
  }),
  getPerson: owner,
  updatePerson: ({ people }) => ({
    id: people.owner.id,
    ifMatch: '*',
    body: { role: 'company_manager' },
  }),
  listPeopleInvitations: () => ({}),
  invitePerson: (data) => ({
    body: { email: data.newAddress(), role: 'employee', company: data.foreignCompanyId },
  }),
  resendPersonInvitation: ({ invitation }) => ({ id: invitation.id }),
  withdrawPersonInvitation: ({ invitation }) => ({ id: invitation.id }),
} satisfies Record<string, RequestBuilder>;
