import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CompanyCredit } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildCredit } from '@/testing/creditFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage, region } from './company.testUtils';
import { AccountPage } from './AccountPage';

const open = () => openPage(<AccountPage />, '/company/account');

it('shows limit, what is owed and due, and each invoice', async () => {
  server.use(answer<CompanyCredit>('get', '/company/account/', buildCredit()));
  open();
  expect(screen.getByRole('status', { name: 'Loading the account' })).toBeVisible();
  const figures = within(await region('The account today'));
  expect(figures.getByText('Available').nextSibling).toHaveTextContent(
    '₹4,29,023.60can be charged',
  );
  expect(figures.getByText('Due').nextSibling).toHaveTextContent(
    '₹12,000.00₹12,000.00 of it overdue',
  );
  const table = within(screen.getByRole('table', { name: 'Invoices' }));
  expect(table.getByRole('row', { name: /FOY-2026-0007/ })).toHaveTextContent(/Overdue/);
  expect(table.getByRole('row', { name: /FOY-2026-0042/ })).toHaveTextContent(
    /Asha Menon, Engineering.*Wed, Dec 23, 2026Open₹58,976.40₹58,976.40$/,
  );
  const movements = within(screen.getByRole('table', { name: 'Receipts and refunds' }));
  expect(
    movements.getByRole('row', {
      name: 'Received, NEFT 77120 Mon, Nov 2, 2026 ₹1,000.00 kept as credit ₹9,000.00',
    }),
  ).toBeVisible();
});

it('marks what a test payment has bought', async () => {
  const [first, second] = buildCredit().invoices;
  if (!first || !second) throw new Error('There are no two invoices.');
  const invoices = [first, { ...second, is_test: true }];
  server.use(answer<CompanyCredit>('get', '/company/account/', buildCredit({ invoices })));
  open();
  const rows = within(await screen.findByRole('table', { name: 'Invoices' })).getAllByRole('row');
  const marked = rows.filter((row) => within(row).queryByText('Test payment'));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent(/FOY-2026-0042/);
});

it('saves the invoice of a line as PDF, and the statement as a file; none without an account', async () => {
  const asked: string[] = [];
  server.use(
    answer<CompanyCredit>('get', '/company/account/', buildCredit()),
    http.get(apiPath('/bookings/:id/invoices/:document/'), ({ params }) => {
      asked.push(`invoice ${String(params.document)} of ${String(params.id)}`);
      return refusal();
    }),
    http.get(apiPath('/company/account.csv'), () => {
      asked.push('account.csv');
      return refusal();
    }),
  );
  const view = open();
  const { user } = view;
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  await user.click(table.getByRole('button', { name: 'Save invoice FOY-2026-0042 as PDF' }));
  await expectToasts(view, { tone: 'error', message: 'Not now.' });
  await user.click(screen.getByRole('button', { name: 'Export the statement' }));
  await user.click(screen.getByRole('menuitem', { name: 'Comma separated (.csv)' }));
  await waitFor(() => expect(asked).toEqual(['invoice 42 of 101', 'account.csv']));
  view.unmount();
  server.use(answer<CompanyCredit>('get', '/company/account/', buildCredit({ version: 0 })));
  open();
  await screen.findByRole('link', { name: 'Ask for an account' });
  expect(screen.queryByRole('button', { name: 'Export the statement' })).not.toBeInTheDocument();
});

it('offers other billing details for the last invoice of a purchase, until it says why not', async () => {
  const [first, second] = buildCredit().invoices;
  if (!first || !second) throw new Error('There are no two invoices.');
  const next = { ...second.documents[0], id: 43, number: 'FOY-2026-0043', booking: 101 };
  const documents = [
    { ...next, id: 42, number: 'FOY-2026-0042', replaced_by: 'FOY-2026-0043' },
    { ...next, replaced_by: null },
  ];
  const refusal =
    'Billing details could be corrected until 1 Nov 2026, 30 days after the purchase.';
  const invoices = [
    { ...first, correction: { until: '2026-11-01', refusal } },
    { ...second, documents },
  ];
  server.use(answer<CompanyCredit>('get', '/company/account/', buildCredit({ invoices })));
  open();
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  const [old, current] = table.getAllByRole('row').slice(1);
  if (!old || !current) throw new Error('There are no two rows.');
  expect(old).toHaveTextContent(refusal);
  expect(within(old).queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  expect(current).toHaveTextContent('FOY-2026-0042 replaced by FOY-2026-0043');
  expect(current).toHaveTextContent('until Wed, Dec 23, 2026');
  const buttons = within(current).getAllByRole('button', { name: /^Correct Billing Details/ });
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Correct Billing Details of FOY-2026-0043',
  ]);
});

it('asks again until the invoice of a new purchase is there', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'Date'] });
  const { invoices } = buildCredit();
  let asked = 0;
  server.use(
    http.get(apiPath('/company/account/'), () => {
      asked += 1;
      const documents = asked === 1 ? [] : (invoices[1]?.documents ?? []);
      // The first line is older and waits for the details of its seller.
      const lines = invoices.map((line, index) =>
        index === 0
          ? { ...line, documents: [] }
          : { ...line, documents, bought_at: new Date().toISOString() },
      );
      return HttpResponse.json(buildCredit({ invoices: lines }));
    }),
  );
  open();
  expect(await screen.findAllByText('Invoice is being made')).toHaveLength(2);
  jest.advanceTimersByTime(3_000);
  await screen.findAllByRole('button', { name: 'Save invoice FOY-2026-0042 as PDF' });
  jest.advanceTimersByTime(60_000);
  await waitFor(() => expect(asked).toBe(2));
  jest.useRealTimers();
});

const refusal = () =>
  HttpResponse.json({ error: 'Not now.', code: 'refused', request_id: 'r' }, { status: 400 });

it('says when there is no account, when the domain is not proven, and offers another try', async () => {
  server.use(answer<CompanyCredit>('get', '/company/account/', buildCredit({ version: 0 })));
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Ask for an account' })).toBeVisible();
  unmount();
  server.use(refuse('get', '/company/account/', 403, { code: 'domain_not_proven' }));
  const unproven = open();
  expect(await screen.findByRole('link', { name: 'See how to verify the domain' })).toBeVisible();
  unproven.unmount();
  server.use(refuse('get', '/company/account/', 503, { error: 'Please come back later.' }));
  open();
  expect(await screen.findByText('Please come back later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
