import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPath } from '@/testing/handlers';
import { waitForQueries } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { findPay, record, renderCart, takePayments } from '../cart.testUtils';
import { centre, loadParts, PAYMENT, servePolicy } from './approval.testUtils';

beforeAll(loadParts);

it('pays at once where that is allowed, charged to a cost centre', async () => {
  const { world } = servePolicy({ quote: { outcome: 'allow' } });
  takePayments(world);
  const { user } = renderCart(PAYMENT);
  const charged = within(await screen.findByRole('region', { name: 'Charged to' }));
  await user.click(await findPay());
  expect(await charged.findByText('Choose a cost centre from the list')).toBeVisible();
  expect(world.calls).toEqual([]);
  await user.type(charged.getByRole('combobox', { name: /Cost centre/ }), 'eng');
  await user.click(await charged.findByRole('option', { name: /Engineering/ }));
  await user.fill(charged.getByRole('textbox', { name: /Purpose/ }), 'Team day');
  await user.click(await findPay());
  await screen.findByRole('alertdialog', { name: 'Thank You!' });
  expect(world.calls[0]?.body).toMatchObject({ cost_centre: 6, purpose: 'Team day' });
});

it('asks for guests where the policy looks at them, and leads to the approval that they need', async () => {
  const quote = { outcome: 'allow', asks_guests: true, has_cost_centres: false } as const;
  const { world, asked } = servePolicy({ quote: { ...quote, requires_cost_centre: false } });
  takePayments(world);
  const { user } = renderCart(PAYMENT);
  const card = within(await screen.findByRole('region', { name: 'Guests and purpose' }));
  await user.click(card.getByRole('button', { name: 'Add a guest' }));
  await user.click(await findPay());
  expect(await card.findByText('Enter the guest’s name')).toBeVisible();
  expect(card.getByText('Add a sentence about why the guests are invited')).toBeVisible();
  expect(world.calls).toEqual([]);
  await user.fill(card.getByRole('textbox', { name: /^Name/ }), ' R. Nair ');
  await user.fill(card.getByRole('textbox', { name: /^Organisation/ }), 'Port Trust');
  await user.fill(card.getByRole('textbox', { name: /Email/ }), 'nair@port.example');
  await user.fill(card.getByRole('textbox', { name: /Purpose/ }), 'To renew the lease');
  expect(await card.findByText('Above ₹25,000.00, so an approval is needed')).toBeVisible();
  const guest = { name: 'R. Nair', organisation: 'Port Trust', kind: 'client' };
  const guests = [{ ...guest, email: 'nair@port.example' }];
  await waitFor(() => expect(asked.at(-1)).toEqual({ booking_ids: [101], guests }));
  await user.click(await findPay());
  await screen.findByRole('alertdialog', { name: 'Thank You!' });
  expect(world.calls[0]?.body).toMatchObject({ purpose: 'To renew the lease', guests });
});

it('takes the guests along from paying to asking', async () => {
  const quote = { outcome: 'allow', asks_guests: true, has_cost_centres: false } as const;
  servePolicy({ quote: { ...quote, requires_cost_centre: false } });
  const { user } = renderCart(PAYMENT);
  const card = within(await screen.findByRole('region', { name: 'Guests and purpose' }));
  await user.click(card.getByRole('button', { name: 'Add a guest' }));
  await user.fill(card.getByRole('textbox', { name: /^Name/ }), 'R. Nair');
  await user.fill(card.getByRole('textbox', { name: /^Organisation/ }), 'Port Trust');
  await user.fill(card.getByRole('textbox', { name: /Purpose/ }), 'To renew the lease');
  await user.click(await card.findByRole('button', { name: 'Ask for Approval' }));
  expect(await screen.findByRole('radio', { name: 'Client hosting' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('R. Nair');
  expect(screen.getByRole('textbox', { name: /Purpose/ })).toHaveValue('To renew the lease');
});

it('keeps what is typed to pay through a reload, without a cost centre that is out of use since', async () => {
  const { world } = servePolicy({ quote: { outcome: 'allow' } });
  takePayments(world);
  const first = renderCart(PAYMENT);
  let card = within(await screen.findByRole('region', { name: 'Charged to' }));
  await first.user.type(card.getByRole('combobox', { name: /Cost centre/ }), 'eng');
  await first.user.click(await card.findByRole('option', { name: /Engineering/ }));
  await first.user.fill(card.getByRole('textbox', { name: /Purpose/ }), 'Team day');
  first.unmount();

  server.use(
    http.get(apiPath('/company/cost-centres/:id'), () =>
      HttpResponse.json({ ...centre, is_active: false }),
    ),
  );
  const second = renderCart(PAYMENT);
  card = within(await screen.findByRole('region', { name: 'Charged to' }));
  const pay = await findPay();
  // Until it is known, the kept cost centre counts.
  await waitForQueries(second.store);
  await second.user.click(pay);
  expect(await card.findByText('Choose a cost centre from the list')).toBeVisible();
  second.unmount();
  servePolicy({ quote: { outcome: 'allow' } });
  localStorage.setItem(
    'foyer-draft:7:purchase:101',
    JSON.stringify({ savedAt: Date.now(), value: { cost_centre: 6, purpose: 'Team day' } }),
  );
  takePayments(world);

  const third = renderCart(PAYMENT);
  card = within(await screen.findByRole('region', { name: 'Charged to' }));
  await waitFor(() =>
    expect(card.getByRole('combobox', { name: /Cost centre/ })).toHaveValue('Engineering CC-210'),
  );
  expect(card.getByRole('textbox', { name: /Purpose/ })).toHaveValue('Team day');
  await third.user.click(await findPay());
  await screen.findByRole('alertdialog', { name: 'Thank You!' });
  expect(world.calls[0]?.body).toMatchObject({ cost_centre: 6, purpose: 'Team day' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('leads to the approval when paying finds that one is needed', async () => {
  const { world } = servePolicy({ quote: { outcome: 'allow', requires_cost_centre: false } });
  record(world, 'post', '/payments/bulk_create/', () =>
    HttpResponse.json(
      { error: 'Engineering wants an approval.', code: 'approval_required' },
      { status: 409 },
    ),
  );
  const { user } = renderCart(PAYMENT);
  await user.click(await findPay());
  await user.click(await screen.findByRole('button', { name: 'Ask for Approval' }));
  expect(await screen.findAllByRole('button', { name: 'Request Approval' })).toHaveLength(2);
});
