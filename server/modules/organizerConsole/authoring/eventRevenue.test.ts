import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import {
  createBookingCalls,
  createBuyer,
  expectStatus,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent, createTier, type TestTier } from '../../../testing/events';
import { startFakeStripe, stripeKeys } from '../../../testing/fakeStripe';
import { createOrganizerTeam } from '../../../testing/organizers';
import { makeJobsDue } from '../../../testing/organizer';
import {
  assertPaymentsConsistent,
  createBackgroundWorkers,
  createCheckoutCalls,
} from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';

let test: TestApp;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let owner: Headers;
let asha: Buyer;
let stalls: TestTier;
let free: TestTier;

/** People can pay with real money, by Stripe, and on the sandbox's page. */
beforeAll(async () => {
  stripe = await startFakeStripe();
  test = await buildTestApp({
    config: { gateways: ['stripe', 'sandbox'], stripe: { ...stripeKeys, baseUrl: stripe.url } },
  });
  const rhea = await createUser(test, { firstName: 'Rhea' });
  owner = await signIn(test, rhea);
  const team = await createOrganizerTeam(test, { members: [{ id: rhea.id, role: 'owner' }] });
  const event = await createEvent(test, { title: 'Nocturne', organizerId: team.id });
  stalls = await createTier(test, { event, price: 100_000, total: 20 });
  free = await createTier(test, { event, price: 0, total: 5 });
  asha = await createBuyer(test);
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

async function book(tier: TestTier, quantity: number): Promise<number> {
  const { id } = await createBookingCalls(test).book(asha.headers, tier, quantity);
  return id;
}

/** Books and pays the whole cart. */
async function buy(gateway: 'stripe' | 'sandbox', quantity: number): Promise<number> {
  const id = await book(stalls, quantity);
  const pages = createCheckoutCalls(test);
  const checkout = await pages.checkout(asha.headers, gateway);
  if (gateway === 'sandbox') await pages.press(checkout.payment_id, 'succeed');
  else {
    const order = stripe.idOf(checkout.checkout_url);
    stripe.pay(order);
    await pages.deliver('stripe', stripe.completed(order));
  }
  const { payment_status: status } = await createBookingCalls(test).read(asha.headers, id);
  expect(status).toBe('paid');
  return id;
}

async function refund(id: number, body: object): Promise<void> {
  const { call } = createBookingCalls(test);
  const path = `/organize/bookings/${id}/refund/` as const;
  const { refundable } = await read<Schemas['BookingRefunds']>(path);
  const whole = { reason: 'Asked for it.', return_seats: false, refundable, ...body };
  expectStatus(200, await call('POST', path, owner, whole));
  const workers = createBackgroundWorkers(test);
  await makeJobsDue(test);
  await workers.queue.runOnce();
}

const read = async <T>(path: string): Promise<T> =>
  expectStatus(200, await createBookingCalls(test).get(path, owner)).json<T>();

/** What the payments of the event and the parts of its refunds add up to. */
async function plainSum(isTest: boolean): Promise<string> {
  const { rows } = await sql<{ paid: number; back: number }>`
    with shares as (
      select s.* from payment_bookings s
      join bookings b on b.id = s.booking_id join payments p on p.id = s.payment_id
      where b.event_id = ${stalls.event_id} and s.is_settled and p.is_test = ${isTest}
    )
    select (select coalesce(sum(quantity * unit_price), 0)::bigint from shares) as paid,
      (select coalesce(sum(part.tickets), 0)::bigint
        from refund_parts part join refunds r on r.id = part.refund_id
        where r.done_at is not null and part.share_id in (select id from shares)) as back
  `.execute(test.db);
  const [sums = { paid: 0, back: 0 }] = rows;
  return toDecimal(sums.paid - sums.back);
}

/** The list, the event and the overview say the same; returns what they say. */
async function shown(): Promise<string> {
  const list = await read<Schemas['OrganizedEventList']>('/organize/events/?ordering=-sold');
  const event = await read<Schemas['OrganizedEvent']>(`/organize/events/${stalls.event_id}`);
  const overview = await read<Schemas['OrganizedOverview']>('/organize/overview/');
  const revenue = event.revenue;
  expect(list.results.map((one) => one.revenue)).toEqual([revenue]);
  expect(list.results.map((one) => one.sold)).toEqual([event.sold]);
  expect(overview).toMatchObject({
    sold: event.sold,
    revenue: event.sold === 0 ? [] : [{ currency: 'INR', amount: revenue }],
  });
  await assertPaymentsConsistent(test.db);
  return revenue;
}

it('the revenue of lists and overview is that of real payments, to the paisa, whatever has happened', async () => {
  expect(await shown()).toBe('0.00');
  const real = await buy('stripe', 3);
  expect(await shown()).toBe('3000.00');
  const trial = await buy('sandbox', 2);
  expect(await shown()).toBe('3000.00');
  expect(await plainSum(true)).toBe('2000.00');

  await book(stalls, 1);
  await buyFree();
  expect(await shown()).toBe('3000.00');

  await refund(real, { amount: '777.77' });
  const afterPart = await shown();
  expect(afterPart).toBe(await plainSum(false));
  expect(Number(afterPart)).toBeGreaterThan(2_000);
  expect(Number(afterPart)).toBeLessThan(3_000);

  await refund(trial, {});
  expect(await shown()).toBe(afterPart);
  expect(await plainSum(true)).toBe('0.00');
  await refund(real, { return_seats: true });
  expect(await shown()).toBe(await plainSum(false));
});

async function buyFree(): Promise<void> {
  const calls = createBookingCalls(test);
  await calls.payFor(asha.headers, [await book(free, 1)]);
}
