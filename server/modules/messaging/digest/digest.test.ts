import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createApprovalCalls, createApprovalWorld } from '../../../testing/approvals';
import {
  createBookingCalls,
  expectStatus,
  statusAndCode,
  type Buyer,
} from '../../../testing/bookings';
import { createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier } from '../../../testing/events';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createApprovalEnds } from '../../spending/approvals/approvalEnds.service';
import { dueDay, lastDayBefore, untilNextMail } from './digestTime.rules';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: Awaited<ReturnType<typeof createApprovalWorld>>;
let mailbox: Mailbox;

/** The next 9:00 in India, and as many days later. */
const nextNine = (days = 0) =>
  Date.now() + untilNextMail(Date.now(), 'Asia/Kolkata') + days * 24 * 3_600_000 + 60_000;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  approvals = createApprovalCalls(test);
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});
beforeEach(async () => {
  world = await createApprovalWorld(test);
  // Requests wait for longer than a day, so that the daily mail finds them.
  await test.db.updateTable('company_policies').set({ decision_hours: 72 }).execute();
  await test.db.updateTable('events').set({ approval_hours: 72 }).execute();
});

const choose = async ({ headers }: Buyer, approval_mails: 'each' | 'daily') =>
  expectStatus(
    200,
    await calls.call('PUT', '/notifications/mail-preferences/', headers, {
      approval_mails,
      timezone: 'Asia/Kolkata',
    }),
  ).json();

/** What the daily mails of this time are, of two workers at once. */
async function digestsAt(at: number) {
  const clock = { now: () => at };
  const workers = [1, 2].map(() => createBackgroundWorkers(test, clock));
  await Promise.all(workers.map(({ digests }) => digests.sendOnce()));
  await Promise.all(workers.map(({ pdfWorker }) => pdfWorker.close()));
  // They are queued for then.
  await test.db.updateTable('mails').set({ next_try_at: new Date() }).execute();
  return mailbox.collect();
}

async function request(costCentre = world.costCentre) {
  // Of a tier of its own: of one tier few seats of a company may wait.
  const tier = await createTier(test, { event: world.event, price: 200_000 });
  const booking = await calls.book(world.asha.headers, tier, 3);
  return approvals.request(world.asha.headers, [booking], { cost_centre: costCentre.id });
}

it('is a choice of each person, each step at once unless they say so', async () => {
  const { owner } = world;
  const path = '/notifications/mail-preferences/';
  const read = async () => expectStatus(200, await calls.get(path, owner.headers)).json();
  expect(await read()).toEqual({ approval_mails: 'each', timezone: 'Asia/Kolkata' });
  await choose(owner, 'daily');
  expect(await read()).toMatchObject({ approval_mails: 'daily' });
  for (const timezone of ['Mars/Olympus', 'BST', 'Etc/GMT+5', "'; drop table mails"]) {
    const body = { approval_mails: 'daily' as const, timezone };
    const answer = await calls.call('PUT', path, owner.headers, body);
    expect(statusAndCode(answer)[0]).toBe(400);
  }
});

it('lists what waits, what was decided and which budgets are nearly used, once a day', async () => {
  const { owner, asha, company, event } = world;
  const small = await createCostCentre(test, { company, owner: owner.user, name: 'Small' });
  await createBudget(test, { costCentre: small, amount: 900_000, enforcement: 'advisory' });
  await choose(owner, 'daily');
  await choose(asha, 'daily');
  const late = await request(small);
  const urgent = await request();
  const declined = await request();
  await test.db
    .updateTable('approvals')
    .set({ deadline: new Date(Date.now() + 40 * 3_600_000) })
    .where('id', '=', urgent.id)
    .execute();
  expectStatus(200, await approvals.decline(owner.headers, declined.id, { reason: 'Too dear.' }));
  // The admin, who has chosen nothing, gets the alert of the budget at once.
  expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[world.admin.user.email]]);

  const mails = await digestsAt(nextNine());
  const mailTo = ({ user }: Buyer) => mails.find(({ to }) => to.includes(user.email));
  expect(mails).toHaveLength(2);
  const toOwner = mailTo(owner);
  expect(toOwner?.subject).toBe('2 requests wait for you, 1 budget nearly used');
  for (const body of [toOwner?.text, toOwner?.html]) {
    expect(body).toContain('Waiting for your decision');
    expect(body).toContain(event.title);
    expect(body).toContain('80% of the budget is used.');
  }
  const requests = toOwner?.links.filter((link) => link.includes('/approvals/'));
  expect(requests?.map((link) => Number(link.split('/').at(-1)))).toEqual([urgent.id, late.id]);
  const toAsha = mailTo(asha);
  expect(toAsha?.subject).toBe('1 decision');
  expect(toAsha?.text).toContain('Your request was declined: “Too dear.”');

  expect(await digestsAt(nextNine() + 3_600_000)).toEqual([]);
  // The day after, the requests wait still; what was said is not said again.
  const next = await digestsAt(nextNine(1));
  expect(next.map(({ to, subject }) => [to[0], subject])).toEqual([
    [owner.user.email, '2 requests wait for you'],
  ]);
  for (const { id } of [late, urgent]) {
    expectStatus(200, await approvals.withdraw(asha.headers, id));
  }
  await mailbox.discard();
});

it('is not sent with nothing to say, and does not keep what cannot wait', async () => {
  const { owner, asha } = world;
  await choose(owner, 'daily');
  await choose(asha, 'daily');
  expect(await digestsAt(nextNine())).toEqual([]);

  const { id } = await request();
  expect(await mailbox.collect()).toEqual([]);
  await test.db
    .updateTable('approvals')
    .set({
      created_at: new Date(Date.now() - 50 * 3_600_000),
      deadline: new Date(Date.now() + 3_600_000),
    })
    .where('id', '=', id)
    .execute();
  const ends = createApprovalEnds({ db: test.db, log: test.app.log });
  await ends.runOnce();
  await ends.runOnce();
  const reminders = await mailbox.collect();
  expect(reminders.map(({ to, subject }) => [to[0], subject])).toEqual([
    [owner.user.email, expect.stringContaining('Two hours left to decide')],
  ]);
  // Paying ends before the next daily mail, or soon after it.
  await test.db.updateTable('company_policies').set({ payment_hours: 1 }).execute();
  const answer = expectStatus(200, await approvals.approve(owner.headers, id));
  expect(answer.json<Schemas['Approval']>().status).toBe('approved');
  const approved = await mailbox.collect();
  expect(approved.map(({ to }) => to[0])).toEqual([asha.user.email]);
});

it('comes at 9:00 by the clock of the person', () => {
  const at = (time: string) => Date.parse(time);
  expect(dueDay(at('2026-11-24T03:29:00Z'), 'Asia/Kolkata')).toBeNull();
  expect(dueDay(at('2026-11-24T03:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-24');
  expect(dueDay(at('2026-11-24T00:30:00Z'), 'America/New_York')).toBe('2026-11-23');
  expect(lastDayBefore(at('2026-11-24T03:29:00Z'), 'Asia/Kolkata')).toBe('2026-11-23');
  expect(lastDayBefore(at('2026-11-24T12:00:00Z'), 'Asia/Kolkata')).toBe('2026-11-24');
  expect(untilNextMail(at('2026-11-24T03:29:00Z'), 'Asia/Kolkata')).toBe(60_000);
  expect(untilNextMail(at('2026-11-24T03:30:00Z'), 'Asia/Kolkata')).toBe(24 * 3_600_000);
});
