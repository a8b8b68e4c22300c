import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, type TestCompany } from '../../../testing/people';
import {
  aboveTicket,
  addCostCentre,
  createPolicyCalls,
  createPolicyPeople,
} from '../../../testing/policies';

const HOUR = 3_600_000;

let test: TestApp;
let calls: BookingCalls;
let policies: ReturnType<typeof createPolicyCalls>;
let company: TestCompany;
let asha: Buyer;
let vikram: Buyer;
let meera: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  policies = createPolicyCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ company, asha, vikram, meera } = await createPolicyPeople(test));
});

describe('a check', () => {
  it('says without a policy that nothing is needed', async () => {
    const { tier } = await createOffer(test, { price: 9_800_00, total: 20 });
    const booking = await calls.book(asha.headers, tier, 5);
    expect(await policies.check(asha.headers, { booking_ids: [booking.id] })).toEqual({
      outcome: 'allow',
      findings: [],
      total: '58976.40',
      currency: 'INR',
      cost_centre: null,
      remaining_after: null,
      deciders: [],
      needs_admin: false,
      deadline: null,
      usual_hours: null,
      pays_on_account: false,
      asks_guests: false,
    });
  });

  it('names who decides, until when, and an admin as well where a rule asks for one', async () => {
    await policies.setRules(meera.headers, [
      { kind: 'request_total', outcome: 'needs_approval', above: '10000' },
      aboveTicket('15000', { decider: 'admin' }),
    ]);
    const costCentre = await addCostCentre(test, { company, owner: vikram });
    const { event, tier } = await createOffer(test, { price: 9_800_00, total: 20 });
    const booking = await calls.book(asha.headers, tier, 5);
    const body = { booking_ids: [booking.id], cost_centre: costCentre };
    const told = await policies.check(asha.headers, body);
    expect(told).toMatchObject({
      outcome: 'needs_approval',
      needs_admin: false,
      usual_hours: null,
      deciders: [
        {
          name: 'Vikram Person',
          role_label: 'Manager',
        },
      ],
      findings: [
        {
          outcome: 'allow',
          sentence: '₹9,800.00 a seat, within the ₹15,000.00 limit',
        },
        {
          outcome: 'needs_approval',
          detail: 'Vikram Person decides',
        },
      ],
    });
    const left = Date.parse(told.deadline ?? '') - Date.now();
    expect(Math.abs(left - 24 * HOUR)).toBeLessThan(60_000);

    await test.db
      .updateTable('events')
      .set({ approval_hours: 3 })
      .where('id', '=', event.id)
      .execute();
    const sooner =
      Date.parse((await policies.check(asha.headers, body)).deadline ?? '') - Date.now();
    expect(Math.abs(sooner - 3 * HOUR)).toBeLessThan(60_000);

    const dear = await createOffer(test, { price: 18_500_00, total: 20 });
    const items = [{ event: dear.event.id, ticket_tier: dear.tier.id, quantity: 4 }];
    const asked = await policies.check(asha.headers, { items, cost_centre: costCentre });
    expect(asked).toMatchObject({ total: '89066.40', needs_admin: true });
    expect(asked.deciders.map((one) => one.name)).toEqual(['Vikram Person']);
    // Nobody decides on their own request, and an owner's request goes to the admins.
    const own = await policies.check(vikram.headers, { items, cost_centre: costCentre });
    expect(own.deciders.map((one) => one.name)).toEqual(['Meera Person']);
    const alone = await policies.check(meera.headers, { items });
    expect(alone).toMatchObject({ outcome: 'refuse', deciders: [], deadline: null });
    expect(alone.findings.at(-1)).toMatchObject({ kind: 'deciders', outcome: 'refuse' });
  });

  it('asks the delegate in force in the place of whoever named them', async () => {
    await policies.setRules(meera.headers, [aboveTicket('0')]);
    const costCentre = await addCostCentre(test, { company, owner: vikram });
    const leela = await createBuyer(test, { company, firstName: 'Leela' });
    const { event, tier } = await createOffer(test, { price: 100_00, total: 20 });
    const body = {
      items: [{ event: event.id, ticket_tier: tier.id, quantity: 1 }],
      cost_centre: costCentre,
    };
    const deciders = async (headers = asha.headers) =>
      (await policies.check(headers, body)).deciders.map(({ name, for_name: other }) =>
        other ? `${name}, for ${other}` : name,
      );
    const delegate = (startsAt: number, endsAt: number) =>
      test.db
        .insertInto('delegations')
        .values({
          person_id: vikram.user.id,
          delegate_id: leela.user.id,
          starts_at: new Date(Date.now() + startsAt),
          ends_at: new Date(Date.now() + endsAt),
        })
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet((eb) => ({
            starts_at: eb.ref('excluded.starts_at'),
            ends_at: eb.ref('excluded.ends_at'),
          })),
        )
        .execute();
    await delegate(HOUR, 2 * HOUR);
    expect(await deciders()).toEqual(['Vikram Person']);
    await delegate(-HOUR, HOUR);
    expect(await deciders()).toEqual(['Leela Person, for Vikram Person']);
    expect(await deciders(leela.headers)).toEqual(['Vikram Person']);
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', vikram.user.id)
      .execute();
    expect(await deciders()).toEqual(['Meera Person']);
  });

  it('refuses where an organizer lets no seats wait', async () => {
    await policies.setRules(meera.headers, [aboveTicket('0')]);
    const { event, tier } = await createOffer(test, { price: 100_00 }, { title: 'Nocturne' });
    await test.db
      .updateTable('events')
      .set({ approval_hours: 0 })
      .where('id', '=', event.id)
      .execute();
    const items = [{ event: event.id, ticket_tier: tier.id, quantity: 1 }];
    const told = await policies.check(asha.headers, { items });
    expect(told).toMatchObject({ outcome: 'refuse', deadline: null });
    expect(told.findings.at(-1)).toMatchObject({
      kind: 'deadline',
      sentence: expect.stringContaining('The organizer of Nocturne lets no seats wait'),
    });
  });

  it('tells what remains of a budget only to those who may see it', async () => {
    const costCentre = await addCostCentre(
      test,
      { company, owner: vikram },
      { amount: 3_00_000_00 },
    );
    const { event, tier } = await createOffer(test, { price: 9_800_00, total: 100 });
    const items = (quantity: number) => [{ event: event.id, ticket_tier: tier.id, quantity }];
    const fits = { items: items(5), cost_centre: costCentre };
    const seen = await policies.check(vikram.headers, fits);
    expect(seen).toMatchObject({ outcome: 'allow', remaining_after: '241023.60' });
    expect(seen.cost_centre).toMatchObject({ is_mine: true, budget: { remaining: '300000.00' } });
    expect(seen.findings).toEqual([
      { kind: 'budget', outcome: 'allow', sentence: 'Engineering has the budget', detail: '' },
    ]);
    const unseen = await policies.check(asha.headers, { ...fits, items: items(50) });
    expect(unseen).toMatchObject({ outcome: 'allow', remaining_after: null, findings: [] });
    expect(unseen.cost_centre).toMatchObject({ budget: null, members: [] });
    const over = await policies.check(meera.headers, { ...fits, items: items(50) });
    expect(over).toMatchObject({ outcome: 'refuse', remaining_after: '-289764.00' });
    expect(over.findings[0]?.sentence).toBe('₹2,89,764.00 over the budget of Engineering');
    const held = await calls.book(asha.headers, tier, 10);
    const more = await calls.book(asha.headers, tier, 10);
    const more2 = await calls.book(asha.headers, tier, 10);
    const cart = {
      booking_ids: [held.id, more.id, more2.id],
      cost_centre: await addCostCentre(
        test,
        { company, owner: vikram },
        { amount: 1_00, isAdvisory: true },
      ),
    };
    const advisory = await policies.check(asha.headers, cart);
    expect(advisory).toMatchObject({ outcome: 'allow', remaining_after: null });
    expect(advisory.findings[0]).toMatchObject({
      sentence: 'Over the budget of Engineering',
      detail: 'This budget may be exceeded',
    });
  });

  it('is tried for somebody else by an admin alone, and for one kind of lines', async () => {
    await policies.setRules(meera.headers, [aboveTicket('0')], { requires_cost_centre: true });
    await addCostCentre(test, { company, owner: vikram });
    const { event, tier } = await createOffer(test, { price: 100_00 });
    const items = [{ event: event.id, ticket_tier: tier.id, quantity: 1 }];
    const forAsha = { items, user: asha.user.id };
    const told = await policies.check(meera.headers, forAsha);
    expect(told.deciders.map((one) => one.name)).toEqual(['Meera Person']);
    expect(told.findings.at(-1)).toMatchObject({ kind: 'cost_centre' });
    expect((await policies.tryCheck(vikram.headers, forAsha)).statusCode).toBe(403);
    const stranger = await createBuyer(test);
    const foreign = { items, user: stranger.user.id };
    expect((await policies.tryCheck(meera.headers, foreign)).statusCode).toBe(404);
    const booking = await calls.book(asha.headers, tier, 1);
    const ofOther = await policies.tryCheck(vikram.headers, { booking_ids: [booking.id] });
    expect(ofOther.statusCode).toBe(404);
    expect((await policies.tryCheck(asha.headers, {})).statusCode).toBe(400);
    const both = { items, booking_ids: [booking.id] };
    expect((await policies.tryCheck(asha.headers, both)).statusCode).toBe(400);
    const noneSuch = await policies.tryCheck(asha.headers, { items, cost_centre: 999_999 });
    expect(Object.keys(noneSuch.json().fields)).toEqual(['cost_centre']);
    const other = await createOffer(test, {}, { onlyFor: [await createCompany(test)] });
    const exclusive = [{ event: other.event.id, ticket_tier: other.tier.id, quantity: 1 }];
    expect((await policies.tryCheck(asha.headers, { items: exclusive })).statusCode).toBe(404);
  });
});
