import type { Page } from '@playwright/test';
import {
  checkDialog,
  figuresNamed,
  listNamed,
  main,
  openDialog,
  press,
  type ConsoleVisit,
} from './consoleVisit';
import { callApi, readApi } from './apiCalls';
import { visitCompany } from './consoleOtherScreens';
import { goToPage, openPage } from './screens';
import { expect } from './server';

/** The demo world has no guests of a company. */
const invitedGuests = {
  count: 1,
  currency: 'INR',
  guests: 1,
  times: 1,
  value: '11800.00',
  years: [2026],
  organisations: [{ organisation: 'Ministry of Culture', guests: 1, times: 1, value: '11800.00' }],
  results: [
    {
      guest: 1,
      name: 'Devika Menon',
      email: '',
      kind: 'public_official',
      organisation: 'Ministry of Culture',
      year: 2026,
      times: 1,
      value: '11800.00',
      currency: 'INR',
      invitations: [
        {
          booking_number: 'FYR-24H7K2-118',
          event_title: 'Winter Symphony Night',
          event_start_at: '2026-12-05T14:00:00Z',
          event_timezone: 'Asia/Kolkata',
          purpose: 'To renew the contract',
          invited_by: 'Asha Rao',
          approved_by: ['Vikram Rao'],
        },
      ],
    },
  ],
};

/** All screens of a company's admin: overview, cost centres, policy, spend, people and domain. */
export async function visitSpending(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await openPage(page, '/company');
  await expect(main(page).getByRole('table', { name: 'Cost centres' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Winter Symphony Night' })).toBeVisible();
  await check('overview of a company');

  const { results } = await readApi(page, '/company/cost-centres/');
  const used = results.find(({ code }) => code === 'CC-120');
  await goToPage(page, `/company/cost-centres/${used?.id}`);
  await expect(figuresNamed(visit, 'Ledger')).toBeVisible();
  await check('cost centre with its ledger');

  await goToPage(page, '/company/policies');
  await expect(main(page).getByRole('list', { name: 'Rules' })).toBeVisible();
  await check('policy');
  await openDialog(page, 'Add a rule');
  await checkDialog(visit, 'rule of a policy');

  await goToPage(page, '/company/spend');
  await expect(figuresNamed(visit, /^Spend by /)).toBeVisible();
  await check('spend');

  await page.route('**/api/company/hospitality/?*', (route) =>
    route.fulfill({ json: invitedGuests }),
  );
  await goToPage(page, '/company/hospitality');
  await expect(figuresNamed(visit, 'Guests by year')).toBeVisible();
  await check('hospitality');
  await page.unrouteAll();
  await visitCompany(visit);
}

/** Requests as those see them who decide. */
export async function visitApprovals(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await openPage(page, '/approvals');
  await expect(listNamed(visit, 'Requests for approval')).toBeVisible();
  await check('approvals');

  const { results } = await readApi(page, '/approvals/?role=approver&status=pending');
  await goToPage(page, `/approvals/${results[0]?.id}`);
  await expect(main(page).getByRole('button', { name: /^Approve ₹/ })).toBeVisible();
  await press(page, 'Decline');
  await expect(main(page).locator('[aria-invalid="true"]')).toBeVisible();
  await check('decision on a request');
}

/** Asking for an approval in the cart, one's own requests, and what waits beside the cart. */
export async function visitAsking(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await putInNeedOfApproval(page);
  await openPage(page, '/cart');
  await expect(main(page).getByRole('region', { name: /^In approval/ })).toBeVisible();
  await check('cart with a request');
  await press(page, 'Proceed to Approval');
  await expect(main(page).getByRole('heading', { name: 'Policy check' })).toBeVisible();
  await expect(main(page).getByRole('status', { name: 'Checking the policy' })).toHaveCount(0);
  await main(page).getByRole('radio', { name: 'Client hosting' }).check({ force: true });
  await press(page, 'Add a guest');
  await page.getByRole('button', { name: 'Request Approval' }).last().click();
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await check('asking for an approval without saying why');

  await goToPage(page, '/approvals?tab=mine');
  await main(page).getByRole('link', { name: 'Cloud & AI Summit' }).first().click();
  await expect(main(page).getByRole('region', { name: 'Your request' })).toBeVisible();
  await check('my request');
}

/** A booking above what Northwind's policy lets people pay by themselves. */
async function putInNeedOfApproval(page: Page): Promise<void> {
  const { results } = await readApi(page, '/events/?search=Private+Capital+Day');
  const event = results[0]?.id ?? 0;
  const { ticket_tiers: tiers } = await readApi(page, `/events/${event}`);
  const order = { event, ticket_tier: tiers[0]?.id ?? 0, quantity: 2 };
  expect((await callApi(page, 'POST', '/bookings/', order)).status).toBe(201);
}
