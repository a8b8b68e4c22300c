import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import type { BodyOf, Schemas } from '../../../contract/types';
import { limits } from '../../../http/rateLimits/limits';
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
  type Buyer,
} from '../../../testing/bookings';
import { createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createLinkCalls, decisionTokenIn } from '../../../testing/decisionLinks';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';

const publicUrl = 'https://foyer.test';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let byLink: ReturnType<typeof createLinkCalls>;
let world: ApprovalWorld;
let mailbox: Mailbox;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl } });
  calls = createBookingCalls(test);
  approvals = createApprovalCalls(test);
  byLink = createLinkCalls(test);
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});
beforeEach(async () => {
  world = await createApprovalWorld(test);
  await allowLinks(true);
  await test.db.deleteFrom('rate_limits').execute();
});
afterEach(() => assertInventoryConsistent(test.db));

const allowLinks = (links_allowed: boolean) =>
  test.db
    .updateTable('company_policies')
    .set({ links_allowed })
    .where('company_id', '=', world.company.id)
    .execute();

/** A request with the tokens of those who got a mail, by address. */
async function asked(more?: Partial<BodyOf<'createApproval'>>, tier = world.tier, seats = 3) {
  const { id } = await requestTickets(test, { ...world, tier }, seats, more);
  return { id, tokens: await tokens() };
}

async function tokens(): Promise<Map<string, string>> {
  const mails = (await mailbox.collect()).filter(({ links }) =>
    links.some((one) => one.includes('/decide/')),
  );
  return new Map(mails.map((mail) => [mail.to[0] ?? '', decisionTokenIn(mail)]));
}

const tokenOf = (map: Map<string, string>, { user }: Buyer) => map.get(user.email) ?? 'none';
const statusOf = async (id: number) => (await approvals.read(world.admin.headers, id)).status;
const refusal = (answer: Awaited<ReturnType<typeof byLink.show>>) => [
  ...statusAndCode(answer),
  answer.json<Schemas['Error']>().error,
];

describe('the link of a mail', () => {
  it('shows the request, decides nothing by being opened, and approves once', async () => {
    const { owner, asha, tier } = world;
    const { id, tokens: all } = await asked();
    const token = tokenOf(all, owner);
    for (let time = 0; time < 5; time += 1) {
      const shown = expectStatus(200, await byLink.show(token));
      expect(shown.json()).toMatchObject({
        approval_id: id,
        needs_sign_in: false,
        approver: { email: owner.user.email },
        approval: {
          id,
          status: 'pending',
          can_decide: true,
          budget: { limit: '50000.00' },
        },
      });
    }
    const head = await test.app.inject({ method: 'HEAD', url: `/decide/${token}?do=approve` });
    expect(head.headers['referrer-policy']).toBe('no-referrer');
    const answer = await test.app.inject(`/api/approval-links/${token}/`);
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(await statusOf(id)).toBe('pending');

    const approved = expectStatus(200, await byLink.approve(token, { note: 'Go.' }));
    expect(approved.json()).toMatchObject({
      status: 'approved',
      steps: [{ decided_by: { id: owner.user.id }, note: 'Go.' }],
    });
    for (const again of [await byLink.approve(token), await byLink.decline(token)]) {
      expect(statusAndCode(again)).toEqual([410, 'link_used']);
    }
    expect(refusal(await byLink.show(token))).toEqual([
      ...[410, 'link_used'],
      'You have used this link already. It works once; sign in to see the request.',
    ]);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 197, held: 3, sold: 0 });
    const entry = await test.db
      .selectFrom('audit_entries')
      .where('action', '=', 'approval.approved')
      .where('company_id', '=', world.company.id)
      .select(['summary', 'person_id'])
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ summary: `approved request ${id} by link`, person_id: owner.user.id });
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[asha.user.email]]);
  });

  it('declines with a reason only; seats and budget return', async () => {
    const { owner, tier } = world;
    const { id, tokens: all } = await asked();
    const token = tokenOf(all, owner);
    for (const body of [{}, { reason: '' }]) {
      expect((await byLink.decline(token, unchecked(body))).statusCode).toBe(400);
    }
    expectStatus(200, await byLink.decline(token));
    expect(await seatCounts(test.db, tier)).toEqual({ available: 200, held: 0, sold: 0 });
    const [entry] = await test.db
      .selectFrom('audit_entries')
      .where('action', '=', 'approval.declined')
      .where('company_id', '=', world.company.id)
      .select('summary')
      .execute();
    expect(entry?.summary).toBe(`declined request ${id} by link`);
  });

  it('asks once more above an advisory budget, and is not used up by that', async () => {
    const { owner, company } = world;
    const advisory = await createCostCentre(test, { company, owner: owner.user });
    await createBudget(test, { costCentre: advisory, amount: 100, enforcement: 'advisory' });
    const { id, tokens: all } = await asked({ cost_centre: advisory.id });
    const token = tokenOf(all, owner);
    expect(statusAndCode(await byLink.approve(token))).toEqual([409, 'over_budget']);
    expect(await statusOf(id)).toBe('pending');
    expectStatus(200, await byLink.approve(token, { over_budget: true }));
  });

  it('needs a sign-in where the policy does not allow links, and then shows nothing', async () => {
    const { owner } = world;
    const { id, tokens: all } = await asked();
    await allowLinks(false);
    const token = tokenOf(all, owner);
    const shown = expectStatus(200, await byLink.show(token));
    expect(shown.json()).toEqual({
      approval_id: id,
      needs_sign_in: true,
      approval: null,
      approver: null,
    });
    for (const answer of [await byLink.approve(token), await byLink.decline(token)]) {
      expect(statusAndCode(answer)).toEqual([403, 'sign_in_required']);
    }
    expect(await statusOf(id)).toBe('pending');
    await allowLinks(true);
    expectStatus(200, await byLink.approve(token));
  });
});

describe('does nothing', () => {
  it('with changed bits, or the hash in the database', async () => {
    const { owner } = world;
    const { id, tokens: all } = await asked();
    const token = tokenOf(all, owner);
    const { token_hash: hash } = await test.db
      .selectFrom('approval_links')
      .where('approval_id', '=', id)
      .select('token_hash')
      .executeTakeFirstOrThrow();
    expect(hash).not.toContain(token);
    const flipped = (at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    for (const wrong of [flipped(0), flipped(20), flipped(41), hash, `${token}A`, token.slice(1)]) {
      for (const answer of [
        await byLink.show(wrong),
        await byLink.approve(wrong),
        await byLink.decline(wrong),
      ]) {
        expect(statusAndCode(answer)).toEqual([404, 'not_found']);
      }
    }
    for (const odd of ['short', "' or 1=1 --".repeat(3)]) {
      expect((await byLink.approve(encodeURIComponent(odd))).statusCode).toBe(400);
    }
    expect(await statusOf(id)).toBe('pending');
  });

  it('to any other request than its own', async () => {
    const { owner } = world;
    const [first, second] = [await asked(), await asked()];
    const body = { id: second.id, approval_id: second.id } as object;
    const mixed = await byLink.approve(tokenOf(first.tokens, owner), body);
    expect(mixed.statusCode).toBe(400);
    expectStatus(200, await byLink.approve(tokenOf(first.tokens, owner)));
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['approved', 'pending']);
  });

  it('after the deadline, before the worker came and after', async () => {
    const { owner, tier } = world;
    const { id, tokens: all } = await asked();
    const token = tokenOf(all, owner);
    await letRequestRunOut(test.db, id);
    for (const round of [1, 2]) {
      for (const answer of [
        await byLink.show(token),
        await byLink.approve(token),
        await byLink.decline(token),
      ]) {
        expect(statusAndCode(answer)).toEqual([410, 'approval_expired']);
      }
      if (round === 1) await endRequests(test);
    }
    expect(await seatCounts(test.db, tier)).toMatchObject({ held: 0, sold: 0 });
    await mailbox.discard();
  });

  it('after somebody else has decided, a delegate too, or the requester withdrew', async () => {
    const { owner, admin, asha } = world;
    const byAdmin = await asked();
    expectStatus(200, await approvals.decline(admin.headers, byAdmin.id, { reason: 'No.' }));
    const answer = await byLink.approve(tokenOf(byAdmin.tokens, owner));
    expect(statusAndCode(answer)).toEqual([409, 'already_decided']);
    expect(answer.json().error).toMatch(/^Meera .* has declined this request already\.$/);
    expect((await byLink.show(tokenOf(byAdmin.tokens, owner))).json().error).toMatch(/^Meera/);
    await mailbox.discard();

    const forDelegate = await asked();
    const delegate = await createBuyer(test, { company: world.company, firstName: 'Leela' });
    const away = { delegate_id: delegate.user.id };
    await calls.call('PUT', '/company/delegation/', owner.headers, away);
    expectStatus(200, await approvals.approve(delegate.headers, forDelegate.id));
    const late = await byLink.decline(tokenOf(forDelegate.tokens, owner));
    expect(statusAndCode(late)).toEqual([409, 'already_decided']);
    expect(late.json().error).toMatch(/^Leela .* has approved this request already\.$/);
    await mailbox.discard();

    const next = await asked();
    const ofDelegate = tokenOf(next.tokens, delegate);
    await calls.call('PUT', '/company/delegation/', owner.headers, { delegate_id: null });
    for (const ended of [await byLink.approve(ofDelegate), await byLink.show(ofDelegate)]) {
      expect(statusAndCode(ended)).toEqual([410, 'link_superseded']);
    }
    expectStatus(200, await approvals.withdraw(asha.headers, next.id));
    const withdrawn = await byLink.approve(ofDelegate);
    expect(refusal(withdrawn)).toEqual([
      409,
      'already_decided',
      expect.stringContaining('withdrawn'),
    ]);
    await mailbox.discard();
  });

  it('after the request went on to somebody else; a reminder leaves it as it is', async () => {
    const { owner, admin, company } = world;
    const helper = await createBuyer(test, { company });
    const { tier } = await createOffer(test, { price: 310_000, total: 50 });
    const { id, tokens: all } = await asked({}, tier, 1);
    await test.db
      .updateTable('approvals')
      .set({ created_at: new Date(Date.now() - 30 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    await endRequests(test);
    const reminded = tokenOf(await tokens(), owner);
    for (const token of [tokenOf(all, owner), reminded])
      expectStatus(200, await byLink.show(token));

    expectStatus(200, await approvals.delegate(owner.headers, id, { to: helper.user.id }));
    const ofHelper = tokenOf(await tokens(), helper);
    expect(statusAndCode(await byLink.approve(reminded))).toEqual([410, 'link_superseded']);
    const first = expectStatus(200, await byLink.approve(ofHelper));
    expect(first.json()).toMatchObject({ status: 'pending', can_decide: false });
    const ofAdmin = tokenOf(await tokens(), admin);
    expect(statusAndCode(await byLink.approve(ofHelper))).toEqual([410, 'link_used']);
    expect(statusAndCode(await byLink.show(reminded))).toEqual([410, 'link_superseded']);
    expectStatus(200, await byLink.decline(ofAdmin));
    await mailbox.discard();
  });

  it('of somebody who left the company or whose account is closed', async () => {
    const { owner, admin } = world;
    const { id, tokens: all } = await asked();
    const token = tokenOf(all, owner);
    const elsewhere = await createBuyer(test, { role: 'company_admin' });
    for (const change of [
      { is_active: false },
      { is_active: true, company_id: elsewhere.company?.id ?? null },
    ]) {
      await test.db.updateTable('users').set(change).where('id', '=', owner.user.id).execute();
      for (const answer of [await byLink.show(token), await byLink.approve(token)]) {
        expect(statusAndCode(answer)).toEqual([410, 'link_gone']);
      }
    }
    expect(await statusOf(id)).toBe('pending');
    await endRequests(test);
    expectStatus(200, await byLink.approve(tokenOf(await tokens(), admin)));
  });

  it('for a network that tries very many', async () => {
    const [rule] = limits.approvalLinkNetwork.rules;
    const guess = (count: number) => byLink.show(`${'guess'.repeat(5)}${count}`);
    for (let count = 0; count < rule.max; count += 1) {
      expect((await guess(count)).statusCode).toBe(404);
    }
    expect((await guess(rule.max)).statusCode).toBe(429);
    const { tokens: all } = await asked();
    expect((await byLink.approve(tokenOf(all, world.owner))).statusCode).toBe(429);
  });
});
