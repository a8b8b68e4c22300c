/** The pictures of pages for organizers, company admins and stewards, for `screenList.mjs`. */
import { withFailures } from './failures.mjs';
import { dialog, openFirstChange, press, returnAddress, waitForPayButton } from './screenActions.mjs';

export const admin = [
  { name: 'event-organizer', path: (ids) => `/events/${ids.event}` },
  {
    name: 'event-move',
    path: (ids) => `/events/${ids.event}`,
    whole: false,
    act: async (page) => {
      await press(page, 'Move Event');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'event-cancel',
    path: (ids) => `/events/${ids.event}`,
    whole: false,
    act: async (page) => {
      await press(page, 'Cancel Event');
      await press(dialog(page), 'Cancel Event');
    },
  },
  { name: 'platform-companies', path: '/platform/companies' },
  { name: 'platform-people', path: '/platform/people' },
  { name: 'platform-nothing-failed', path: '/platform/failures' },
  { name: 'platform-failures', path: '/platform/failures', before: withFailures },
  {
    name: 'platform-give-up',
    path: '/platform/failures',
    before: withFailures,
    whole: false,
    act: async (page) => {
      await press(page, /^Actions of Email about/);
      await page.getByRole('menuitem', { name: 'Give up' }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'platform-changes',
    path: '/platform/changes',
    needs: 'changes',
    act: openFirstChange,
  },
  {
    name: 'platform-company-changes',
    path: '/platform/companies',
    needs: 'changes',
    whole: false,
    act: async (page) => {
      await press(page, 'Actions of Northwind Industries');
      await page.getByRole('menuitem', { name: 'Show its changes' }).click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'platform-merge',
    path: '/platform/companies',
    whole: false,
    act: async (page) => {
      await press(page, 'Actions of Northwind Industries');
      await page.getByRole('menuitem', { name: 'Merge into another' }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'platform-suspend',
    path: '/platform/companies',
    whole: false,
    act: async (page) => {
      await press(page, /^Actions of/);
      await page.getByRole('menuitem', { name: 'Suspend' }).click();
      await dialog(page).waitFor();
    },
  },
];

const unprovenCompany = {
  id: 1,
  name: 'Northwind Industries',
  domain: 'northwind.example',
  domain_proven: false,
  domain_proven_at: null,
  txt_record: {
    name: 'northwind.example',
    value: 'foyer-verification=4f1c9d0b6a8e4c2f9b7d1e3a5c608f24',
  },
};

const invitation = {
  booking_number: 'FYR-24H7K2-118',
  event: 4,
  event_title: 'Cloud & AI Summit',
  event_start_at: '2026-12-17T04:00:00Z',
  event_timezone: 'Asia/Kolkata',
  value: '11800.00',
  purpose: 'To renew the master agreement with both teams at one table.',
  invited_by: 'Asha Rao',
  approved_by: ['Vikram Rao'],
};

const hospitality = {
  count: 3,
  currency: 'INR',
  guests: 3,
  times: 6,
  value: '77960.00',
  years: [2026, 2025],
  organisations: [
    { organisation: 'Meridian Capital', guests: 2, times: 5, value: '66160.00' },
    { organisation: 'Ministry of Culture', guests: 1, times: 1, value: '11800.00' },
  ],
  results: [
    ((({
	guest: 1,
	name: 'Rahul Nair',
	organisation: 'Meridian Capital',
	year: 2026,
	email: 'rahul.nair@meridian.example',
	kind: 'client',
	currency: 'INR',
	times: 4,
	value: '54360.00',
	invitations: [
		'118',
		'97',
		'61',
		'12'
	].map((number) => ({
		...invitation,
		booking_number: `FYR-24H7K2-${number}`
	}))
}))),
    (({
	guest: 2,
	name: 'Devika Menon',
	organisation: 'Ministry of Culture',
	year: 2026,
	email: '',
	kind: 'public_official',
	currency: 'INR',
	times: 1,
	value: '11800.00',
	invitations: [invitation]
})),
    (({
	guest: 3,
	name: 'Tara Sen',
	organisation: 'Meridian Capital',
	year: 2025,
	email: '',
	kind: 'client',
	currency: 'INR',
	times: 1,
	value: '11800.00',
	invitations: [{
		...invitation,
		approved_by: []
	}]
})),
  ],
};

/** The demo world has no guests who were invited. */
const invitedGuests = (page) =>
  page.route('**/api/company/hospitality/**', (route) => route.fulfill({ json: hospitality }));

export const meera = [
  { name: 'company-overview', path: '/company' },
  { name: 'company-cost-centres', path: '/company/cost-centres' },
  {
    name: 'company-cost-centre-ledger',
    path: '/company/cost-centres',
    act: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Engineering' }).first().click();
      await page.getByLabel('Ledger', { exact: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'company-policies', path: '/company/policies' },
  { name: 'company-spend', path: '/company/spend' },
  { name: 'company-hospitality', path: '/company/hospitality', before: invitedGuests },
  {
    name: 'company-hospitality-nobody',
    path: '/company/hospitality?year=2020',
  },
  { name: 'company-account', path: '/company/account' },
  { name: 'company-api-keys', path: '/company/api-keys' },
  { name: 'company-people', path: '/company/people' },
  { name: 'company-webhooks', path: '/company/webhooks' },
  { name: 'company-domain', path: '/company/domain' },
  { name: 'company-single-sign-on', path: '/company/single-sign-on' },
  {
    name: 'company-changes',
    path: '/company/changes',
    needs: 'changes',
    act: openFirstChange,
  },
  {
    name: 'company-domain-unproven',
    path: '/company/domain',
    before: (page) =>
      page.route('**/api/company/', (route) => route.fulfill({ json: unprovenCompany })),
  },
  {
    name: 'company-invite',
    path: '/company/people',
    whole: false,
    act: async (page) => {
      await press(page, 'Invite people');
      await dialog(page).waitFor();
    },
  },
  { name: 'billing', path: '/profile' },
  {
    name: 'billing-edit',
    path: '/profile',
    act: (page) => press(page, 'Edit company billing'),
  },
  { name: 'return-declined', path: returnAddress('declined'), needs: 'payments', act: waitForPayButton },
  { name: 'bookings-company', path: '/my-bookings?scope=company' },
];

const answer = (page) => page.getByRole('region', { name: 'Answer' });
async function openCheckIn(page, { ids }) {
  await page.goto('/check-in');
  const field = page.getByLabel('Ticket number or code');
  const find = page.getByRole('searchbox', { name: 'Find the event' });
  await field.or(find).waitFor();
  if (await field.isVisible()) return;
  await find.fill(ids.door.title);
  await press(page, ids.door.title);
  await field.waitFor();
}
async function enterNumber(page, number) {
  const field = page.getByLabel('Ticket number or code');
  await field.fill(number);
  await field.press('Enter');
}
export const sam = [
  { name: 'check-in-choose', path: '/check-in' },
  { name: 'check-in-ready', path: '/check-in', needs: 'door', act: openCheckIn },
  {
    name: 'check-in-early',
    path: '/check-in',
    needs: 'door',
    act: async (page, context) => {
      await openCheckIn(page, context);
      await enterNumber(page, context.ids.tickets[context.round].ticket_number);
      await answer(page).getByRole('button', { name: 'Let in anyway' }).waitFor();
    },
  },
  {
    name: 'check-in-ok',
    path: '/check-in',
    needs: 'door',
    act: async (page, context) => {
      await openCheckIn(page, context);
      await enterNumber(page, context.ids.tickets[context.round].ticket_number);
      await press(answer(page), 'Let in anyway');
      await answer(page).getByRole('status').getByText('Let in', { exact: true }).waitFor();
    },
  },
  {
    name: 'check-in-used',
    path: '/check-in',
    needs: 'door',
    act: async (page, context) => {
      await openCheckIn(page, context);
      await enterNumber(page, context.ids.tickets[context.round].ticket_number);
      await answer(page).getByText('Already used', { exact: true }).waitFor();
    },
  },
  {
    name: 'check-in-unknown',
    path: '/check-in',
    needs: 'door',
    act: async (page, context) => {
      await openCheckIn(page, context);
      await enterNumber(page, 'FYR-0000-0000');
      await answer(page).getByText('Not found').waitFor();
    },
  },
];
