import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { buildCredit } from '@/testing/creditFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { CompanyCreditPage } from './CompanyCreditPage';

beforeAll(async () => {
  await import('./TermsDialog');
  await import('./ReceiptDialog');
});

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
  const { user, store } = renderWithProviders(
    <Routes>
      <Route path="/platform/companies/:id/account" element={<CompanyCreditPage />} />
    </Routes>,
    {
      route: '/platform/companies/5/account',
      preloadedState: { auth: signedIn(buildUser({ permissions: ['manage_all_users'] })) },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Change terms' }));
  const terms = within(await screen.findByRole('dialog', { name: 'Terms of the account' }));
  const limit = terms.getByRole('textbox', { name: /Limit/ });
  await user.clear(limit);
  await user.type(limit, '6,00,000');
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
  expect(await receipt.findByText('Write the amount that was received.')).toBeVisible();
  await user.type(receipt.getByRole('textbox', { name: /Amount/ }), '12,000');
  await user.type(receipt.getByRole('textbox', { name: /Reference/ }), 'NEFT 81');
  await user.click(receipt.getByRole('checkbox', { name: /FOY-2026-0007/ }));
  await user.click(receipt.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(store.getState().toasts.queue.at(-1)?.message).toBe(
      'Recorded. ₹58,976.40 is still owed.',
    ),
  );
  expect(sent).toMatchObject([{ amount: '12000', reference: 'NEFT 81', payments: ['pay_0'] }]);
});
