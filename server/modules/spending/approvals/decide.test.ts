import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createApprovalCalls,
  createApprovalWorld,
  endRequests,
  requestTickets,
  type ApprovalWorld,
} from '../../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectRefused,
  createOffer,
  expectStatus,
  seatCounts,
  statusAndCode,
  type Buyer,
} from '../../../testing/bookings';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

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

/** A further person of the company. */
const colleague = (role: Schemas['Role'] = 'employee'): Promise<Buyer> =>
  createBuyer(app, { company: world.company, role });

describe('deciding', () => {
  it('lets the requester pay after approval, which commits the budget', async () => {
    const { asha, owner, tier } = world;
    const { id, booking } = await requested();
    const approved = expectStatus(200, await approvals.approve(owner.headers, id, { note: 'Go.' }));
    const answer = approved.json<Schemas['Approval']>();
    expect(answer).toMatchObject({ status: 'approved', can_decide: false });
    expect(answer.steps[0]).toMatchObject({ status: 'approved', note: 'Go.' });
    expect((await calls.read(asha.headers, booking.id)).hold_expires_at).toBe(answer.pay_by);
    const change = await calls.call('PATCH', `/bookings/${booking.id}`, asha.headers, {
      quantity: 4,
    });
    expect(statusAndCode(change)).toEqual([409, 'approval_binding']);

    const { payment_id } = await calls.payFor(asha.headers, [booking.id]);
    const paid = await approvals.read(asha.headers, id);
    expect(paid).toMatchObject({ status: 'approved', is_paid: true, payment: payment_id });
    expect(await seatCounts(app.db, tier)).toEqual({ available: 197, held: 0, sold: 3 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: TOTAL });
    expect(await endRequests(app)).toBe(1);
    expect((await approvals.read(asha.headers, id)).status).toBe('approved');
  });

  it('returns seats and budget when it is declined, with the reason', async () => {
    const { asha, owner, tier } = world;
    const { id, booking } = await requested();
    expectStatus(200, await approvals.decline(owner.headers, id, { reason: 'Not this year.' }));
    expect(await seatCounts(app.db, tier)).toEqual({ available: 200, held: 0, sold: 0 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: 0 });
    const read = await approvals.read(asha.headers, id);
    expect(read).toMatchObject({ status: 'declined', reason: 'Not this year.' });
    const left = await calls.read(asha.headers, booking.id);
    expect(left).toMatchObject({ status: 'pending', hold_state: 'expired', approval: null });
    const late = await approvals.approve(world.admin.headers, id);
    expect(statusAndCode(late)).toEqual([409, 'already_decided']);
    expect(late.json<Schemas['Error']>().error).toContain('Vikram');
  });

  it('is for the owner and company admins alone, never for the requester', async () => {
    const { asha, admin } = world;
    const { id } = await requested();
    const other = await colleague('company_manager');
    const stranger = await createBuyer(app, { role: 'company_admin' });
    const own = await approvals.approve(asha.headers, id);
    expect(statusAndCode(own)).toEqual([403, 'forbidden']);
    for (const { headers } of [other, stranger]) {
      expect((await approvals.approve(headers, id)).statusCode).toBe(404);
      expect((await approvals.decline(headers, id, { reason: 'No.' })).statusCode).toBe(404);
      expect((await approvals.withdraw(headers, id)).statusCode).toBe(404);
      expect((await calls.get(`/approvals/${id}`, headers)).statusCode).toBe(404);
    }
    expectStatus(200, await approvals.approve(admin.headers, id));
  });

  it('takes a second step where a rule asks for a company admin', async () => {
    const { asha, owner, admin, costCentre } = world;
    const { tier } = await createOffer(app, { price: 310_000, total: 50 });
    const booking = await calls.book(asha.headers, tier, 1);
    const { id } = await approvals.request(asha.headers, [booking], {
      cost_centre: costCentre.id,
    });
    const first = expectStatus(200, await approvals.approve(owner.headers, id));
    expect(first.json()).toMatchObject({ status: 'pending', can_decide: false });
    const twice = await approvals.approve(owner.headers, id);
    expect(statusAndCode(twice)).toEqual([403, 'forbidden']);
    const second = expectStatus(200, await approvals.approve(admin.headers, id));
    expect(second.json()).toMatchObject({
      status: 'approved',
      steps: [{ status: 'approved' }, { status: 'approved' }],
    });
  });

  it('can be handed over, and done by a delegate in the place of somebody', async () => {
    const { owner, asha } = world;
    const helper = await colleague();
    const { id } = await requested();
    const toRequester = await approvals.delegate(owner.headers, id, { to: asha.user.id });
    expect(toRequester.statusCode).toBe(403);
    expectStatus(200, await approvals.delegate(owner.headers, id, { to: helper.user.id }));
    expectStatus(200, await approvals.decline(helper.headers, id, { reason: 'Too late.' }));

    const delegate = await colleague();
    const body = { delegate_id: delegate.user.id };
    const past = { from: '2026-01-05T00:00:00Z', until: '2026-01-12T00:00:00Z' };
    await expectRefused(
      app.db,
      () => calls.call('PUT', '/company/delegation/', owner.headers, { ...body, ...past }),
      400,
      'invalid_input',
    );
    const set = await calls.call('PUT', '/company/delegation/', owner.headers, body);
    expect(expectStatus(200, set).json()).toMatchObject({ is_active: true });
    const next = await requested();
    const asked = await calls.call('GET', `/approvals/${next.id}`, owner.headers);
    // The page of the request names whom the policy named: the delegate.
    expect(expectStatus(200, asked).json<Schemas['Approval']>().steps[0]?.people).toMatchObject([
      { id: delegate.user.id, for_name: expect.stringContaining('Vikram') },
    ]);
    expect(await approvals.list(delegate.headers, 'status=pending')).toMatchObject({
      waiting: 1,
      results: [{ id: next.id, can_decide: true }],
    });
    const decided = expectStatus(200, await approvals.approve(delegate.headers, next.id));
    expect(decided.json<Schemas['Approval']>().steps[0]).toMatchObject({
      decided_by: { id: delegate.user.id },
      for_person: expect.stringContaining('Vikram'),
    });
  });

  it('asks once more above an advisory budget', async () => {
    const { asha, owner, tier } = world;
    const advisory = await createCostCentre(app, { company: world.company, owner: owner.user });
    await createBudget(app, { costCentre: advisory, amount: 100, enforcement: 'advisory' });
    const booking = await calls.book(asha.headers, tier, 3);
    const { id } = await approvals.request(asha.headers, [booking], { cost_centre: advisory.id });
    const asked = await approvals.approve(owner.headers, id);
    expect(statusAndCode(asked)).toEqual([409, 'over_budget']);
    expect(asked.json<Schemas['Error']>().details).toMatchObject({ by: '7220.60' });
    expectStatus(200, await approvals.approve(owner.headers, id, { over_budget: true }));
  });
});

it('is in the audit of the company, step by step', async () => {
  const { owner, admin, asha } = world;
  const { id } = await requested();
  expectStatus(200, await approvals.delegate(owner.headers, id, { to: admin.user.id }));
  expectStatus(200, await approvals.approve(admin.headers, id));
  const next = await requested();
  expectStatus(200, await approvals.decline(owner.headers, next.id, { reason: 'No.' }));
  expectStatus(200, await approvals.withdraw(asha.headers, (await requested()).id));
  const rows = await app.db
    .selectFrom('audit_entries')
    .where('company_id', '=', world.company.id)
    .select('action')
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action.replace('approval.', ''))).toEqual([
    'requested',
    'delegated',
    'approved',
    'requested',
    'declined',
    'requested',
    'withdrawn',
  ]);
});

describe('the list', () => {
  it('has what a person decides, or asked for, and nothing of other companies', async () => {
    const { asha, owner, admin } = world;
    const first = await requested();
    const second = await requested();
    expectStatus(200, await approvals.decline(owner.headers, first.id, { reason: 'No.' }));
    const stranger = await createBuyer(app, { role: 'company_admin' });
    const idsOf = async (headers: Buyer['headers'], query: string) => {
      const { results } = await approvals.list(headers, query);
      return results.map(({ id }) => id);
    };
    expect(await idsOf(owner.headers, '')).toEqual([second.id, first.id]);
    expect(await idsOf(owner.headers, 'status=pending')).toEqual([second.id]);
    expect(await idsOf(asha.headers, 'role=requester&status=declined')).toEqual([first.id]);
    expect(await idsOf(asha.headers, '')).toEqual([]);
    expect(
      await idsOf(admin.headers, `search=${world.event.title.replace(' ', '%20')}`),
    ).toHaveLength(2);
    expect(await idsOf(admin.headers, 'search=100%25')).toEqual([]);
    expect(await idsOf(stranger.headers, '')).toEqual([]);
    expect((await approvals.list(owner.headers)).waiting).toBe(1);
  });
});
