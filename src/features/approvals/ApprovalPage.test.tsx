import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type { Approval } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildApproval,
  buildApprovalBooking,
  buildApprovalBudget,
  buildApprovalList,
  buildApprovalStep,
  buildApprovalSummary,
  buildPersonName,
  vikram,
} from '@/testing/approvalFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { restartClock, stopClock } from '@/testing/stoppedClock';
import { buildUser } from '@/testing/userFactories';
import { ApprovalPage } from './ApprovalPage';

/** A server with one request; calls change it to what `after` says. */
function serve(approval: Approval, after: Partial<Approval> = {}) {
  const sent: unknown[] = [];
  let current = approval;
  const take =
    (name: string) =>
    async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent.push([name, text === '' ? null : JSON.parse(text)]);
      current = { ...current, can_decide: false, ...after };
      return HttpResponse.json(current);
    };
  server.use(
    http.get(apiPath('/approvals/'), () =>
      HttpResponse.json(
        buildApprovalList([buildApprovalSummary(), buildApprovalSummary({ id: 72 })]),
      ),
    ),
    http.get(apiPath('/approvals/:id'), () => HttpResponse.json(current)),
    http.get(apiPath('/attendees/contacts/'), () =>
      HttpResponse.json({
        contacts: [
          { user: 12, name: 'Vikram Rao', email: 'vikram@northwind.example' },
          { user: 13, name: 'Leela Thomas', email: 'leela@northwind.example' },
        ],
      }),
    ),
    ...['approve', 'decline', 'withdraw', 'delegate'].map((name) =>
      http.post(apiPath(`/approvals/:id/${name}/`), take(name)),
    ),
  );
  return { sent, change: (next: Approval) => (current = next) };
}

const open = (me = 9, route = '/approvals/71') =>
  renderWithProviders(
    <Routes>
      <Route path="/approvals/:id" element={<ApprovalPage />} />
    </Routes>,
    { route, preloadedState: { auth: signedIn(buildUser({ id: me })) } },
  );

beforeAll(async () => {
  await import('@/entities/approval/DecisionDialog');
  await import('./DelegateRequestDialog');
});

afterEach(restartClock);

it('shows all that a decision needs', async () => {
  serve(
    buildApproval({
      guests: [{ name: 'R. Nair', organisation: 'Port Trust', kind: 'public_official' }],
      bookings: [
        buildApprovalBooking({ colleagues: ['Asha Rao', 'Farhan Sheikh'] }),
        buildApprovalBooking({
          id: 502,
          event: 4,
          event_title: 'Jazz by the Bay',
          quantity: 1,
          unit_price: '2500.00',
          ticket_tier_name: 'Gold',
        }),
      ],
      steps: [
        buildApprovalStep({
          decider: 'owner',
          status: 'approved',
          decided_by: buildPersonName({ name: 'Leela Thomas' }),
          for_person: 'Vikram Rao',
          decided_at: '2026-11-24T09:00:00Z',
          note: 'Fine with me',
        }),
        buildApprovalStep(),
      ],
    }),
  );
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Winter Symphony Night',
  );
  const others = within(screen.getByRole('region', { name: 'Also in this request' }));
  expect(others.getByRole('link', { name: 'Jazz by the Bay' })).toHaveAttribute(
    'href',
    '/events/4',
  );
  expect(screen.getByRole('timer')).toHaveTextContent(/ days \d+ h$/);
  expect(screen.getByText(/Seats held until/)).toHaveTextContent('Wed, Nov 25, 6:00 PM IST');
  const asks = within(screen.getByRole('region', { name: 'Requester' }));
  expect(asks.getByText('Vikram Rao')).toBeVisible();
  expect(asks.getByText('Client hosting')).toBeVisible();
  expect(asks.getByText(/R\. Nair, Port Trust/)).toHaveTextContent('Public official');
  expect(screen.getByText('4 × Patron Box at ₹18,500.00, Winter Symphony Night')).toBeVisible();
  expect(screen.getByText('1 × Gold at ₹2,500.00, Jazz by the Bay')).toBeVisible();
  const budget = within(screen.getByRole('region', { name: 'Budget after approval' }));
  expect(budget.getByText('₹61,520.00')).toBeVisible();
  expect(
    budget.getByRole('img', {
      name: 'Client Partnerships: ₹61,520.00 left of ₹8,00,000.00 with this request',
    }),
  ).toBeVisible();
  expect(budget.getByText('Committed to others').closest('div')).toHaveTextContent('₹36,933.60');
  const policy = within(screen.getByRole('region', { name: 'Policy' }));
  expect(policy.getByText('1 exception')).toBeVisible();
  expect(policy.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Kept: Within the budget of Client Partnerships',
    'Exception: ₹18,500.00 a seat, above the ₹15,000.00 limitOnly a company admin may approve this',
  ]);
  const also = within(screen.getByRole('region', { name: 'Who else goes' }));
  expect(also.getByText('Farhan Sheikh')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Who decides' }));
  expect(steps.getByText(/Leela Thomas, for Vikram Rao, approved, Tue, Nov 24/)).toBeVisible();
  expect(steps.getByText('Meera Iyer decides')).toBeVisible();
  expect(await screen.findByText(/1 of 2/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next request' })).toHaveAttribute(
    'href',
    '/approvals/72',
  );
});

it('approves with the note, and says who did', async () => {
  const { sent } = serve(buildApproval(), {
    status: 'approved',
    decided_at: '2026-11-24T10:00:00Z',
    pay_by: '2099-11-26T12:30:00Z',
    steps: [buildApprovalStep({ status: 'approved', decided_by: buildPersonName() })],
  });
  const view = open();
  const { user } = view;
  await user.fill(await screen.findByRole('textbox', { name: 'Note to Vikram' }), 'Enjoy it');
  await user.click(screen.getByRole('button', { name: 'Approve ₹89,066.40' }));
  expect(await screen.findByText(/^Meera Iyer approved this on Tue, Nov 24/)).toBeVisible();
  expect(screen.getByText('Vikram Rao can pay until Thu, Nov 26, 6:00 PM IST.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  expect(sent).toEqual([['approve', { note: 'Enjoy it' }]]);
  await expectToasts(view, { message: 'Approved. Vikram Rao was told' });
});

it('needs a note to decline, and asks once more above the budget', async () => {
  const { sent } = serve(
    buildApproval({
      budget: buildApprovalBudget({ remaining: '-27546.40', enforcement: 'advisory' }),
    }),
    { status: 'declined', reason: 'Too much this quarter' },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const note = screen.getByRole('textbox', { name: 'Note to Vikram' });
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription('Say why, so that Vikram knows what to change');
  await user.fill(note, 'Too much this quarter');
  await user.click(screen.getByRole('button', { name: 'Approve ₹89,066.40' }));
  const question = within(await screen.findByRole('dialog', { name: 'Approve this request?' }));
  expect(
    await question.findByText('It exceeds the budget of Client Partnerships by ₹27,546.40.'),
  ).toBeVisible();
  expect(question.getByRole('textbox')).toHaveValue('Too much this quarter');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('“Too much this quarter”')).toBeVisible();
  expect(sent).toEqual([['decline', { reason: 'Too much this quarter' }]]);
});

it('says who was quicker', async () => {
  const { change } = serve(buildApproval());
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Approve ₹89,066.40' });
  change(
    buildApproval({
      status: 'declined',
      can_decide: false,
      reason: 'Already seen it',
      decided_at: '2026-11-24T10:00:00Z',
      steps: [
        buildApprovalStep({
          status: 'declined',
          decided_by: buildPersonName({ name: 'Sunita Iyer' }),
        }),
      ],
    }),
  );
  server.use(
    refuse('post', '/approvals/:id/approve/', 409, {
      code: 'already_decided',
      error: 'Sunita Iyer declined this already.',
    }),
  );
  await user.click(button);
  expect(await screen.findByText(/^Sunita Iyer declined this on/)).toBeVisible();
  expect(screen.getByText('“Already seen it”')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
});

it('stays when its time runs out, without what could be done', async () => {
  stopClock();
  serve(buildApproval({ deadline: new Date(Date.now() + 5000).toISOString() }));
  open();
  expect(await screen.findByRole('timer')).toHaveTextContent(/^[345] s$/);
  expect(screen.getByRole('button', { name: /Approve/ })).toBeVisible();
  act(() => jest.advanceTimersByTime(6000));
  expect(
    await screen.findByText(/^Seats returned to sale at .*Nobody decided in time/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('hands a decision to a colleague who did not ask', async () => {
  const { sent } = serve(buildApproval(), { can_delegate: false });
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Ask someone else to decide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /Who decides/ }), 'a');
  const options = await dialog.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Leela Thomasleela@northwind.example',
  ]);
  await user.click(options[0]!);
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await expectToasts(view, { message: 'Request sent to Leela Thomas' });
  expect(sent).toEqual([['delegate', { to: 13 }]]);
});

it('lets the person who asked withdraw, pay in time, and see why it was declined', async () => {
  const own = buildApproval({ can_decide: false, can_delegate: false, can_withdraw: true });
  const { sent, change } = serve(own, { status: 'withdrawn', can_withdraw: false });
  const { user, unmount } = open(vikram.id);
  expect(await screen.findByRole('link', { name: 'My requests' })).toHaveAttribute(
    'href',
    '/approvals?tab=mine',
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Vikram Rao withdrew this/)).toBeVisible();
  expect(sent).toEqual([['withdraw', null]]);
  unmount();

  change({
    ...own,
    status: 'approved',
    can_withdraw: false,
    pay_by: '2099-11-26T12:30:00Z',
    bookings: [buildApprovalBooking(), buildApprovalBooking({ id: 502 })],
  });
  const second = open(vikram.id);
  expect(await screen.findByText(/Pay until/)).toHaveTextContent('Thu, Nov 26, 6:00 PM IST');
  expect(screen.getByRole('link', { name: 'Pay ₹89,066.40' })).toHaveAttribute(
    'href',
    '/cart?stage=payment&bookings=501%2C502',
  );
  second.unmount();

  change({ ...own, status: 'approved', can_withdraw: false, pay_by: '2026-11-01T12:30:00Z' });
  const third = open(vikram.id);
  expect(
    await screen.findByText(/^Nobody paid until Sun, Nov 1, 6:00 PM IST, when the seats/),
  ).toBeVisible();
  expect(screen.getByText('Not paid')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toBeVisible();
  third.unmount();

  change({ ...own, status: 'declined', reason: 'Not this year', can_withdraw: false });
  open(vikram.id);
  expect(await screen.findByText('“Not this year”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
});

it('says when a request is not for the person, or did not arrive', async () => {
  server.use(refuse('get', '/approvals/:id', 404));
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  unmount();
  const { unmount: leave } = open(9, '/approvals/abc');
  expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  leave();
  server.use(refuse('get', '/approvals/:id', 500, { error: 'Away.' }));
  const { user } = open();
  expect(await screen.findByText('Away.')).toBeVisible();
  serve(buildApproval());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Winter Symphony Night' })).toBeVisible();
});
