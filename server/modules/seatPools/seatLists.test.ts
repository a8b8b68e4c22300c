import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { expectStatus, statusAndCode, type Buyer } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { mailsTo } from '../../testing/mails';
import { assertBooksConsistent } from '../../testing/organizer';
import {
  claimOf,
  createSeatWorld,
  guest,
  letPoolRunOut,
  type SeatWorld,
} from '../../testing/seats';

let test: TestApp;
let world: SeatWorld;

beforeAll(async () => {
  test = await buildTestApp();
  world = createSeatWorld(test);
});
afterEach(() => assertBooksConsistent(test.db));
afterAll(() => world.close());

describe('from a list', () => {
  it('gives seats to all of its people or to none, each with the ticket by mail', async () => {
    const { asha, id } = await world.paid(3);
    const assign = (people: Schemas['SeatAssignee'][]) =>
      world.seats.change(asha.headers, id, 'assign', { people });
    expect((await assign([guest('Devika Nair'), { name: '', email: 'nobody' }])).statusCode).toBe(
      400,
    );
    const wrong = await assign([guest('Devika Nair'), { name: 'Kabir', email: 'nobody' }]);
    expect(wrong.json().fields).toEqual({
      'people.1.email': 'Email is not a valid email address.',
    });
    const four = ['Devika Nair', 'Kabir Rao', 'Meera Joshi', 'Ravi Iyer'].map(guest);
    expect((await assign(four)).json()).toMatchObject({
      code: 'no_seats_left',
      details: { free: 3 },
    });
    expect((await world.seats.read(asha.headers, id)).free).toBe(3);
    await world.seats.open(asha.headers, id);
    await world.seats.changed(asha.headers, id, 'assign', { people: four.slice(0, 2) });
    const twice = await assign([guest('Devika Nair')]);
    expect(twice.json()).toMatchObject({
      code: 'already_claimed',
      details: { emails: ['devika.nair@guests.example'] },
    });
    expect(await world.seats.read(asha.headers, id)).toMatchObject({
      free: 1,
      holders: [{ how: 'assigned' }, { how: 'assigned' }],
    });
    await world.runJobs();
    expect(await mailsTo(test, 'kabir.rao@guests.example')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'ticket' })]),
    );
    await letPoolRunOut(test, id);
    await world.runJobs();
    const mails = await mailsTo(test, asha.user.email);
    expect(mails.find(({ kind }) => kind === 'seat_pool_closed')?.text).toContain(
      '2 seats were claimed or assigned. 1 seat is still free and stays with your booking.',
    );
  });

  it('invites by mail, colleagues alone where the pool is theirs, and reminds who has no seat', async () => {
    const { asha, id } = await world.paid(3);
    const ravi = await world.colleagueOf(asha);
    const { token } = await world.seats.open(asha.headers, id);
    const invite = (people: Schemas['SeatPerson'][]) =>
      world.seats.change(asha.headers, id, 'invite', { people });
    expect((await invite([guest('Devika Nair')])).json().fields).toEqual({
      'people.0.email': 'This address belongs to nobody of your company.',
    });
    const person = { name: 'Ravi Iyer', email: ravi.user.email.toUpperCase() };
    expectStatus(200, await invite([person]));
    const seen = expectStatus(200, await invite([person])).json<Schemas['BookingSeats']>();
    expect(seen.invited).toMatchObject([{ name: 'Ravi Iyer', has_seat: false, reminded_at: null }]);
    const remind = () => world.seats.change(asha.headers, id, 'remind');
    expect(statusAndCode(await remind())).toEqual([409, 'nobody_to_remind']);
    const dayBefore = sql<Date>`now() - interval '25 hours'`;
    await world.runJobs();
    await test.db.updateTable('seat_invitations').set({ invited_at: dayBefore }).execute();
    expectStatus(200, await remind());
    expect(statusAndCode(await remind())).toEqual([409, 'nobody_to_remind']);
    await world.runJobs();
    const mails = await mailsTo(test, ravi.user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['seat_invited', 'seat_invited']);
    expect(mails[1]?.subject).toMatch(/^Still free: a seat for you/);
    expect(mails[0]?.text).toContain(`/seats/${token}`);
    claimOf(await world.seats.claim(token, ravi.headers));
    expect((await world.seats.read(asha.headers, id)).invited).toMatchObject([{ has_seat: true }]);
    const { rows } = await sql<{ says: string }>`
      select summary as says from audit_entries where action = 'booking.seats_reminded' and thing_id = ${id}
    `.execute(test.db);
    expect(rows).toHaveLength(1);
  });
});

describe('free seats three days before the event', () => {
  it('are told to the holder once, who offers them with one press', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const near = await world.paid(3, { startAt: inDays(2), endAt: inDays(2.1) });
    const far = await world.paid(3, { startAt: inDays(4), endAt: inDays(4.1) });
    const notices = async ({ headers }: Buyer) =>
      (await world.calls.get('/notifications/', headers))
        .json<Schemas['NotificationList']>()
        .results.filter(({ kind }) => kind === 'seats_free');
    // Who has just paid is naming people.
    await world.workers.reminders.notifyFreeSeats();
    expect(await notices(near.asha)).toEqual([]);
    await test.db
      .updateTable('payments')
      .set({ settled_at: sql<Date>`now() - interval '2 hours'` })
      .execute();
    await Promise.all([
      world.workers.reminders.notifyFreeSeats(),
      world.workers.reminders.notifyFreeSeats(),
    ]);
    await world.workers.reminders.notifyFreeSeats();
    const told = (await mailsTo(test, near.asha.user.email)).filter(
      ({ kind }) => kind === 'free_seats',
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`/my-bookings?seats=${near.id}`);
    expect((await mailsTo(test, far.asha.user.email)).map(({ kind }) => kind)).not.toContain(
      'free_seats',
    );
    expect(await notices(near.asha)).toMatchObject([
      { booking: near.id, title: expect.stringContaining('Seats still free') },
    ]);
    expect(await notices(far.asha)).toEqual([]);
    await world.seats.open(near.asha.headers, near.id);
    expect(await notices(near.asha)).toEqual([]);
  });
});
