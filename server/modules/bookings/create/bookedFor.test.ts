import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyOf, Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { TestTier } from '../../../testing/events';
import { createUser, type TestUser } from '../../../testing/people';

let test: TestApp;
let calls: BookingCalls;
let tier: TestTier;
let asha: Buyer;
let ravi: TestUser;
let gone: TestUser;
let lena: Buyer;
let booking: Schemas['Booking'];

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  ({ tier } = await createOffer(test, { total: 100 }));
  asha = await createBuyer(test, { firstName: 'Asha' });
  ravi = await createUser(test, { company: asha.company, firstName: 'Ravi' });
  gone = await createUser(test, { company: asha.company, isActive: false });
  lena = await createBuyer(test, { firstName: 'Lena' });
});
afterAll(() => test.close());
beforeEach(async () => {
  booking = await calls.book(asha.headers, tier);
});

const patch = (body: BodyOf<'updateBooking'>) =>
  calls.call('PATCH', `/bookings/${booking.id}`, asha.headers, body);
async function changed(body: BodyOf<'updateBooking'>) {
  const after = expectStatus(200, await patch(body)).json<Schemas['Booking']>();
  return [after.booking_for, after.booked_for_user, after.booked_for_name];
}

describe('whom a booking in the cart is for', () => {
  it('becomes a colleague, under their name', async () => {
    expect(await changed({ booked_for_user: ravi.id })).toEqual([
      'employee',
      ravi.id,
      'Ravi Person',
    ]);
  });

  it('becomes a client or a team by name, and the colleague is cleared', async () => {
    await changed({ booked_for_user: ravi.id });
    expect(await changed({ booking_for: 'client', booked_for_name: ' Initech ' })).toEqual([
      'client',
      null,
      'Initech',
    ]);
    await changed({ booked_for_user: ravi.id });
    expect(await changed({ booked_for_name: 'Sales' })).toEqual(['employee', null, 'Sales']);
  });

  it('becomes the caller again, whatever else the request has', async () => {
    await changed({ booked_for_user: ravi.id });
    expect(
      await changed({ booking_for: 'self', booked_for_user: ravi.id, booked_for_name: 'Ravi' }),
    ).toEqual(['self', null, 'Asha Person']);
  });

  it('stays with a change of the quantity or the notes', async () => {
    await changed({ booked_for_user: ravi.id });
    expect(await changed({ quantity: 2, notes: 'Front row, please.' })).toEqual([
      'employee',
      ravi.id,
      'Ravi Person',
    ]);
  });

  it('is refused alike for every id of a client but their own', async () => {
    const kabir = await createBuyer(test, { company: asha.company, role: 'client' });
    const order = (user: number) => ({
      event: tier.event_id,
      ticket_tier: tier.id,
      quantity: 1,
      booked_for_user: user,
    });
    const refusal = await expectRefused(
      test.db,
      () => calls.create(kabir.headers, order(ravi.id)),
      400,
      'invalid_input',
    );
    expect(JSON.stringify(refusal)).not.toContain('Ravi');
    const own = expectStatus(201, await calls.create(kabir.headers, order(kabir.user.id)));
    expect(own.json()).toMatchObject({ booking_for: 'self', booked_for_user: kabir.user.id });
  });

  it('without a name is under the booker’s own, whatever the kind', async () => {
    const order = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    for (const kind of ['client', 'team'] as const) {
      const made = await calls.create(asha.headers, { ...order, booking_for: kind });
      expect(expectStatus(201, made).json()).toMatchObject({
        booking_for: kind,
        booked_for_user: null,
        booked_for_name: 'Asha Person',
      });
    }
  });

  it('cannot be a person of another company or a former colleague', async () => {
    for (const id of [lena.user.id, gone.id, 999_999]) {
      const refusal = await expectRefused(
        test.db,
        () => patch({ booked_for_user: id }),
        400,
        'invalid_input',
      );
      expect(refusal.fields).toEqual({
        booked_for_user: 'There is no such colleague in your company.',
      });
    }
  });
});
