import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type { Approval, ApprovalLink } from '@/api';
import {
  buildApproval,
  buildApprovalBudget,
  buildApprovalStep,
  buildPersonName,
} from '@/testing/approvalFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { DecideByLinkPage } from './DecideByLinkPage';

const TOKEN = 'decision-token-0123456789';

/** A server with one link; a decision answers with what `after` says. */
function serve(link: Partial<ApprovalLink> = {}, after: Partial<Approval> = {}) {
  const sent: unknown[] = [];
  const approval = link.approval ?? buildApproval();
  server.use(
    http.get(apiPath('/approval-links/:token/'), ({ params }) => {
      sent.push(['get', params.token]);
      return HttpResponse.json({
        approval_id: approval.id,
        needs_sign_in: false,
        approval,
        approver: buildPersonName(),
        ...link,
      });
    }),
    ...['approve', 'decline'].map((name) =>
      http.post(apiPath(`/approval-links/:token/${name}/`), async ({ request, params }) => {
        sent.push([name, params.token, await request.json()]);
        return HttpResponse.json({ ...approval, can_decide: false, ...after });
      }),
    ),
  );
  return { sent };
}

const open = (query = '?do=approve') =>
  renderWithProviders(
    <Routes>
      <Route path="/decide/:token" element={<DecideByLinkPage />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route: `/decide/${TOKEN}${query}` },
  );

it('shows the request before anything is decided, and approves by one press', async () => {
  const { sent } = serve(
    {},
    {
      status: 'approved',
      decided_at: '2026-11-24T10:00:00Z',
      pay_by: '2099-11-26T12:30:00Z',
      steps: [buildApprovalStep({ status: 'approved', decided_by: buildPersonName() })],
    },
  );
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Winter Symphony Night',
  );
  expect(screen.getByText(/You decide as Meera Iyer/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Budget after approval' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Policy' })).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  // It needs an account.
  expect(screen.queryByRole('button', { name: /Ask somebody else/ })).not.toBeInTheDocument();
  expect(document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content).toBe(
    'no-referrer',
  );
  expect(sent).toEqual([['get', TOKEN]]);
  await user.click(screen.getByRole('button', { name: 'Approve ₹89,066.40' }));
  expect(await screen.findByText(/^Meera Iyer approved this on Tue, Nov 24/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  expect(sent.slice(1)).toEqual([['approve', TOKEN, {}]]);
});

it('asks for the reason of a decline', async () => {
  const { sent } = serve({}, { status: 'declined', reason: 'Too much this quarter' });
  const { user } = open('?do=decline');
  const note = await screen.findByRole('textbox', { name: 'Note to Vikram' });
  expect(note).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(note).toHaveAccessibleDescription('Say why, so that Vikram knows what to change');
  expect(sent).toHaveLength(1);
  await user.fill(note, ' Too much this quarter');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/“Too much this quarter”/)).toBeVisible();
  expect(sent[1]).toEqual(['decline', TOKEN, { reason: 'Too much this quarter' }]);
});

it('approves above an advisory budget by a second press alone', async () => {
  const budget = buildApprovalBudget({ remaining: '-27546.40', enforcement: 'advisory' });
  const { sent } = serve({ approval: buildApproval({ budget }) }, { status: 'approved' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Approve ₹89,066.40' }));
  expect(await screen.findByText(/by ₹27,546\.40\. Press once more/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Approve over budget' }));
  await screen.findAllByText('Approved');
  expect(sent[1]).toEqual(['approve', TOKEN, { over_budget: true }]);
});

it('leads to the request, and so to the sign-in, where the company asks for one', async () => {
  serve({ needs_sign_in: true, approval: null, approver: null, approval_id: 71 });
  open();
  expect(await screen.findByText('Now at /approvals/71')).toBeVisible();
});

it.each([
  [410, 'link_used', 'This link has been used'],
  [409, 'already_decided', 'This request has been decided'],
  [410, 'approval_expired', 'The time to decide is over'],
  [410, 'link_superseded', 'The request has gone on'],
  [410, 'link_gone', 'This link no longer works'],
  [404, 'not_found', 'This link is not complete'],
  [503, 'unavailable', 'Couldn’t load the request'],
] as const)('says what %i %s means, and where to go', async (status, code, title) => {
  server.use(refuse('get', '/approval-links/:token/', status, { code }));
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/\w/);
  expect(screen.getByRole('link', { name: 'See Your Requests' })).toHaveAttribute(
    'href',
    '/approvals',
  );
});

it('says what was refused after the press, and keeps the note', async () => {
  serve();
  const sentence = 'Vikram Rao has declined this request already.';
  server.use(
    refuse('post', '/approval-links/:token/approve/', 409, {
      code: 'already_decided',
      error: sentence,
    }),
  );
  const { user } = open();
  const note = await screen.findByRole('textbox', { name: 'Note to Vikram' });
  await user.fill(note, 'Enjoy it');
  await user.click(screen.getByRole('button', { name: 'Approve ₹89,066.40' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(note).toHaveValue('Enjoy it');
});
