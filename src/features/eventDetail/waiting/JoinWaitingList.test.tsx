import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  CostCentreList,
  PolicyCheck,
  PolicyCheckRequest,
  WaitingEntry,
  WaitingEntryCreate,
  WaitingList,
} from '@/api';
import { buildPolicyCheck } from '@/testing/approvalFactories';
import { buildCostCentre } from '@/testing/companyFactories';
import { buildTier } from '@/testing/eventFactories';
import { serveCart } from '@/testing/eventRoutes';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { buildWaitingEntry } from '@/testing/waitingFactories';
import { card, open } from '../tickets/tiers.testUtils';

let entries: WaitingEntry[];
let centres: CostCentreList['results'];
let sent: WaitingEntryCreate[];
/** What the policy says to the tickets that are asked about. */
let policy: (asked: PolicyCheckRequest) => Partial<PolicyCheck>;

const allowed = { outcome: 'allow' as const, findings: [], deciders: [] };

beforeEach(() => {
  serveCart();
  entries = [];
  centres = [];
  sent = [];
  policy = () => allowed;
  server.use(
    http.get(apiPath('/waiting-list/'), () => HttpResponse.json<WaitingList>({ results: entries })),
    http.post(apiPath('/waiting-list/'), async ({ request }) => {
      const body = (await request.json()) as WaitingEntryCreate;
      sent.push(body);
      const state = body.purpose ? ('in_approval' as const) : ('waiting' as const);
      const entry = buildWaitingEntry({ state, ticket_tier: body.ticket_tier, place: 3 });
      entries = [entry];
      return HttpResponse.json(entry, { status: 201 });
    }),
    http.post(apiPath('/company/policy/check/'), async ({ request }) =>
      HttpResponse.json(buildPolicyCheck(policy((await request.json()) as PolicyCheckRequest))),
    ),
    http.get(apiPath('/company/cost-centres/'), () =>
      HttpResponse.json({ results: centres, count: centres.length }),
    ),
  );
});

const soldOut = { tier: { id: 11, available_tickets: 0, max_per_booking: 4 } };
const WAIT = 'Join the waiting list';
const ASK = 'Ask for approval and join';

async function openDialog() {
  const view = await open(soldOut);
  await view.user.click(await card().findByRole('button', { name: WAIT }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wait for Gold' }));
  return {
    ...view,
    dialog,
    press: (name: string) => view.user.click(dialog.getByRole('button', { name })),
  };
}

it('tells the place in line, which the tier says from then on', async () => {
  const { user, dialog, press } = await openDialog();
  await press('Increase Gold tickets to wait for');
  await user.click(dialog.getByRole('checkbox', { name: /Offer me fewer/ }));
  await press(WAIT);
  expect(await dialog.findByText('You are number 3 in line.')).toBeVisible();
  expect(sent).toEqual([{ event: 12, ticket_tier: 11, quantity: 2, accepts_fewer: true }]);
  await press('Done');
  expect(await card().findByText(/^Number 3 in line/)).toBeVisible();
  expect(card().getByRole('link', { name: 'See your place' })).toHaveAttribute(
    'href',
    '/my-bookings',
  );
  expect(card().queryByRole('button', { name: WAIT })).not.toBeInTheDocument();
});

it('asks for purpose and the one cost centre where the policy wants an approval, before it is pressed', async () => {
  centres = [buildCostCentre({ name: 'Client Partnerships' })];
  policy = ({ items }) => ((items?.[0]?.quantity ?? 0) > 1 ? { pays_on_account: true } : allowed);
  const { user, dialog, press } = await openDialog();
  expect(dialog.queryByLabelText(/Purpose/)).not.toBeInTheDocument();
  await press('Increase Gold tickets to wait for');
  const purpose = await dialog.findByLabelText(/Purpose/);
  expect(dialog.getByText(/charged to your company’s account right away/)).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Cost centre/)).toHaveValue(
      `Client Partnerships ${centres[0]?.code}`,
    ),
  );
  await press(ASK);
  expect(await dialog.findByText('Add a sentence about the purpose')).toBeVisible();
  await user.fill(purpose, 'Team day');
  await user.click(dialog.getByRole('radio', { name: 'Recruiting' }));
  await press(ASK);
  expect(await dialog.findByText(/Your request is waiting for a decision/)).toBeVisible();
  expect(sent).toEqual([
    {
      event: 12,
      ticket_tier: 11,
      quantity: 2,
      accepts_fewer: false,
      purpose: 'Team day',
      purpose_kind: 'recruiting',
      cost_centre: centres[0]?.id,
    },
  ]);
});

it('asks whom the company invites where its policy looks at guests', async () => {
  policy = ({ guests = [] }) => ({ ...(guests.length > 0 ? {} : allowed), asks_guests: true });
  const { user, dialog, press } = await openDialog();
  expect(await dialog.findByText(/Are clients or public officials attending/)).toBeVisible();
  await press('Add a guest');
  await user.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Ravi');
  await user.fill(dialog.getByRole('textbox', { name: /^Organisation/ }), 'Metro');
  // With this guest it needs an approval, and the guest stays.
  await user.fill(await dialog.findByLabelText(/Purpose/), 'A visit');
  expect(dialog.getByRole('radio', { name: 'Client hosting' })).toBeChecked();
  await press(ASK);
  expect(await dialog.findByText('You are number 3 in line.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      purpose: 'A visit',
      purpose_kind: 'client_hosting',
      guests: [
        {
          name: 'Ravi',
          organisation: 'Metro',
          kind: 'client',
        },
      ],
    },
  ]);
});

it('asks for what the server misses where the check gives no answer, and does not call it optional', async () => {
  server.use(
    loseConnection('post', '/company/policy/check/'),
    refuse('get', '/company/cost-centres/', 500),
    refuse('post', '/waiting-list/', 409, { code: 'approval_required', error: 'It needs one.' }),
  );
  const { user, dialog, press } = await openDialog();
  await press(WAIT);
  expect(await dialog.findByText('It needs one.')).toBeVisible();
  expect(await dialog.findByLabelText('Cost centre (optional)')).toBeVisible();
  await user.fill(dialog.getByLabelText(/Purpose/), 'Team day');
  const error = 'Choose the cost centre that this is charged to.';
  server.use(refuse('post', '/waiting-list/', 409, { code: 'cost_centre_required', error }));
  await press(ASK);
  expect(await dialog.findByText(error)).toBeVisible();
  expect(dialog.queryByLabelText(/optional/)).not.toBeInTheDocument();
  expect(dialog.getByLabelText(/^Cost centre/)).toBeRequired();
  await press(ASK);
  expect(await dialog.findByText('Choose a cost centre from the list')).toBeVisible();
});

it('waits for a slow server without a second press, and says why it failed', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  const error = '3 tickets are free now. Book instead of waiting.';
  server.use(
    http.post(apiPath('/waiting-list/'), async () => {
      calls += 1;
      await held;
      return HttpResponse.json(
        { error, code: 'seats_available', request_id: '1' },
        { status: 409 },
      );
    }),
  );
  const { user, dialog, press } = await openDialog();
  await press(WAIT);
  expect(dialog.getByRole('button', { name: WAIT })).toHaveAttribute('aria-disabled', 'true');
  await press(WAIT);
  await user.keyboard('{Escape}');
  answer();
  expect(await dialog.findByText(error)).toBeVisible();
  expect(calls).toBe(1);
});

it('is open for who comes by the link, with a choice of the tiers that are not waited for yet', async () => {
  const tiers = ['Gold', 'Silver', 'Bronze'].map((name, index) =>
    buildTier({ id: 11 + index, name, available_tickets: 0 }),
  );
  entries = [buildWaitingEntry({ ticket_tier: 13 })];
  const { user } = await open({
    event: { ticket_tiers: tiers, sale_state: 'sold_out' },
    route: '/events/12?wait=1',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Wait for Winter Symphony' }));
  await user.click(dialog.getByRole('combobox', { name: 'Tickets' }));
  const options = (await screen.findAllByRole('option')).map((one) => one.textContent);
  expect(options).toEqual(['Gold', 'Silver']);
  await user.click(screen.getByRole('option', { name: 'Silver' }));
  await user.click(dialog.getByRole('button', { name: WAIT }));
  expect(await dialog.findByText('You are number 3 in line.')).toBeVisible();
  expect(sent).toMatchObject([{ ticket_tier: 12, quantity: 1 }]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
