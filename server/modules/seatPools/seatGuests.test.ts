import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { systemClock } from '../../lib/clock';
import { createPolicy } from '../../testing/approvals';
import { expectStatus, statusAndCode, type Buyer } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { mailsTo } from '../../testing/mails';
import { assertBooksConsistent } from '../../testing/organizer';
import {
  claimOf,
  createSeatWorld,
  inHours,
  letPoolRunOut,
  type SeatWorld,
} from '../../testing/seats';
import { createRetention } from '../personalData/retention/retention.service';

let test: TestApp;
let world: SeatWorld;

beforeAll(async () => {
  test = await buildTestApp();
  world = createSeatWorld(test);
});
afterEach(() => assertBooksConsistent(test.db));
afterAll(() => world.close());

type Rules = Parameters<typeof createPolicy>[2];

const PURPOSE = 'To meet before the renewal.';
const client = { kind: 'client' as const, organisation: 'Meridian Capital' };
const official = { kind: 'public_official', organisation: 'Ministry of Culture' };

/** Seats at 1,203.60 that anybody may claim, of a company with these rules. */
async function offered(rules: Rules, seats = 3, more: object = {}) {
  const booked = await world.paid(seats, { refunds: { percent: 100, until: inHours(48) } });
  await createPolicy(test, booked.asha.company, rules);
  const meera = await world.colleagueOf(booked.asha, { role: 'company_admin' });
  const wish = { audience: 'anybody' as const, purpose: PURPOSE, ...more };
  const { token } = await world.seats.open(booked.asha.headers, booked.id, wish);
  return { ...booked, meera, token };
}

const register = async ({ headers }: Pick<Buyer, 'headers'>) =>
  expectStatus(200, await world.calls.get('/company/hospitality/', headers)).json<
    Schemas['CompanyHospitality']
  >();

const valueOf = async (meera: Buyer) => {
  const { times, value } = await register(meera);
  return [times, value];
};

it('asks guests who they are where the policy has rules about guests, and registers them while the seat is theirs', async () => {
  const { asha, meera, id, token } = await offered([
    { kind: 'guest_value', outcome: 'refuse', above: 500_000 },
  ]);
  expect((await world.seats.show(token)).json()).toMatchObject({
    claim_as: 'guest',
    asks_guest: true,
  });
  const unsaid = await world.seats.claimAsGuest(token, 'Rahul Nair');
  expect(unsaid.json()).toMatchObject({
    code: 'invalid_input',
    fields: { organisation: expect.any(String), kind: expect.any(String) },
  });
  const ravi = await world.colleagueOf(asha);
  expect((await world.seats.show(token, ravi.headers)).json()).toMatchObject({ asks_guest: false });
  claimOf(await world.seats.claim(token, ravi.headers));

  const claim = claimOf(await world.seats.claimAsGuest(token, 'Rahul Nair', client));
  const { results, ...sums } = await register(meera);
  expect(sums).toMatchObject({ guests: 1, times: 1, value: '1203.60' });
  expect(results).toMatchObject([
    {
      name: 'Rahul Nair',
      organisation: 'Meridian Capital',
      kind: 'client',
      invitations: [
        {
          purpose: PURPOSE,
          value: '1203.60',
          approved_by: [],
        },
      ],
    },
  ]);
  const { holders } = await world.seats.read(asha.headers, id);
  expect(holders.map((one) => one.guest)).toEqual([null, client]);
  const manager = await world.colleagueOf(asha, { role: 'company_manager' });
  const seen = await world.seats.read(manager.headers, id);
  expect([seen.holders[1]?.guest, seen.pool?.purpose]).toEqual([null, '']);

  // Given back, it is nothing that was given; claimed again it counts once.
  expect((await world.seats.release(claim.claim_token)).statusCode).toBe(204);
  expect(await valueOf(meera)).toEqual([0, '0.00']);
  claimOf(await world.seats.claimAsGuest(token, 'Rahul Nair', client));
  expect(await valueOf(meera)).toEqual([1, '1203.60']);
  // The holder gives the seat to a colleague.
  const ticket = (await world.seats.read(asha.headers, id)).holders.find((one) => one.guest);
  const given = { name: 'Meera Joshi', email: meera.user.email };
  await world.calls.call('POST', `/tickets/${ticket?.ticket}/reassign/`, asha.headers, given);
  expect(await valueOf(meera)).toEqual([0, '0.00']);
});

it('wants to know why guests are invited, and asks nothing of a company without such rules', async () => {
  const { asha, id } = await world.paid(2);
  const anybody = { audience: 'anybody' as const };
  await createPolicy(test, asha.company, [{ kind: 'guests', outcome: 'allow' }]);
  expect((await world.seats.read(asha.headers, id)).asks_guests).toBe(true);
  const without = await world.seats.change(asha.headers, id, 'pool', { ...anybody, purpose: ' ' });
  expect(without.json()).toMatchObject({ fields: { purpose: expect.any(String) } });
  await createPolicy(test, asha.company, [{ kind: 'seats', outcome: 'refuse', seats: 9 }]);
  const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
  claimOf(await world.seats.claimAsGuest(token, 'Rahul Nair'));
  // Rules that come later ask whoever claims from then on.
  await createPolicy(test, asha.company, [{ kind: 'guests', outcome: 'allow' }]);
  expect((await world.seats.claimAsGuest(token, 'Devika Rao')).statusCode).toBe(400);
  claimOf(await world.seats.claimAsGuest(token, 'Devika Rao', client));
});

it('gives no seat to whom the policy refuses or wants approved, and says no more than that', async () => {
  const { asha, meera, id, token } = await offered([
    { kind: 'guests', outcome: 'needs_approval', guest_kind: 'public_official' },
    { kind: 'guest_value', outcome: 'refuse', above: 120_000, guest_kind: 'client' },
  ]);
  const before = await world.calls.read(asha.headers, id);
  const refused = await world.seats.claimAsGuest(token, 'Rahul Nair', client);
  expect(statusAndCode(refused)).toEqual([409, 'guest_refused']);
  const waits = await world.seats.claimAsGuest(token, 'Devika Rao', official);
  expect(statusAndCode(waits)).toEqual([409, 'guest_needs_approval']);
  for (const answer of [refused, waits]) {
    // The id of a request has digits of its own.
    const { request_id: _id, ...said } = answer.json<Schemas['Error']>();
    expect(said.error).toContain(asha.company.name);
    expect(JSON.stringify(said)).not.toMatch(/1,?2\d\d|limit|findings/);
  }
  // Nothing of them is left: the seats are free, their tickets the same.
  const after = await world.calls.read(asha.headers, id);
  expect(after.tickets).toEqual(before.tickets);
  expect((await world.seats.show(token)).json()).toMatchObject({ seats_left: 3 });
  expect(await valueOf(meera)).toEqual([0, '0.00']);
  expect(
    await test.db
      .selectFrom('company_guests')
      .where('company_id', '=', asha.company.id)
      .select('id')
      .execute(),
  ).toEqual([]);
});

it('adds up what guests were given by pools and otherwise, whatever they say the second time', async () => {
  const { asha, meera, token } = await offered([
    { kind: 'guest_value', outcome: 'refuse', above: 200_000 },
    { kind: 'guests', outcome: 'refuse', guest_kind: 'public_official' },
  ]);
  claimOf(await world.seats.claimAsGuest(token, 'Rahul Nair', client));
  // A second event of the company, by another pool.
  const next = await world.booked(2);
  const { id } = await world.calls.book(asha.headers, next.tier, 2);
  await world.calls.payFor(asha.headers, [id]);
  const second = await world.seats.open(asha.headers, id, {
    audience: 'anybody',
    purpose: PURPOSE,
  });
  const again = { ...client, organisation: 'Meridian Bank', email: 'rahul.nair@guests.example' };
  const refused = await world.seats.claimAsGuest(second.token, 'R. Nair', again);
  expect(statusAndCode(refused)).toEqual([409, 'guest_refused']);
  expect(await valueOf(meera)).toEqual([1, '1203.60']);
  // What a cart invites to counts it too.
  const booking = await world.calls.book(asha.headers, next.tier, 1);
  const order = await world.calls.pay(asha.headers, {
    booking_ids: [booking.id],
    purpose: PURPOSE,
    amount: await world.calls.quoteTotal(asha.headers, [booking.id]),
    guests: [
      {
        name: 'Rahul Nair',
        email: 'rahul.nair@guests.example',
        ...client,
      },
    ],
  });
  expect(statusAndCode(order)).toEqual([409, 'policy_refused']);
});

it('lets in whom the payment has named, and counts them once', async () => {
  const { asha, id, ...booked } = await world.booked(2);
  await createPolicy(test, asha.company, [
    { kind: 'guest_value', outcome: 'refuse', above: 150_000 },
  ]);
  const meera = await world.colleagueOf(asha, { role: 'company_admin' });
  const named = { name: 'Rahul Nair', ...client };
  const more = { guests: [named as Schemas['GuestInput']], purpose: PURPOSE };
  await world.calls.payFor(asha.headers, [id], more);
  const { token } = await world.seats.open(asha.headers, id, {
    audience: 'anybody',
    purpose: PURPOSE,
  });
  expect(await valueOf(meera)).toEqual([1, '1203.60']);
  claimOf(await world.seats.claimAsGuest(token, 'Rahul Nair', client));
  expect(await valueOf(meera)).toEqual([1, '1203.60']);
  expect(booked.tier.id).toBeGreaterThan(0);
});

it('counts a seat whole when others of its booking went back on sale', async () => {
  const closes = { unclaimed: 'return', closes_at: inHours(24).toISOString() };
  const { meera, id, token } = await offered([{ kind: 'guests', outcome: 'allow' }], 4, closes);
  claimOf(await world.seats.claimAsGuest(token, 'Rahul Nair', client));
  await letPoolRunOut(test, id);
  await world.runJobs();
  await world.runJobs();
  const { paid_back: back, quantity } = await test.db
    .selectFrom('bookings')
    .where('id', '=', id)
    .select(['paid_back', 'quantity'])
    .executeTakeFirstOrThrow();
  expect([back, quantity]).toEqual([3 * 120_360, 1]);
  expect(await valueOf(meera)).toEqual([1, '1203.60']);
});

it('tells the holder of the booking who got no seat, once for each person, and of at most twenty', async () => {
  const { asha, meera, id, token } = await offered([
    { kind: 'guests', outcome: 'needs_approval', guest_kind: 'public_official' },
    { kind: 'guest_value', outcome: 'refuse', above: 120_000, guest_kind: 'client' },
  ]);
  for (let time = 0; time < 2; time += 1) {
    await world.seats.claimAsGuest(token, 'Rahul Nair', client);
    await world.seats.claimAsGuest(token, 'Devika Rao', official);
  }
  // Another reason for which a claim fails.
  expect((await world.seats.claimAsGuest(token, 'Kabir Shah', { kind: 'client' })).statusCode).toBe(
    400,
  );
  const told = async ({ headers }: Buyer) =>
    (await world.calls.get('/notifications/', headers))
      .json<Schemas['NotificationList']>()
      .results.filter(({ kind }) => kind === 'guest_refused');
  const refusals = await told(asha);
  expect(refusals.map((one) => one.booking)).toEqual([id, id]);
  expect(refusals.map((one) => one.text).sort()).toEqual([
    expect.stringMatching(/^Devika Rao wanted a seat .* has to approve such a guest first/),
    expect.stringMatching(/^Rahul Nair wanted a seat .* do not allow this guest/),
  ]);
  expect(await told(meera)).toEqual([]);
  await world.runJobs();
  const mails = async () =>
    (await mailsTo(test, asha.user.email)).filter(({ kind }) => kind === 'seat_refused');
  const texts = (await mails()).map(({ text }) => text).sort();
  expect(texts).toHaveLength(2);
  expect(texts.join()).toMatch(
    /got none: Devika Rao\. By its rules .* has to approve such a guest/,
  );
  expect(texts.join()).toMatch(
    /got none: Rahul Nair\. By its rules .* cannot give this guest a seat/,
  );
  expect(texts.join()).not.toMatch(/Meridian|Ministry|limit/);

  for (let person = 0; person < 21; person += 1) {
    const name = `Guest A${String.fromCharCode(97 + person)}`;
    const refused = await world.seats.claimAsGuest(token, name, client);
    expect(statusAndCode(refused)).toEqual([409, 'guest_refused']);
  }
  await world.runJobs();
  expect([(await told(asha)).length, (await mails()).length]).toEqual([20, 20]);

  const left = () => test.db.selectFrom('seat_refusals').select('id').execute();
  const { purgeExpired } = createRetention({ ...test, clock: systemClock });
  const before = await left();
  await purgeExpired();
  expect(await left()).toEqual(before);
  const then = sql<Date>`now() - interval '91 days'`;
  await test.db.updateTable('seat_refusals').set({ created_at: then }).execute();
  await purgeExpired();
  expect(await left()).toEqual([]);
});
