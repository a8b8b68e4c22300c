import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  createBuyer,
  createOffer,
  expectStatus,
  seatCounts,
  statusAndCode,
  type Buyer,
} from '../../testing/bookings';
import { budgetSums } from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { signInSteward } from '../../testing/checkIn';
import { assertPurchasesConsistent, createAccountWorld } from '../../testing/credits';
import type { createEvent } from '../../testing/events';
import { mailsTo } from '../../testing/mails';
import { assertMoneySums } from '../../testing/model/sums.repository';
import { createOrganizer, creditNotesOf, type Organizer } from '../../testing/organizer';
import { refundsOf } from '../../testing/payments';
import { claimOf, createSeatWorld, guest, inHours, type SeatWorld } from '../../testing/seats';
import { countSeats } from '../messaging/attachments/attachments.repository';
import { createWaitingCalls, createWaitingWorkers } from '../../testing/waiting';

let test: TestApp;
let world: SeatWorld;
let organizer: Organizer;

beforeAll(async () => {
  test = await buildTestApp();
  world = createSeatWorld(test);
  organizer = await createOrganizer(test);
});
afterEach(async () => {
  await assertPurchasesConsistent(test.db);
  await assertMoneySums(test.db);
});
afterAll(() => world.close());

const half = () => ({ percent: 50, until: inHours(48) });
const anybody = { audience: 'anybody' } as const;

/** A paid booking of all seats of its tier. */
const paid = (quantity: number, event: Parameters<typeof createEvent>[1] = {}) =>
  world.paid(quantity, event, quantity);

/** Closes the pool by hand; its free seats go back on sale. */
const closed = ({ headers }: Buyer, id: number) =>
  world.seats.changed(headers, id, 'pool/close', { unclaimed: 'return' });

describe('seats that go back on sale', () => {
  it('are kept for the waiting list and offered in order, and what it leaves is free for everybody', async () => {
    const { asha, id, tier } = await paid(5, { refunds: half() });
    const waiting = createWaitingCalls(test);
    const [first, late] = [await createBuyer(test), await createBuyer(test)];
    await waiting.join(first.headers, tier, { quantity: 2 });
    const { token } = await world.seats.open(asha.headers, id, anybody);
    claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
    expect((await closed(asha, id)).pool).toMatchObject({ returned: 4, refund: '2407.20' });

    const order = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    expect(statusAndCode(await world.calls.create(late.headers, order))).toEqual([409, 'sold_out']);
    const ravi = createWaitingWorkers(test);
    await ravi.runAll();
    expect(await waiting.only(first.headers)).toMatchObject({ state: 'offered', quantity: 2 });
    await ravi.runAll();
    expect(await seatCounts(test.db, tier)).toEqual({ available: 2, held: 2, sold: 1 });
    expectStatus(201, await world.calls.create(late.headers, order));
    expect(await seatCounts(test.db, tier)).toEqual({ available: 1, held: 3, sold: 1 });
  });

  it('lower what the company owes on account, and give back the budget, by what they cost', async () => {
    const account = await createAccountWorld(test);
    const { asha, costCentre, budget } = account;
    const refunds = { percent: 100, until: inHours(48) };
    const { tier } = await createOffer(test, { price: 50_000 }, { refunds });
    const { id } = await world.calls.book(asha.headers, tier, 4);
    const { payment_id: paymentId } = await world.calls.payFor(asha.headers, [id], {
      gateway: 'account',
      cost_centre: costCentre.id,
    });
    await world.runJobs();
    expect(await account.owed()).toBe(4 * 60_180);
    const { token } = await world.seats.open(asha.headers, id, anybody);
    claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
    await closed(asha, id);
    await world.runJobs();
    await world.runJobs();
    expect(await account.owed()).toBe(60_180);
    expect(await budgetSums(test.db, budget)).toMatchObject({ committed: 60_180, reserved: 0 });
    expect((await creditNotesOf(test, paymentId)).map(({ total }) => total)).toEqual([180_540]);
    expect((await account.readAccount()).invoices).toMatchObject([
      { payment: paymentId, amount: '2407.20', credited: '1805.40', open: '601.80' },
    ]);
  });

  it('leave a booking whose event may be cancelled: then all that was not paid back goes back', async () => {
    const { asha, id, event, paymentId } = await paid(4, { refunds: half() });
    const { token } = await world.seats.open(asha.headers, id, anybody);
    claimOf(await world.seats.claimAsGuest(token, 'Leela Menon'));
    await closed(asha, id);
    await world.runJobs();
    await organizer.cancelled(event.id);
    await world.runJobs();
    await world.runJobs();
    const sums = (await refundsOf(test.db, paymentId)).map(({ amount }) => amount);
    expect(sums.sort((a, b) => a - b)).toEqual([180_540, 4 * 120_360 - 180_540]);
    const told = (await mailsTo(test, 'leela.menon@guests.example')).map(({ kind }) => kind);
    expect(told).toEqual(['seat_claimed', 'event_cancelled']);
  });

  it('are left out of what a ticket counts: the last one is ticket 1 of 1', async () => {
    const { asha, id } = await paid(3, { refunds: half() });
    const { token } = await world.seats.open(asha.headers, id, anybody);
    const claim = claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
    await closed(asha, id);
    const { tickets } = await world.calls.read(asha.headers, id);
    expect(tickets).toMatchObject([{ ticket_number: claim.ticket_number, seat_no: 1 }]);
    expect(await countSeats(test.db, id)).toBe(1);
  });
});

describe('an event that is moved', () => {
  it('keeps its pools, which end with the new start where that is sooner', async () => {
    const { asha, id, event } = await paid(2);
    const closesAt = inHours(96);
    const { token } = await world.seats.open(asha.headers, id, {
      ...anybody,
      closes_at: closesAt.toISOString(),
    });
    const move = (startAt: Date) =>
      organizer.reschedule(event.id, {
        start_date: startAt.toISOString(),
        end_date: new Date(startAt.getTime() + 3_600_000).toISOString(),
      });
    const shown = async () => (await world.seats.show(token)).json<Schemas['SeatOffer']>();
    expectStatus(200, await move(inHours(500)));
    expect(await shown()).toMatchObject({ closes_at: closesAt.toISOString(), seats_left: 2 });
    const sooner = inHours(72);
    expectStatus(200, await move(sooner));
    expect(Date.parse((await shown()).closes_at)).toBe(
      Date.parse((await shown()).event_start_date),
    );
    expect(claimOf(await world.seats.claimAsGuest(token, 'Devika Nair')).can_release).toBe(true);
  });
});

describe('companies and their people', () => {
  it('a merged company takes its pools along: the people of the other claim by the same link', async () => {
    const { asha, id } = await paid(2);
    const other = await createBuyer(test);
    const { token } = await world.seats.open(asha.headers, id);
    expect(statusAndCode(await world.seats.claim(token, other.headers))).toEqual([
      403,
      'not_a_colleague',
    ]);
    expect(await world.listed(other)).toEqual([]);
    const merge = { into: other.company.id };
    expectStatus(
      200,
      await world.calls.call(
        'POST',
        `/companies/${asha.company.id}/merge/`,
        organizer.headers,
        merge,
      ),
    );
    expect(await world.listed(other)).toMatchObject([{ token, seats_left: 2 }]);
    expect(claimOf(await world.seats.claim(token, other.headers)).company).toBe(other.company.name);
    const admin = await world.colleagueOf(other, { role: 'company_admin' });
    expect(await world.seats.read(admin.headers, id)).toMatchObject({
      company: other.company.id,
      may_change: true,
      holders: [{ is_colleague: true }],
    });
    expect((await world.seats.changed(admin.headers, id, 'pool/close')).pool?.is_open).toBe(false);
  });

  it('who is deactivated keeps the seat, claims none, and is not written to; an admin goes on with their pool', async () => {
    const { asha, id } = await paid(3);
    const admin = await world.colleagueOf(asha, { role: 'company_admin' });
    const [ravi, leaving] = [await world.colleagueOf(asha), await world.colleagueOf(asha)];
    const { token } = await world.seats.open(asha.headers, id);
    const claim = claimOf(await world.seats.claim(token, ravi.headers));
    const invited = { people: [{ name: 'Who Leaves', email: leaving.user.email }] };
    await world.seats.changed(asha.headers, id, 'invite', invited);
    for (const { user } of [ravi, leaving, asha]) {
      const path = `/users/${user.id}/deactivate/`;
      expectStatus(200, await world.calls.call('POST', path, admin.headers));
    }
    expect((await world.seats.claim(token, leaving.headers)).statusCode).toBe(401);
    await world.runJobs();
    expect(await mailsTo(test, leaving.user.email)).toEqual([]);
    const dayBefore = sql<Date>`now() - interval '25 hours'`;
    await test.db.updateTable('seat_invitations').set({ invited_at: dayBefore }).execute();
    const remind = await world.seats.change(admin.headers, id, 'remind');
    expect(statusAndCode(remind)).toEqual([409, 'nobody_to_remind']);
    expect((await world.seats.showClaim(claim.claim_token)).json()).toMatchObject({
      ticket_number: claim.ticket_number,
      can_release: true,
    });
    expect(await world.seats.read(admin.headers, id)).toMatchObject({
      free: 2,
      pool: {
        is_open: true,
        link_token: token,
      },
    });
    expect(await world.listed(admin)).toMatchObject([{ seats_left: 2 }]);
  });
});

describe('claims', () => {
  it('of a used ticket are not given back, and a ticket that was given back lets nobody in', async () => {
    const { asha, id } = await paid(2, { startAt: inHours(4), endAt: inHours(6) });
    const { token } = await world.seats.open(asha.headers, id, anybody);
    const steward = await signInSteward(test);
    const scan = async (number: string) =>
      expectStatus(
        200,
        await world.calls.call('POST', '/tickets/check-in/', steward, { ticket_number: number }),
      ).json<Schemas['CheckIn']>().result;
    const [used, back] = [
      claimOf(await world.seats.claimAsGuest(token, 'Devika Nair')),
      claimOf(await world.seats.claimAsGuest(token, 'Kabir Rao')),
    ];
    expect(await scan(used.ticket_number)).toBe('accepted');
    expect(statusAndCode(await world.seats.release(used.claim_token))).toEqual([
      409,
      'ticket_used',
    ]);
    expect((await world.seats.showClaim(used.claim_token)).json()).toMatchObject({
      can_release: false,
    });
    expectStatus(204, await world.seats.release(back.claim_token));
    expect(await scan(back.ticket_number)).toBe('reissued');
  });

  it('mail an address three times a day at most, whoever claims for it', async () => {
    const { asha, id } = await paid(2);
    const { token } = await world.seats.open(asha.headers, id, anybody);
    for (let round = 0; round < 3; round += 1) {
      const { claim_token: own } = claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
      expectStatus(204, await world.seats.release(own));
    }
    expect((await world.seats.claimAsGuest(token, 'Devika Nair')).statusCode).toBe(429);
    claimOf(await world.seats.claimAsGuest(token, 'Kabir Rao'));
    expect((await world.seats.read(asha.headers, id)).free).toBe(1);
  });

  it('have names and texts that are never markup, and links that nobody can make up', async () => {
    const { asha, id } = await paid(2);
    const title = '<script>alert(1)</script>';
    await test.db
      .updateTable('companies')
      .set({ name: 'Rao <b>&amp; Sons</b>' })
      .where('id', '=', asha.company.id)
      .execute();
    const { token } = await world.seats.open(asha.headers, id, {
      ...anybody,
      title,
      message: title,
    });
    const person = { ...guest('Devika Nair'), name: 'Devika <i>Nair</i>' };
    const claimed = await world.seats.claim(token, {}, { ...person, consent: true });
    if (claimed.statusCode !== 201) expect(claimed.json().fields).toHaveProperty('name');
    else expect(claimOf(claimed).name).toBe(person.name);
    claimOf(await world.seats.claimAsGuest(token, 'Nadia Khan'));
    await world.runJobs();
    const mails = await mailsTo(test, 'nadia.khan@guests.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['seat_claimed']);
    expect(mails[0]?.html).toContain('Rao &lt;b&gt;&amp;amp; Sons&lt;/b&gt;');
    for (const { html } of mails) expect(html).not.toMatch(/<(script|b>&|i>)/);
    // The id in front is public; what follows is not.
    const [number = '', mac = ''] = token.split(/-(.*)/s);
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from seat_pools p, outbox_jobs j
      where p.id = ${Number.parseInt(number, 36)} and (to_jsonb(p)::text || j.payload::text) like ${`%${mac}%`}
    `.execute(test.db);
    expect([mac.length, rows[0]?.found]).toEqual([32, 0]);
    for (const made of [
      `${number}-`,
      `1${number}-${mac}`,
      `${number}-${mac}A`,
      `${number}-${mac.toLowerCase()}`,
    ])
      expect([made, (await world.seats.show(made)).statusCode]).toEqual([made, 404]);
    expect((await world.seats.showClaim(token)).statusCode).toBe(404);
  });
});
