import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyOf, Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { assertBooksConsistent } from '../../../testing/organizer';
import { refundsOf } from '../../../testing/payments';
import { createCompany } from '../../../testing/people';
import { hashPassword } from '../../identity/auth/passwords.service';

const password = 'correct horse battery';

let test: TestApp;
let calls: BookingCalls;
let hash: string;
let meera: Buyer;
let asha: Buyer;
let admin: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  hash = await hashPassword(password);
});
afterAll(() => test.close());

beforeEach(async () => {
  await arrive(await createCompany(test));
});

async function arrive(company: Awaited<ReturnType<typeof createCompany>>) {
  admin = await createBuyer(test, { company, role: 'company_admin' });
  asha = await createBuyer(test, { company, firstName: 'Asha' });
  meera = await createBuyer(test, { company, firstName: 'Meera' });
  const values = { password_hash: hash, invited_by: admin.user.id };
  for (const { user } of [admin, meera]) {
    await test.db.updateTable('users').set(values).where('id', '=', user.id).execute();
  }
}

const tomorrow = new Date(Date.now() + 86_400_000);

/** Bookings of Meera, paid together; half of what was paid is given back. */
async function book(count = 2) {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const refunds = { percent: 50, until: tomorrow };
    const { tier } = await createOffer(test, { price: 100_000, total: 10 }, { refunds });
    ids.push((await calls.book(meera.headers, tier)).id);
  }
  const { payment_id: payment } = await calls.payFor(meera.headers, ids);
  return { ids, payment };
}

const coming = async ({ headers }: Buyer, id = meera.user.id) =>
  expectStatus(200, await calls.get(`/users/${id}/coming-bookings/`, headers)).json<
    Schemas['ComingBookings']
  >();
const shown = (list: Schemas['ComingBookings']) =>
  list.results.map(({ id, refund }) => ({ id, refund }));
type Leaving = BodyOf<'eraseUser'>['bookings'];
const close = (by: Buyer, bookings?: Leaving) =>
  calls.call(
    'PATCH',
    `/people/${meera.user.id}`,
    { ...by.headers, 'if-match': '*' },
    {
      status: 'closed',
      ...(bookings && { bookings }),
    },
  );
const erase = (by: Buyer, bookings?: Leaving) =>
  calls.call('POST', `/users/${meera.user.id}/erase/`, by.headers, {
    password,
    confirm: meera.user.email,
    ...(bookings && { bookings }),
  });
const isOpen = async () =>
  (
    await test.db
      .selectFrom('users')
      .select('is_active')
      .where('id', '=', meera.user.id)
      .executeTakeFirstOrThrow()
  ).is_active;
const holders = async (ids: readonly number[]) => {
  const rows = await test.db
    .selectFrom('bookings')
    .select(['user_id', 'status'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.user_id, row.status]);
};

describe('the coming bookings of somebody who leaves', () => {
  it('say what can be done with each, to the person and to whoever may close the account', async () => {
    const { ids } = await book();
    for (const reader of [meera, admin]) {
      const list = await coming(reader);
      expect(list.may_leave).toBe(true);
      expect(list.results).toEqual(
        ids.map((id) =>
          expect.objectContaining({
            id,
            refund: '601.80',
            kept: '601.80',
            may_hand_over: true,
            may_cancel: true,
            names_holder: false,
          }),
        ),
      );
    }
    const platform = await createBuyer(test, { role: 'super_admin' });
    const [first] = (await coming(platform)).results;
    expect(first).toMatchObject({ may_hand_over: false, may_cancel: false, refund: null });
    const foreign = await createBuyer(test, { role: 'company_admin' });
    const path = `/users/${meera.user.id}/coming-bookings/`;
    for (const { headers } of [foreign, asha]) {
      expect((await calls.get(path, headers)).statusCode).toBe(404);
    }
  });
});

describe('closing an account', () => {
  it('hands the coming bookings over to a colleague', async () => {
    const { ids } = await book();
    const choice = {
      choice: 'hand_over' as const,
      to: asha.user.id,
      shown: shown(await coming(admin)),
    };
    expectStatus(200, await close(admin, choice));
    expect(await holders(ids)).toEqual(ids.map(() => [asha.user.id, 'confirmed']));
    expect(await isOpen()).toBe(false);
  });

  it('cancels them with their refunds', async () => {
    const { ids, payment } = await book();
    const choice = { choice: 'cancel' as const, shown: shown(await coming(admin)) };
    const path = `/users/${meera.user.id}/deactivate/` as const;
    expectStatus(200, await calls.call('POST', path, admin.headers, { bookings: choice }));
    expect(await holders(ids)).toEqual(ids.map(() => [meera.user.id, 'cancelled']));
    const refunds = await refundsOf(test.db, payment);
    expect(refunds.map(({ amount }) => amount)).toEqual([60_180, 60_180]);
    await assertBooksConsistent(test.db);
  });

  it('leaves them to admins and managers of the company', async () => {
    const { ids } = await book(1);
    expectStatus(200, await close(admin, { choice: 'leave' as const }));
    expect(await holders(ids)).toEqual([[meera.user.id, 'confirmed']]);
    expect((await calls.read(admin.headers, ids[0] ?? 0)).holder_state).toBe('closed');
  });

  it('does nothing of it where a part cannot be done', async () => {
    const { ids } = await book();
    const list = shown(await coming(admin));
    const stranger = await createBuyer(test);
    const refused = [
      [{ choice: 'hand_over' as const, to: stranger.user.id }, 400, 'invalid_input'],
      [{ choice: 'hand_over' as const }, 400, 'invalid_input'],
      [{ choice: 'cancel' as const }, 400, 'invalid_input'],
      [{ choice: 'cancel' as const, shown: list.slice(1) }, 409, 'bookings_changed'],
      [
        { choice: 'cancel' as const, shown: list.map(({ id }) => ({ id, refund: '1000.00' })) },
        ...([409, 'bookings_changed'] as const),
      ],
    ] as const;
    for (const [choice, status, code] of refused) {
      expect(statusAndCode(await close(admin, choice))).toEqual([status, code]);
    }
    const opening = { status: 'active' as const, bookings: { choice: 'leave' as const } };
    const headers = { ...admin.headers, 'if-match': '*' };
    const opened = await calls.call('PATCH', `/people/${meera.user.id}`, headers, opening);
    expect(opened.statusCode).toBe(400);
    expect(await holders(ids)).toEqual(ids.map(() => [meera.user.id, 'confirmed']));
    expect(await isOpen()).toBe(true);
  });

  it('tells nobody else of them, and lets the platform leave them alone', async () => {
    const { ids } = await book(1);
    const choice = { choice: 'hand_over' as const, to: asha.user.id };
    const foreign = await createBuyer(test, { role: 'company_admin' });
    expect((await close(foreign, choice)).statusCode).toBe(404);
    expect((await close(asha, choice)).statusCode).toBe(403);
    const platform = await createBuyer(test, { role: 'super_admin' });
    expectStatus(200, await close(platform, choice));
    expect(await holders(ids)).toEqual([[meera.user.id, 'confirmed']]);
  });
});

describe('deleting one’s own account', () => {
  it('hands the coming bookings over, and names the person nowhere', async () => {
    const { ids } = await book(1);
    const [id = 0] = ids;
    const { tickets } = await calls.read(meera.headers, id);
    const attendees = [{ name: 'Meera Person', email: meera.user.email }];
    const path = `/bookings/${id}/attendees/` as const;
    expectStatus(200, await calls.call('POST', path, meera.headers, { attendees }));
    expect(statusAndCode(await erase(meera))).toEqual([409, 'upcoming_bookings']);
    const choice = { choice: 'hand_over' as const, to: asha.user.id, give_tickets: true };
    expectStatus(204, await erase(meera, choice));
    const booking = await calls.read(asha.headers, id);
    expect(booking).toMatchObject({ user: asha.user.id, booked_for_name: 'Asha Person' });
    expect(booking.tickets[0]).toMatchObject({ attendee_email: asha.user.email });
    expect(booking.tickets[0]?.qr_code).not.toBe(tickets[0]?.qr_code);
    expect(JSON.stringify(booking)).not.toContain('Meera');
    const entries = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('company_id', '=', meera.company.id)
      .execute();
    expect(entries.map(({ action }) => action)).toContain('booking.handed_over');
    expect(JSON.stringify(entries)).not.toContain('Meera');
  });

  it('cancels them, or leaves them to the company', async () => {
    const { ids, payment } = await book(1);
    const choice = { choice: 'cancel' as const, shown: shown(await coming(meera)) };
    expectStatus(204, await erase(meera, choice));
    expect(await holders(ids)).toEqual([[meera.user.id, 'cancelled']]);
    expect(await refundsOf(test.db, payment)).toHaveLength(1);

    await arrive(asha.company);
    const left = await book(1);
    expectStatus(204, await erase(meera, { choice: 'leave' as const }));
    const [id = 0] = left.ids;
    expect((await calls.read(admin.headers, id)).holder_state).toBe('erased');
    const to = { to: asha.user.id };
    expectStatus(200, await calls.call('POST', `/bookings/${id}/hand-over/`, admin.headers, to));
  });

  it('waits where nobody of the company could act on what is left', async () => {
    await arrive(await createCompany(test, { isProven: false }));
    const { ids } = await book(1);
    expect((await coming(meera)).may_leave).toBe(false);
    expect(statusAndCode(await erase(meera, { choice: 'leave' as const }))).toEqual([
      409,
      'upcoming_bookings',
    ]);
    expect(await holders(ids)).toEqual([[meera.user.id, 'confirmed']]);
  });
});
