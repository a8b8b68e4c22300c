import type { Page } from '@playwright/test';
import {
  DIALOG,
  figuresNamed,
  listNamed,
  main,
  openDialog,
  press,
  type ConsoleVisit,
} from './consoleVisit';
import { goToPage, openPage } from './screens';
import { expect } from './server';

/** Takings, changes, team, API keys and settings of the organizer. */
export async function visitOrganizer(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await visitTakings(visit);
  await goToPage(page, '/organize/team');
  await expect(page.getByRole('table', { name: 'Team' })).toBeVisible();
  await check('team');

  await goToPage(page, '/organize/api-keys');
  await expect(main(page).getByText('No API keys yet')).toBeVisible();
  await check('API keys');
  await openDialog(page, 'Create key', 'Create an API key');
  await check('creating an API key', DIALOG);

  await goToPage(page, '/organize/settings');
  await main(page).getByLabel('Name', { exact: false }).first().fill('');
  await press(page, 'Save Changes');
  await expect(main(page).locator('[aria-invalid="true"]')).toBeVisible();
  await check('settings without a name');
}

/** What an organizer has taken, and who changed what. */
async function visitTakings(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  // A new draft is a change; the demo world has none.
  await visit.events();
  await openPage(page, '/organize/takings?period=this-year');
  await expect(figuresNamed(visit, /^Takings by event/)).toBeVisible();
  await check('takings');
  await goToPage(page, '/organize/changes');
  await main(page).locator('summary').first().click();
  await expect(main(page).locator('details[open]')).toContainText(/network/);
  await check('changes with one open');
}

/** The people and the domain of a company. */
export async function visitCompany(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await goToPage(page, '/company/people');
  await expect(listNamed(visit, 'People')).toBeVisible();
  await check('people of a company');

  await page.route('**/api/company/', async (route) => {
    const company = (await (await route.fetch()).json()) as { domain: string };
    const record = { name: company.domain, value: `foyer-verification=${'4f1c9d0b'.repeat(4)}` };
    const unproven = { domain_proven: false, domain_proven_at: null, txt_record: record };
    await route.fulfill({ json: { ...company, ...unproven } });
  });
  await openPage(page, '/company/single-sign-on');
  await expect(main(page).getByText('Not connected')).toBeVisible();
  await check('single sign-on without a provider');
  await openPage(page, '/company/domain');
  await expect(main(page).getByText(/^foyer-verification=/)).toBeVisible();
  await check('domain without a proof');
  await page.unrouteAll();
}

/** The console of the platform. */
export async function visitPlatform(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await openPage(page, '/platform/companies');
  await expect(listNamed(visit, 'Companies')).toBeVisible();
  await check('companies');
  await visitFailures(visit);
}

/** Two of them, of which the server of these tests has none. */
const failures = [
  {
    kind: 'job',
    id: 7,
    name: 'Email about a cancelled booking',
    state: 'open',
    attempts: 78,
    last_error: 'connect ECONNREFUSED 10.0.0.9:587',
    since: '2026-11-20T08:00:00.000Z',
    given_up_reason: null,
    recipient: null,
    gateway: null,
    amount: null,
    currency: null,
    payment: null,
    event: {
      id: 1,
      title: 'Nocturne in D',
    },
    booking: {
      id: 4,
      number: 'BK-2026-000004',
    },
    company: {
      id: 1,
      name: 'Northwind Industries',
    },
    actions: ['retry', 'give_up'],
  },
  {
    kind: 'refund',
    id: 3,
    name: 'Refund of a cancelled event',
    state: 'open',
    attempts: 1,
    last_error: 'The card was closed.',
    since: '2026-11-21T08:00:00.000Z',
    given_up_reason: null,
    recipient: null,
    gateway: 'stripe',
    amount: '77391.48',
    currency: 'INR',
    payment: 'pay_1',
    event: null,
    booking: null,
    company: null,
    actions: ['retry', 'paid_by_hand'],
  },
];

async function serveFailures(page: Page): Promise<void> {
  const counts = { job: 1, mail: 0, refund: 1, payment: 0, dispute: 0 };
  const list = { count: 2, page: 1, page_size: 25, counts, results: failures };
  await page.route('**/api/failures/**', (route) => route.fulfill({ json: list }));
}

/** What failed in the background. */
async function visitFailures(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await serveFailures(page);
  await goToPage(page, '/platform/failures');
  await expect(listNamed(visit, 'Failures')).toBeVisible();
  await check('failures');
  await page.unrouteAll();
}

/** The first start, of which only the description of the place is made up. */
export async function visitSetUp({ page, check }: ConsoleVisit): Promise<void> {
  const checks = [
    { name: 'razorpay', status: 'ready', value: '4F2K', variables: ['RAZORPAY_KEY_ID'] },
    { name: 'stripe', status: 'not_set', value: null, variables: ['STRIPE_SECRET_KEY'] },
    { name: 'mail', status: 'attention', value: null, variables: ['SMTP_URL'] },
  ];
  const place = { public_url: 'https://tickets.acme.com', database: 'embedded', checks };
  await openPage(page, '/setup?token=used');
  await check('a set-up that is done');
  const configuration = { ...place, demo_allowed: true };
  await page.route('**/api/setup/', (route) =>
    route.fulfill({ json: { is_set_up: false, configuration } }),
  );
  await openPage(page, '/setup?token=made-up');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await check('set-up without a name');
  await page.getByLabel('Name', { exact: false }).first().fill('Lotus Stage');
  await next.click();
  await next.click();
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await check('set-up without an administrator');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('meera@lotus-stage.example');
  await page.getByLabel(/^Password/).fill('a long enough password');
  await next.click();
  await expect(page.getByText('STRIPE_SECRET_KEY')).toBeVisible();
  await check('set-up with checks');
  await next.click();
  await expect(page.getByRole('radio', { name: 'Write my first event' })).toBeVisible();
  await check('set-up with the last step');
  await page.unrouteAll();
}
