import { companyOf, personNamed } from '../../demo/world/people';
import { createFailedWork } from '../access/failureData';
import { invitation } from './companyExamples';
import type { Examples, ExampleWorld } from './exampleWorld';

const northwind = { as: 'admin', id: companyOf('northwind').id };
const lakshmi = { as: 'admin', id: companyOf('lakshmi').id };
const domain = 'northwind-retail.example';

/** A second domain of Northwind. */
async function added({ answer }: ExampleWorld) {
  await answer('addCompanyDomain', { ...northwind, body: { domain } });
  return { ...northwind, domain };
}

/** Companies, people and failed work, for the platform's admins. */
export const platformExamples = {
  listCompanies: { as: 'admin', query: { page_size: 1 } },
  createCompany: { as: 'admin', body: { name: 'Kaveri Software', domain: 'kaveri.example' } },
  getCompanyAccount: northwind,
  updateCompanyAccount: { ...northwind, ifMatch: '*', body: { name: 'Northwind India' } },
  mergeCompany: { ...lakshmi, body: { into: northwind.id, dry_run: true } },
  setCompanyDomainProof: { ...northwind, body: { proven: true } },
  addCompanyDomain: { ...northwind, body: { domain } },
  setCompanyDomain: async (world) => ({ ...(await added(world)), body: { proven: true } }),
  verifyAddedDomain: added,
  removeCompanyDomain: added,
  listPeople: { as: 'admin', query: { search: 'asha', page_size: 1 } },
  createPerson: {
    as: 'admin',
    body: {
      email: 'kavya.reddy@northwind.example',
      first_name: 'Kavya',
      last_name: 'Reddy',
      role: 'employee',
      company: northwind.id,
    },
  },
  getPerson: { as: 'admin', id: personNamed('asha').id },
  updatePerson: {
    as: 'admin',
    id: personNamed('asha').id,
    ifMatch: '*',
    body: { role: 'company_manager' },
  },
  listPeopleInvitations: async (world) => {
    await invitation(world);
    return { as: 'admin' };
  },
  invitePerson: {
    as: 'admin',
    body: { email: 'kavya.reddy@northwind.example', role: 'employee', company: northwind.id },
  },
  resendPersonInvitation: async (world) => ({ as: 'admin', id: (await invitation(world)).id }),
  listFailures: async (world) => {
    const { public_id: payment } = await world.db
      .selectFrom('payments')
      .select('public_id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await createFailedWork(world, payment);
    return { as: 'admin', query: { page_size: 2 } };
  },
} satisfies Examples;
