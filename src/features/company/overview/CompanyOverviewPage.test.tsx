import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApprovalList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildBudget, buildCostCentre, buildOverview } from '@/testing/companyFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { manager, openPage, region, currentAddress } from '../company.testUtils';
import { CompanyOverviewPage } from './CompanyOverviewPage';

jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask'] });

let asked: string[];
let overview = buildOverview();

beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  asked = [];
  overview = buildOverview();
  server.use(
    http.get(apiPath('/company/overview/'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(overview);
    }),
    refuse('get', '/company/', 503),
    answer<ApprovalList>('get', '/approvals/', { count: 0, waiting: 0, results: [] }),
  );
});

const open = (route = '/company', user?: typeof manager) =>
  openPage(<CompanyOverviewPage />, route, user);

it('shows the period’s figures, cost centres with what is nearly used, who goes where, and people', async () => {
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading the overview' })).toBeVisible();
  expect(
    await screen.findByText('148 people · 2 cost centres · GSTIN 27AAACN4521K1Z6'),
  ).toBeVisible();
  const budgets = within(await region('Budgets'));
  expect(budgets.getByText('Spent this quarter').nextSibling).toHaveTextContent(
    '₹18,64,320.00of ₹32,00,000.00',
  );
  expect(budgets.getByText('Committed', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '₹4,05,176.40held or approved, not yet paid',
  );
  expect(budgets.getByText('Remaining', { selector: 'dt' }).nextSibling).toHaveTextContent(
    '₹9,30,503.6029% with 37 days to go',
  );
  const [, sales, engineering] = within(
    budgets.getByRole('table', { name: 'Cost centres' }),
  ).getAllByRole('row');
  expect(sales).toHaveTextContent(/CC-110 · Farhan Sheikh/);
  expect(
    screen.getByRole('img', { name: '₹5,84,260 spent and ₹1,42,800 committed of ₹9,00,000' }),
  ).toBeInTheDocument();
  expect(sales).toHaveTextContent(/81% of ₹9,00,000₹1,72,940nearly used$/);
  expect(screen.getByRole('link', { name: 'Sales, West' })).toHaveAttribute(
    'href',
    '/company/cost-centres/5',
  );
  expect(engineering).toHaveTextContent(/No budget in this period/);

  const upcoming = within(await region('Upcoming attendance'));
  expect(upcoming.getByText('Tue, Dec 15, Bengaluru')).toBeVisible();
  expect(upcoming.getByText('2 seats without a name')).toBeVisible();
  expect(upcoming.getByText('+5')).toBeInTheDocument();
  const people = within(await region('People'));
  expect(people.getByText('Employees').nextSibling).toHaveTextContent('131');
  expect(people.getByText('Three invitations wait for an answer.')).toBeVisible();
  expect(people.getByRole('link', { name: 'Manage people' })).toHaveAttribute(
    'href',
    '/company/people',
  );

  await user.selectOptions(screen.getByRole('combobox', { name: 'Quarter' }), 'Jul to Sep 2026');
  expect(currentAddress()).toBe('/company?quarter=2026-07');
  await waitFor(() =>
    expect(asked).toEqual(['?from=2026-10-01&to=2026-12-31', '?from=2026-07-01&to=2026-09-30']),
  );
});

it('says in words how far a budget is exceeded, and what a past quarter came to', async () => {
  const exceeded = buildBudget({ remaining: '-12500.40', used_percent: 101 });
  overview = buildOverview({
    days_left: 0,
    cost_centres: [buildCostCentre({ budget: exceeded })],
    upcoming: [],
    invited: 1,
  });
  open('/company?quarter=2026-07');
  expect(await screen.findByText('over by ₹12,500')).toBeVisible();
  expect(screen.getByText('Spent in the quarter')).toBeVisible();
  expect(screen.getByText('29% at the end')).toBeVisible();
  expect(screen.getByText(/No one has tickets for an upcoming event/)).toBeVisible();
  expect(screen.getByText('One invitation waits for an answer.')).toBeVisible();
  expect(asked).toEqual(['?from=2026-07-01&to=2026-09-30']);
});

it('has a tile of the account: what is open of the limit, what is due and when; none without one', async () => {
  const { unmount } = open();
  await region('People');
  expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();
  unmount();
  const account = {
    is_open: true,
    currency: 'INR',
    credit_limit: '2500000.00',
    open: '70976.40',
    available: '2429023.60',
    due: '12000.00',
    overdue: '0.00',
    next_due_on: '2026-12-23',
  };
  overview = buildOverview({ account });
  const owing = open();
  const tile = within(await region('Account'));
  expect(tile.getByText('Open').nextSibling).toHaveTextContent('₹70,976.40of ₹25,00,000.00');
  expect(tile.getByText('Due').nextSibling).toHaveTextContent('₹12,000.00next Wed, Dec 23, 2026');
  expect(tile.getByRole('link', { name: 'Statement of the account' })).toHaveAttribute(
    'href',
    '/company/account',
  );
  owing.unmount();
  overview = buildOverview({ account: { ...account, is_open: false, overdue: '12000.00' } });
  open();
  const late = within(await region('Account'));
  expect(late.getByText('₹12,000.00 of it overdue')).toBeVisible();
  expect(late.getByText('the account is closed')).toBeVisible();
});

it('leads an admin without cost centres to make them, and offers a manager no more than is theirs', async () => {
  overview = buildOverview({ cost_centres: [], limit: '0.00' });
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Create cost centres' })).toHaveAttribute(
    'href',
    '/company/cost-centres',
  );
  expect(screen.getByText('no budget is set')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite people' })).toBeVisible();
  unmount();
  open('/company', manager);
  expect(await screen.findByText('You own no cost centre')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite people' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Manage people' })).not.toBeInTheDocument();
});

it('offers another try when it fails, and leads those away who may not see it', async () => {
  server.use(refuse('get', '/company/overview/', 503, { error: 'Please come back later.' }));
  const { user, unmount } = open();
  expect(await screen.findByText('Please come back later.')).toBeVisible();
  server.use(http.get(apiPath('/company/overview/'), () => HttpResponse.json(overview)));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('nearly used')).toBeVisible();
  unmount();
  server.use(refuse('get', '/company/overview/', 403));
  open('/company', manager);
  await waitFor(() => expect(currentAddress()).toBe('/company/domain'));
});

it('saves the spend of the shown quarter as a file', async () => {
  const saved: string[] = [];
  server.use(
    http.get(apiPath('/company/spend.csv'), ({ request }) => {
      saved.push(new URL(request.url).search);
      return refuseAnswer();
    }),
  );
  const view = open('/company?quarter=2026-07');
  await view.user.click(await screen.findByRole('button', { name: 'Export the spend' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Comma separated (.csv)' }));
  await expectToasts(view, { tone: 'error', message: 'Not now.' });
  expect(saved).toEqual(['?from=2026-07-01&to=2026-09-30']);
});

it('saves the upcoming attendance as a file', async () => {
  const saved: string[] = [];
  server.use(
    http.get(apiPath('/company/attendance.xlsx'), ({ request }) => {
      saved.push(request.url);
      return refuseAnswer();
    }),
  );
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Export upcoming attendance' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await expectToasts(view, { tone: 'error', message: 'Not now.' });
  expect(saved).toHaveLength(1);
});

const refuseAnswer = () =>
  HttpResponse.json({ error: 'Not now.', code: 'refused', request_id: 'r' }, { status: 400 });
