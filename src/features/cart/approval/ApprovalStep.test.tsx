import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { buildApproval, buildApprovalStep } from '@/testing/approvalFactories';
import { buildBooking } from '@/testing/bookingFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { waitForQueries } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { record, renderCart } from '../cart.testUtils';
import { centre, loadParts, PAYMENT, servePolicy } from './approval.testUtils';

beforeAll(loadParts);

it('asks for an approval in place of payment, with cost centre, purpose and guests', async () => {
  const { world, asked } = servePolicy();
  record(world, 'post', '/approvals/', () => {
    world.pending = [
      buildBooking({
        approval: { id: 71, status: 'pending', deadline: '2099-11-26T12:30:00Z', pay_by: null },
      }),
    ];
    return HttpResponse.json(buildApproval({ steps: [buildApprovalStep()] }), { status: 201 });
  });
  const view = renderCart('/cart');
  const { user } = view;
  const [proceed] = await screen.findAllByRole('button', { name: 'Proceed to Approval' });
  expect(screen.getByRole('list', { name: 'Steps of booking' })).toHaveTextContent('2Approval');
  await user.click(proceed!);

  await waitFor(() =>
    expect(screen.getByText(/^Ask before .* and the seats stay held/)).toHaveTextContent(
      'until Thu, Nov 26, 6:00 PM IST, when the decision is due.',
    ),
  );
  expect(screen.queryByText('Payment method')).not.toBeInTheDocument();
  const card = within(screen.getByRole('region', { name: 'For the approval' }));
  expect(await card.findByText('Meera Iyer')).toBeVisible();
  expect(card.getByText('Company Admin · usually within 4 hours')).toBeVisible();
  expect(screen.getByText('Above ₹25,000.00, so an approval is needed')).toBeVisible();
  expect(screen.getByText(/^Nothing is charged now. You pay once Meera approves/)).toBeVisible();

  const [request] = screen.getAllByRole('button', { name: 'Request Approval' });
  await user.click(request!);
  expect(await screen.findByText('Choose a cost centre from the list')).toBeVisible();
  expect(screen.getByText('Add a sentence about the purpose')).toBeVisible();

  const field = card.getByRole('combobox', { name: /Cost centre/ });
  act(() => field.blur());
  // All of them without typing: it is a list.
  await user.click(field);
  expect(await card.findByRole('option', { name: /Engineering/ })).toBeVisible();
  await user.type(field, 'eng');
  const option = await card.findByRole('option', { name: /Engineering/ });
  expect(option).toHaveTextContent('CC-210 · ₹3,81,360.00 left this quarter');
  await user.click(option);
  expect(await card.findByText('₹3,75,342.00 after this')).toBeVisible();
  expect(asked.at(-1)).toEqual({ booking_ids: [101], cost_centre: 6 });

  await user.click(card.getByRole('radio', { name: 'Client hosting' }));
  await user.fill(card.getByRole('textbox', { name: /Purpose/ }), ' We host Meridian ');
  expect(await card.findByText('18 of 400')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add a guest' }));
  const guest = within(card.getByRole('group', { name: 'Guest 1' }));
  await user.click(request!);
  expect(await guest.findByText('Enter the guest’s name')).toBeVisible();
  const name = guest.getByRole('textbox', { name: /^Name/ });
  await user.fill(name, 'Հ');
  expect(name).toHaveAccessibleDescription(/^Tickets cannot show Հ/);
  await user.clear(name);
  await user.fill(name, 'R. Nair');
  await user.fill(guest.getByRole('textbox', { name: /Organisation/ }), 'Port Trust');
  await user.click(guest.getByRole('combobox', { name: 'Guest is a' }));
  await user.click(await screen.findByRole('option', { name: 'Public official' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ guests: [{ kind: 'public_official' }] }),
  );
  await user.click(request!);

  const held = within(await screen.findByRole('region', { name: 'In approval (1)' }));
  expect(held.getByText(/^Seats held until Thu, Nov 26, 6:00 PM IST/)).toBeVisible();
  expect(held.getByRole('link', { name: /^View request/ })).toHaveAttribute(
    'href',
    '/approvals/71',
  );
  expect(screen.getByText('No payments are due.')).toBeVisible();
  await expectToasts(view, { message: 'Request sent to Meera Iyer' });
  expect(world.calls).toEqual([
    {
      call: 'POST /approvals/',
      body: {
        booking_ids: [101],
        cost_centre: 6,
        purpose: 'We host Meridian',
        purpose_kind: 'client_hosting',
        guests: [{ name: 'R. Nair', organisation: 'Port Trust', kind: 'public_official' }],
      },
    },
  ]);
});

it('fills in the only cost centre of a person, and says why a request failed', async () => {
  const { world } = servePolicy({ check: { pays_on_account: true } });
  server.use(
    http.get(apiPath('/company/cost-centres/'), () =>
      HttpResponse.json({ count: 1, results: [centre] }),
    ),
  );
  record(world, 'post', '/approvals/', () =>
    HttpResponse.json(
      { error: 'Engineering has ₹500.00 left.', code: 'budget_exceeded' },
      { status: 409 },
    ),
  );
  const { user } = renderCart(PAYMENT);
  const card = within(await screen.findByRole('region', { name: 'Northwind Industries pays' }));
  await waitFor(() =>
    expect(card.getByRole('combobox', { name: /Cost centre/ })).toHaveValue('Engineering CC-210'),
  );
  expect(screen.getByText(/^Nothing is charged until Meera approves/)).toBeVisible();
  expect(screen.getByText(/Engineering pays on account, you name the attendees/)).toBeVisible();
  await user.fill(card.getByRole('textbox', { name: /Purpose/ }), 'Training');
  const [request] = screen.getAllByRole('button', { name: 'Request Approval' });
  await user.click(request!);
  const note = await screen.findByText('Not enough budget');
  expect(note.closest('[role=alert]')).toHaveTextContent('Engineering has ₹500.00 left.');
  expect(world.calls[0]?.body).toMatchObject({ purpose_kind: 'team_learning', cost_centre: 6 });
});

it.each(['the only one', 'the one of before a reload'])(
  'leaves the cost centre alone that is being typed when %s arrives',
  async (what) => {
    const { asked } = servePolicy();
    const isKept = what !== 'the only one';
    if (isKept) {
      localStorage.setItem(
        'foyer-draft:7:purchase:101',
        JSON.stringify({ savedAt: Date.now(), value: { cost_centre: 6, purpose: 'Team day' } }),
      );
    }
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      http.get(apiPath('/company/cost-centres/:id'), async () => {
        await gate;
        return HttpResponse.json(centre);
      }),
      http.get(apiPath('/company/cost-centres/'), async ({ request }) => {
        if (new URL(request.url).searchParams.get('mine') !== 'true') {
          return HttpResponse.json({ count: 0, results: [] });
        }
        await gate;
        return HttpResponse.json({ count: isKept ? 0 : 1, results: isKept ? [] : [centre] });
      }),
    );
    const { user, store } = renderCart(PAYMENT);
    const card = within(await screen.findByRole('region', { name: 'For the approval' }));
    const field = card.getByRole('combobox', { name: /Cost centre/ });
    await user.type(field, 'Sal');
    arrive();
    await waitForQueries(store);
    expect(field).toHaveValue('Sal');
    const [request] = screen.getAllByRole('button', { name: 'Request Approval' });
    await user.click(request!);
    expect(await screen.findByText('Choose a cost centre from the list')).toBeVisible();
    expect(asked).not.toContainEqual(expect.objectContaining({ cost_centre: centre.id }));
  },
);

it('has no button where the policy refuses, in the cart and after it', async () => {
  const sentence = 'Northwind does not book concerts.';
  const refused = { kind: 'category', outcome: 'refuse', sentence, detail: '' } as const;
  servePolicy({ quote: { outcome: 'refuse' }, check: { outcome: 'refuse', findings: [refused] } });
  const { unmount } = renderCart('/cart');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Proceed/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse More Events' })).toBeVisible();
  unmount();
  renderCart(PAYMENT);
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Request Approval' })).not.toBeInTheDocument();
});

it('says that the policy could not be checked, and checks again', async () => {
  servePolicy();
  server.use(refuse('post', '/company/policy/check/', 500));
  const { user } = renderCart(PAYMENT);
  expect(await screen.findByText('The policy could not be checked.')).toBeVisible();
  servePolicy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Above ₹25,000.00, so an approval is needed')).toBeVisible();
});

it('keeps what is typed to ask for an approval through a reload, until it is asked for', async () => {
  const { world } = servePolicy();
  record(world, 'post', '/approvals/', () =>
    HttpResponse.json(buildApproval({ steps: [buildApprovalStep()] }), { status: 201 }),
  );
  const first = renderCart(PAYMENT);
  let card = within(await screen.findByRole('region', { name: 'For the approval' }));
  await first.user.type(card.getByRole('combobox', { name: /Cost centre/ }), 'eng');
  await first.user.click(await card.findByRole('option', { name: /Engineering/ }));
  await first.user.click(card.getByRole('radio', { name: 'Client hosting' }));
  await first.user.fill(card.getByRole('textbox', { name: /Purpose/ }), 'To renew');
  await first.user.click(card.getByRole('button', { name: 'Add a guest' }));
  await first.user.fill(card.getByRole('textbox', { name: /^Name/ }), 'R. Nair');
  await first.user.fill(card.getByRole('textbox', { name: /^Organisation/ }), 'Port Trust');
  first.unmount();

  const second = renderCart(PAYMENT);
  card = within(await screen.findByRole('region', { name: 'For the approval' }));
  expect(card.getByRole('radio', { name: 'Client hosting' })).toBeChecked();
  expect(card.getByRole('textbox', { name: /Purpose/ })).toHaveValue('To renew');
  expect(card.getByRole('textbox', { name: /^Name/ })).toHaveValue('R. Nair');
  await waitFor(() =>
    expect(card.getByRole('combobox', { name: /Cost centre/ })).toHaveValue('Engineering CC-210'),
  );
  const [request] = screen.getAllByRole('button', { name: 'Request Approval' });
  await second.user.click(request!);
  await waitFor(() => expect(world.calls).toHaveLength(1));
  expect(world.calls[0]?.body).toMatchObject({ cost_centre: 6, purpose: 'To renew' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
