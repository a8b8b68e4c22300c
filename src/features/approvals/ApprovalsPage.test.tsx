import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type { Approval, ApprovalSummary, Delegation } from '@/api';
import { WaitingApprovals } from '@/entities/approval/WaitingApprovals';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildApproval,
  buildApprovalBudget,
  buildApprovalList,
  buildApprovalSummary,
  buildPersonName,
} from '@/testing/approvalFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { ApprovalsPage } from './ApprovalsPage';

const hr = buildApprovalSummary({
  id: 72,
  event_title: 'People First HR Summit',
  is_exception: false,
  event_count: 2,
});

/** A server with two requests that may be decided; `sent` has the queries and the decisions. */
function serve(over: { approval?: Partial<Approval>; rows?: ApprovalSummary[] } = {}) {
  const sent: unknown[] = [];
  let rows = over.rows ?? [buildApprovalSummary(), hr];
  let approval = buildApproval(over.approval);
  let delegation: Delegation = { delegate: null, from: null, until: null, is_active: false };
  const decide = (status: Approval['status']) => {
    approval = { ...approval, status, can_decide: false };
    rows = rows.filter(({ id }) => id !== approval.id);
    return HttpResponse.json(approval);
  };
  server.use(
    http.get(apiPath('/approvals/'), ({ request }) => {
      sent.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(buildApprovalList(rows));
    }),
    http.get(apiPath('/approvals/:id'), () => HttpResponse.json(approval)),
    http.post(apiPath('/approvals/:id/approve/'), async ({ request, params }) => {
      sent.push(['approve', params.id, await request.json()]);
      return decide('approved');
    }),
    http.post(apiPath('/approvals/:id/decline/'), async ({ request, params }) => {
      sent.push(['decline', params.id, await request.json()]);
      return decide('declined');
    }),
    http.get(apiPath('/company/delegation/'), () => HttpResponse.json(delegation)),
    http.put(apiPath('/company/delegation/'), async ({ request }) => {
      const body = (await request.json()) as { delegate_id: number | null };
      sent.push(['delegation', body]);
      delegation = {
        delegate: body.delegate_id === null ? null : buildPersonName({ name: 'Leela Thomas' }),
        from: null,
        until: null,
        is_active: body.delegate_id !== null,
      };
      return HttpResponse.json(delegation);
    }),
    http.get(apiPath('/attendees/contacts/'), () =>
      HttpResponse.json({
        contacts: [{ user: 13, name: 'Leela Thomas', email: 'leela@northwind.example' }],
      }),
    ),
  );
  return {
    sent,
    decisions: () => sent.filter((one) => Array.isArray(one)),
    /** Somebody else was quicker. */
    overtake: () => {
      approval = {
        ...approval,
        status: 'declined',
        can_decide: false,
        decided_at: '2026-11-24T10:00:00Z',
        reason: 'Too far',
        steps: [
          {
            ...buildApproval().steps[0]!,
            status: 'declined',
            decided_by: buildPersonName({ name: 'Sunita Iyer' }),
          },
        ],
      };
      server.use(
        refuse('post', '/approvals/:id/approve/', 409, {
          code: 'already_decided',
          error: 'Sunita Iyer declined this already.',
        }),
      );
    },
  };
}

const open = (route = '/approvals', page = <ApprovalsPage />) =>
  renderWithProviders(
    <>
      <LocationProbe />
      <Routes>
        <Route path="/approvals" element={page} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      route,
      preloadedState: { auth: signedIn(buildUser({ id: 9 })) },
    },
  );

const row = (name: RegExp) => screen.findByRole('row', { name });
const focusRow = async (name: RegExp) => {
  const link = within(await row(name)).getByRole('link');
  act(() => link.focus());
};
beforeAll(async () => {
  await import('@/entities/approval/DecisionDialog');
  await import('./DelegationDialog');
  await import('@/components/dialogs/ReadDialog');
});

it('lists what waits, and keeps tab, state, search and page in the address', async () => {
  const { sent } = serve();
  const { user } = open();
  const first = await row(/Winter Symphony Night/);
  expect(first).toHaveTextContent('Vikram Rao');
  expect(first).toHaveTextContent('4 × Patron Box');
  expect(first).toHaveTextContent('₹89,066.40above policy');
  expect(first).toHaveTextContent('Client PartnershipsCC-120');
  expect(await row(/HR Summit/)).toHaveTextContent('4 seats, 2 events');
  expect(sent[0]).toEqual({ role: 'approver', status: 'pending', page: '1', page_size: '25' });
  expect(screen.getByRole('link', { name: 'To decide 2' })).toHaveAttribute('aria-current', 'page');

  await user.fill(screen.getByRole('searchbox', { name: 'Search requests' }), 'jazz');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ search: 'jazz' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'all');
  await waitFor(() => expect(sent.at(-1)).not.toHaveProperty('status'));
  expect(currentAddress()).toBe('/approvals?tab=decide&status=all&search=jazz');

  await user.click(screen.getByRole('link', { name: 'My requests' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ role: 'requester', page: '1', page_size: '25' }),
  );
  expect(currentAddress()).toBe('/approvals?tab=mine');
  expect(screen.queryByText('While you are away')).not.toBeInTheDocument();
});

it('opens by Enter, and asks before A approves and X declines', async () => {
  const { decisions } = serve();
  const view = open();
  const { user } = view;
  const link = within(await row(/Winter Symphony Night/)).getByRole('link');
  act(() => link.focus());
  await user.keyboard('a');
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }));
  expect(
    await question.findByText(
      '4 seats for Winter Symphony Night, ₹89,066.40 with fee and GST, asked for by Vikram Rao.',
    ),
  ).toBeVisible();
  expect(decisions()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Approve ₹89,066.40' }));
  await expectToasts(view, { message: 'Approved. Vikram Rao was told' });
  expect(decisions()).toEqual([['approve', '71', {}]]);
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Winter/ })).not.toBeInTheDocument(),
  );

  await focusRow(/HR Summit/);
  await user.keyboard('{Enter}');
  expect(currentAddress()).toBe('/approvals/72');
});

it('declines with a reason alone, and does nothing on keys that were switched off', async () => {
  const { decisions } = serve();
  const { user, unmount } = open();
  await focusRow(/Winter/);
  await user.keyboard('x');
  const question = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
  expect(await question.findByText(/^4 seats for Winter Symphony Night/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await question.findByText('Say why, so that Vikram knows what to change')).toBeVisible();
  await user.fill(question.getByRole('textbox', { name: /Reason/ }), ' Not now ');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(decisions()).toEqual([['decline', '71', { reason: 'Not now' }]]));
  unmount();

  localStorage.setItem('foyer-single-keys', 'off');
  serve();
  const second = open();
  await focusRow(/Winter/);
  await second.user.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  localStorage.removeItem('foyer-single-keys');
});

it('says by how much an advisory budget is exceeded, and who was quicker', async () => {
  const budget = buildApprovalBudget({ remaining: '-1200.00', enforcement: 'advisory' });
  const { decisions, overtake } = serve({ approval: { budget } });
  const { user } = open();
  await user.click(within(await row(/Winter/)).getByRole('button', { name: /^Approve/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(
    await question.findByText('It exceeds the budget of Client Partnerships by ₹1,200.00.'),
  ).toBeVisible();
  overtake();
  await user.click(question.getByRole('button', { name: 'Approve over budget' }));
  const over = within(await screen.findByRole('dialog', { name: 'Nothing left to decide' }));
  expect(over.getByText(/^Sunita Iyer declined this on Tue, Nov 24/)).toBeVisible();
  expect(over.getByText('“Too far”')).toBeVisible();
  expect(decisions()).toEqual([]);
});

it('keeps a request that ran out in the list, without its buttons', async () => {
  serve({ rows: [buildApprovalSummary({ deadline: '2026-01-05T12:30:00Z' })] });
  open();
  const late = await row(/Winter/);
  expect(late).toHaveTextContent('Seats returned to saleat 6:00 PM');
  expect(within(late).queryByRole('button')).not.toBeInTheDocument();
});

it('says when nothing waits, nothing matches, and nothing arrived', async () => {
  serve({ rows: [] });
  const { user, unmount } = open('/approvals?search=jazz');
  expect(await screen.findByRole('heading', { name: 'Nothing matches “jazz”' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  unmount();
  server.use(refuse('get', '/approvals/', 500, { error: 'Away.' }));
  open('/approvals?tab=mine');
  expect(await screen.findByText('Away.')).toBeVisible();
});

it('chooses who decides in one’s place, and ends it', async () => {
  const { decisions } = serve();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who decides in your place' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a colleague from the list')).toBeVisible();
  await user.fill(dialog.getByRole('combobox', { name: /Colleague/ }), 'leela');
  await user.click(await dialog.findByRole('option', { name: /Leela Thomas/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leela Thomas decides in your place.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText(/someone else can decide in your place/)).toBeVisible();
  expect(decisions()).toEqual([
    ['delegation', { delegate_id: 13 }],
    ['delegation', { delegate_id: null }],
  ]);
});

it('the overview’s card has the most urgent ones, and says when they did not arrive', async () => {
  const { sent } = serve();
  const { user, unmount } = open('/approvals', <WaitingApprovals />);
  const card = within(await screen.findByRole('region', { name: 'Approvals waiting' }));
  expect(await card.findByRole('row', { name: /HR Summit/ })).toBeVisible();
  expect(sent).toEqual([{ role: 'approver', status: 'pending', page_size: '5' }]);
  expect(card.getByRole('link', { name: 'All approvals' })).toHaveAttribute('href', '/approvals');
  await user.click(
    card.getByRole('button', { name: 'Approve Winter Symphony Night for Vikram Rao' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Approve this request?' })).toBeVisible();
  unmount();
  server.use(refuse('get', '/approvals/', 503));
  open('/approvals', <WaitingApprovals />);
  expect(await screen.findByText('Couldn’t load requests.')).toBeVisible();
});
