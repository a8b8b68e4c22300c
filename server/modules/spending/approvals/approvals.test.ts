import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createApprovalCalls,
  createApprovalWorld,
  endRequests,
  letRequestRunOut,
  requestTickets,
  type ApprovalWorld,
} from '../../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  seatCounts,
  statusAndCode,
} from '../../../testing/bookings';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { releaseStaleReservations } from '../budgets/staleReservations.service';

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: ApprovalWorld;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  approvals = createApprovalCalls(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  world = await createApprovalWorld(app);
});
afterEach(async () => {
  await assertInventoryConsistent(app.db);
  await assertBudgetsConsistent(app.db);
});

/** Three tickets, 7,221.60 with fee and GST. */
const TOTAL = 722_160;

const requested = (quantity?: number) => requestTickets(app, world, quantity);

const sumsOfBudget = () => budgetSums(app.db, world.budget);

describe('asking', () => {
  it('is what paying asks for, and holds seats and budget until the deadline', async () => {
    const { asha, tier, costCentre } = world;
    const booking = await calls.book(asha.headers, tier, 3);
    const amount = await calls.quoteTotal(asha.headers, [booking.id]);
    const refused = await calls.pay(asha.headers, { booking_ids: [booking.id], amount });
    expect(statusAndCode(refused)).toEqual([409, 'approval_required']);
    expect(refused.json<Schemas['Error']>().details?.reasons).toHaveLength(1);

    const made = await approvals.request(asha.headers, [booking], { cost_centre: costCentre.id });
    const hours = (Date.parse(made.deadline) - Date.now()) / 3_600_000;
    expect(made).toMatchObject({ status: 'pending', total: '7221.60', can_withdraw: true });
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    expect(made.steps).toMatchObject([{ decider: 'owner', status: 'waiting' }]);
    expect(made.steps[0]?.people.map(({ id }) => id)).toEqual([world.owner.user.id]);
    const held = await calls.read(asha.headers, booking.id);
    expect(held.hold_expires_at).toBe(made.deadline);
    expect(held.approval).toMatchObject({ id: made.id, status: 'pending' });
    expect(await seatCounts(app.db, tier)).toEqual({ available: 197, held: 3, sold: 0 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: TOTAL, committed: 0 });
  });

  it('keeps what is asked for as it is: no payment, change, removal or second request', async () => {
    const { asha } = world;
    const { booking } = await requested();
    const pending = [409, 'approval_pending'];
    const path = `/bookings/${booking.id}` as const;
    const pay = { booking_ids: [booking.id], amount: '7221.60' };
    const again = { booking_ids: [booking.id], purpose: 'Once more.' };
    for (const answer of [
      await calls.pay(asha.headers, pay),
      await calls.call('POST', `/bookings/checkout/?booking_ids=${booking.id}`, asha.headers),
      await calls.call('PATCH', path, asha.headers, { quantity: 2 }),
      await calls.call('DELETE', path, asha.headers),
      await calls.call('POST', `${path}/cancel/`, asha.headers, {}),
      await calls.call('POST', `${path}/extend/`, asha.headers),
      await approvals.ask(asha.headers, again),
    ]) {
      expect(statusAndCode(answer)).toEqual(pending);
    }
  });

  it('is refused where it is not needed, nobody can decide, or the budget has no room', async () => {
    const { asha, admin, tier, costCentre } = world;
    const cheap = await calls.book(asha.headers, tier, 1);
    const body = { booking_ids: [cheap.id], purpose: 'To learn.', cost_centre: costCentre.id };
    const notNeeded = await approvals.ask(asha.headers, body);
    expect(statusAndCode(notNeeded)).toEqual([409, 'approval_not_needed']);
    const { cost_centre: _none, ...without } = body;
    const needed = await approvals.ask(asha.headers, without);
    expect(statusAndCode(needed)).toEqual([409, 'cost_centre_required']);

    const own = await createCostCentre(app, { company: world.company, owner: admin.user });
    const mine = await calls.book(admin.headers, tier, 3);
    const alone = { booking_ids: [mine.id], purpose: 'To host.', cost_centre: own.id };
    expect(statusAndCode(await approvals.ask(admin.headers, alone))).toEqual([409, 'no_approver']);

    const small = await createCostCentre(app, { company: world.company, owner: world.owner.user });
    await createBudget(app, { costCentre: small, amount: TOTAL - 1 });
    const booking = await calls.book(asha.headers, tier, 3);
    const over = { booking_ids: [booking.id], purpose: 'To host.', cost_centre: small.id };
    const exceeded = await approvals.ask(asha.headers, over);
    expect(statusAndCode(exceeded)).toEqual([409, 'budget_exceeded']);
    expect(exceeded.json<Schemas['Error']>().details?.remaining).toBeUndefined();
    expect((await calls.read(asha.headers, booking.id)).approval).toBeNull();
  });

  it('answers a repetition with the same request, and lets at most a share of a tenth of a tier wait', async () => {
    const { asha, tier, costCentre } = world;
    const booking = await calls.book(asha.headers, tier, 3);
    const body = {
      booking_ids: [booking.id],
      purpose: 'To learn.',
      cost_centre: costCentre.id,
    };
    const first = expectStatus(201, await approvals.ask(asha.headers, body, 'request-1'));
    const second = expectStatus(201, await approvals.ask(asha.headers, body, 'request-1'));
    expect(second.json()).toMatchObject({ id: first.json<Schemas['Approval']>().id });

    // Of 200 seats a tenth may wait, and six of them for one company.
    const more = await calls.book(asha.headers, tier, 4);
    const tooMany = await approvals.ask(asha.headers, { ...body, booking_ids: [more.id] });
    expect(statusAndCode(tooMany)).toEqual([409, 'approval_seats']);
    expect(tooMany.json<Schemas['Error']>()).toMatchObject({
      error: expect.stringContaining('for the approvals of one company, and 3 of yours wait'),
      details: { limit: 6, waiting: 3 },
    });
  });
});

describe('the end of a request', () => {
  it('comes with the deadline: one outcome, seats and budget return', async () => {
    const { asha, owner, tier } = world;
    const { id } = await requested();
    await letRequestRunOut(app.db, id);
    const late = await approvals.approve(owner.headers, id);
    expect(statusAndCode(late)).toEqual([409, 'approval_expired']);
    expect((await approvals.read(asha.headers, id)).status).toBe('expired');
    expect(await endRequests(app)).toBe(1);
    expect(await endRequests(app)).toBe(0);
    expect(await seatCounts(app.db, tier)).toEqual({ available: 200, held: 0, sold: 0 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: 0 });
  });

  it('comes when an approved one is not paid in time', async () => {
    const { asha, owner, tier } = world;
    const { id } = await requested();
    expectStatus(200, await approvals.approve(owner.headers, id));
    await letRequestRunOut(app.db, id);
    expect(await endRequests(app)).toBe(1);
    const read = await approvals.read(asha.headers, id);
    expect(read).toMatchObject({
      status: 'expired',
      reason: 'It was approved, and not paid in time.',
    });
    expect(await seatCounts(app.db, tier)).toEqual({ available: 200, held: 0, sold: 0 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: 0 });
  });

  it('comes when the requester withdraws it', async () => {
    const { asha, owner, tier } = world;
    const { id } = await requested();
    expect((await approvals.withdraw(owner.headers, id)).statusCode).toBe(403);
    const answer = expectStatus(200, await approvals.withdraw(asha.headers, id));
    expect(answer.json()).toMatchObject({ status: 'withdrawn', can_withdraw: false });
    expect(await seatCounts(app.db, tier)).toEqual({ available: 200, held: 0, sold: 0 });
    const late = await approvals.decline(owner.headers, id, { reason: 'No.' });
    expect(statusAndCode(late)).toEqual([409, 'already_decided']);
  });

  it('comes when its event is cancelled', async () => {
    const { owner, event, tier } = world;
    const platform = await createBuyer(app, { role: 'admin' });
    const { id } = await requested();
    const body = { reason: 'The hall has burnt down.' };
    expectStatus(
      200,
      await calls.call('POST', `/events/${event.id}/cancel/`, platform.headers, body),
    );
    await endRequests(app);
    const late = await approvals.approve(owner.headers, id);
    expect(late.statusCode).toBe(409);
    await endRequests(app);
    expect(await seatCounts(app.db, tier)).toMatchObject({ held: 0, sold: 0 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: 0 });
  });

  it('does not come while another of its events goes on: what is off reserves nothing within seconds', async () => {
    const { asha, tier, costCentre } = world;
    const platform = await createBuyer(app, { role: 'admin' });
    const other = await createOffer(app, { price: 200_000 });
    const bookings = [
      await calls.book(asha.headers, tier, 3),
      await calls.book(asha.headers, other.tier, 2),
    ];
    const charge = { cost_centre: costCentre.id };
    const { id } = await approvals.request(asha.headers, bookings, charge);
    const path = `/events/${other.event.id}/cancel/` as const;
    expectStatus(200, await calls.call('POST', path, platform.headers, { reason: 'It rains.' }));
    await endRequests(app);
    await releaseStaleReservations({ db: app.db });
    expect((await approvals.read(asha.headers, id)).status).toBe('pending');
    expect(await sumsOfBudget()).toMatchObject({ reserved: TOTAL, committed: 0 });
  });
});
