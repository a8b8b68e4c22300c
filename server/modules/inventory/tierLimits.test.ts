import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { createApprovalCalls, createApprovalWorld } from '../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  expireHold,
  type Answer,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier, type TestTier } from '../../testing/events';
import { createOrganizerTeam } from '../../testing/organizers';
import { createCompany } from '../../testing/people';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';
import { createHoldExpiryWorker } from './holdExpiry.service';

/** docs/product/screens.md#ticket-tiers: how much of a tier one person and one company can have over all their bookings. */

let test: TestApp;
let calls: BookingCalls;
let asha: Buyer;
let ravi: Buyer;
let tier: TestTier;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
beforeEach(async () => {
  asha = await createBuyer(test, { firstName: 'Asha' });
  ravi = await createBuyer(test, { firstName: 'Ravi', company: asha.company });
  ({ tier } = await createOffer(test, { name: 'VIP', total: 50, maxPerPerson: 4 }));
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const take = ({ headers }: Buyer, quantity: number, of: TestTier = tier) =>
  calls.create(headers, { event: of.event_id, ticket_tier: of.id, quantity });
const patch = ({ headers }: Buyer, { id }: { id: number }, quantity: number) =>
  calls.call('PATCH', `/bookings/${id}`, headers, { quantity });
const remove = async ({ headers }: Buyer, { id }: { id: number }) =>
  expectStatus(204, await calls.call('DELETE', `/bookings/${id}`, headers));
const refused = (call: () => Promise<Answer>) => expectRefused(test.db, call, 409, 'tier_limit');
const limit = (most: { max_per_person?: number | null; max_per_company?: number | null }) =>
  test.db.updateTable('ticket_tiers').set(most).where('id', '=', tier.id).execute();
const leftFor = async ({ headers }: Buyer, of: TestTier = tier) => {
  const answer = expectStatus(200, await calls.get(`/events/${of.event_id}`, headers));
  return answer.json<Schemas['Event']>().ticket_tiers.map((one) => one.left_for_caller);
};

describe('the tickets of one person', () => {
  it('are limited over bookings that are held and paid, and by nobody else’s', async () => {
    const held = await calls.book(asha.headers, tier, 1);
    const paid = await calls.book(asha.headers, tier, 2);
    await calls.payFor(asha.headers, [paid.id]);
    expect(await leftFor(asha)).toEqual([1]);
    expect(await refused(() => take(asha, 2))).toMatchObject({
      error: 'You can book 4 tickets of VIP for this event, and you have 3 already.',
      details: { limit: 4, booked: 3, per: 'person', ticket_tier: tier.id },
    });
    await refused(() => patch(asha, held, 3));
    expectStatus(200, await patch(asha, held, 2));
    await refused(() => take(asha, 1));
    const body = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    await refused(() => calls.call('POST', '/cart/add/', asha.headers, body));
    expect(await leftFor(asha)).toEqual([0]);
    expect(await leftFor(ravi)).toEqual([4]);
    await calls.book(ravi.headers, tier, 4);
    const other = await createTier(test, { event: { id: tier.event_id }, maxPerPerson: 4 });
    await calls.book(asha.headers, other, 4);
  });

  it('are refused at once where one booking has too many', async () => {
    expect(await refused(() => take(asha, 5))).toMatchObject({
      error: 'You can book 4 tickets of VIP for this event.',
    });
  });

  it('no longer count once they are removed, cancelled or have run out', async () => {
    const first = await calls.book(asha.headers, tier, 4);
    await remove(asha, first);
    const second = await calls.book(asha.headers, tier, 4);
    await calls.payFor(asha.headers, [second.id]);
    await refused(() => take(asha, 1));
    expectStatus(200, await calls.call('POST', `/bookings/${second.id}/cancel/`, asha.headers));
    const third = await calls.book(asha.headers, tier, 4);
    await expireHold(test.db, third.id);
    // Before the worker has put its seats on sale again.
    expect(await leftFor(asha)).toEqual([4]);
    const fourth = await calls.book(asha.headers, tier, 4);
    await expireHold(test.db, fourth.id);
    await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
    await calls.book(asha.headers, tier, 4);
  });

  it('of a hold that ran out are not taken again beyond the limit, nor charged', async () => {
    const old = await calls.book(asha.headers, tier, 3);
    await expireHold(test.db, old.id);
    const amount = await calls.quoteTotal(asha.headers, [old.id]);
    const newer = await calls.book(asha.headers, tier, 2);
    await refused(() => patch(asha, old, 3));
    await refused(() => calls.pay(asha.headers, { booking_ids: [old.id], amount }));
    await refused(() =>
      calls.call('POST', `/bookings/checkout/?booking_ids=${old.id}`, asha.headers),
    );
    await remove(asha, newer);
    await calls.payFor(asha.headers, [old.id]);
  });

  it('that two holds had are judged together when both are paid again', async () => {
    const ids: number[] = [];
    for (const quantity of [3, 3]) {
      const { id } = await calls.book(asha.headers, tier, quantity);
      await expireHold(test.db, id);
      ids.push(id);
    }
    const amount = await calls.quoteTotal(asha.headers, ids);
    await refused(() => calls.pay(asha.headers, { booking_ids: ids, amount }));
    await calls.payFor(asha.headers, ids.slice(0, 1));
  });

  it('that somebody has stay when the limit is set or lowered later, and can be paid', async () => {
    await limit({ max_per_person: null });
    const held = await calls.book(asha.headers, tier, 4);
    await limit({ max_per_person: 2 });
    expect(await leftFor(asha)).toEqual([0]);
    await refused(() => take(asha, 1));
    expectStatus(200, await patch(asha, held, 3));
    await calls.payFor(asha.headers, [held.id]);
    await limit({ max_per_person: null });
    expect(await leftFor(asha)).toEqual([null]);
    await calls.book(asha.headers, tier, 10);
  });

  it('that an organizer gives away do not count', async () => {
    const members = [{ id: asha.user.id, role: 'editor' as const }];
    const team = await createOrganizerTeam(test, { members });
    const offer = { total: 10, maxPerPerson: 4, maxPerCompany: 4 };
    const { tier: own } = await createOffer(test, offer, { organizerId: team.id });
    const attendees = ['nila', 'omar'].map((name) => ({ name, email: `${name}@press.example` }));
    const gift = { tier: own.id, reason: 'Press', attendees };
    const path = `/events/${own.event_id}/complimentary/` as const;
    expectStatus(201, await calls.call('POST', path, asha.headers, gift));
    await calls.book(asha.headers, own, 4);
    await refused(() => take(asha, 1, own));
    expectStatus(201, await calls.call('POST', path, asha.headers, gift));
  });
});

describe('the tickets of one company', () => {
  beforeEach(async () => {
    await limit({ max_per_person: null, max_per_company: 6 });
  });

  it('are limited over the bookings of all its people', async () => {
    await calls.book(asha.headers, tier, 4);
    expect(await leftFor(ravi)).toEqual([2]);
    expect(await refused(() => take(ravi, 3))).toMatchObject({
      error: 'Your company can book 6 tickets of VIP for this event, and it has 4 already.',
      details: { limit: 6, booked: 4, per: 'company' },
    });
    await calls.book(ravi.headers, tier, 2);
    await refused(() => take(asha, 1));
    await calls.book((await createBuyer(test)).headers, tier, 6);
  });

  it('are those of all companies of one registrable domain', async () => {
    const registrable = `tickets-${tier.id}.example`;
    const [first, second] = await Promise.all(
      ['a', 'b'].map((name) => createCompany(test, { domain: `${name}.${registrable}` })),
    );
    const group = sql`update companies set registrable_domain = ${registrable}, domain_proven_at = null
      where id in (${first?.id}, ${second?.id})`;
    await group.execute(test.db);
    const one = await createBuyer(test, { company: first });
    const two = await createBuyer(test, { company: second });
    await calls.book(one.headers, tier, 5);
    expect(await refused(() => take(two, 2))).toMatchObject({
      error: `Your company and others under ${registrable} can book 6 tickets of VIP for this event, and they have 5 already.`,
    });
  });
});

it('tickets that wait for an approval count', async () => {
  const world = await createApprovalWorld(test);
  const approvals = createApprovalCalls(test);
  const limited = world.tier;
  await test.db
    .updateTable('ticket_tiers')
    .set({ max_per_person: 4 })
    .where('id', '=', limited.id)
    .execute();
  const booking = await calls.book(world.asha.headers, limited, 3);
  const more = { cost_centre: world.costCentre.id };
  const { id } = await approvals.request(world.asha.headers, [booking], more);
  await refused(() => take(world.asha, 2, limited));
  expectStatus(200, await approvals.decline(world.owner.headers, id, { reason: 'Too many.' }));
  await calls.book(world.asha.headers, limited, 4);
  const again = { booking_ids: [booking.id], purpose: 'To meet the team.', ...more };
  await refused(() => approvals.ask(world.asha.headers, again));
});

describe('tickets on a waiting list', () => {
  it('count from joining on, and are offered', async () => {
    const waiting = createWaitingCalls(test);
    const { tier: small } = await createOffer(test, { name: 'VIP', total: 5, maxPerPerson: 4 });
    const rest = await calls.book(ravi.headers, small, 4);
    await calls.book(asha.headers, small, 1);
    await refused(() => waiting.ask(asha.headers, small, { quantity: 4 }));
    const entry = await waiting.join(asha.headers, small, { quantity: 2 });
    await refused(() => waiting.change(asha.headers, entry.id, { quantity: 4 }));
    expectStatus(200, await waiting.change(asha.headers, entry.id, { quantity: 3 }));
    await remove(ravi, rest);
    await createWaitingWorkers(test).runAll();
    expect(await waiting.only(asha.headers)).toMatchObject({ state: 'offered', quantity: 3 });
    expect(await leftFor(asha, small)).toEqual([0]);
    expect(await refused(() => take(asha, 1, small))).toMatchObject({
      error: 'You can book 4 tickets of VIP for this event, and you have 4 already.',
    });
  });

  it('are named in the refusal', async () => {
    const waiting = createWaitingCalls(test);
    const { tier: small } = await createOffer(test, { name: 'VIP', total: 8, maxPerPerson: 5 });
    for (const buyer of [ravi, asha]) await calls.book(buyer.headers, small, 3);
    await calls.book((await createBuyer(test)).headers, small, 1);
    await waiting.join(ravi.headers, small, { quantity: 2 });
    expect(await refused(() => waiting.ask(asha.headers, small, { quantity: 3 }))).toMatchObject({
      error: 'You can book 5 tickets of VIP for this event, and you have 3 already.',
    });
    expect(await refused(() => take(ravi, 1, small))).toMatchObject({
      error:
        'You can book 5 tickets of VIP for this event, and you have 5 already, 2 of them on the waiting list.',
    });
  });
});
