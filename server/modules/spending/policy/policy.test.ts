import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCategory } from '../../../testing/events';
import { createCompany, type TestCompany } from '../../../testing/people';
import {
  aboveTicket,
  addCostCentre,
  createPolicyCalls,
  createPolicyPeople,
} from '../../../testing/policies';
import { assertPolicyAllows, policyForPayment } from './policy.service';

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

const codeOf = (answer: Awaited<ReturnType<typeof policies.put>>) => [
  answer.statusCode,
  answer.json().code,
];

describe('the policy of a company', () => {
  it('is set by its admin in the version that was read, and read back by its people', async () => {
    const music = await createCategory(test, { name: 'Chamber Music' });
    const before = await policies.get(asha.headers);
    expect([before.headers['etag'], before.json()]).toEqual([
      '"0"',
      expect.objectContaining({ version: 0, rules: [], decision_hours: 24, may_manage: false }),
    ]);
    expect((await policies.put(meera.headers, { rules: [] }, null)).statusCode).toBe(428);
    const rules: Schemas['PolicyRuleInput'][] = [
      { ...aboveTicket('25000'), decider: 'admin', seats: 7 },
      { kind: 'category', outcome: 'allow', category: music.id },
      { kind: 'guests', outcome: 'refuse', guest_kind: 'client', sentence: ' Ask  Legal ' },
    ];
    const body = { rules, decision_hours: 6, requires_cost_centre: true };
    const early = { ...body, pays_on_account: true };
    const refused = await policies.put(meera.headers, early, '"0"');
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
      400,
      ['pays_on_account'],
    ]);
    const set = await policies.put(meera.headers, body, '"0"');
    expect([set.statusCode, set.headers['etag']]).toEqual([200, '"1"']);
    const read = (await policies.get(asha.headers)).json<Schemas['CompanyPolicy']>();
    expect(read).toEqual({ ...set.json<Schemas['CompanyPolicy']>(), may_manage: false });
    expect(read.rules.map((rule) => rule.text)).toEqual([
      'Above ₹25,000.00 a ticket needs approval of a company admin',
      'Chamber Music events are allowed',
      'Guests who are clients are refused',
    ]);
    expect(read.rules[0]).toMatchObject({ above: '25000.00', seats: null, decider: 'admin' });
    expect(read.rules[2]).toMatchObject({ sentence: 'Ask Legal', decider: 'owner' });

    const late = await policies.put(meera.headers, { rules: [] }, '"0"');
    expect([late.statusCode, late.json().details.current.version]).toEqual([412, 1]);
    expect((await policies.put(meera.headers, { rules: [] }, '"1"')).json().version).toBe(2);
    const audit = await test.db
      .selectFrom('audit_entries')
      .where('company_id', '=', company.id)
      .where('kind', '=', 'policy')
      .orderBy('id')
      .select(['summary', 'before', 'after'])
      .execute();
    expect(audit).toHaveLength(2);
    expect(audit[0]).toMatchObject({
      summary: `changed rules, decision hours and requires cost centre of ${company.name}`,
      before: { rules: [], decision_hours: 24, requires_cost_centre: false },
      after: { decision_hours: 6, requires_cost_centre: true },
    });
  });

  it('names each field that a rule needs', async () => {
    const rule = (kind: Schemas['PolicyRuleKind'], more: object = {}) => ({
      kind,
      outcome: 'refuse',
      ...more,
    });
    const rules = [
      rule('guests'),
      rule('ticket_price'),
      rule('request_total', { above: '1.00', seats: 3 }),
      rule('seats'),
      rule('category'),
      rule('category', { category: 999_999 }),
      rule('days_ahead'),
      rule('exclusive_event'),
    ];
    const answer = await policies.put(meera.headers, unchecked({ rules }));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([
      'rules.1.above',
      'rules.3.seats',
      'rules.4.category',
      'rules.5.category',
      'rules.6.days',
    ]);
    expect((await policies.get(meera.headers)).json().version).toBe(0);
  });

  it('is set by nobody else, nor for a domain that is not proven, and hidden from clients', async () => {
    expect(codeOf(await policies.put(vikram.headers, { rules: [] }))).toEqual([403, 'forbidden']);
    const unproven = await createCompany(test, { isProven: false });
    const admin = await createBuyer(test, { company: unproven, role: 'company_admin' });
    const refused = await policies.put(admin.headers, { rules: [] });
    expect(codeOf(refused)).toEqual([403, 'domain_not_proven']);
    const client = await createBuyer(test, { company, role: 'client' });
    expect((await policies.get(client.headers)).statusCode).toBe(403);
  });
});

const request = async (booking: Schemas['Booking'], hours: number | null, status = 'approved') => {
  const made = await test.db
    .insertInto('approvals')
    .values({
      company_id: company.id,
      requester_id: asha.user.id,
      purpose: 'Learning',
      currency: 'INR',
      subtotal: 0,
      service_fee: 0,
      gst: 0,
      total: 0,
      deadline: new Date(Date.now() + HOUR),
      status: status === 'pending' ? 'pending' : 'approved',
      ...(hours !== null && {
        created_at: new Date(Date.now() - hours * HOUR),
        decided_at: new Date(),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('approval_bookings')
    .values({
      approval_id: made.id,
      booking_id: booking.id,
      quantity: booking.quantity,
      amount: 0,
      unit_price: Math.round(Number(booking.unit_price) * 100),
    })
    .execute();
  await test.db
    .updateTable('bookings')
    .set({ approval_id: made.id })
    .where('id', '=', booking.id)
    .execute();
  return made.id;
};

describe('paying', () => {
  const quoted = async (ids: number[]) =>
    (await calls.get(`/bookings/quote/?booking_ids=${ids.join(',')}`, asha.headers)).json<
      Schemas['Quote']
    >().policy;
  const refusalOf = async (bookingIds: number[], costCentreId: number | null = null) => {
    const found = await policyForPayment(test.db, {
      companyId: company.id,
      bookingIds,
      costCentreId,
      guests: [],
    });
    try {
      assertPolicyAllows(found);
    } catch (error) {
      return error;
    }
    return null;
  };

  it('asks for an approval until one is given for just these tickets', async () => {
    const { tier } = await createOffer(test, { price: 12_000_00, total: 20 });
    const booking = await calls.book(asha.headers, tier, 2);
    expect(await quoted([booking.id])).toBeNull();
    expect(await refusalOf([booking.id])).toBeNull();
    await policies.setRules(meera.headers, [
      aboveTicket('10000'),
      { kind: 'seats', outcome: 'refuse', seats: 9 },
    ]);
    expect(await quoted([booking.id])).toEqual({
      outcome: 'needs_approval',
      has_cost_centres: false,
      requires_cost_centre: false,
      pays_on_account: false,
      account: null,
      asks_guests: false,
      waiting: 0,
    });
    const reason = '₹12,000.00 a seat, above the ₹10,000.00 limit';
    expect(await refusalOf([booking.id])).toMatchObject({
      status: 409,
      code: 'approval_required',
      details: {
        reasons: [reason],
        findings: [{ sentence: reason }, { kind: 'seats' }],
      },
    });
    const many = await calls.book(asha.headers, tier, 8);
    expect(await refusalOf([booking.id, many.id])).toMatchObject({ code: 'policy_refused' });

    const waiting = await request(booking, null, 'pending');
    expect((await quoted([many.id]))?.waiting).toBe(1);
    const ofWaiting = await calls.get(`/bookings/quote/?booking_ids=${booking.id}`, asha.headers);
    expect([ofWaiting.statusCode, ofWaiting.json().code]).toEqual([409, 'approval_pending']);
    expect(await refusalOf([booking.id])).toMatchObject({ code: 'approval_required' });
    await test.db
      .updateTable('approvals')
      .set({ status: 'approved', pay_by: new Date(Date.now() + HOUR) })
      .where('id', '=', waiting)
      .execute();
    expect(await refusalOf([booking.id])).toBeNull();
    expect(await quoted([booking.id])).toMatchObject({ outcome: 'allow', waiting: 0 });
    const set = test.db.updateTable('bookings').where('id', '=', booking.id);
    await set.set({ unit_price: 12_000_01 }).execute();
    expect(await refusalOf([booking.id])).toMatchObject({ code: 'approval_required' });
    await set.set({ unit_price: 12_000_00 }).execute();
    await test.db
      .updateTable('approvals')
      .set({ pay_by: new Date(Date.now() - HOUR) })
      .where('id', '=', waiting)
      .execute();
    expect(await refusalOf([booking.id])).toMatchObject({ code: 'approval_required' });
  });

  it('asks for a cost centre where the policy does', async () => {
    const { tier } = await createOffer(test, { price: 100_00, total: 20 });
    const booking = await calls.book(asha.headers, tier, 1);
    await policies.setRules(meera.headers, [], { requires_cost_centre: true });
    expect(await refusalOf([booking.id])).toBeNull();
    const costCentre = await addCostCentre(test, { company, owner: vikram });
    expect(await refusalOf([booking.id])).toMatchObject({ code: 'cost_centre_required' });
    expect(await refusalOf([booking.id], costCentre)).toBeNull();
    expect(await quoted([booking.id])).toMatchObject({
      outcome: 'allow',
      has_cost_centres: true,
      requires_cost_centre: true,
    });
  });

  it('is mostly decided within the median of the last decisions', async () => {
    await policies.setRules(meera.headers, [aboveTicket('0')]);
    const { event, tier } = await createOffer(test, { price: 100_00, total: 20 });
    const items = [{ event: event.id, ticket_tier: tier.id, quantity: 1 }];
    for (const hours of [1, 30]) {
      await request(await calls.book(asha.headers, tier, 1), hours);
    }
    expect((await policies.check(asha.headers, { items })).usual_hours).toBeNull();
    await request(await calls.book(asha.headers, tier, 1), 3.5);
    expect((await policies.check(asha.headers, { items })).usual_hours).toBe(4);
  });
});
