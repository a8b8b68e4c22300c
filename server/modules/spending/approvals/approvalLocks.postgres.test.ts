import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createApprovalCalls, createApprovalWorld } from '../../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type Buyer,
} from '../../../testing/bookings';
import { assertBudgetsConsistent, budgetSums } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { lockGuests } from '../../../db/companyLock';
import { untilWaiting } from '../../../testing/lockWaits';
import { paymentOf } from '../../../testing/payments';
import { createWaitingCalls } from '../../../testing/waiting';
import { lockRequested } from '../../inventory/approvalHolds.service';
import { enqueueCloseOrder } from '../../payments/settlement/closeOrders.service';
import { lockApproval } from './approvals.repository';

/** On a real PostgreSQL: what waits for a lock there, and what it sees after it. */

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: Awaited<ReturnType<typeof createApprovalWorld>>;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  approvals = createApprovalCalls(app);
  world = await createApprovalWorld(app);
});
afterAll(() => app?.close());

const sums = () => budgetSums(app.db, world.budget);

/** A person of the company with a booking of three tickets. */
async function needy(): Promise<{ buyer: Buyer; booking: number }> {
  const buyer = await createBuyer(app, { company: world.company });
  // Of a tier of its own: of one tier few seats of a company may wait.
  const { tier } = await createOffer(app, { price: 200_000 });
  return { buyer, booking: (await calls.book(buyer.headers, tier, 3)).id };
}

it('lets an approved booking be removed while its request is locked, which is locked first', async () => {
  const { buyer, booking } = await needy();
  const { id } = await approvals.request(buyer.headers, [{ id: booking }], {
    cost_centre: world.costCentre.id,
  });
  expectStatus(200, await approvals.approve(world.owner.headers, id));
  await app.db.transaction().execute(async (trx) => {
    await lockApproval(trx, id);
    // It changes the booking, which refers to the request: waiting for it here would end in a deadlock.
    expectStatus(204, await calls.call('DELETE', `/bookings/${booking}`, buyer.headers));
    expect(await lockRequested(trx, id)).toHaveLength(1);
  });
});

describe('what waits for a booking that another transaction has', () => {
  it('knows of the request that was made meanwhile: it is not removed', async () => {
    const { buyer, booking } = await needy();
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query('select from bookings where id = $1 for update', [booking]);
    const asking = approvals.request(buyer.headers, [{ id: booking }], {
      cost_centre: world.costCentre.id,
    });
    await untilWaiting(app);
    const removing = calls.call('DELETE', `/bookings/${booking}`, buyer.headers);
    await untilWaiting(app, 2);
    await holder.query('commit');
    holder.release();
    expect((await asking).status).toBe('pending');
    expect(statusAndCode(await removing)).toEqual([409, 'approval_pending']);
  });

  it('knows of the charge that was made meanwhile: the budget is right', async () => {
    const buyer = await createBuyer(app, { company: world.company });
    const { id } = await calls.book(buyer.headers, world.tier, 1);
    const [amount, before] = [await calls.quoteTotal(buyer.headers, [id]), await sums()];
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query('select from bookings where id = $1 for update', [id]);
    const charge = { cost_centre: world.costCentre.id, purpose: 'To meet the team.' };
    const path = `/bookings/checkout/?booking_ids=${id}` as const;
    const opening = calls.call('POST', path, buyer.headers, charge);
    await untilWaiting(app);
    const paying = calls.pay(buyer.headers, { booking_ids: [id], amount });
    await untilWaiting(app, 2);
    await holder.query('commit');
    holder.release();
    expectStatus(200, await opening);
    expectStatus(201, await paying);
    // Paid without a cost centre in the end.
    expect(await sums()).toEqual(before);
    await assertBudgetsConsistent(app.db);
  });
});

it('closes open payments after it has the bookings, as payments at once do', async () => {
  const { buyer, booking } = await needy();
  const other = await calls.book(buyer.headers, world.tier, 1);
  const path = `/bookings/checkout/?booking_ids=${other.id}`;
  const opened = expectStatus(200, await calls.call('POST', path, buyer.headers));
  const { id: payment } = await paymentOf(app.db, opened.json().payment_id);
  const asking = await app.db.transaction().execute(async (trx) => {
    await sql`select from bookings where id = ${other.id} for update`.execute(trx);
    const ids = [{ id: booking }, other];
    const more = { cost_centre: world.costCentre.id };
    const pending = approvals.request(buyer.headers, ids, more);
    await untilWaiting(app);
    // What a payment of it at once does: waiting for the request here would end in a deadlock.
    await sql`set local lock_timeout = 50`.execute(trx);
    await enqueueCloseOrder(trx, payment);
    return { pending };
  });
  expect((await asking.pending).status).toBe('pending');
});

it('pays for guests with the tier locked before the guests, as a request for them does', async () => {
  const { buyer, company } = {
    ...world,
    buyer: await createBuyer(app, { company: world.company }),
  };
  const { id } = await calls.book(buyer.headers, world.tier, 1);
  const amount = await calls.quoteTotal(buyer.headers, [id]);
  const guests = [
    { name: 'Rahul Nair', organisation: 'Meridian Capital', kind: 'client' as const },
  ];
  const paying = await app.db.transaction().execute(async (trx) => {
    await sql`select from ticket_tiers where id = ${world.tier.id} for no key update`.execute(trx);
    const more = { guests, purpose: 'To meet before the renewal.' };
    const pending = calls.pay(buyer.headers, { booking_ids: [id], amount, ...more });
    await untilWaiting(app);
    // What a request does next: waiting for the payment here would end in a deadlock.
    await sql`set local lock_timeout = 50`.execute(trx);
    await lockGuests(trx, company.id);
    return { pending };
  });
  expectStatus(201, await paying.pending);
});

it('leaves a waiting list with the tier locked before the budget, as a request for its tickets does', async () => {
  const waiting = createWaitingCalls(app);
  const { tier } = await createOffer(app, { price: 200_000, total: 3 });
  const holder = await createBuyer(app);
  await calls.book(holder.headers, tier, 3);
  const buyer = await createBuyer(app, { company: world.company });
  const { id, approval } = await waiting.join(buyer.headers, tier, {
    quantity: 3,
    cost_centre: world.costCentre.id,
    purpose: 'To meet the team.',
  });
  expect(approval).not.toBeNull();
  const leaving = await app.db.transaction().execute(async (trx) => {
    await sql`select from ticket_tiers where id = ${tier.id} for no key update`.execute(trx);
    const pending = waiting.leave(buyer.headers, id);
    await untilWaiting(app);
    // What a request does next: waiting here for whoever leaves would end in a deadlock.
    await sql`set local lock_timeout = 50`.execute(trx);
    await sql`select from budgets where id = ${world.budget.id} for update`.execute(trx);
    return { pending };
  });
  expectStatus(204, await leaving.pending);
  await assertBudgetsConsistent(app.db);
});
