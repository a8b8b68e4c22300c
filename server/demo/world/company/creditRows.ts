import { dayInIndia } from '../../../lib/indiaDays';
import { companyOf, personNamed } from '../people';
import type { World } from '../rows';
import type { WorldClock } from '../worldClock';

const DAY = 86_400_000;

const DAYS_TO_PAY = 30;

/**
 * Adds Northwind's account: it may owe 25 lakh rupees for 30 days. A bank transfer has paid its first purchase;
 * the others are open.
 */
export function addCredit(world: World, clock: WorldClock): void {
  const { id: companyId, domain } = companyOf('northwind');
  const [first, ...open] = world.payments
    .filter(({ gateway }) => gateway === 'account')
    .map(({ id, amount = 0, settled_at: paidAt }) => ({ id, amount, paidAt: paidAt ?? clock.now }))
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (!first) throw new Error('The demo world has no purchase on account.');
  const { amount } = first;
  const receivedAt = new Date(Math.max(first.paidAt.getTime(), clock.now.getTime() - 2 * DAY));
  world.company_credits.push({
    company_id: companyId,
    credit_limit: 25e7,
    days_to_pay: DAYS_TO_PAY,
    owed: open.reduce((sum, charge) => sum + charge.amount, 0),
    billing_email: `accounts@${domain}`,
    created_at: clock.at(-200, '10:00'),
    updated_at: receivedAt,
  });
  for (const charge of [first, ...open])
    world.credit_charges.push({
      company_id: companyId,
      payment_id: charge.id,
      amount: charge.amount,
      received: charge === first ? amount : 0,
      created_at: charge.paidAt,
      due_on: dayInIndia(new Date(charge.paidAt.getTime() + DAYS_TO_PAY * DAY)),
    });
  world.credit_receipts.push({
    id: 1,
    company_id: companyId,
    amount,
    unused: 0,
    reference: 'NEFT 204417',
    received_on: dayInIndia(receivedAt),
    recorded_at: receivedAt,
    recorded_by: personNamed('admin').id,
  });
  world.credit_receipt_parts.push({ receipt_id: 1, payment_id: first.id, amount });
}
