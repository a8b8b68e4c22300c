import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createApprovalCalls,
  createApprovalWorld,
  createPolicy,
  letRequestRunOut,
} from '../../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  type Buyer,
} from '../../../testing/bookings';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createApprovalEnds } from './approvalEnds.service';
import { newDecisionToken, storeDecisionLink } from './decisionLinks.service';
import { testRounds } from '../../../testing/rounds';

/** On a real PostgreSQL, where requests run side by side: an embedded database hides such races. */

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: Awaited<ReturnType<typeof createApprovalWorld>>;
/** A cost centre without a budget. */
let roomy: { id: number };

const ROUNDS = testRounds(3);
/** Three tickets, minor units, with fee and GST. */
const TOTAL = 722_160;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  approvals = createApprovalCalls(app);
  world = await createApprovalWorld(app);
  roomy = await createCostCentre(app, { company: world.company, owner: world.owner.user });
  await app.db.updateTable('company_policies').set({ links_allowed: true }).execute();
});
afterAll(() => app?.close());

/** A person of the company with a booking of three tickets. */
async function needy(): Promise<{ buyer: Buyer; booking: number }> {
  const buyer = await createBuyer(app, { company: world.company });
  // Of a tier of its own: of one tier few seats of a company may wait.
  const { tier } = await createOffer(app, { price: 200_000 });
  return { buyer, booking: (await calls.book(buyer.headers, tier, 3)).id };
}

it('has one outcome, however many decide at once or at the second of the deadline', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, booking } = await needy();
    const { id } = await approvals.request(buyer.headers, [{ id: booking }], {
      cost_centre: world.costCentre.id,
    });
    const ends = createApprovalEnds({ db: app.db, log: app.app.log });
    const answers = await Promise.all([
      approvals.approve(world.owner.headers, id),
      approvals.approve(world.admin.headers, id),
      approvals.decline(world.admin.headers, id, { reason: 'Not this year.' }),
      approvals.withdraw(buyer.headers, id),
      ...(round % 2 === 0 ? [] : [letRequestRunOut(app.db, id).then(() => ends.runOnce())]),
    ]);
    const decided = answers.filter((one) => typeof one === 'object' && one?.statusCode === 200);
    expect(decided.length).toBeLessThanOrEqual(1);
    if (round % 2 === 0) expect(decided).toHaveLength(1);
    await ends.runOnce();
    const { status } = await approvals.read(buyer.headers, id);
    expect(status).not.toBe('pending');
    if (status === 'approved') await calls.payFor(buyer.headers, [booking]);
    await assertInventoryConsistent(app.db);
    await assertBudgetsConsistent(app.db);
  }
});

it('is decided once by a link, however many press at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { buyer, booking } = await needy();
    const { id } = await approvals.request(buyer.headers, [{ id: booking }], {
      cost_centre: roomy.id,
    });
    const token = newDecisionToken();
    const step = { approvalId: id, version: 1, position: 1, personId: world.owner.user.id };
    await storeDecisionLink(app.db, { ...step, token });
    const press = (index: number) =>
      calls.call(
        'POST',
        `/approval-links/${token}/${index % 2 === 0 ? 'approve' : 'decline'}/`,
        {},
        index % 2 === 0 ? {} : { reason: 'No.' },
      );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => press(index)));
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map((one) => `${one.statusCode} ${one.json().code}`))).toEqual(
      new Set(['410 link_used']),
    );
    const decisions = await app.db
      .selectFrom('audit_entries')
      .where('kind', '=', 'approval')
      .where('thing_id', '=', id)
      .where('summary', 'like', '%by link')
      .select('id')
      .execute();
    expect(decisions).toHaveLength(1);
    const { status } = await approvals.read(buyer.headers, id);
    expect(status).toBe(done[0]?.json().status);
    if (status === 'approved') await calls.payFor(buyer.headers, [booking]);
    await assertInventoryConsistent(app.db);
    await assertBudgetsConsistent(app.db);
  }
});

it('reminds once at half time and once before the end, whoever of two workers comes first', async () => {
  const { buyer, booking } = await needy();
  const { id } = await approvals.request(buyer.headers, [{ id: booking }], {
    cost_centre: roomy.id,
  });
  const workers = [1, 2].map(() => createApprovalEnds({ db: app.db, log: app.app.log }));
  const news = async () => {
    const rows = await app.db
      .selectFrom('outbox_jobs')
      .where('kind', '=', 'approval_news')
      .where('key', 'like', `${id}:%`)
      .select('key')
      .orderBy('id')
      .execute();
    return rows.map(({ key }) => key?.split(':')[1]);
  };
  for (const [hours, all] of [
    [3, ['requested', 'half_time']],
    [1, ['requested', 'half_time', 'last_hours']],
  ] as const) {
    await app.db
      .updateTable('approvals')
      .set({
        created_at: new Date(Date.now() - 12 * 3_600_000),
        deadline: new Date(Date.now() + hours * 3_600_000),
      })
      .where('id', '=', id)
      .execute();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(workers.map((worker) => worker.runOnce()));
    }
    expect(await news()).toEqual(all);
  }
  await approvals.withdraw(buyer.headers, id);
});

it('lets pass as many requests at once as fit the budget together, and no more', async () => {
  const costCentre = await createCostCentre(app, {
    company: world.company,
    owner: world.owner.user,
  });
  const budget = await createBudget(app, { costCentre, amount: 3 * TOTAL + TOTAL - 1 });
  const asking = [];
  for (let count = 0; count < 6; count += 1) asking.push(await needy());
  const answers = await Promise.all(
    asking.map(({ buyer, booking }) =>
      approvals.ask(buyer.headers, {
        booking_ids: [booking],
        purpose: 'To meet the team.',
        cost_centre: costCentre.id,
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((one) => one.json().code)).toEqual(refused.map(() => 'budget_exceeded'));
  expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: 3 * TOTAL, committed: 0 });
  await assertInventoryConsistent(app.db);
  await assertBudgetsConsistent(app.db);
});

it('passes no more invitations of one guest at once than the limit of a year has room for', async () => {
  const { company } = world;
  const { tier } = await createOffer(app, { price: 200_000, total: 200 });
  // Of seats at 2,407.20 with fee and GST.
  const above = 500_000;
  await createPolicy(app, company, [{ kind: 'guest_value', outcome: 'refuse', above }]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const guests = [{ name: `Guest ${round}`, organisation: 'Meridian', kind: 'client' as const }];
    const buyers = await Promise.all(
      Array.from({ length: 6 }, () => createBuyer(app, { company })),
    );
    const carts = await Promise.all(
      buyers.map(async (buyer) => (await calls.book(buyer.headers, tier, 1)).id),
    );
    const answers = await Promise.all(
      buyers.map(({ headers }, index) =>
        calls.pay(headers, {
          booking_ids: [carts[index] ?? 0],
          amount: '2407.20',
          purpose: 'To meet.',
          guests,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect([round, statuses]).toEqual([round, [201, 201, 409, 409, 409, 409]]);
  }
});
