import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SpendGrouping } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildSpend } from '@/testing/companyFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage, currentAddress } from './company.testUtils';
import { SpendPage } from './SpendPage';

jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask'] });

let asked: string[];
let spend = buildSpend();

beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  asked = [];
  spend = buildSpend();
  server.use(
    http.get(apiPath('/company/spend/'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return HttpResponse.json({
        ...spend,
        grouping: searchParams.get('grouping') as SpendGrouping,
      });
    }),
  );
});

const open = (route = '/company/spend') => openPage(<SpendPage />, route);

it('shows what was spent and who came, by the grouping and period of the address', async () => {
  const { user } = open();
  expect(screen.getByText('Oct 1 to Dec 31, 2026, with fee and GST')).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Spend by cost centre' }));
  expect(
    table.getByRole('row', {
      name: 'Sales, West CC-110 3 12 8 1 ₹40,000.00 ₹1,42,800.00 ₹5,84,260.00',
    }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: 'Total ₹5,84,260.00' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Person' }));
  expect(await screen.findByRole('table', { name: 'Spend by person' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Person' })).toHaveAttribute('aria-current', 'page');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom dates');
  expect(currentAddress()).toBe(
    '/company/spend?period=dates&from=2026-10-01&to=2026-12-31&by=person',
  );
  await user.clear(screen.getByLabelText('To'));
  expect(await screen.findByText('Choose a first and a last day.')).toBeVisible();
  expect(asked).toEqual([
    'grouping=cost_centre&from=2026-10-01&to=2026-12-31',
    'grouping=person&from=2026-10-01&to=2026-12-31',
  ]);
});

it('offers the year when nothing was spent, and a file that says why it failed', async () => {
  spend = buildSpend({ results: [], total: '0.00' });
  const files: string[] = [];
  server.use(
    http.get(apiPath('/company/spend.xlsx'), ({ request }) => {
      files.push(new URL(request.url).search);
      return HttpResponse.json(
        { error: 'Not now.', code: 'refused', request_id: 'r' },
        { status: 400 },
      );
    }),
  );
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Show this financial year' }));
  await waitFor(() => expect(currentAddress()).toBe('/company/spend?period=this-year'));
  await view.user.click(screen.getByRole('button', { name: 'Export the spend' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await expectToasts(view, { tone: 'error', message: 'Not now.' });
  expect(files).toEqual(['?from=2026-04-01&to=2027-03-31']);
});

it('offers another try when it fails, and leads those away who may not see it', async () => {
  server.use(refuse('get', '/company/spend/', 503, { error: 'Please come back later.' }));
  const { unmount } = open();
  expect(await screen.findByText('Please come back later.')).toBeVisible();
  unmount();
  server.use(refuse('get', '/company/spend/', 403));
  open();
  await waitFor(() => expect(currentAddress()).toBe('/company/domain'));
});
