import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type { Budget, BudgetInput, BudgetList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildBudget,
  buildBudgetEntry,
  buildCostCentre,
  buildLedger,
} from '@/testing/companyFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage, region, currentAddress } from '../company.testUtils';
import { CostCentrePage } from './CostCentrePage';

jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask'] });

const earlier = buildBudget({
  id: 60,
  starts_on: '2026-07-01',
  ends_on: '2026-09-30',
  enforcement: 'advisory',
  committed: '950000.00',
  reserved: '0.00',
  remaining: '-50000.00',
  used_percent: 106,
  carries_over: true,
  carried_over: '-2500.00',
});

let budgets: Budget[];
let sent: unknown[];

beforeAll(async () => {
  await import('./BudgetDialog');
});

beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  budgets = [earlier, buildBudget()];
  sent = [];
  server.use(
    answer('get', '/company/cost-centres/:id', buildCostCentre()),
    http.get(apiPath('/company/budgets/'), ({ request }) => {
      sent.push(new URL(request.url).search);
      return HttpResponse.json({
        count: budgets.length,
        results: budgets,
      } satisfies BudgetList);
    }),
    http.get(apiPath('/company/budgets/:id/ledger/'), ({ params, request }) => {
      const page = new URL(request.url).searchParams.get('page');
      sent.push(['ledger', params.id, page]);
      const lines = [
        buildBudgetEntry({
          id: 902,
          kind: 'committed',
          reserved: '-58976.40',
          committed: '58976.40',
          person_name: '',
          payment: 'pay_1',
        }),
        buildBudgetEntry(),
        buildBudgetEntry({
          id: 900,
          kind: 'amount_set',
          reserved: '0.00',
          amount: '900000.00',
          booking: null,
          booking_number: null,
          event_title: null,
          approval: null,
          note: 'First amount',
          remaining: '900000.00',
          person_name: 'Meera Iyer',
        }),
      ];
      return HttpResponse.json(buildLedger(params.id === '60' ? [] : lines, 43));
    }),
    http.put(apiPath('/company/budgets/'), async ({ request }) => {
      const input = (await request.json()) as BudgetInput;
      sent.push(['set', request.headers.get('If-Match'), input]);
      const made = buildBudget({ id: 62, starts_on: '2027-01-01', ends_on: '2027-03-31' });
      return HttpResponse.json(request.headers.get('If-Match') ? buildBudget() : made);
    }),
  );
});

const open = (search = '') =>
  openPage(
    <Routes>
      <Route path="/company/cost-centres/:id" element={<CostCentrePage />} />
    </Routes>,
    `/company/cost-centres/5${search}`,
  );

it('shows the budgets, what needs a look, and the ledger of today’s line by line', async () => {
  const { user } = open();
  expect(await screen.findByText('CC-110 · owned by Farhan Sheikh')).toBeVisible();
  const list = within(await region('Budgets'));
  expect(
    list.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent),
  ).toEqual(['Oct to Dec 2026', 'Jul to Sep 2026']);
  expect(list.getByText('Hard · ends with the period')).toBeVisible();
  expect(
    list.getByText('Advisory · carries over · ₹2,500.00 went to the next period'),
  ).toBeVisible();
  expect(list.getByText('over by ₹50,000')).toBeVisible();
  // A budget whose period has ended is not warned about.
  expect(
    screen.getByText('81% of the budget of Oct to Dec 2026 is used: ₹1,72,940.00 remain.'),
  ).toBeVisible();
  expect(screen.queryByText(/is exceeded by/)).not.toBeInTheDocument();

  const ledger = within(await region('Ledger of Oct to Dec 2026'));
  const table = within(await ledger.findByRole('table', { name: 'Ledger' }));
  expect(
    table.getByRole('row', {
      name: 'Nov 20, 2026 2:35 PM Spent Cloud & AI Summit FB-2026-000101 · request 31 by itself −₹58,976.40 +₹58,976.40 ₹1,72,940.00',
    }),
  ).toBeVisible();
  expect(
    table.getByRole('row', { name: /Budget set First amount Meera Iyer \+₹9,00,000.00 ₹9,00,000/ }),
  ).toBeVisible();
  expect(table.getAllByRole('link', { name: 'Cloud & AI Summit' })[0]).toHaveAttribute(
    'href',
    '/my-bookings?search=FB-2026-000101',
  );
  expect(table.getAllByRole('link', { name: 'request 31' })[0]).toHaveAttribute(
    'href',
    '/approvals/31',
  );
  await user.click(ledger.getByRole('link', { name: 'Next page' }));
  expect(currentAddress()).toBe('/company/cost-centres/5?budget=61&page=2');
  await waitFor(() => expect(sent).toContainEqual(['ledger', '61', '2']));
  await user.click(list.getByRole('link', { name: 'Jul to Sep 2026' }));
  expect(await region('Ledger of Jul to Sep 2026')).toBeVisible();
  await waitFor(() => expect(sent).toContainEqual(['ledger', '60', '1']));
});

it('sets the budget of a period, says what hard and advisory mean, and refuses what is no amount', async () => {
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Set a budget' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a budget' }));
  expect(dialog.getByText('Purchases over the budget are refused.')).toBeVisible();
  expect(dialog.getByText(/It may be exceeded/)).toBeVisible();
  const first = dialog.getByRole('combobox', { name: 'Months' });
  expect(first).toHaveDisplayValue('Oct to Dec 2026');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Period' }), 'Year');
  expect(first).toHaveDisplayValue('Apr 2026 to Mar 2027');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Period' }), 'Quarter');
  await user.selectOptions(first, 'Jan to Mar 2027');
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.fill(amount, '2.5 lakh');
  await user.click(dialog.getByRole('button', { name: 'Set budget' }));
  expect(await dialog.findByText('Enter an amount, such as 2,50,000.00.')).toBeVisible();
  await user.clear(amount);
  await user.fill(amount, '₹2,50,000.50');
  await user.click(dialog.getByRole('radio', { name: /Advisory/ }));
  await user.click(dialog.getByRole('checkbox', { name: /What remains goes/ }));
  await user.click(dialog.getByRole('button', { name: 'Set budget' }));
  await expectToasts(view, { tone: 'success', message: 'The budget of Jan to Mar 2027 is set.' });
  expect(sent).toContainEqual([
    'set',
    null,
    {
      cost_centre: 5,
      period: 'quarter',
      starts_on: '2027-01-01',
      amount: '250000.50',
      enforcement: 'advisory',
      carries_over: true,
    },
  ]);
});

it('changes one with the version that was read, and says what it is meanwhile', async () => {
  const view = open();
  const { user } = view;
  await user.click(
    await screen.findByRole('button', { name: 'Change the budget of Oct to Dec 2026' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Budget of Oct to Dec 2026' }));
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.fill(amount, '100000');
  server.use(
    http.put(
      apiPath('/company/budgets/'),
      () =>
        HttpResponse.json(
          { error: 'Changed.', code: 'version_conflict', request_id: 'r' },
          { status: 412 },
        ),
      { once: true },
    ),
    answer<Budget>('get', '/company/budgets/:id', buildBudget({ version: 7, amount: '1.00' })),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(
      'Someone else has changed this: ₹1.00, hard, ends with the period. Save again to change that.',
    ),
  ).toBeVisible();
  server.use(
    http.put(
      apiPath('/company/budgets/'),
      () =>
        HttpResponse.json(
          { error: '₹7,27,060.00 are used already.', code: 'budget_below_use', request_id: 'r' },
          { status: 409 },
        ),
      { once: true },
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('₹7,27,060.00 are used already.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToasts(view, { tone: 'success', message: 'The budget of Oct to Dec 2026 is set.' });
  expect(sent).toContainEqual(['set', '"7"', expect.objectContaining({ amount: '100000' })]);
});

it('says who sees budgets, what to do without one, and that a cost centre is not there', async () => {
  budgets = [];
  const { unmount } = open();
  expect(await screen.findByText('No budget yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Set a budget' })).toHaveLength(2);
  unmount();
  const other = buildCostCentre({ may_manage: false, budget: null, is_active: false });
  server.use(answer('get', '/company/cost-centres/:id', other));
  const second = open();
  expect(await screen.findByText(/Its owner, its members and/)).toBeVisible();
  expect(screen.getByText('Inactive')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  second.unmount();
  server.use(refuse('get', '/company/cost-centres/:id', 404));
  open();
  expect(await screen.findByText('Cost centre not found')).toBeVisible();
});
