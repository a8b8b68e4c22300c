import { companyOf, personNamed } from '../people';
import type { CreditRows, SalesRows } from '../rows';
import type { WorldClock } from '../worldClock';
import { dayInIndia } from '../../../lib/indiaDays';

const DAY = 86_400_000;

const DAYS_TO_PAY = 30;

/**
 * Northwind's account (D37): it may owe 25 lakh rupees for 30 days. The first of its purchases has been paid by a
 * bank transfer, the others are open.
 */
export function creditRows({ payments }: SalesRows, clock: WorldClock): CreditRows {
  const northwind = companyOf('northwind');
  const company = { company_id: northwind.id };
  const charged = payments
    .filter(({ gateway }) => gateway === 'account')
    .map(({ id, amount = 0, settled_at: paidAt }) => ({ id, amount, paidAt: paidAt ?? clock.now }))
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  const [first, ...open] = charged;
  if (!first) throw new Error('The demo world has no purchase on account.');
  const { amount } = first;
  const receivedAt = new Date(Math.max(first.paidAt.getTime(), clock.now.getTime() - 2 * DAY));
  return {
    company_credits: [
      {
        ...company,
        credit_limit: 25e7,
        days_to_pay: DAYS_TO_PAY,
        owed: open.reduce((sum, charge) => sum + charge.amount, 0),
        billing_email: `accounts@${northwind.domain}`,
        created_at: clock.at(-200, '10:00'),
        updated_at: receivedAt,
      },
    ],
    credit_charges: charged.map((charge) => ({
      ...company,
      payment_id: charge.id,
      amount: charge.amount,
      received: charge === first ? amount : 0,
      created_at: charge.paidAt,
      due_on: dayInIndia(new Date(charge.paidAt.getTime() + DAYS_TO_PAY * DAY)),
    })),
    credit_receipts: [
      {
        id: 1,
        ...company,
        amount,
        unused: 0,
        reference: 'NEFT 204417',
        received_on: dayInIndia(receivedAt),
        recorded_at: receivedAt,
        recorded_by: personNamed('admin').id,
      },
    ],
    credit_receipt_parts: [{ receipt_id: 1, payment_id: first.id, amount }],
  };
}
