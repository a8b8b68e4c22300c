import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertInventoryConsistent, expectStatus } from '../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../testing/liveGateways';
import { mailsTo } from '../../testing/mails';
import {
  assertPaymentsConsistent,
  createBackgroundWorkers,
  paymentOf,
  refundsOf,
} from '../../testing/payments';
import { createUser, signIn } from '../../testing/people';
import { systemClock } from '../../lib/clock';
import { createAccountsService } from '../identity/accounts/accounts.service';
import { saveOrder } from './checkout/checkout.repository';

let live: LiveGateways;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  workers = createBackgroundWorkers(live.test);
});
afterEach(async () => {
  await assertInventoryConsistent(live.test.db);
  await assertPaymentsConsistent(live.test.db);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await live.close();
});

type Begun = Awaited<ReturnType<LiveGateways['startCheckout']>>;

/** A company admin of the buyer's company, who may close the buyer's account. */
async function adminOf({ concert }: Begun) {
  const admin = await createUser(live.test, {
    role: 'company_admin',
    company: concert.buyer.company,
  });
  return { admin, headers: await signIn(live.test, admin) };
}

async function closeByAdmin(begun: Begun): Promise<void> {
  const { headers } = await adminOf(begun);
  const url = `/users/${begun.concert.buyer.user.id}/deactivate/`;
  expectStatus(200, await live.calls.call('POST', url, headers));
}

async function closeByCommand({ concert }: Begun): Promise<void> {
  await createAccountsService({ ...live.test, clock: systemClock }).deactivate(
    concert.buyer.user.email,
  );
}

async function closeByPlatform({ concert }: Begun): Promise<void> {
  const admin = await signIn(live.test, await createUser(live.test, { role: 'admin' }));
  const headers = { ...admin, 'if-match': '*' };
  const url = `/people/${concert.buyer.user.id}/` as const;
  expectStatus(200, await live.calls.call('PATCH', url, headers, { status: 'closed' }));
}

async function suspendCompany({ concert }: Begun): Promise<void> {
  const admin = await signIn(live.test, await createUser(live.test, { role: 'admin' }));
  const headers = { ...admin, 'if-match': '*' };
  const url = `/companies/${concert.buyer.company.id}` as const;
  expectStatus(200, await live.calls.call('PATCH', url, headers, { status: 'suspended' }));
}

/** What an erasure leaves of the account; the call itself has its own tests. */
async function erase({ concert }: Begun): Promise<void> {
  const { id } = concert.buyer.user;
  await live.test.db
    .updateTable('users')
    .set({ is_active: false, email: `deleted-${id}@deleted.invalid`, erased_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** The payment failed, as after a declined card: the gateway's page stays open for another attempt. */
async function decline({ paymentId }: Begun): Promise<void> {
  await live.test.db
    .updateTable('payments')
    .set({ status: 'failed', failure_reason: 'The payment was declined.' })
    .where('public_id', '=', paymentId)
    .execute();
}

const isClosedAt = (gateway: 'stripe' | 'razorpay', orderId: string) =>
  gateway === 'stripe'
    ? live.stripe.sessions.get(orderId)?.status === 'expired'
    : live.razorpay.links.get(orderId)?.status === 'cancelled';

describe('orders of somebody who is gone', () => {
  it.each([
    ['stripe', 'a company admin closes the account', closeByAdmin],
    ['razorpay', 'a company admin closes the account', closeByAdmin],
    ['stripe', 'the platform closes the account', closeByPlatform],
    ['razorpay', 'the command line closes the account', closeByCommand],
    ['stripe', 'the company is suspended', suspendCompany],
  ] as const)('are closed at %s when %s, after a decline too', async (gateway, _, close) => {
    const begun = await live.startCheckout(gateway);
    await decline(begun);
    await close(begun);
    await workers.queue.runOnce();
    expect(isClosedAt(gateway, begun.orderId)).toBe(true);
  });

  it('leave nothing open for an order that is created while the account is closed', async () => {
    const begun = await live.startCheckout('stripe');
    await closeByAdmin(begun);
    // As after a call of the gateway that outlasted the closing.
    await live.test.db
      .updateTable('payments')
      .set({ gateway_order_id: null, checkout_url: null })
      .where('public_id', '=', begun.paymentId)
      .execute();
    await workers.queue.runOnce();
    expect(isClosedAt('stripe', begun.orderId)).toBe(false);
    const { id } = await paymentOf(live.test.db, begun.paymentId);
    const order = { orderId: begun.orderId, checkoutUrl: 'https://pay.example/' };
    expect(await saveOrder(live.test.db, id, order)).toBe('payer_gone');
  });
});

describe('money that arrives for somebody who is gone', () => {
  it.each([
    ['stripe', 'closed', closeByAdmin],
    ['razorpay', 'closed', closeByCommand],
    ['stripe', 'erased', erase],
  ] as const)('goes back through %s when the account is %s', async (gateway, state, close) => {
    const begun = await live.startCheckout(gateway);
    const { admin } = await adminOf(begun);
    await decline(begun);
    await close(begun);
    const fake = live[gateway];
    fake.pay(begun.orderId);
    const event =
      gateway === 'stripe'
        ? live.stripe.completed(begun.orderId)
        : live.razorpay.captured(begun.orderId);
    expect((await live.pages.deliver(gateway, event)).statusCode).toBe(200);
    await workers.queue.runOnce();
    const { db } = live.test;
    const payment = await paymentOf(db, begun.paymentId);
    expect([payment.status, payment.failure_reason]).toEqual([
      'refunded',
      expect.stringContaining('the account had been closed'),
    ]);
    expect(await refundsOf(db, begun.paymentId)).toEqual([
      expect.objectContaining({ amount: payment.amount, done_at: expect.any(Date) }),
    ]);
    const tickets = db.selectFrom('tickets').where('booking_id', 'in', [...begun.ids]);
    expect(await tickets.selectAll().execute()).toEqual([]);
    const invoices = db.selectFrom('invoices').where('payment_id', '=', payment.id);
    expect(await invoices.selectAll().execute()).toEqual([]);
    const told = await mailsTo(live.test, begun.concert.buyer.user.email);
    const person = told.filter((mail) => mail.kind === 'payment_refunded');
    expect(person).toHaveLength(state === 'closed' ? 1 : 0);
    const company = await mailsTo(live.test, admin.email);
    expect(company.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A payment of .* is being paid back$/),
    ]);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'person_name', 'summary'])
      .where('company_id', '=', begun.concert.buyer.company.id)
      .where('action', '=', 'booking.payment_returned')
      .execute();
    expect(entries).toEqual([
      expect.objectContaining({
        person_name: 'Foyer',
        summary: expect.stringContaining(`paid back payment ${begun.paymentId}`),
      }),
    ]);
  });
});
