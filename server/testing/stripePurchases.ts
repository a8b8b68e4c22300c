import type { Schemas } from '../contract/types';
import { createBuyer, createOffer, expectStatus } from './bookings';
import { createBudget, createCostCentre } from './budgets';
import type { LiveGateways } from './liveGateways';
import { createCompany } from './people';

/** Two tickets at 1,000.00, charged to a budget and paid on Stripe's page; if `late`, after their cancellation. */
export async function buyOnStripe(
  { test, calls, stripe, pages }: LiveGateways,
  { isLate = false } = {},
) {
  const { tier } = await createOffer(test, { price: 100_000, total: 10 });
  const company = await createCompany(test);
  const costCentre = await createCostCentre(test, { company });
  const budget = await createBudget(test, { costCentre, amount: 1_000_000 });
  const buyer = await createBuyer(test, { company, role: 'company_manager' });
  const { id } = await calls.book(buyer.headers, tier, 2);
  const opened = await calls.call(
    'POST',
    `/bookings/checkout/?gateway=stripe&booking_ids=${id}`,
    buyer.headers,
    { cost_centre: costCentre.id, purpose: 'To meet a client.' },
  );
  const checkout = expectStatus(200, opened).json<Schemas['Checkout']>();
  const orderId = stripe.idOf(checkout.checkout_url);
  stripe.pay(orderId);
  if (isLate) await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers);
  await pages.deliver('stripe', stripe.completed(orderId));
  return { id, tier, buyer, budget, orderId, paymentId: checkout.payment_id };
}
