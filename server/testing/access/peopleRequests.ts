import { owner, type RequestBuilder } from './requestParts';

/** Any version of the owner's company. */
const home =
  (body: object = {}): RequestBuilder =>
  ({ people }) => ({ id: people.owner.companyId ?? 0, ifMatch: '*', body });

/** The main domain of the owner's company. */
const ownDomain =
  (body?: object): RequestBuilder =>
  async ({ people }, { db }) => {
    const id = people.owner.companyId ?? 0;
    const { domain } = await db
      .selectFrom('companies')
      .select('domain')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, domain: domain ?? '', ...(body && { body }) };
  };

/** Calls of the platform and of company admins for companies and people. */
export const peopleRequests = {
  listCompanies: () => ({ query: { page_size: 100 } }),
  createCompany: () => ({ body: { name: 'New Company' } }),
  getCompanyAccount: ({ people }) => ({ id: people.owner.companyId ?? 0 }),
  updateCompanyAccount: home({ name: 'Renamed Company' }),
  mergeCompany: ({ people, foreignCompanyId }) => ({
    id: people.owner.companyId ?? 0,
    body: { into: foreignCompanyId, dry_run: true },
  }),
  addCompanyDomain: ({ people, newAddress }) => ({
    id: people.owner.companyId ?? 0,
    body: { domain: `${newAddress().split('@')[0] ?? ''}.example` },
  }),
  setCompanyDomain: ownDomain({ proven: true }),
  removeCompanyDomain: ownDomain(),
  verifyAddedDomain: ownDomain(),
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
