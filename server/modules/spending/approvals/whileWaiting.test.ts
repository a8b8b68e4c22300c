import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { readText } from '../../../lib/personalText';
import type { Schemas } from '../../../contract/types';
import {
  createApprovalCalls,
  createApprovalWorld,
  endRequests,
  type ApprovalWorld,
} from '../../../testing/approvals';
import { createAuthoring, firstTier, type Authoring } from '../../../testing/authoring';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectStatus,
  seatCounts,
  statusAndCode,
  type Buyer,
} from '../../../testing/bookings';
import { assertBudgetsConsistent, budgetSums } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';

/** What organizers and companies change while a request waits. */

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: ApprovalWorld;
let by: Authoring;
let mailbox: Mailbox;
let platform: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  approvals = createApprovalCalls(test);
  by = await createAuthoring(test);
  mailbox = await openMailbox(test);
  platform = await createBuyer(test, { role: 'admin' });
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});
beforeEach(async () => {
  world = await createApprovalWorld(test);
});
afterEach(async () => {
  await assertInventoryConsistent(test.db);
  await assertBudgetsConsistent(test.db);
});

const sumsOfBudget = () => budgetSums(test.db, world.budget);
const mailsTo = async ({ user }: Buyer) =>
  (await mailbox.collect()).filter(({ to }) => to.includes(user.email));

/** A request for six tickets at 1,000.00 of each event. */
async function requested(events: readonly Schemas['OrganizedEvent'][]) {
  const { asha, costCentre } = world;
  const bookings = [];
  for (const event of events) {
    bookings.push(
      await calls.book(asha.headers, { id: firstTier(event).id, event_id: event.id }, 6),
    );
  }
  const made = await approvals.request(asha.headers, bookings, { cost_centre: costCentre.id });
  await mailbox.discard();
  return made;
}

const change = async ({ id }: { id: number }, body: BodyAt<'PATCH', `/events/${number}`>) =>
  expectStatus(200, await by.send('PATCH', `/events/${id}`, body, { 'if-match': '*' }));

describe('an organizer', () => {
  it('says how long seats wait, or that none do', async () => {
    const { asha, costCentre } = world;
    const event = await by.publish({ title: 'Short Wait', approval_hours: 2 });
    const made = await requested([event]);
    expect((Date.parse(made.deadline) - Date.now()) / 3_600_000).toBeCloseTo(2, 1);

    await change(event, { approval_hours: 0 });
    // What waits already keeps its time.
    expect((await approvals.read(asha.headers, made.id)).deadline).toBe(made.deadline);
    const booking = await calls.book(
      asha.headers,
      { id: firstTier(event).id, event_id: event.id },
      4,
    );
    const { tier } = world;
    const other = await calls.book(asha.headers, tier, 2);
    const refused = await approvals.ask(asha.headers, {
      booking_ids: [booking.id, other.id],
      purpose: 'To meet the team.',
      cost_centre: costCentre.id,
    });
    expect(statusAndCode(refused)).toEqual([409, 'approval_too_late']);
    expect(refused.json<Schemas['Error']>().error).toBe(
      'The organizer of Short Wait lets no seats wait for an approval. Please leave it out of the request.',
    );
    expectStatus(200, await approvals.decline(world.owner.headers, made.id, { reason: 'No.' }));
  });

  it('who raises the price leaves the price of what waits as it is, through approval and payment', async () => {
    const { asha, owner } = world;
    const event = await by.publish();
    const tier = firstTier(event);
    const { id, total, bookings } = await requested([event]);
    const raised = await by.send(
      'PATCH',
      `/events/${event.id}/tiers/${tier.id}`,
      { price: '2500.00' },
      { 'if-match': '*' },
    );
    expectStatus(200, raised);
    const read = await approvals.read(owner.headers, id);
    expect(read).toMatchObject({ total, bookings: [{ unit_price: '1000.00' }] });
    expectStatus(200, await approvals.approve(owner.headers, id));
    const ids = bookings.map((one) => one.id);
    expect(await calls.quoteTotal(asha.headers, ids)).toBe(total);
    await calls.payFor(asha.headers, ids);
    expect((await sumsOfBudget()).committed).toBe(Number(total) * 100);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 4, held: 0, sold: 6 });
    await mailbox.discard();
  });

  it('who closes booking, or cancels, ends the request with a notice; seats and budget return', async () => {
    const { asha, owner } = world;
    for (const end of ['close', 'cancel'] as const) {
      const event = await by.publish({ title: `Gone by ${end}` });
      const { id } = await requested([event]);
      if (end === 'close') {
        const body = { booking_end_date: new Date(Date.now() - 60_000).toISOString() };
        await change(event, body);
      } else {
        const body = { reason: 'The hall has burnt down.' };
        expectStatus(200, await by.send('POST', `/events/${event.id}/cancel/`, body));
        await mailbox.process.queue.runOnce();
      }
      const late = await approvals.approve(owner.headers, id);
      expect(late.statusCode).toBe(409);
      await endRequests(test);
      expect(await approvals.read(asha.headers, id)).toMatchObject({
        status: 'expired',
        reason: 'Its events were cancelled, or booking for them is over.',
      });
      const told = (await mailsTo(asha)).filter(({ subject }) => /run out/.test(subject));
      expect(told).toHaveLength(1);
      expect(told[0]?.text).not.toContain('on sale again');
      expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: 0 });
      expect(await seatCounts(test.db, firstTier(event))).toMatchObject({ held: 0, sold: 0 });
    }
  });

  it('who closes one of two events lets the other be approved; the closed one goes back', async () => {
    const { asha, owner } = world;
    const [kept, closed] = [await by.publish(), await by.publish({ title: 'Closed' })];
    const { id, bookings } = await requested([kept, closed]);
    const body = { booking_end_date: new Date(Date.now() - 60_000).toISOString() };
    await change(closed, body);
    await endRequests(test);
    const answer = expectStatus(200, await approvals.approve(owner.headers, id));
    const approved = answer.json<Schemas['Approval']>();
    expect(approved.status).toBe('approved');
    expect(Date.parse(approved.pay_by ?? '')).toBeGreaterThan(Date.now());
    expect(await seatCounts(test.db, firstTier(closed))).toMatchObject({ held: 0 });
    expect(await seatCounts(test.db, firstTier(kept))).toMatchObject({ held: 6 });
    const [told] = await mailsTo(asha);
    expect(told?.text).toContain('One booking of the request could not be kept');
    const first = bookings.find((one) => one.event === kept.id);
    await calls.payFor(asha.headers, [first?.id ?? 0]);
    await endRequests(test);
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0 });
    await mailbox.discard();
  });
});

describe('an account that is closed', () => {
  it('of who decides hands the request to the company admins, who get a mail', async () => {
    const { owner, admin, asha } = world;
    const { id } = await requested([await by.publish()]);
    expectStatus(
      200,
      await calls.call('POST', `/users/${owner.user.id}/deactivate/`, admin.headers),
    );
    await endRequests(test);
    await endRequests(test);
    const [mail, ...more] = await mailbox.collect();
    expect([mail?.to, more]).toEqual([[admin.user.email], []]);
    expect(mail?.text).toContain('Whoever was asked before has left');
    const { steps } = await approvals.read(asha.headers, id);
    expect(steps).toMatchObject([{ decider: 'admin', people: [{ id: admin.user.id }] }]);
    expectStatus(200, await approvals.approve(admin.headers, id));
    const {
      summary,
      people,
      person_name: who,
    } = await test.db
      .selectFrom('audit_entries')
      .where('action', '=', 'approval.passed_on')
      .where('company_id', '=', world.company.id)
      .select(['summary', 'people', 'person_name'])
      .executeTakeFirstOrThrow();
    expect([who, readText(people, summary)]).toEqual([
      'Foyer',
      expect.stringMatching(
        /^asked the company admins to decide request \d+ in the place of Vikram/,
      ),
    ]);
    await mailbox.discard();
  });

  it('or that moves to another company does too, and decides nothing of the former one', async () => {
    const { owner, admin } = world;
    const { id } = await requested([await by.publish()]);
    const elsewhere = await createBuyer(test, { role: 'company_admin' });
    await test.db
      .updateTable('users')
      .set({ company_id: elsewhere.company?.id ?? null })
      .where('id', '=', owner.user.id)
      .execute();
    const gone = await approvals.approve(owner.headers, id);
    expect(gone.statusCode).toBe(404);
    await endRequests(test);
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[admin.user.email]]);
    expectStatus(200, await approvals.decline(admin.headers, id, { reason: 'No.' }));
    await mailbox.discard();
  });

  it('of the requester ends the request: seats and budget return', async () => {
    const { asha, admin, owner } = world;
    const event = await by.publish();
    const { id } = await requested([event]);
    await calls.call('POST', `/users/${asha.user.id}/deactivate/`, platform.headers);
    await mailbox.process.queue.runOnce();
    await endRequests(test);
    expect(await seatCounts(test.db, firstTier(event))).toMatchObject({ held: 0, available: 10 });
    expect(await sumsOfBudget()).toMatchObject({ reserved: 0, committed: 0 });
    expect((await approvals.read(admin.headers, id)).status).toBe('expired');
    const late = await approvals.approve(owner.headers, id);
    expect(statusAndCode(late)).toEqual([409, 'approval_expired']);
    const mails = await mailbox.collect();
    expect(mails.map(({ to }) => to)).toEqual([[owner.user.email]]);
  });
});
