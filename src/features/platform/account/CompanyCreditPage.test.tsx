import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { buildCredit } from '@/testing/creditFactories';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { CompanyCreditPage } from './CompanyCreditPage';

beforeAll(async () => {
  await import('./TermsDialog');
  await import('./ReceiptDialog');
  await import('./ReverseDialog');
});

const open = () =>
  renderWithProviders(
    <Routes>
      <Route path="/platform/companies/:id/account" element={<CompanyCreditPage />} />
    </Routes>,
    {
      route: '/platform/companies/5/account',
      preloadedState: { auth: signedIn(buildUser({ permissions: ['manage_all_users'] })) },
    },
  );

it('changes the terms with the version that was read, and records what was received', async () => {
  const sent: unknown[] = [];
  let credit = buildCredit();
  server.use(
    refuse('get', '/companies/:id', 503),
    http.get(apiPath('/companies/:id/account/'), () => HttpResponse.json(credit)),
    http.patch(apiPath('/companies/:id/account/'), async ({ request }) => {
      sent.push([request.headers.get('If-Match'), await request.json()]);
      if (sent.length > 1) return HttpResponse.json(credit);
      credit = buildCredit({ version: 4, credit_limit: '300000.00' });
      const conflict = { error: 'Changed.', code: 'version_conflict', request_id: 'r' };
      return HttpResponse.json(conflict, { status: 412 });
    }),
    http.post(apiPath('/companies/:id/account/receipts/'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildCredit({ open: '58976.40' }), { status: 201 });
    }),
  );
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Change terms' }));
  const terms = within(await screen.findByRole('dialog', { name: 'Terms of the account' }));
  const limit = terms.getByRole('textbox', { name: /Limit/ });
  await user.clear(limit);
  await user.fill(limit, '6,00,000');
  await user.click(terms.getByRole('button', { name: 'Save' }));
  expect(await terms.findByText(/the limit is ₹3,00,000.00, with 30 days to pay/)).toBeVisible();
  await user.click(terms.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { is_open: true, credit_limit: '600000', days_to_pay: 30, billing_email: '' };
  expect(sent.splice(0)).toEqual([
    ['"3"', body],
    ['"4"', body],
  ]);

  await user.click(screen.getByRole('button', { name: 'Record a receipt' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Record a receipt' }));
  await user.click(receipt.getByRole('button', { name: 'Record' }));
  expect(await receipt.findByText('Enter the amount received.')).toBeVisible();
  await user.fill(receipt.getByRole('textbox', { name: /Amount/ }), '12,000');
  await user.fill(receipt.getByRole('textbox', { name: /Bank reference/ }), 'NEFT 81');
  await user.click(receipt.getByRole('checkbox', { name: /FOY-2026-0007/ }));
  await user.click(receipt.getByRole('button', { name: 'Record' }));
  await expectToasts({ store }, {}, { message: 'Recorded. ₹58,976.40 is still owed.' });
  expect(sent).toMatchObject([{ amount: '12000', reference: 'NEFT 81', payments: ['pay_0'] }]);
});

it('takes a receipt back with a reason, unless somebody else was quicker; both stand there then', async () => {
  const sent: unknown[] = [];
  const before = buildCredit();
  let credit = before;
  server.use(
    refuse('get', '/companies/:id', 503),
    http.get(apiPath('/companies/:id/account/'), () => HttpResponse.json(credit)),
    http.post(apiPath('/companies/:id/account/receipts/:receipt/reverse/'), async (call) => {
      sent.push([call.params.receipt, await call.request.json()]);
      const gone = { code: 'receipt_reversed', request_id: 'r' };
      if (sent.length === 1) {
        const error = 'This receipt was taken back already.';
        return HttpResponse.json({ ...gone, error }, { status: 409 });
      }
      const reversal = {
        reversed_at: '2026-11-23T09:00:00Z',
        reversed_by: 'Priya Nair',
        reason: 'Of another company',
      };
      credit = buildCredit({
        open: '79976.40',
        receipts: before.receipts.map((receipt) => ({ ...receipt, reversal, unused: '0.00' })),
      });
      return HttpResponse.json(credit);
    }),
  );
  const { user, store } = open();
  const button = { name: 'Take back the receipt NEFT 77120' };
  await user.click(await screen.findByRole('button', button));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this receipt back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Reason/ }), ' Of another company');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByText('This receipt was taken back already.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await expectToasts({ store }, { message: 'Taken back. ₹79,976.40 is owed now.' });
  expect(sent[1]).toEqual(['1', { reason: 'Of another company' }]);
  const table = within(await screen.findByRole('table', { name: 'Receipts and refunds' }));
  await waitFor(() =>
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Taken back, NEFT 77120Mon, Nov 23, 2026 · Of another companyowed again−₹9,000.00',
      'Received, NEFT 77120Mon, Nov 2, 2026taken back₹9,000.00',
    ]),
  );
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
});
