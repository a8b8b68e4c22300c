import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  CompanyPolicy,
  CompanyPolicyInput,
  CostCentreList,
  EventSearchResultList,
} from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPersonAccount, buildPersonAccountList } from '@/testing/accountFactories';
import {
  buildCostCentre,
  buildPolicy,
  buildPolicyCheck,
  buildPolicyRule,
} from '@/testing/companyFactories';
import {
  buildCategoryList,
  buildEvent,
  buildSearchResult,
  buildTier,
} from '@/testing/eventFactories';
import { buildCredit } from '@/testing/creditFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { manager, openPage, region } from '../company.testUtils';
import { PolicyPage } from './PolicyPage';

const seats = buildPolicyRule({
  kind: 'seats',
  outcome: 'refuse',
  above: null,
  seats: 40,
  text: 'More than 40 seats in one request are refused',
});

let policy: CompanyPolicy;
let sent: unknown[];

beforeAll(async () => {
  await import('./RuleDialog');
  await import('./PolicyConflictDialog');
});

beforeEach(() => {
  policy = buildPolicy({ rules: [buildPolicyRule(), seats] });
  sent = [];
  server.use(
    answer('get', '/company/account/', buildCredit({ is_open: false })),
    http.get(apiPath('/company/policy/'), () => HttpResponse.json(policy)),
    http.put(apiPath('/company/policy/'), async ({ request }) => {
      const input = (await request.json()) as CompanyPolicyInput;
      sent.push([request.headers.get('If-Match'), input]);
      policy = { ...policy, version: policy.version + 1 };
      return HttpResponse.json(policy);
    }),
    answer<CostCentreList>('get', '/company/cost-centres/', {
      count: 1,
      results: [buildCostCentre()],
    }),
    answer('get', '/event-categories/', buildCategoryList()),
    answer('get', '/people/', buildPersonAccountList([buildPersonAccount()])),
  );
});

const open = (user?: typeof manager) => openPage(<PolicyPage />, '/company/policies', user);

const sentences = async () =>
  within(await screen.findByRole('list', { name: 'Rules' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

const ABOVE = 'Above ₹25,000.00 a ticket needs approval of a company admin';
const SEATS = 'More than 40 seats in one request are refused';

it('reads as sentences; rules are added, moved and removed, and saved with the version that was read', async () => {
  const view = open();
  const { user } = view;
  expect(await sentences()).toEqual([ABOVE, SEATS]);
  const save = screen.getByRole('button', { name: 'Save policy' });
  expect(save).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'It is about' }),
    'Days ahead of the event',
  );
  const days = dialog.getByRole('textbox', { name: /Fewer days/ });
  await user.clear(days);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter a number from 1 to 365.')).toBeVisible();
  await user.type(days, '5');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Events that begin in less than 5 days need approval',
  );
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
  const second = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
  await user.selectOptions(
    second.getByRole('combobox', { name: 'It is about' }),
    'Value for a guest in a year',
  );
  await user.selectOptions(second.getByRole('combobox', { name: 'For' }), 'a public official');
  await user.click(second.getByRole('button', { name: 'Add' }));
  // The dialog's form is in the form of the policy: what it sends stays in it.
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Move up: Events that begin/ }));
  await user.click(screen.getByRole('button', { name: `Remove: ${ABOVE}` }));
  expect(await sentences()).toEqual([
    'Events that begin in less than 5 days need approval',
    SEATS,
    'Above ₹25,000.00 a year for a public official needs approval',
  ]);
  expect(screen.getAllByText('not saved yet')).toHaveLength(2);
  const hours = screen.getByRole('textbox', { name: /Hours for a decision/ });
  await user.clear(hours);
  await user.type(hours, '96');
  await user.click(save);
  expect(await screen.findByText('Enter hours from 1 to 72.')).toBeVisible();
  await user.clear(hours);
  await user.type(hours, '48');
  await user.click(screen.getByRole('checkbox', { name: /names a cost centre/ }));
  await user.click(screen.getByRole('checkbox', { name: /without signing in/ }));
  await user.click(save);
  await expectToasts(view, { tone: 'success', message: 'Policy saved.' });
  expect(sent).toEqual([
    [
      '"4"',
      {
        rules: [
          {
            kind: 'days_ahead',
            outcome: 'needs_approval',
            decider: 'owner',
            days: 5,
          },
          {
            kind: 'seats',
            outcome: 'refuse',
            decider: 'admin',
            seats: 40,
          },
          {
            kind: 'guest_value',
            outcome: 'needs_approval',
            decider: 'owner',
            above: '25000.00',
            guest_kind: 'public_official',
          },
        ],
        decision_hours: 48,
        payment_hours: 24,
        pays_on_account: false,
        links_allowed: true,
        requires_cost_centre: false,
      },
    ],
  ]);
});

it('shows both policies when somebody else was quicker, and overwrites nothing unseen', async () => {
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: `Remove: ${SEATS}` }));
  policy = buildPolicy({ version: 9, rules: [], decision_hours: 12 });
  server.use(
    http.put(
      apiPath('/company/policy/'),
      () =>
        HttpResponse.json(
          { error: 'Changed.', code: 'version_conflict', request_id: 'r' },
          { status: 412 },
        ),
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else changed the policy' }),
  );
  expect(dialog.getByText('No rules.')).toBeVisible();
  expect(dialog.getByText(/Decisions within 12 hours/)).toBeVisible();
  expect(dialog.getByText(ABOVE)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save Mine' }));
  await expectToasts(view, {});
  expect(sent).toEqual([['"9"', expect.objectContaining({ decision_hours: 24 })]]);
});

it('asks before unsaved rules are left behind', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Remove: ${SEATS}` }));
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await sentences()).toEqual([ABOVE, SEATS]);
  expect(screen.getByRole('button', { name: 'Save policy' })).toBeDisabled();
});

it('tries a purchase of a person against the saved policy, and says why', async () => {
  const asked: unknown[] = [];
  const event = buildEvent({ ticket_tiers: [buildTier({ id: 41, name: 'Delegate' })] });
  const found: EventSearchResultList = {
    count: 1,
    results: [buildSearchResult({ id: event.id, name: 'Cloud & AI Summit' })],
  };
  server.use(
    answer('get', '/events/search/', found),
    answer('get', '/events/:id', event),
    http.post(apiPath('/company/policy/check/'), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(buildPolicyCheck());
    }),
  );
  const { user } = open();
  const card = within(await region('Try it'));
  await user.click(card.getByRole('button', { name: 'See what would happen' }));
  expect(await card.findByText('Choose an event from the list.')).toBeVisible();
  expect(card.getByText('Choose a ticket.')).toBeVisible();
  await user.fill(card.getByRole('combobox', { name: 'Person' }), 'neha');
  await user.click(await card.findByRole('option', { name: /Neha Shah/ }));
  await user.fill(card.getByRole('combobox', { name: /Event/ }), 'cloud');
  await user.click(await card.findByRole('option', { name: /Cloud & AI Summit/ }));
  await user.selectOptions(
    card.getByRole('combobox', { name: /Ticket/ }),
    await card.findByRole('option', { name: /Delegate/ }),
  );
  const quantity = card.getByRole('textbox', { name: /Seats/ });
  await user.clear(quantity);
  await user.type(quantity, '5');
  await user.selectOptions(card.getByRole('combobox', { name: 'Cost centre' }), '5');
  await user.selectOptions(card.getByRole('combobox', { name: 'Guests' }), 'With clients');
  await user.fill(card.getByRole('textbox', { name: 'Guest’s name' }), ' Rahul Nair ');
  await user.click(card.getByRole('button', { name: 'See what would happen' }));
  expect(await card.findByText('Needs approval')).toBeVisible();
  expect(card.getByText(/A ticket costs ₹26,000.00/)).toBeVisible();
  expect(card.getByText('Farhan Sheikh, then a company admin')).toBeVisible();
  expect(card.getByText('₹1,19,500.16')).toBeVisible();
  expect(asked).toEqual([
    {
      items: [
        {
          event: event.id,
          ticket_tier: 41,
          quantity: 5,
        },
      ],
      user: 8,
      cost_centre: 5,
      guests: [
        {
          name: 'Rahul Nair',
          organisation: 'Of another company',
          kind: 'client',
        },
      ],
    },
  ]);
});

it('is read, not changed, by those who do not manage the company; a failure offers another try', async () => {
  policy = buildPolicy({ may_manage: false, pays_on_account: true });
  const { unmount } = open(manager);
  expect(await sentences()).toEqual([ABOVE]);
  expect(screen.getByText('Approved requests are paid on account.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add a rule|Remove|Save policy/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Person' })).not.toBeInTheDocument();
  unmount();
  server.use(refuse('get', '/company/policy/', 503, { error: 'Please come back later.' }));
  open();
  expect(await screen.findByText('Please come back later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('offers to pay on account where the company has an open account, and says what it does', async () => {
  const { unmount } = open();
  const settings = within(await region('Settings'));
  expect(
    await settings.findByRole('checkbox', { name: /names a cost centre/ }),
  ).toBeInTheDocument();
  expect(settings.queryByRole('checkbox', { name: /on account/ })).not.toBeInTheDocument();
  unmount();
  server.use(answer('get', '/company/account/', buildCredit()));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'The company pays on account' }));
  expect(screen.getByText(/An approval pays at once from the account/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  await waitFor(() => expect(JSON.stringify(sent)).toContain('"pays_on_account":true'));
});
