import type { Locator, Page } from '@playwright/test';
import type { Foyer } from '../scripts/lib/foyer.mjs';
import type { Schemas } from '../server/contract/types';
import { letPayOnAccount, payCartOnAccount } from './support/accountActions';
import { callApi, readApi } from './support/apiCalls';
import { readMail } from './support/outbox';
import { test } from './support/ownServer';
import { signInByCookies } from './support/purchases';
import { expect } from './support/server';

/** Its own server, because the policy of Northwind changes. */
/** Less than a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });

const PHONE = { viewport: { width: 390, height: 844 } } as const;
const ASHA = 'asha@northwind.example';
const VIKRAM = 'vikram@northwind.example';
const RULE = 'Above ₹5,000.00 a request, fee and GST included, needs approval';

/** With 2 % fee and 18 % GST on both: together less than the policy of the demo world looks at. */
const FORUM = { event: 'Southern Makers Forum', tier: 'Forum Pass', paid: '7462.32' };
const WEEK = { event: 'Open Source Week', tier: 'Contributor', paid: '1444.32' };
const BOTH = '₹8,906.64';

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const requestNamed = (page: Page, event: string): Locator =>
  page
    .getByRole('table', { name: 'Requests for approval' })
    .getByRole('row')
    .filter({ hasText: event });

test('a company’s policy, a request, its approval and payment, and what becomes of the budget', async ({
  page: asha,
  newVisitor,
  place,
}) => {
  const meera = await newVisitor();
  const vikram = await newVisitor(PHONE);
  await signInByCookies(asha, place.url, 'asha');
  await signInByCookies(meera, place.url, 'meera');
  await signInByCookies(vikram, place.url, 'vikram');
  const before = await budgetOf(meera);
  const paise = (sum: string) => Math.round(Number(sum) * 100);
  const expectBudget = async (reserved: number, committed: number) => {
    const budget = await budgetOf(meera);
    expect({
      reserved: paise(budget.reserved) - paise(before.reserved),
      committed: paise(budget.committed) - paise(before.committed),
    }).toEqual({ reserved, committed });
  };

  await test.step('the admin makes a rule', () => addRule(meera));
  const [forum] = await test.step('an employee asks for two events at once', async () => {
    const bookings = [await book(asha, FORUM), await book(asha, WEEK)];
    await ask(asha, 'We meet the plants we write software for.');
    await expect(main(asha).getByRole('region', { name: 'In approval (2)' })).toBeVisible();
    return bookings;
  });
  await expectBudget(890_664, 0);
  await test.step('the manager approves on a phone, in the place of who is away', async () => {
    const mail = await readMail(place, VIKRAM, 'Asha Menon asks for your approval: ');
    const link = /\/approvals\/\d+/.exec(mail)?.[0] ?? '';
    await vikram.goto('/approvals');
    await expect(requestNamed(vikram, FORUM.event)).toContainText(BOTH);
    await vikram.goto(link);
    await expect(main(vikram).getByRole('link', { name: WEEK.event })).toBeVisible();
    await expect(
      main(vikram).getByText('Above ₹5,000.00, so an approval is needed').first(),
    ).toBeVisible();
    await expect(main(vikram).getByText('This request').first()).toBeVisible();
    await vikram.getByRole('button', { name: `Approve ${BOTH}` }).click();
    await expect(toasts(vikram)).toContainText('Approved. Asha Menon was told');
  });
  await test.step('the employee pays', async () => {
    await readMail(place, ASHA, 'Approved');
    await asha.goto('/approvals?tab=mine');
    await main(asha).getByRole('link', { name: FORUM.event }).first().click();
    await main(asha)
      .getByRole('link', { name: `Pay ${BOTH}` })
      .click();
    await asha
      .getByRole('region', { name: 'Booking Summary' })
      .getByRole('button', { name: `Pay ${BOTH}` })
      .click();
    await expect(asha.getByRole('alertdialog', { name: 'Thank You!' })).toBeVisible();
  });
  await test.step('budget, ledger, mails and changes agree', async () => {
    await expectBudget(0, 890_664);
    const { id } = await budgetOf(meera);
    await expect
      .poll(() => ledgerOf(meera, id, 4))
      .toEqual([
        `committed -${WEEK.paid} ${WEEK.paid} ${WEEK.event}`,
        `committed -${FORUM.paid} ${FORUM.paid} ${FORUM.event}`,
        `reserved ${WEEK.paid} 0.00 ${WEEK.event}`,
        `reserved ${FORUM.paid} 0.00 ${FORUM.event}`,
      ]);
    await meera.goto('/company/cost-centres');
    await main(meera).getByRole('link', { name: 'Engineering' }).first().click();
    const ledger = meera.getByRole('table', { name: 'Ledger', exact: true });
    await expect(ledger.getByRole('row').filter({ hasText: FORUM.event })).not.toHaveCount(0);
    await readMail(place, ASHA, 'Booking confirmed: ');
    await meera.goto('/company/changes');
    await expect(
      main(meera)
        .getByText(/asked for approval of/)
        .first(),
    ).toBeVisible();
    await expect(
      main(meera)
        .getByText(/^.*approved request/)
        .first(),
    ).toBeVisible();
  });
  await test.step('one booking is refunded, and the budget has it again', async () => {
    await refund(await newVisitor(), place, forum ?? 0);
    await readMail(place, ASHA, '₹7,462.32 for Southern Makers Forum');
    await expect
      .poll(async () => paise((await budgetOf(meera)).committed) - paise(before.committed))
      .toBe(144_432);
    expect(await ledgerOf(meera, before.id, 1)).toEqual([
      `given_back 0.00 -${FORUM.paid} ${FORUM.event}`,
    ]);
  });

  await test.step('what is bought on account stands in its statement', async () => {
    await letPayOnAccount(meera);
    await book(asha, WEEK);
    const note = await payCartOnAccount(asha);
    await meera.goto('/company/account');
    const line = meera.getByRole('row').filter({ hasText: /Asha Menon.*₹1,444.32.*₹1,444.32/ });
    await expect(line).toHaveCount(1);
    await expect(line.getByRole('button', { name: /^Save invoice/ })).toBeVisible();
    const [due = ''] = note.match(/(?<=Due ).+(?=\.)/) ?? [];
    await expect(line).toContainText(due);
  });
});

async function addRule(meera: Page): Promise<void> {
  await meera.goto('/company/policies');
  await main(meera).getByRole('button', { name: 'Add a rule' }).click();
  const dialog = meera.getByRole('dialog', { name: 'Add a rule' });
  await dialog.getByLabel('It is about').selectOption('request_total');
  await dialog.getByLabel('Above, in total (₹)').fill('5000');
  await dialog.getByLabel('Decided by').selectOption('owner');
  await expect(dialog.getByRole('status')).toHaveText(RULE);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await meera.getByRole('button', { name: 'Save policy' }).click();
  await expect(toasts(meera)).toContainText('Policy saved.');
  await expect(meera.getByRole('list', { name: 'Rules' })).toContainText(RULE);
}

/** Puts a seat into the cart. @returns the booking's id */
async function book(page: Page, { event, tier }: { event: string; tier: string }): Promise<number> {
  const { results } = await readApi(page, `/events/?search=${encodeURIComponent(event)}`);
  const id = results.find(({ title }) => title === event)?.id ?? 0;
  const { ticket_tiers: tiers } = await readApi(page, `/events/${id}`);
  const order = {
    event: id,
    ticket_tier: tiers.find(({ name }) => name === tier)?.id ?? 0,
    quantity: 1,
  };
  const { status, text } = await callApi(page, 'POST', '/bookings/', order);
  expect(status, text).toBe(201);
  return (JSON.parse(text) as { id: number }).id;
}

/** Asks for what is in the cart, of Engineering. */
async function ask(asha: Page, purpose: string): Promise<void> {
  await asha.goto('/cart');
  const summary = asha.getByRole('region', { name: 'Booking Summary' });
  await summary.getByRole('button', { name: 'Proceed to Approval' }).click();
  const card = asha.getByRole('region', { name: 'For the approval' });
  const centre = card.getByRole('combobox', { name: /Cost centre/ });
  // It is her only one.
  await expect(centre).toHaveValue(/Engineering/);
  await card.getByRole('textbox', { name: /Purpose/ }).fill(purpose);
  await summary.getByRole('button', { name: 'Request Approval' }).click();
  await expect(toasts(asha)).toContainText('Request sent to');
}

async function budgetOf(meera: Page): Promise<Schemas['Budget']> {
  const centres = await readApi(meera, '/company/cost-centres/');
  const id = centres.results.find(({ code }) => code === 'CC-210')?.id;
  const { results } = await readApi(meera, `/company/budgets/?cost_centre=${id}`);
  const [budget] = results;
  if (!budget) throw new Error('Engineering has no budget.');
  return budget;
}

/** The newest lines. */
async function ledgerOf(meera: Page, id: number, count: number): Promise<string[]> {
  const { results } = await readApi(meera, `/company/budgets/${id}/ledger/`);
  return results
    .slice(0, count)
    .map((line) => [line.kind, line.reserved, line.committed, line.event_title].join(' '));
}

async function refund(admin: Page, place: Foyer, booking: number): Promise<void> {
  await signInByCookies(admin, place.url, 'admin');
  const body = { reason: 'The plant is closed that day.' };
  const { status, text } = await callApi(
    admin,
    'POST',
    `/organize/bookings/${booking}/refund/`,
    body,
  );
  expect(status, text).toBeLessThan(300);
}
