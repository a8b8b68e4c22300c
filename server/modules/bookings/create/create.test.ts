import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  statusAndCode,
  seatCounts,
  snapshot,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier, type TestTier } from '../../../testing/events';
import { createUser, signIn } from '../../../testing/people';

const HOUR = 3_600_000;

/** Both ways of taking seats must give the same answers. */
describe.each([
  ['with', true],
  ['without', false],
])('%s group admission', (_, groupAdmission) => {
  let test: TestApp;
  let calls: BookingCalls;
  let asha: Buyer;
  let tier: TestTier;

  beforeAll(async () => {
    test = await buildTestApp({ config: { holdMinutes: 60, groupAdmission } });
    calls = createBookingCalls(test);
    asha = await createBuyer(test, { firstName: 'Asha' });
  });
  beforeEach(async () => {
    ({ tier } = await createOffer(test, { total: 50, price: 650_000, maxPerBooking: 10 }));
  });
  afterEach(() => assertInventoryConsistent(test.db));
  afterAll(() => test.close());

  const order = (more: object = {}) => ({
    event: tier.event_id,
    ticket_tier: tier.id,
    quantity: 2,
    ...more,
  });
  const inFuture = (hours: number) => new Date(Date.now() + hours * HOUR);

  describe('putting tickets in the cart', () => {
    it('takes the seats and holds them for HOLD_MINUTES', async () => {
      const before = Date.now();
      const answer = await calls.create(
        asha.headers,
        order({ unit_price: '6500.00', total_amount: 13000, user: 999_999, company: 999_999 }),
      );
      expect(answer.statusCode).toBe(201);
      const booking = answer.json<Schemas['Booking']>();
      expect(booking).toMatchObject({
        user: asha.user.id,
        user_name: 'Asha Person',
        company: asha.company.id,
        company_name: asha.company.name,
        event: tier.event_id,
        ticket_tier: tier.id,
        ticket_tier_name: tier.name,
        quantity: 2,
        unit_price: '6500.00',
        total_amount: '13000.00',
        currency: 'INR',
        status: 'pending',
        payment_status: 'pending',
        hold_state: 'held',
        hold_extendable: true,
        booking_for: 'self',
        booked_for_name: 'Asha Person',
        tickets: [],
        payments: [],
        attendees: [],
        attendee_count: 0,
        attendee_details_completed: false,
      });
      expect(booking.booking_number).toMatch(/^BK-\d{4}-\d{6,}$/);
      const minutes = (Date.parse(booking.hold_expires_at ?? '') - before) / 60_000;
      expect(minutes).toBeGreaterThan(59.9);
      expect(minutes).toBeLessThan(60.5);
      expect(booking.history).toEqual([
        expect.objectContaining({
          kind: 'created',
          by: 'Asha Person',
          from_status: null,
          to_status: 'pending',
        }),
      ]);
      expect(await seatCounts(test.db, tier)).toEqual({ available: 48, held: 2, sold: 0 });
    });

    it('books for a colleague, under their name', async () => {
      const ravi = await createUser(test, { company: asha.company, firstName: 'Ravi' });
      const answer = await calls.create(asha.headers, order({ booked_for_user: ravi.id }));
      expect(answer.json()).toMatchObject({
        booked_for_user: ravi.id,
        booked_for_name: 'Ravi Person',
        booking_for: 'employee',
        user: asha.user.id,
      });
    });

    it('sells the last seat, and no more', async () => {
      const last = await createTier(test, { event: { id: tier.event_id }, total: 3 });
      const want = (quantity: number) =>
        calls.create(asha.headers, order({ ticket_tier: last.id, quantity }));
      const partly = await want(4);
      expect(partly.json()).toMatchObject({
        code: 'sold_out',
        error: 'Only 3 tickets are left in this tier.',
        details: { available: 3 },
      });
      expect((await want(2)).statusCode).toBe(201);
      expect((await want(2)).json()).toMatchObject({
        error: 'Only 1 ticket is left in this tier.',
      });
      expect((await want(1)).statusCode).toBe(201);
      const gone = await want(1);
      expect(gone.statusCode).toBe(409);
      expect(gone.json()).toMatchObject({
        code: 'sold_out',
        error: 'This tier is sold out.',
        details: { available: 0 },
      });
      expect(await seatCounts(test.db, last)).toEqual({ available: 0, held: 3, sold: 0 });
    });
  });

  describe('refuses, and changes nothing for', () => {
    const refused = async (
      status: number,
      code: string,
      body: BodyAt<'POST', '/bookings/'>,
      headers = asha.headers,
    ) => {
      const before = await snapshot(test.db);
      const answer = await calls.create(headers, body);
      expect(statusAndCode(answer)).toEqual([status, code]);
      expect(await snapshot(test.db)).toBe(before);
      return answer.json<Schemas['Error']>();
    };

    it.each([
      ['0', { quantity: 0 }],
      ['11', { quantity: 11 }],
      ['-1', { quantity: -1 }],
      ['1.5', { quantity: 1.5 }],
      ['"2"', { quantity: '2' }],
      ['null', { quantity: null }],
      ['missing', { quantity: undefined }],
      ['too big', { quantity: 1e300 }],
    ])('quantity %s', async (_name, more) => {
      const { fields } = await refused(400, 'invalid_input', order(more));
      expect(Object.keys(fields ?? {})).toEqual(['quantity']);
    });

    it.each([
      ['an unknown field', { price: 1 }],
      ['a negative price', { unit_price: -1 }],
      ['a price that is no amount', { unit_price: 'free' }],
      ['a status', { status: 'confirmed' }],
    ])('%s', async (_name, more) => {
      await refused(400, 'invalid_input', order(more));
    });

    it('more than the tier allows in one booking', async () => {
      const small = await createTier(test, { event: { id: tier.event_id }, maxPerBooking: 4 });
      const error = await refused(
        400,
        'invalid_input',
        order({ ticket_tier: small.id, quantity: 5 }),
      );
      expect(error.error).toBe('At most 4 tickets of this tier fit in one booking.');
    });

    it('an event or a tier that is not there, a draft, and a tier of another event', async () => {
      const other = await createOffer(test);
      await refused(404, 'not_found', order({ event: 999_999 }));
      const draft = await createOffer(test, {}, { isActive: false });
      const ofDraft = { event: draft.event.id, ticket_tier: draft.tier.id };
      await refused(404, 'not_found', order(ofDraft));
      await refused(404, 'not_found', order({ ticket_tier: 999_999 }));
      await refused(404, 'not_found', order({ ticket_tier: other.tier.id }));
      await refused(404, 'not_found', order({ ticket_tier: 9_007_199_254_740_991 }));
    });

    it.each([
      ['closed', { bookingEndAt: inFuture(-1) }],
      ['not yet open', { bookingStartAt: inFuture(1), bookingEndAt: inFuture(2) }],
      ['cancelled', { cancelledAt: new Date() }],
      ['begun', { startAt: inFuture(-1), endAt: inFuture(1), bookingEndAt: inFuture(1) }],
    ])('an event that is %s', async (_name, event) => {
      const offer = await createOffer(test, {}, event);
      await refused(409, 'booking_closed', {
        event: offer.event.id,
        ticket_tier: offer.tier.id,
        quantity: 1,
      });
    });

    it('a tier that is not on sale', async () => {
      const off = await createTier(test, { event: { id: tier.event_id }, isActive: false });
      await refused(409, 'booking_closed', order({ ticket_tier: off.id }));
    });

    it.each([
      ['unit_price', { unit_price: '1.00' }],
      ['total_amount', { unit_price: '6500.00', total_amount: '6500.00' }],
    ])('another price in %s', async (_name, more) => {
      const { details } = await refused(409, 'price_changed', order(more));
      expect(details).toEqual({ unit_price: '6500.00', total_amount: '13000.00' });
    });

    it('a user without a company', async () => {
      const sam = await createUser(test, { role: 'staff' });
      const error = await refused(403, 'no_company', order(), await signIn(test, sam));
      expect(error.error).toBe('Company not associated with user. Cannot add to cart.');
    });

    it('a caller who is not signed in', () => refused(401, 'unauthorized', order(), {}));

    it('an exclusive event, only to companies without access', async () => {
      const other = await createBuyer(test);
      const { event, tier: exclusive } = await createOffer(test, {}, { onlyFor: [other.company] });
      const body = { event: event.id, ticket_tier: exclusive.id, quantity: 1 };
      const error = await refused(403, 'forbidden', body);
      expect(error.error).toBe('Your company does not have access to this event.');
      expect((await calls.create(other.headers, body)).statusCode).toBe(201);
    });

    it('a person of another company like one that does not exist', async () => {
      const stranger = await createBuyer(test);
      const one = await refused(400, 'invalid_input', order({ booked_for_user: stranger.user.id }));
      const two = await refused(400, 'invalid_input', order({ booked_for_user: 999_999 }));
      expect(one.error).toBe(two.error);
    });
  });

  describe('with an Idempotency-Key', () => {
    let made = 0;
    const newKey = () => `cart-key-${(made += 1)}`;

    it('the same request again gives the same booking, and takes no more seats', async () => {
      const key = newKey();
      const first = await calls.create(asha.headers, order(), key);
      const { quantity, ticket_tier, event } = order();
      const again = await calls.create(asha.headers, { quantity, ticket_tier, event }, key);
      expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
      expect(again.json()).toEqual(first.json());
      expect((await seatCounts(test.db, tier)).held).toBe(2);
    });

    it('another body is a conflict', async () => {
      const key = newKey();
      await calls.create(asha.headers, order(), key);
      const before = await snapshot(test.db);
      const other = await calls.create(asha.headers, order({ quantity: 3 }), key);
      expect(statusAndCode(other)).toEqual([409, 'idempotency_conflict']);
      expect(await snapshot(test.db)).toBe(before);
    });

    it('concurrent duplicates have one effect', async () => {
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => calls.create(asha.headers, order(), key)),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(201));
      expect(new Set(answers.map((answer) => answer.json<Schemas['Booking']>().id)).size).toBe(1);
      expect((await seatCounts(test.db, tier)).held).toBe(2);
    });

    it('concurrent duplicates for the last seat all get the same booking', async () => {
      const last = await createTier(test, { event: { id: tier.event_id }, total: 2 });
      const key = newKey();
      const body = order({ ticket_tier: last.id });
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => calls.create(asha.headers, body, key)),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(201));
      expect(await seatCounts(test.db, last)).toEqual({ available: 0, held: 2, sold: 0 });
    });

    it('a refused request does not use the key up', async () => {
      const last = await createTier(test, { event: { id: tier.event_id }, total: 2 });
      const key = newKey();
      const body = order({ ticket_tier: last.id });
      const other = await calls.create(asha.headers, body);
      expect((await calls.create(asha.headers, body, key)).statusCode).toBe(409);
      const back = await calls.call(
        'DELETE',
        `/bookings/${other.json<Schemas['Booking']>().id}`,
        asha.headers,
      );
      expect(back.statusCode).toBe(204);
      expect((await calls.create(asha.headers, body, key)).statusCode).toBe(201);
    });

    it('belongs to its user: another may use the same', async () => {
      const key = newKey();
      const other = await createBuyer(test);
      const first = await calls.create(asha.headers, order(), key);
      const second = await calls.create(other.headers, order(), key);
      expect(second.statusCode).toBe(201);
      expect(second.json<Schemas['Booking']>().id).not.toBe(first.json<Schemas['Booking']>().id);
    });

    it('must have the right form', async () => {
      expect((await calls.create(asha.headers, order(), 'short')).statusCode).toBe(400);
      expect((await calls.create(asha.headers, order(), 'with spaces in it')).statusCode).toBe(400);
    });
  });
});
