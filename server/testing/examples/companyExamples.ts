import { costCentreOf } from '../../demo/world/company/costCentres';
import { companyOf, personNamed } from '../../demo/world/people';
import { createInvitation } from '../invitations';
import { exampleTime, type Examples, type ExampleWorld } from './exampleWorld';

const meera = { as: 'meera' };
const engineering = costCentreOf('CC-210').id;
const asha = { as: 'meera', id: personNamed('asha').id };
const invited = { email: 'kavya.reddy@northwind.example', role: 'employee' } as const;

/** An invitation that Meera has sent. */
export const invitation = (world: ExampleWorld) =>
  createInvitation(world, {
    company: companyOf('northwind'),
    email: invited.email,
    invitedBy: personNamed('meera'),
  });

const budgetOfEngineering = async ({ answer }: ExampleWorld) => {
  const { results } = await answer('listBudgets', {
    as: 'meera',
    query: { cost_centre: engineering },
  });
  return { as: 'meera', id: results[0]?.id ?? 0 };
};

/** A company: its people, cost centres, budgets, policy and spending. */
export const companyExamples = {
  getCompany: meera,
  verifyCompanyDomain: meera,
  getSingleSignOn: async ({ db }) => {
    await db
      .insertInto('sso_connections')
      .values({
        company_id: companyOf('northwind').id,
        issuer: 'https://login.northwind.example',
        client_id: 'foyer',
        client_secret: 'sealed',
        role_claim: 'groups',
        role_mapping: JSON.stringify([{ value: 'event-managers', role: 'company_manager' }]),
        signs_out: true,
        tested_at: new Date(exampleTime),
      })
      .execute();
    return meera;
  },
  createScimToken: meera,
  getScim: async ({ answer }) => {
    await answer('createScimToken', meera);
    return meera;
  },
  getCompanyBilling: meera,
  updateCompanyBilling: {
    as: 'meera',
    body: { gstin: '27AAFCF4821M1ZE', billing_address: '14 Ballard Pier Road, Mumbai 400001' },
  },
  listCompanyPeople: { as: 'meera', query: { page_size: 2 } },
  listComingBookings: { as: 'meera', id: personNamed('rohan').id },
  deactivateUser: { ...asha, body: {} },
  reactivateUser: async ({ answer }) => {
    await answer('deactivateUser', { ...asha, body: {} });
    return asha;
  },
  createInvitation: { as: 'meera', body: invited },
  listInvitations: async (world) => {
    await invitation(world);
    return meera;
  },
  resendInvitation: async (world) => ({ as: 'meera', id: (await invitation(world)).id }),

  listCostCentres: { as: 'meera', query: { search: 'CC-2' } },
  createCostCentre: {
    as: 'meera',
    body: { code: 'CC-510', name: 'Sustainability', owner_id: personNamed('sunita').id },
  },
  importCostCentres: {
    as: 'meera',
    body: { content: 'code,name\nCC-510,Sustainability\nCC-520,Facilities\n', dry_run: true },
  },
  getCostCentre: { as: 'meera', id: engineering },
  updateCostCentre: {
    as: 'meera',
    id: engineering,
    ifMatch: '*',
    body: { name: 'Engineering and Data' },
  },
  listBudgets: { as: 'meera', query: { page_size: 1 } },
  setBudget: {
    as: 'meera',
    ifMatch: '*',
    body: {
      cost_centre: engineering,
      period: 'quarter',
      starts_on: '2027-04-01',
      amount: '650000.00',
    },
  },
  getBudget: budgetOfEngineering,
  getBudgetLedger: async (world) => ({
    ...(await budgetOfEngineering(world)),
    query: { page_size: 2 },
  }),
  getPolicy: meera,
  setPolicy: {
    as: 'meera',
    ifMatch: '*',
    body: {
      rules: [{ kind: 'ticket_price', outcome: 'needs_approval', above: '15000.00' }],
      decision_hours: 48,
    },
  },
  checkPolicy: ({ tier }) => {
    const { event, id } = tier('Cloud & AI Summit', 'Executive Pass');
    return { as: 'asha', body: { items: [{ event, ticket_tier: id, quantity: 1 }] } };
  },
  getCompanyOverview: meera,
  getCompanySpend: { as: 'meera', query: { grouping: 'cost_centre' } },
  getCompanyHospitality: { as: 'meera', query: { page_size: 1 } },
  listCompanyAudit: async ({ answer }) => {
    await answer('createInvitation', { as: 'meera', body: invited });
    return meera;
  },
} satisfies Examples;
