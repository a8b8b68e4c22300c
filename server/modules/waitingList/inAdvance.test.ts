import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  createApprovalCalls,
  createApprovalWorld,
  letRequestRunOut,
} from '../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  expireHold,
  type Buyer,
} from '../../testing/bookings';
import { budgetSums } from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import {
  assertPurchasesConsistent,
  createCredit,
  creditSums,
  payOnAccount,
} from '../../testing/credits';
import type { TestTier } from '../../testing/events';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let waiting: ReturnType<typeof createWaitingCalls>;
let workers: ReturnType<typeof createWaitingWorkers>;
let mailbox: Mailbox;
let world: Awaited<ReturnType<typeof createApprovalWorld>>;
let holder: Buyer;
let tier: TestTier;
let sold: Schemas['Booking'];

/** Three tickets, minor units, with fee and GST. */
const TOTAL = 722_160;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  approvals = createApprovalCalls(test);
  waiting = createWaitingCalls(test);
  workers = createWaitingWorkers(test);
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});
beforeEach(async () => {
  world = await createApprovalWorld(test);
  holder = await createBuyer(test);
  ({ tier } = await createOffer(test, { price: 200_000, total: 3 }));
  sold = await calls.book(holder.headers, tier, 3);
});

const purpose = 'To meet the team.';
const join = () =>
  waiting.join(world.asha.headers, tier, {
    quantity: 3,
    cost_centre: world.costCentre.id,
    purpose,
  });
const reserved = async () => (await budgetSums(test.db, world.budget)).reserved;
const state = async () => (await waiting.only(world.asha.headers)).state;
const returnSeats = async () =>
  expectStatus(204, await calls.call('DELETE', `/bookings/${sold.id}`, holder.headers));
const consistent = () => assertPurchasesConsistent(test.db);

describe('an approval in advance', () => {
  it('is asked for where the policy wants one, and reserves the budget without seats', async () => {
    const { asha } = world;
    const { db } = test;
    const ask = (more: object) => () => waiting.ask(asha.headers, tier, { quantity: 3, ...more });
    const { details } = await expectRefused(db, ask({}), 409, 'approval_required');
    expect(details).toMatchObject({ reasons: [expect.stringContaining('₹5,000.00')] });
    await expectRefused(db, ask({ purpose }), 409, 'cost_centre_required');
    const entry = await join();
    expect(entry).toMatchObject({ state: 'in_approval', place: 1, accepts_fewer: false });
    expect(await reserved()).toBe(TOTAL);
    const request = await approvals.read(asha.headers, entry.approval ?? 0);
    expect(request).toMatchObject({ status: 'pending', is_in_advance: true, total: '7221.60' });
    // It is in no cart and no list, and decided as every request.
    expect((await calls.get('/bookings/', asha.headers)).json()).toMatchObject({ count: 0 });
    expect((await approvals.list(world.owner.headers)).results).toMatchObject([
      { id: request.id, seats: 3, can_decide: true },
    ]);
    const hours = (Date.parse(request.deadline) - Date.parse(request.created_at)) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    await workers.runAll();
    expect(await reserved()).toBe(TOTAL);
    await consistent();
  });

  it('is not got round by waiting for more tickets later', async () => {
    const { asha } = world;
    const { id } = await waiting.join(asha.headers, tier, { quantity: 1 });
    const more = (quantity: number) => () => waiting.change(asha.headers, id, { quantity });
    await expectRefused(test.db, more(3), 409, 'approval_required');
    expectStatus(200, await more(2)());
    expect(await waiting.only(asha.headers)).toMatchObject({ quantity: 2, approval: null });
  });

  it('lets the line pass until it is given, then the offer is payable at once', async () => {
    const { asha, owner } = world;
    const { approval, id } = await join();
    const other = await createBuyer(test);
    await waiting.join(other.headers, tier, { quantity: 1 });
    expectStatus(200, await approvals.approve(owner.headers, approval ?? 0));
    expect(await state()).toBe('waiting');
    const change = () => waiting.change(asha.headers, id, { quantity: 1 });
    await expectRefused(test.db, change, 409, 'approval_binding');
    await mailbox.discard();
    await returnSeats();
    await workers.runAll();
    expect(await waiting.only(other.headers)).toMatchObject({ state: 'waiting', place: 1 });
    const { state: offered, booking } = await waiting.only(asha.headers);
    expect(offered).toBe('offered');
    const mails = await mailbox.collect();
    expect(mails.map(({ to }) => to)).toEqual([[asha.user.email]]);
    expect(mails[0]?.text).toContain('Your company has approved it already.');
    await calls.payFor(asha.headers, [booking ?? 0], { cost_centre: world.costCentre.id });
    await workers.runAll();
    expect(await state()).toBe('taken');
    expect(await budgetSums(test.db, world.budget)).toMatchObject({
      reserved: 0,
      committed: TOTAL,
    });
    expect(await approvals.read(asha.headers, approval ?? 0)).toMatchObject({ is_paid: true });
    await consistent();
  });

  it('that is not decided is passed over by those behind it, and keeps its place', async () => {
    await join();
    const other = await createBuyer(test);
    await waiting.join(other.headers, tier, { quantity: 3 });
    await returnSeats();
    await workers.runAll();
    expect(await waiting.only(other.headers)).toMatchObject({ state: 'offered' });
    expect(await waiting.only(world.asha.headers)).toMatchObject({
      state: 'in_approval',
      place: 1,
    });
  });

  it.each([
    [
      'declined',
      (id: number) => approvals.decline(world.owner.headers, id, { reason: 'Not this year.' }),
    ],
    ['ended', (id: number) => approvals.withdraw(world.asha.headers, id)],
    ['ended', (id: number) => letRequestRunOut(test.db, id)],
  ])('%s ends the place and gives the budget back, once', async (ended, end) => {
    const { approval } = await join();
    await end(approval ?? 0);
    await workers.runAll();
    expect(await state()).toBe(ended);
    expect(await reserved()).toBe(0);
    await returnSeats();
    await workers.runAll();
    expect(await state()).toBe(ended);
    await consistent();
  });

  it('gives the budget back when the place or the offer ends', async () => {
    const { asha, owner } = world;
    const left = await join();
    expectStatus(204, await waiting.leave(asha.headers, left.id));
    expect(await reserved()).toBe(0);
    expect(await approvals.read(asha.headers, left.approval ?? 0)).toMatchObject({
      status: 'withdrawn',
      is_in_advance: false,
    });
    const next = await waiting.join(asha.headers, tier, {
      quantity: 3,
      cost_centre: world.costCentre.id,
      purpose,
    });
    expectStatus(200, await approvals.approve(owner.headers, next.approval ?? 0));
    await returnSeats();
    await workers.runAll();
    expect(await reserved()).toBe(TOTAL);
    const offered = (await waiting.list(asha.headers)).find((one) => one.state === 'offered');
    await expireHold(test.db, offered?.booking ?? 0);
    await workers.runAll();
    await workers.runAll();
    expect(await reserved()).toBe(0);
    const states = (await waiting.list(asha.headers)).map((one) => one.state);
    expect(states.sort()).toEqual(['lapsed', 'left']);
    await consistent();
  });

  it('is charged to the account of the company with the offer, which is taken then', async () => {
    const { asha, owner, company } = world;
    await createCredit(test, company, { limit: TOTAL });
    await payOnAccount(test, company);
    const { approval } = await join();
    expectStatus(200, await approvals.approve(owner.headers, approval ?? 0));
    await mailbox.discard();
    await returnSeats();
    await workers.runAll();
    const { booking, ...entry } = await waiting.only(asha.headers);
    expect(entry).toMatchObject({ state: 'taken', reason: '' });
    expect(await calls.read(asha.headers, booking ?? 0)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      tickets: [{}, {}, {}],
    });
    expect(await budgetSums(test.db, world.budget)).toMatchObject({
      reserved: 0,
      committed: TOTAL,
    });
    expect(await creditSums(test.db, company)).toMatchObject({ owed: TOTAL });
    expect(await approvals.read(asha.headers, approval ?? 0)).toMatchObject({ is_paid: true });
    // The mail about the payment comes once, and none asks to pay.
    await workers.runAll();
    expect((await mailbox.collect()).map(({ to, subject }) => [to, subject])).toEqual([
      [[asha.user.email], expect.stringMatching(/^Booking confirmed: /)],
    ]);
    await consistent();
  });

  it('is left to the person where the account has no room, which is said', async () => {
    const { asha, owner, company, costCentre } = world;
    await createCredit(test, company, { limit: TOTAL - 1 });
    await payOnAccount(test, company);
    const { approval } = await join();
    expectStatus(200, await approvals.approve(owner.headers, approval ?? 0));
    const [approved] = (await mailbox.collect()).slice(-1);
    expect(approved?.text).toContain('charged to the account of your company at once');
    await returnSeats();
    await workers.runAll();
    const reason = expect.stringContaining('The account of your company has no room for it now.');
    const { booking, ...entry } = await waiting.only(asha.headers);
    expect(entry).toMatchObject({ state: 'offered', reason });
    const mails = await mailbox.collect();
    expect(mails.map(({ to, text }) => [to, text])).toEqual([[[asha.user.email], reason]]);
    expect(await creditSums(test.db, company)).toMatchObject({ owed: 0 });
    expect(await budgetSums(test.db, world.budget)).toMatchObject({ reserved: TOTAL });
    await consistent();
    // The account of a company that was given more room can be chosen within the two hours.
    await createCredit(test, company, { limit: TOTAL });
    const more = { cost_centre: costCentre.id, gateway: 'account' as const };
    await calls.payFor(asha.headers, [booking ?? 0], more);
    await workers.runAll();
    expect(await waiting.only(asha.headers)).toMatchObject({ state: 'taken', reason: '' });
    expect(await creditSums(test.db, company)).toMatchObject({ owed: TOTAL });
    await consistent();
  });

  it('ends with the waiting list, also after it was given', async () => {
    const { approval } = await join();
    expectStatus(200, await approvals.approve(world.owner.headers, approval ?? 0));
    await test.db
      .updateTable('events')
      .set({ booking_end_at: sql<Date>`now() + interval '5 minutes'` })
      .where('id', '=', tier.event_id)
      .execute();
    await workers.runAll();
    expect(await state()).toBe('ended');
    expect(await reserved()).toBe(0);
    await consistent();
  });
});
