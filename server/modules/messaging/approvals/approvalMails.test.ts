import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyOf, Schemas } from '../../../contract/types';
import { enqueue } from '../../../jobs/queue';
import { whenAt } from '../../../lib/dateFormat';
import {
  createApprovalCalls,
  createApprovalWorld,
  endRequests,
  letRequestRunOut,
  requestTickets,
  type ApprovalWorld,
} from '../../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
} from '../../../testing/bookings';
import { createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier } from '../../../testing/events';
import { openMailbox, type Mailbox, type ReadMail } from '../../../testing/mailbox';
import { approvalNews } from '../../spending/approvals/approvals.jobs';

const publicUrl = 'https://foyer.test';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let world: ApprovalWorld;
let mailbox: Mailbox;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl } });
  calls = createBookingCalls(test);
  approvals = createApprovalCalls(test);
  mailbox = await openMailbox(test);
});
beforeEach(async () => {
  world = await createApprovalWorld(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

const request = (more?: Partial<BodyOf<'createApproval'>>, tier = world.tier, seats = 3) =>
  requestTickets(test, { ...world, tier }, seats, more);

const addressesOf = (mails: readonly ReadMail[]) => mails.flatMap(({ to }) => to).sort();
const linkTo = ({ id }: { id: number }) => `${publicUrl}/approvals/${id}`;

async function collectOne(): Promise<ReadMail> {
  const [mail, ...others] = await mailbox.collect();
  expect(others).toEqual([]);
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

const pushBackTo = (id: number, seconds: number) =>
  test.db
    .updateTable('approvals')
    .set({
      created_at: new Date(Date.now() - 12 * 3_600_000),
      deadline: new Date(Date.now() + seconds * 1000),
    })
    .where('id', '=', id)
    .execute();

describe('who may decide', () => {
  it('is told what is asked, what it costs and until when, once', async () => {
    const { owner, asha, costCentre, event } = world;
    const asked = await request({ purpose: 'To meet the team.' });
    const mail = await collectOne();
    expect(mail.to).toEqual([owner.user.email]);
    expect(mail.subject).toMatch(new RegExp(`^Asha .* asks for your approval: ${event.title}$`));
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('₹7,221.60');
      expect(body).toContain('3 tickets');
      expect(body).toContain(costCentre.code);
      expect(body).toContain('To meet the team.');
      expect(body).toContain(asha.user.email);
      expect(body).toContain(
        `Seats held until ${whenAt(new Date(asked.approval.deadline), 'Asia/Kolkata')}.`,
      );
    }
    const decide = new RegExp(`^${publicUrl}/decide/[\\w-]{43}\\?do=(approve|decline)$`);
    expect(mail.links).toEqual([
      expect.stringMatching(decide),
      expect.stringMatching(decide),
      linkTo(asked),
    ]);
    // The same job once more, as after a process that ended before it could say that it is done.
    await enqueue(test.db, approvalNews, {
      key: `${asked.id}:again`,
      payload: { approval: asked.id, news: 'requested', version: null },
    });
    expect(await mailbox.collect()).toEqual([]);
  });

  it('is told at each hand-over, also of what was theirs before, and once when handed what they have', async () => {
    const { owner, company } = world;
    const helper = await createBuyer(test, { company, role: 'employee' });
    const { id } = await request();
    await mailbox.discard();
    let [from, to] = [owner, helper];
    for (let count = 0; count < 4; count += 1) {
      expectStatus(200, await approvals.delegate(from.headers, id, { to: to.user.id }));
      expect([count, (await collectOne()).to]).toEqual([count, [to.user.email]]);
      [from, to] = [to, from];
    }
    expectStatus(200, await approvals.delegate(owner.headers, id, { to: owner.user.id }));
    expect(await mailbox.collect()).toEqual([]);
    expectStatus(200, await approvals.approve(owner.headers, id));
  });

  it('is reminded at half time and before the end, and no more once it is decided', async () => {
    const { owner } = world;
    const { id } = await request();
    await mailbox.discard();
    await pushBackTo(id, 3 * 3600);
    await endRequests(test);
    const half = await collectOne();
    expect([half.to, half.subject]).toEqual([
      [owner.user.email],
      expect.stringContaining('Still waiting for your decision'),
    ]);
    await pushBackTo(id, 3600);
    await endRequests(test);
    await endRequests(test);
    expect((await collectOne()).subject).toContain('Two hours left to decide');

    const next = await request();
    await enqueue(test.db, approvalNews, {
      key: `${next.id}:late`,
      payload: { approval: next.id, news: 'half_time', version: null },
    });
    expectStatus(200, await approvals.withdraw(world.asha.headers, next.id));
    const subjects = (await mailbox.collect()).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('Withdrawn')]);
  });

  it('is whoever it is handed to, a delegate, or an admin for the second step', async () => {
    const { owner, admin, company } = world;
    const helper = await createBuyer(test, { company, role: 'employee' });
    const { tier } = await createOffer(test, { price: 310_000, total: 50 });
    const { id } = await request({}, tier, 1);
    expect((await collectOne()).to).toEqual([owner.user.email]);
    expectStatus(200, await approvals.delegate(owner.headers, id, { to: helper.user.id }));
    const handed = await collectOne();
    expect(handed.to).toEqual([helper.user.email]);
    expect(handed.text).toContain('handed over to you');
    expectStatus(200, await approvals.approve(helper.headers, id));
    const second = await collectOne();
    expect(second.to).toEqual([admin.user.email]);
    expect(second.text).toContain('your decision comes next');

    const away = { delegate_id: helper.user.id };
    expectStatus(200, await calls.call('PUT', '/company/delegation/', owner.headers, away));
    await request();
    expect((await collectOne()).to).toEqual([helper.user.email]);
  });

  it('is told that it was withdrawn, those who had approved it too', async () => {
    const { owner, admin, asha } = world;
    const { tier } = await createOffer(test, { price: 310_000, total: 50 });
    const { id } = await request({}, tier, 1);
    expectStatus(200, await approvals.approve(owner.headers, id));
    await mailbox.discard();
    expectStatus(200, await approvals.withdraw(asha.headers, id));
    const mails = await mailbox.collect();
    expect(addressesOf(mails)).toEqual([owner.user.email, admin.user.email].sort());
    expect(mails[0]?.subject).toMatch(/^Withdrawn: request of Asha/);
  });
});

describe('the requester', () => {
  it('is told that it is approved and until when to pay', async () => {
    const { owner, asha } = world;
    const asked = await request();
    await mailbox.discard();
    const answer = expectStatus(200, await approvals.approve(owner.headers, asked.id));
    const { pay_by } = answer.json<Schemas['Approval']>();
    const mail = await collectOne();
    expect(mail.to).toEqual([asha.user.email]);
    expect(mail.subject).toMatch(/^Approved: /);
    expect(mail.text).toContain('was approved by Vikram');
    expect(mail.text).toContain(`Pay until ${whenAt(new Date(pay_by ?? 0), 'Asia/Kolkata')}.`);
    expect(mail.links).toEqual([linkTo(asked)]);
  });

  it('is not asked to pay what is paid by then', async () => {
    const { owner, asha } = world;
    const asked = await request();
    await mailbox.discard();
    expectStatus(200, await approvals.approve(owner.headers, asked.id));
    await calls.payFor(asha.headers, [asked.booking.id]);
    const mails = await mailbox.collect();
    const approved = mails.find(({ subject }) => subject.startsWith('Approved'));
    expect(approved?.text).toContain('It is paid');
    expect(approved?.text).not.toContain('Pay until');
  });

  it('is told that it is declined, and why', async () => {
    const asked = await request();
    await mailbox.discard();
    const reason = 'Not this year.\nAsk again in January.';
    expectStatus(200, await approvals.decline(world.owner.headers, asked.id, { reason }));
    const mail = await collectOne();
    expect(mail.to).toEqual([world.asha.user.email]);
    expect(mail.text).toContain('was declined by Vikram');
    expect(mail.text).toContain('Ask again in January.');
  });

  it('is told with those who decide that the time is over', async () => {
    const { owner, asha } = world;
    const late = await request();
    const unpaid = await request();
    expectStatus(200, await approvals.approve(owner.headers, unpaid.id));
    await mailbox.discard();
    for (const [{ id }, sentence] of [
      [late, 'Nobody decided in time. The seats are on sale again.'],
      [unpaid, 'It was approved, and not paid in time. The seats are on sale again.'],
    ] as const) {
      await letRequestRunOut(test.db, id);
      await endRequests(test);
      const mails = await mailbox.collect();
      expect(addressesOf(mails)).toEqual([owner.user.email, asha.user.email].sort());
      for (const { text } of mails) expect(text).toContain(sentence);
    }
  });

  it('gets no mail after their account was closed', async () => {
    const asked = await request();
    await mailbox.discard();
    const { asha } = world;
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', asha.user.id)
      .execute();
    expectStatus(200, await approvals.decline(world.owner.headers, asked.id, { reason: 'No.' }));
    expect(await mailbox.collect()).toEqual([]);
  });
});

it('shows what people wrote as they wrote it', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const { event, owner, costCentre } = world;
  await test.db.updateTable('events').set({ title: markup }).where('id', '=', event.id).execute();
  await test.db
    .updateTable('cost_centres')
    .set({ name: markup })
    .where('id', '=', costCentre.id)
    .execute();
  const asked = await request({ purpose: `${markup} for all` });
  expectStatus(200, await approvals.decline(owner.headers, asked.id, { reason: markup }));
  const declined = await collectOne();
  const next = await request({ purpose: `${markup} for all` });
  const requested = await collectOne();
  expect(requested.links.at(-1)).toBe(linkTo(next));
  expect(requested.links).toHaveLength(3);
  for (const { html, text, subject } of [declined, requested]) {
    expect(html).not.toContain('<img src=x');
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(3);
    expect(text).toContain(`${markup} for all`);
    expect(subject).toContain(markup);
  }
});

describe('a budget', () => {
  it('that is nearly used, then used up, is known to its owner and company admins once', async () => {
    const { owner, admin, company } = world;
    const small = await createCostCentre(test, { company, owner: owner.user, name: 'Small' });
    // 7,221.60 of 9,000 is 80.2 per cent.
    await createBudget(test, { costCentre: small, amount: 900_000, enforcement: 'advisory' });
    await request({ cost_centre: small.id });
    const near = (await mailbox.collect()).filter(({ subject }) => subject.includes('budget'));
    expect(addressesOf(near)).toEqual([owner.user.email, admin.user.email].sort());
    expect(near[0]?.subject).toBe(`80% of the budget of Small (${small.code}) is used`);
    expect(near[0]?.text).toContain('₹7,221.60');
    expect(near[0]?.links).toEqual([`${publicUrl}/company/cost-centres/${small.id}`]);

    await request({ cost_centre: small.id });
    const full = (await mailbox.collect()).filter(({ subject }) => subject.includes('budget'));
    expect(full.map(({ subject }) => subject)).toEqual([
      `The budget of Small (${small.code}) is used up`,
      `The budget of Small (${small.code}) is used up`,
    ]);
    const another = await createTier(test, { event: world.event, price: 200_000 });
    await request({ cost_centre: small.id }, another);
    const more = await mailbox.collect();
    expect(more.filter(({ subject }) => subject.includes('budget'))).toEqual([]);
  });
});
