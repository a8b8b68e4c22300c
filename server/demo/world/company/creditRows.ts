import { companies } from '../people';
import { companyId, personNamed } from '../peopleRows';
import type { CreditRows, Row, SalesRows } from '../rows';
import type { PlannedBooking } from '../sales';
import type { WorldClock } from '../worldClock';
import { dayInIndia } from '../../../lib/indiaDays';

const DAY = 86_400_000;

const DAYS_TO_PAY = 30;

/**
 * Northwind's account (D37): it may owe 25 lakh rupees for 30 days. The first of its purchases has been paid by a
 * bank transfer, the others are open.
 *
 * @param planned in the order of the bookings' ids, from 1 on
 */
export function creditRows(
  planned: readonly PlannedBooking[],
  { payments, payment_bookings: lines }: SalesRows,
  clock: WorldClock,
): CreditRows {
  const company = { company_id: companyId('northwind') };
  const charged = lines
    .filter(({ booking_id: id = 0 }) => planned[id - 1]?.charge?.onAccount)
    .map(({ payment_id: id = 0 }) => chargeOf(payments[id - 1]))
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const [first] = charged;
  if (!first) throw new Error('The demo world has no purchase on account.');
  first.received = first.amount;
  const { amount, payment_id: paymentId } = first;
  const receivedAt = new Date(Math.max(first.created_at.getTime(), clock.now.getTime() - 2 * DAY));
  const madeAt = clock.at(-200, '10:00');
  return {
    company_credits: [
      {
        ...company,
        credit_limit: 25e7,
        days_to_pay: DAYS_TO_PAY,
        owed: charged.reduce((sum, charge) => sum + charge.amount - charge.received, 0),
        billing_email: `accounts@${companies.northwind.domain}`,
        created_at: madeAt,
        updated_at: receivedAt,
      },
    ],
    credit_charges: charged.map((charge) => ({ ...company, ...charge })),
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
    credit_receipt_parts: [{ receipt_id: 1, payment_id: paymentId, amount }],
  };
}

function chargeOf(payment: Row<'payments'> | undefined) {
  const { id, amount, settled_at: paidAt } = payment ?? {};
  if (id === undefined || amount === undefined || !paidAt) {
    throw new RangeError('A purchase on account of the demo world is not paid.');
  }
  return {
    payment_id: id,
    amount,
    received: 0,
    created_at: paidAt,
    due_on: dayInIndia(new Date(paidAt.getTime() + DAYS_TO_PAY * DAY)),
  };
}
