import fc from 'fast-check';
import type { GstPercent } from '../db/schema/catalog';
import { splitByLargestRemainder } from '../lib/money';
import { computeQuote, shareParts } from '../modules/bookings/quote/quote.rules';
import type { TestApp } from './buildTestApp';

/** Index of the event. */
interface RandomLine {
  event: number;
  quantity: number;
  /** Minor units. */
  price: number;
  gstPercent: GstPercent;
}

interface RandomRefund {
  kind: 'all' | 'part' | 'gateway';
  /** Index of the booking in the payment. */
  line: number;
  percent: number;
  state: 'done' | 'requested' | 'failed';
  at: Date;
}

export interface RandomPayment {
  isTest: boolean;
  gateway: 'razorpay' | 'stripe';
  company: number;
  at: Date;
  lines: RandomLine[];
  refunds: RandomRefund[];
}

/** From 00:30 on 1 October to 00:30 on 1 January in Mumbai, often near the end of a month. */
const time = fc.oneof(
  fc.date({
    min: new Date('2026-09-30T19:00:00Z'),
    max: new Date('2026-12-31T19:00:00Z'),
    noInvalidDate: true,
  }),
  fc.constantFrom(
    ...['2026-10-31T18:29:59.999Z', '2026-10-31T18:30:00Z', '2026-11-30T18:29:59Z'].map(
      (text) => new Date(text),
    ),
  ),
);

const price = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 700_000 }));

/** @param events number of events; a payment has at most one booking of each */
export const randomPayment = (events: number): fc.Arbitrary<RandomPayment> =>
  fc.record({
    isTest: fc.boolean(),
    gateway: fc.constantFrom('razorpay', 'stripe'),
    company: fc.integer({ min: 0, max: 2 }),
    at: time,
    lines: fc.uniqueArray(
      fc.record({
        event: fc.integer({ min: 0, max: events - 1 }),
        quantity: fc.integer({ min: 1, max: 10 }),
        price,
        gstPercent: fc.constantFrom<GstPercent[]>(0, 5, 12, 18, 28),
      }),
      { selector: ({ event }) => event, minLength: 1, maxLength: 3 },
    ),
    refunds: fc.array(
      fc.record({
        kind: fc.constantFrom('all', 'part', 'part', 'gateway'),
        line: fc.nat(2),
        percent: fc.integer({ min: 1, max: 100 }),
        state: fc.constantFrom('done', 'done', 'done', 'requested', 'failed'),
        at: time,
      }),
      { maxLength: 3 },
    ),
  });

/** Rows of a payment and its refunds. Ids of shares and lines are their indexes in the payment. */
export function planPayment({ lines, refunds }: RandomPayment) {
  const tickets = lines.map((line) => ({
    amount: line.quantity * line.price,
    gstPercent: line.gstPercent,
  }));
  const quote = computeQuote(tickets);
  const shares = shareParts(tickets, quote).map((parts, index) => ({
    amount: quote.lines[index]?.total ?? 0,
    /** Money that can still be refunded: tickets, GST on tickets, fee with GST. */
    left: [parts.tickets, parts.ticketsGst, parts.fee + parts.feeGst],
    fee: parts.fee + parts.feeGst,
    refunded: [0, 0, 0],
  }));
  let sent = 0;
  const planned = [...refunds]
    .sort((a, b) => Number(a.at) - Number(b.at))
    .flatMap((refund) => {
      const isLoose = refund.kind === 'gateway';
      const chosen = refund.kind === 'all' ? shares : [shares[refund.line % shares.length]];
      const parts = chosen.flatMap((share) => {
        if (!share || isLoose) return [];
        const open = share.left.reduce((sum, part) => sum + part, 0);
        const wanted = refund.kind === 'all' ? open : Math.floor((open * refund.percent) / 100);
        const taken = splitByLargestRemainder(wanted, share.left);
        share.left = share.left.map((part, index) => part - (taken[index] ?? 0));
        share.refunded = share.refunded.map((part, index) => part + (taken[index] ?? 0));
        const [ofTickets = 0, , ofFee = 0] = taken;
        return wanted > 0
          ? [{ share: shares.indexOf(share), amount: wanted, tickets: ofTickets, fee: ofFee }]
          : [];
      });
      const owed = isLoose
        ? Math.floor((quote.total * refund.percent) / 200)
        : parts.reduce((sum, part) => sum + part.amount, 0);
      const amount = Math.min(owed, quote.total - sent);
      if (owed === 0 || (isLoose && amount === 0)) return [];
      if (!(isLoose && refund.state === 'failed')) sent += amount;
      return [{ ...refund, amount, covered: isLoose ? 0 : owed - amount, parts }];
    });
  return { quote, shares, refunds: planned };
}

export interface PaymentPlaces {
  user: number;
  companies: readonly number[];
  /** Each has one tier. */
  events: readonly { id: number; tier: number }[];
}

let made = 0;

/** Writes a payment with its bookings and refunds as the server would. */
export async function insertRandomPayment(
  { db }: Pick<TestApp, 'db'>,
  { user, companies, events }: PaymentPlaces,
  payment: RandomPayment,
): Promise<void> {
  const { quote, shares, refunds } = planPayment(payment);
  const number = (made += 1);
  const company = companies[payment.company] ?? 0;
  const { id } = await db
    .insertInto('payments')
    .values({
      public_id: `RANDOM-${number}`,
      user_id: user,
      company_id: company,
      gateway: payment.gateway,
      is_test: payment.isTest,
      status: 'success',
      subtotal: quote.subtotal,
      service_fee: quote.serviceFee,
      gst: quote.gst,
      amount: quote.total,
      settled_at: payment.at,
      created_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shareIds: number[] = [];
  for (const [index, line] of payment.lines.entries()) {
    const event = events[line.event];
    const share = shares[index];
    if (!event || !share) continue;
    const booking = await db
      .insertInto('bookings')
      .values({
        booking_number: `RANDOM-${number}-${index}`,
        user_id: user,
        company_id: company,
        event_id: event.id,
        ticket_tier_id: event.tier,
        quantity: line.quantity,
        unit_price: line.price,
        total_amount: line.quantity * line.price,
        status: 'confirmed',
        payment_status: 'paid',
        hold_state: 'sold',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [ofTickets = 0, ofGst = 0, ofFee = 0] = share.refunded;
    const row = await db
      .insertInto('payment_bookings')
      .values({
        payment_id: id,
        booking_id: booking.id,
        amount: share.amount,
        is_settled: true,
        quantity: line.quantity,
        unit_price: line.price,
        gst_percent: line.gstPercent,
        fee_amount: share.fee,
        refunded: ofTickets + ofGst + ofFee,
        refunded_tickets: ofTickets,
        refunded_fee: ofFee,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shareIds.push(row.id);
  }
  for (const [index, refund] of refunds.entries()) {
    const { id: refundId } = await db
      .insertInto('refunds')
      .values({
        payment_id: id,
        amount: refund.amount,
        covered: refund.covered,
        currency: 'INR',
        scope: `${refund.kind === 'gateway' ? 'gateway' : 'part'}:${index}`,
        gateway_payment_id: null,
        gateway_refund_id: null,
        reason: 'Test',
        state: refund.state,
        // A bank may return a completed refund, which then fails and keeps its time of completion.
        done_at: refund.state === 'requested' ? null : refund.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { share, ...part } of refund.parts) {
      await db
        .insertInto('refund_parts')
        .values({ refund_id: refundId, share_id: shareIds[share] ?? 0, ...part })
        .execute();
    }
  }
}
