import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { QuoteAccount } from '@/api';
import { buildQuotePolicy } from '@/testing/approvalFactories';
import { buildBooking, buildQuote } from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';
import { findPay, renderCart, serveCart, takePayments } from '../cart.testUtils';

const sandbox = { name: 'sandbox', label: 'Foyer Sandbox', is_test: true } as const;
const account = { name: 'account', label: 'Account of your company', is_test: true } as const;

/** A cart of 6,018.00 of somebody whose company pays on account. */
function serve(over: Partial<QuoteAccount>) {
  const world = serveCart({ pending: [buildBooking()], gateways: [sandbox, account] });
  const policy = buildQuotePolicy({
    outcome: 'allow',
    has_cost_centres: false,
    requires_cost_centre: false,
    pays_on_account: true,
    account: {
      due_on: '2026-12-23',
      currency: 'INR',
      available: null,
      ...over,
    },
  });
  server.use(
    http.get(apiPath('/bookings/quote/'), () =>
      HttpResponse.json(buildQuote({ total: world.total, policy })),
    ),
  );
  return world;
}

const noteOfAccount = async () => {
  const notes = await screen.findAllByRole('note');
  return notes.find((note) => note.textContent.startsWith('Due'))?.textContent;
};

it('says when a purchase on account is due and what the limit leaves, and is paid with it', async () => {
  const world = serve({ available: '429023.60' });
  takePayments(world);
  const { user } = renderCart('/cart?stage=payment');
  const group = within(await screen.findByRole('group', { name: 'Pay through' }));
  expect(await noteOfAccount()).toBeUndefined();
  await user.click(group.getByRole('radio', { name: /Account of your company/ }));
  await waitFor(async () =>
    expect(await noteOfAccount()).toBe('Due Wed, Dec 23, 2026. ₹4,29,023.60 of the limit remains.'),
  );
  await user.click(await findPay('Pay ₹6,018.00 on Account'));
  await screen.findByRole('alertdialog', { name: 'Thank You!' });
  expect(world.calls[0]?.body).toMatchObject({ gateway: 'account', payment_method: 'account' });
});

it('says that the limit leaves too little, and to others than admins the due date alone', async () => {
  serve({ available: '6017.99' });
  const { user, unmount } = renderCart('/cart?stage=payment');
  await user.click(await screen.findByRole('radio', { name: /Account of your company/ }));
  await waitFor(async () =>
    expect(await noteOfAccount()).toBe(
      'Due Wed, Dec 23, 2026. Only ₹6,017.99 of the limit remains, less than this costs.',
    ),
  );
  unmount();
  serve({});
  const other = renderCart('/cart?stage=payment');
  await other.user.click(await screen.findByRole('radio', { name: /Account of your company/ }));
  await waitFor(async () => expect(await noteOfAccount()).toBe('Due Wed, Dec 23, 2026. '));
});
