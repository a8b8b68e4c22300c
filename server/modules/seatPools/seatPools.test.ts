import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  createBuyer,
  expectStatus,
  seatCounts,
  statusAndCode,
  type Buyer,
} from '../../testing/bookings';
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

const ticketOf = async (buyer: Buyer, id: number, number: string) =>
  (await world.calls.read(buyer.headers, id)).tickets.find((one) => one.ticket_number === number);

describe('a pool for colleagues', () => {
  it('is claimed with one press, each person once, and given back until its time is over', async () => {
    const { asha, id, event, tier } = await world.paid(3, {
      featuredImage: '/posters/events/1.svg',
    });
    const before = await world.calls.read(asha.headers, id);
    const { seats: opened, token } = await world.seats.open(asha.headers, id);
    expect(opened).toMatchObject({
      seats: 3,
      free: 3,
      may_change: true,
      can_offer: false,
      on_return: {
        refund: '0.00',
        until: null,
      },
      pool: {
        title: event.title,
        audience: 'colleagues',
        unclaimed: 'keep',
        is_open: true,
        closes_at: event.start_at.toISOString(),
      },
    });
    expect(statusAndCode(await world.seats.change(asha.headers, id, 'pool', {}))).toEqual([
      409,
      'pool_open',
    ]);

    const ravi = await world.colleagueOf(asha, { firstName: 'Ravi' });
    const [nobody, stranger, client] = [
      await world.seats.claim(token),
      await world.seats.claim(token, (await createBuyer(test)).headers),
      await world.seats.claim(token, (await world.colleagueOf(asha, { role: 'client' })).headers),
    ];
    expect([nobody, stranger, client].map((answer) => answer.statusCode)).toEqual([401, 403, 403]);
    expect((await world.seats.show(token)).json()).toMatchObject({
      claim_as: 'sign_in',
      seats_left: 3,
    });
    expect((await world.seats.show(token, ravi.headers)).json()).toMatchObject({
      claim_as: 'yourself',
      claim_token: null,
      company: asha.company.name,
      event_image: '/posters/events/1.svg',
    });

    const claim = claimOf(await world.seats.claim(token, ravi.headers));
    expect(claim).toMatchObject({ can_release: true, company: asha.company.name });
    expect(statusAndCode(await world.seats.claim(token, ravi.headers))).toEqual([
      409,
      'already_claimed',
    ]);
    // The holder may have printed the tickets: a claimed seat has another one.
    const printed = before.tickets.map((ticket) => ticket.ticket_number);
    expect(printed).not.toContain(claim.ticket_number);
    const shared = await world.calls.get(`/shared-tickets/${claim.ticket_token}/`, {});
    expect(shared.json()).toMatchObject({ ticket_number: claim.ticket_number, status: 'valid' });
    const shown = (await world.seats.show(token, ravi.headers)).json<Schemas['SeatOffer']>();
    expect(shown).toMatchObject({ seats_left: 2, claim_token: claim.claim_token });
    expect(await world.seats.read(asha.headers, id)).toMatchObject({
      free: 2,
      holders: [{ email: ravi.user.email, how: 'claimed', is_colleague: true, seat_no: 1 }],
    });

    await world.runJobs();
    const [mail] = await mailsTo(test, ravi.user.email);
    expect(mail).toMatchObject({
      kind: 'seat_claimed',
      attachments: [{ kind: 'ticket' }, { kind: 'calendar' }],
    });
    expect(mail?.text).toContain(`/t/${claim.ticket_token}`);
    expect(mail?.text).toContain(`/seats/claimed/${claim.claim_token}`);

    expect((await world.seats.showClaim(claim.claim_token)).json()).toEqual(claim);
    expectStatus(204, await world.seats.release(claim.claim_token));
    expect((await world.seats.release(claim.claim_token)).statusCode).toBe(404);
    expect((await world.calls.get(`/shared-tickets/${claim.ticket_token}/`, {})).statusCode).toBe(
      404,
    );
    expect(await ticketOf(asha, id, claim.ticket_number)).toBeUndefined();
    expect((await world.seats.read(asha.headers, id)).free).toBe(3);
    const again = claimOf(await world.seats.claim(token, ravi.headers));
    expect(again.ticket_number).not.toBe(claim.ticket_number);

    const { history } = await world.calls.read(asha.headers, id);
    expect(history.map(({ kind }) => kind).slice(-4)).toEqual([
      'seats_offered',
      'seat_claimed',
      'seat_released',
      'seat_claimed',
    ]);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 17, held: 0, sold: 3 });
  });

  it('is listed to the people of the company, and to nobody else', async () => {
    const { asha, id } = await world.paid(1);
    const { token } = await world.seats.open(asha.headers, id, { message: 'Come along.' });
    const ravi = await world.colleagueOf(asha);
    expect(await world.listed(asha)).toEqual([]);
    const { event_start_date: start, seats_offered_until: until } = await world.calls.read(
      asha.headers,
      id,
    );
    expect(until).toBe(start);
    expect(await world.listed(ravi)).toMatchObject([
      { token, message: 'Come along.', seats_left: 1, claim_token: null },
    ]);
    expect(await world.listed(await createBuyer(test))).toEqual([]);
    expect(await world.listed(await world.colleagueOf(asha, { role: 'client' }))).toEqual([]);
    const { claim_token: mine } = claimOf(await world.seats.claim(token, ravi.headers));
    expect(await world.listed(ravi)).toMatchObject([{ seats_left: 0, claim_token: mine }]);
    // Whose address has changed can have a second seat; the offer is still listed once.
    const twice = await world.paid(2);
    const devika = await world.colleagueOf(twice.asha);
    const { token: other } = await world.seats.open(twice.asha.headers, twice.id);
    claimOf(await world.seats.claim(other, devika.headers));
    await test.db
      .updateTable('users')
      .set({ email: `new.${devika.user.email}` })
      .where('id', '=', devika.user.id)
      .execute();
    const { claim_token: second } = claimOf(await world.seats.claim(other, devika.headers));
    expect(await world.listed(devika)).toMatchObject([{ seats_left: 0, claim_token: second }]);
    // Without a seat left others are not shown it.
    expect(await world.listed(await world.colleagueOf(asha))).toEqual([]);
  });

  it('has a link that can be renewed and closed, by its holder and the admins of the company', async () => {
    const { asha, id } = await world.paid(2);
    const { token } = await world.seats.open(asha.headers, id);
    const admin = await world.colleagueOf(asha, { role: 'company_admin' });
    const renewed = await world.seats.changed(admin.headers, id, 'pool/link');
    expect((await world.seats.show(token)).statusCode).toBe(404);
    const next = renewed.pool?.link_token ?? '';
    expect((await world.seats.show(next)).statusCode).toBe(200);
    expect(
      (await world.seats.show(next.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode,
    ).toBe(404);
    const manager = await world.colleagueOf(asha, { role: 'company_manager' });
    expect((await world.seats.read(manager.headers, id)).pool).toMatchObject({
      is_open: true,
      link_token: null,
    });
    expect((await world.seats.change(manager.headers, id, 'pool/close')).statusCode).toBe(403);
    const closed = await world.seats.changed(asha.headers, id, 'pool/close');
    expect(closed).toMatchObject({
      seats: 2,
      free: 2,
      can_offer: true,
      pool: {
        is_open: false,
        closed_because: 'closed',
        returned: 0,
        refund: null,
      },
    });
    expect((await world.seats.show(next)).statusCode).toBe(404);
    expect(statusAndCode(await world.seats.change(asha.headers, id, 'pool/close'))).toEqual([
      409,
      'pool_closed',
    ]);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where kind = 'booking' and thing_id = ${id} order by id
    `.execute(test.db);
    expect(rows.map(({ action }) => action)).toEqual([
      'booking.seats_offered',
      'booking.seats_link_renewed',
      'booking.seats_closed',
    ]);
  });
});

describe('a pool for anybody', () => {
  it('gives a guest a seat for name, address and consent, once, and names nobody', async () => {
    const { asha, id } = await world.paid(2);
    const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
    expect((await world.seats.claim(token, {}, {})).json()).toMatchObject({
      fields: { name: 'Name is required.', email: 'Email is required.' },
    });
    const noConsent = await world.seats.claimAsGuest(token, 'Devika Nair', { consent: false });
    expect(noConsent.json()).toMatchObject({
      code: 'invalid_input',
      fields: { consent: expect.any(String) },
    });
    const first = claimOf(
      await world.seats.claimAsGuest(token, 'Devika Nair', { phone: '+91 98200 1' }),
    );
    expect(first).toMatchObject({ name: 'Devika Nair' });
    const same = { email: 'DEVIKA.nair@guests.example' };
    expect(statusAndCode(await world.seats.claimAsGuest(token, 'Somebody Else', same))).toEqual([
      409,
      'already_claimed',
    ]);
    const offer = await world.seats.show(token);
    expect(offer.json()).toMatchObject({ claim_as: 'guest', seats_left: 1, claim_token: null });
    expect(offer.body).not.toMatch(/Devika|devika|Asha/);
    claimOf(await world.seats.claimAsGuest(token, 'Kabir Rao'));
    expect(statusAndCode(await world.seats.claimAsGuest(token, 'Too Late'))).toEqual([
      409,
      'no_seats_left',
    ]);
    const { attendees } = await world.calls.read(asha.headers, id);
    expect(attendees).toMatchObject([
      { name: 'Devika Nair', phone: '+91 98200 1' },
      { name: 'Kabir Rao' },
    ]);
  });

  it('ends a claim when its holder gives the seat to somebody else, who then can claim again', async () => {
    const { asha, id } = await world.paid(2);
    const { token } = await world.seats.open(asha.headers, id, { audience: 'anybody' });
    const claim = claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
    const ticket = await ticketOf(asha, id, claim.ticket_number);
    const given = await world.calls.call(
      'POST',
      `/tickets/${ticket?.id}/reassign/`,
      asha.headers,
      guest('Meera Joshi'),
    );
    expectStatus(200, given);
    expect((await world.seats.showClaim(claim.claim_token)).statusCode).toBe(404);
    expect((await world.seats.release(claim.claim_token)).statusCode).toBe(404);
    claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'));
    expect((await world.seats.read(asha.headers, id)).holders).toMatchObject([
      { name: 'Meera Joshi', how: 'named' },
      { name: 'Devika Nair', how: 'claimed' },
    ]);
  });

  it('leaves out seats whose ticket is shared, named or used', async () => {
    const { asha, id } = await world.paid(4);
    const { tickets } = await world.calls.read(asha.headers, id);
    await world.calls.call('POST', `/tickets/${tickets[0]?.id}/link/`, asha.headers);
    await world.calls.call('POST', `/bookings/${id}/attendees/`, asha.headers, {
      attendees: [{ ticket: tickets[1]?.id, ...guest('Meera Joshi') }],
    });
    await test.db
      .updateTable('tickets')
      .set({ is_used: true })
      .where('id', '=', tickets[2]?.id ?? 0)
      .execute();
    const { seats: opened, token } = await world.seats.open(asha.headers, id, {
      audience: 'anybody',
    });
    expect(opened.free).toBe(1);
    expect(claimOf(await world.seats.claimAsGuest(token, 'Devika Nair'))).toBeDefined();
    expect((await world.seats.claimAsGuest(token, 'Kabir Rao')).statusCode).toBe(409);
    await letPoolRunOut(test, id);
    await world.runJobs();
    const mails = await mailsTo(test, asha.user.email);
    expect(mails.find(({ kind }) => kind === 'seat_pool_closed')?.text).toContain(
      '1 seat was claimed or assigned. No seat is free any more.',
    );
  });
});
