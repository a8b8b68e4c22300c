import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../lib/errors';
import { createApprovalCalls, createApprovalWorld } from '../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Buyer,
} from '../../testing/bookings';
import { createBudget, createCostCentre } from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import {
  assertCreditsConsistent,
  assertPurchasesConsistent,
  createCredit,
  creditSums,
  payOnAccount,
} from '../../testing/credits';
import { createOrganizer, runDueJobsAtOnce } from '../../testing/organizer';
import { createCompany, createUser } from '../../testing/people';
import { openSecondPool } from '../../testing/testDatabase';
import { chargeCredit } from './creditUse.service';
import { testRounds, testSize } from '../../testing/rounds';

/** On a real PostgreSQL, where requests run side by side: an embedded database hides such races. */

const CHARGES = testSize(80, 200);
const FIT = CHARGES / 4;
const PRICE = 100_000;
const ROUNDS = testRounds(2);
/** One ticket and three, minor units, with fee and GST. */
const ONE = 240_720;
const THREE = 722_160;

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: Awaited<ReturnType<typeof createApprovalWorld>>;
/** Its budget is no limit here. */
let costCentre: { id: number };

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  approvals = createApprovalCalls(app);
  world = await createApprovalWorld(app);
  await payOnAccount(app, world.company);
  const { company, owner } = world;
  costCentre = await createCostCentre(app, { company, owner: owner.user });
  await createBudget(app, { costCentre, amount: 1_000_000_000 });
});
afterAll(() => app?.close());

const owed = async () => (await creditSums(app.db, world.company)).owed;

/** Lets so much more be charged than is now. */
const leave = async (room: number) =>
  createCredit(app, world.company, { limit: Math.max(0, (await owed()) + room) });

/** A request for three tickets that a person of the company makes. */
async function requested(): Promise<{ buyer: Buyer; id: number }> {
  const buyer = await createBuyer(app, { company: world.company });
  // Of a tier of its own: of one tier few seats of a company may wait.
  const { tier } = await createOffer(app, { price: 200_000 });
  const booking = await calls.book(buyer.headers, tier, 3);
  const { id } = await approvals.request(buyer.headers, [booking], {
    cost_centre: costCentre.id,
  });
  return { buyer, id };
}

it('settles an approval once, however many approve at once, and none above the limit', async () => {
  await createCredit(app, world.company);
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await requested();
    const before = await owed();
    const twice = await Promise.all([
      approvals.approve(world.owner.headers, first.id),
      approvals.approve(world.admin.headers, first.id),
    ]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await owed()).toBe(before + THREE);

    // The room that is left goes to one of two requests and a purchase.
    const requests = [await requested(), await requested()];
    const buyer = await createBuyer(app, { company: world.company });
    const { id: booking } = await calls.book(buyer.headers, world.tier);
    await leave(THREE);
    const body = { booking_ids: [booking], amount: '2407.20', gateway: 'account' as const };
    const [pay, ...decided] = await Promise.all([
      calls.pay(buyer.headers, body),
      ...requests.map(({ id }) => approvals.approve(world.owner.headers, id)),
    ]);
    const passed = decided.filter(({ statusCode }) => statusCode === 200);
    const used = passed.length * THREE + (pay.statusCode === 201 ? ONE : 0);
    expect([ONE, THREE]).toContain(used);
    expect(await owed()).toBe(before + THREE + used);
    for (const [index, { id }] of requests.entries()) {
      const { status, is_paid: isPaid } = await approvals.read(world.owner.headers, id);
      const isPassed = decided[index]?.statusCode === 200;
      expect([status, isPaid]).toEqual(isPassed ? ['approved', true] : ['pending', false]);
      if (!isPassed) expect(decided[index]?.json().code).toBe('account_limit');
    }
    for (const { id } of requests) {
      if ((await approvals.read(world.owner.headers, id)).status === 'pending') {
        expectStatus(200, await approvals.decline(world.admin.headers, id, { reason: 'No room.' }));
      }
    }
    await createCredit(app, world.company, { limit: 100_000_000 });
    await assertPurchasesConsistent(app.db);
  }
});

it('counts a refund and a receipt once each that come at once', async () => {
  const platform = await createOrganizer(app);
  await createCredit(app, world.company, { limit: 100_000_000 });
  const path = `/companies/${world.company.id}/account/receipts/` as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { event, tier } = await createOffer(app, { price: 200_000 });
    const { headers } = world.asha;
    const { id } = await calls.book(headers, tier);
    const paid = await calls.payFor(headers, [id], { gateway: 'account' });
    const before = await owed();
    expectStatus(200, await platform.cancel(event.id));
    // The first runs of the jobs end the bookings and ask for the refund.
    await runDueJobsAtOnce(app, 1);
    const receipt = {
      amount: '2407.20',
      received_on: '2026-01-05',
      reference: `Race ${round}`,
      payments: [paid.payment_id],
    };
    const record = () => calls.call('POST', path, platform.headers, receipt);
    const [one, two] = await Promise.all([record(), record(), runDueJobsAtOnce(app, 3)]);
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    await runDueJobsAtOnce(app, 1);
    expect(await owed()).toBe(before - 2 * ONE);
    await assertPurchasesConsistent(app.db);
  }
});

// Last, because its payments have no bookings.
it(`has room for exactly ${FIT} of ${CHARGES} charges at once, over two pools`, async () => {
  const pools = [await openSecondPool(app), await openSecondPool(app)];
  try {
    const company = await createCompany(app);
    const user = await createUser(app, { company });
    await createCredit(app, company, { limit: FIT * PRICE });
    const { rows } = await sql<{ id: number }>`
      insert into payments (public_id, user_id, company_id, gateway, status, subtotal, service_fee,
        gst, amount, settled_at)
      select 'pay_credit_' || n, ${user.id}, ${company.id}, 'razorpay', 'failed', ${PRICE}, 0, 0,
        ${PRICE}, now()
      from generate_series(1, ${CHARGES}::int) n returning id
    `.execute(app.db);
    const outcomes = await Promise.all(
      rows.map(({ id: paymentId }, index) =>
        inTransaction(pools[index % 2]?.db ?? app.db, (trx) =>
          chargeCredit(
            trx,
            { companyId: company.id, paymentId, amount: PRICE, currency: 'INR' },
            { maySee: false },
          ),
        ).then(
          () => 'ok',
          (error: unknown) => {
            if (error instanceof AppError) return error.code;
            throw error;
          },
        ),
      ),
    );
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(FIT);
    expect(outcomes.filter((one) => one === 'account_limit')).toHaveLength(CHARGES - FIT);
    expect(await creditSums(app.db, company)).toMatchObject({ owed: FIT * PRICE });
    await assertCreditsConsistent(app.db);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
});
