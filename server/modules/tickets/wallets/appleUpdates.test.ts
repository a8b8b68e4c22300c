import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { unchecked } from '../../../testing/checkedInject';
import { anyVersion } from '../../../testing/authoring';
import { expectStatus, statusAndCode } from '../../../testing/bookings';
import { createOrganizer } from '../../../testing/organizer';
import { createUser, signIn } from '../../../testing/people';
import { letPoolRunOut } from '../../../testing/seats';
import { readCodeOfKeys } from '../ticketCode.rules';
import { buildWalletApp, openPass, type WalletApp } from './wallets.testUtils';

const DAY = 86_400_000;

let wallet: WalletApp;
beforeAll(async () => {
  wallet = await buildWalletApp();
});
beforeEach(() => {
  wallet.push.notifications.length = 0;
  wallet.push.refusals.clear();
});
afterAll(() => wallet.close());

type Sale = Awaited<ReturnType<WalletApp['sell']>>;

let devices = 0;

/** A phone that has loaded the pass of a ticket and registered itself. */
async function addToPhone({ ticket, buyer }: Sale) {
  devices += 1;
  const answer = await wallet.calls.get(`/tickets/${ticket.id}/apple-wallet/`, buyer.headers);
  const { json } = openPass(answer.rawPayload, wallet.certificates);
  const device = `phone${devices}`;
  const pushToken = `a0b1c2${devices}`;
  const base = json.webServiceURL.replace('https://tickets.acme.example', '');
  const { passTypeIdentifier: type, serialNumber: serial, authenticationToken } = json;
  const registration = `${base}/v1/devices/${device}/registrations/${type}`;
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { token = authenticationToken, body }: { token?: string | null; body?: object } = {},
  ) =>
    wallet.test.app.inject({
      method,
      url,
      headers: token === null ? {} : { authorization: `ApplePass ${token}` },
      ...(body && { payload: unchecked(body) }),
    });
  const phone = {
    pushToken,
    serial,
    json,
    call,
    registration,
    register: (token?: string | null) =>
      call('POST', `${registration}/${serial}`, { token, body: { pushToken } }),
    unregister: (token?: string | null) => call('DELETE', `${registration}/${serial}`, { token }),
    changes: (since?: string) =>
      call('GET', `${registration}${since === undefined ? '' : `?passesUpdatedSince=${since}`}`, {
        token: null,
      }),
    load: (token?: string | null, of = serial) =>
      call('GET', `${base}/v1/passes/${type}/${of}`, { token }),
    loaded: async () =>
      openPass(expectStatus(200, await phone.load()).rawPayload, wallet.certificates).json,
    notified: () => wallet.push.notifications.filter(({ token }) => token === pushToken).length,
  };
  return phone;
}

async function registered(sale: Sale) {
  const phone = await addToPhone(sale);
  expect((await phone.register()).statusCode).toBe(201);
  const { lastUpdated } = expectStatus(200, await phone.changes()).json<
    Schemas['ChangedAppleWalletPasses']
  >();
  return { phone, lastUpdated };
}

describe('the calls of Apple Wallet', () => {
  it('register a phone once, list its passes and forget it', async () => {
    const phone = await addToPhone(await wallet.sell());
    expect((await phone.changes()).statusCode).toBe(204);
    expect((await phone.register()).statusCode).toBe(201);
    expect((await phone.register()).statusCode).toBe(200);
    const { serialNumbers, lastUpdated } = expectStatus(200, await phone.changes()).json<
      Schemas['ChangedAppleWalletPasses']
    >();
    expect(serialNumbers).toEqual([phone.serial]);
    const later = await phone.changes(lastUpdated);
    expect([later.statusCode, later.body]).toEqual([204, '']);
    expect((await phone.unregister()).statusCode).toBe(200);
    expect((await phone.changes()).statusCode).toBe(204);
  });

  it('need the token of the very pass', async () => {
    const [sale, other] = [await wallet.sell(), await wallet.sell()];
    const [phone, stranger] = [await addToPhone(sale), await addToPhone(other)];
    for (const token of [null, '', 'wrong', stranger.json.authenticationToken]) {
      for (const answer of [
        await phone.register(token),
        await phone.unregister(token),
        await phone.load(token),
      ]) {
        expect(statusAndCode(answer)).toEqual([401, 'unauthorized']);
      }
    }
    for (const serial of [
      '0-1',
      '999999-1',
      `${sale.ticket.id}-2`,
      `${sale.ticket.id}`,
      '1-1%00',
      "1'-1",
    ]) {
      expect([400, 401]).toContain((await phone.load(undefined, serial)).statusCode);
    }
    const elsewhere = phone.registration.replace('pass.example.foyer.ticket', 'pass.other');
    const answer = await phone.call('GET', elsewhere);
    expect(statusAndCode(answer)).toEqual([404, 'not_found']);
    expect((await phone.changes()).statusCode).toBe(204);
  });

  it('write errors to the log', async () => {
    const url = '/api/apple-wallet/v1/log';
    const send = (body: unknown) =>
      wallet.test.app.inject({ method: 'POST', url, payload: unchecked(body) });
    expect((await send({ logs: ['The pass is not valid.', 'x'.repeat(100_000)] })).statusCode).toBe(
      200,
    );
    expect((await send({ logs: 'no list' })).statusCode).toBe(400);
  });
});

describe('a change of a ticket', () => {
  it('moves the pass with the event', async () => {
    const sale = await wallet.sell();
    const { phone, lastUpdated } = await registered(sale);
    const organizer = await createOrganizer(wallet.test);
    const start = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 60 * DAY);
    const request = {
      start_date: start.toISOString(),
      end_date: new Date(start.getTime() + DAY / 8).toISOString(),
      venue: 'Another Hall',
    };
    expectStatus(200, await organizer.reschedule(sale.event, request));
    expect(phone.notified()).toBe(0);
    await wallet.runJobs();
    expect(wallet.push.notifications).toEqual([
      {
        token: phone.pushToken,
        topic: 'pass.example.foyer.ticket',
        type: 'background',
        body: '{}',
        signedInAs: 'pass.example.foyer.ticket',
      },
    ]);
    const { serialNumbers } = expectStatus(200, await phone.changes(lastUpdated)).json<
      Schemas['ChangedAppleWalletPasses']
    >();
    expect(serialNumbers).toEqual([phone.serial]);
    const json = await phone.loaded();
    expect(json).toMatchObject({ voided: false, relevantDate: start.toISOString() });
    expect(json.eventTicket.secondaryFields[0]?.value).toContain('Another Hall');
    expect(json.barcodes?.[0]?.message).toBe(sale.ticket.qr_code);
  });

  it('voids the pass of the former holder, without the name and number of the new one', async () => {
    const sale = await wallet.sell();
    const { phone } = await registered(sale);
    const to = { name: 'Rohan Iyer', email: 'rohan@guests.example' };
    const url = `/tickets/${sale.ticket.id}/reassign/`;
    const given = expectStatus(
      200,
      await wallet.calls.call('POST', url, sale.buyer.headers, unchecked(to)),
    );
    const now = given.json<Schemas['Ticket']>();
    await wallet.runJobs();
    expect(phone.notified()).toBe(1);
    const json = await phone.loaded();
    expect(json).toMatchObject({ voided: true, serialNumber: phone.serial });
    expect(json.barcodes).toBeUndefined();
    for (const text of ['Rohan', 'Devika', now.ticket_number, now.qr_code ?? '-']) {
      expect(JSON.stringify(json)).not.toContain(text);
    }
    // The new holder's pass is another one, with its own token.
    const next = await addToPhone(sale);
    expect(next.serial).toBe(`${sale.ticket.id}-2`);
    expect(next.json.eventTicket.secondaryFields[1]?.value).toBe('Rohan Iyer');
    const keys = [wallet.test.secrets.ticketKey.publicKey];
    expect(readCodeOfKeys(keys, next.json.barcodes?.[0]?.message ?? '')).toMatchObject({
      version: 2,
    });
    expect(statusAndCode(await next.load(phone.json.authenticationToken))).toEqual([
      401,
      'unauthorized',
    ]);
  });

  it('voids the pass of a cancelled booking and of a cancelled event', async () => {
    const [cancelled, ended] = [await wallet.sell(), await wallet.sell()];
    const [first, second] = [(await registered(cancelled)).phone, (await registered(ended)).phone];
    const url = `/bookings/${cancelled.booking.id}/cancel/`;
    expectStatus(200, await wallet.calls.call('POST', url, cancelled.buyer.headers));
    await (await createOrganizer(wallet.test)).cancelled(ended.event);
    await wallet.runJobs();
    for (const phone of [first, second]) {
      expect(phone.notified()).toBe(1);
      const json = await phone.loaded();
      expect(json).toMatchObject({ voided: true });
      expect(json.barcodes).toBeUndefined();
    }
  });

  it('shows a new name', async () => {
    const sale = await wallet.sell();
    const { phone } = await registered(sale);
    const attendees = [
      { ticket: sale.ticket.id, name: 'Devika Menon', email: 'devika@guests.example' },
    ];
    const url = `/bookings/${sale.booking.id}/attendees/`;
    expectStatus(
      200,
      await wallet.calls.call('POST', url, sale.buyer.headers, unchecked({ attendees })),
    );
    await wallet.runJobs();
    expect(phone.notified()).toBe(1);
    expect((await phone.loaded()).eventTicket.secondaryFields[1]?.value).toBe('Devika Menon');
  });

  it('shows the new names of the event and of the tier', async () => {
    const sale = await wallet.sell();
    const { phone } = await registered(sale);
    const { headers } = await createOrganizer(wallet.test);
    const rename = async (path: string, body: object) =>
      expectStatus(
        200,
        await wallet.calls.call('PATCH', path, { ...headers, ...anyVersion }, unchecked(body)),
      );
    await rename(`/events/${sale.event}`, { title: 'Nocturne in E' });
    await wallet.runJobs();
    expect(phone.notified()).toBe(1);
    await rename(`/events/${sale.event}/tiers/${sale.booking.ticket_tier}`, { name: 'Parterre' });
    await wallet.runJobs();
    expect(phone.notified()).toBe(2);
    await rename(`/events/${sale.event}/tiers/${sale.booking.ticket_tier}`, { price: '100' });
    await wallet.runJobs();
    expect(phone.notified()).toBe(2);
    const { description, eventTicket } = await phone.loaded();
    expect(description).toBe('Ticket for Nocturne in E');
    expect(eventTicket.primaryFields[0]?.value).toBe('Nocturne in E');
    expect(eventTicket.auxiliaryFields[1]?.value).toBe('Parterre');
  });

  it('voids the pass of a guest who has given the seat back', async () => {
    const sale = await wallet.sell();
    const { booking, buyer } = sale;
    const pool = { audience: 'anybody' };
    const opened = await wallet.calls.call(
      'POST',
      `/bookings/${booking.id}/seats/pool/`,
      buyer.headers,
      unchecked(pool),
    );
    const link = expectStatus(201, opened).json<Schemas['BookingSeats']>().pool?.link_token;
    const claim = { name: 'Kabir Rao', email: 'kabir@guests.example', consent: true };
    const claimed = await wallet.calls.call('POST', `/seats/${link}/claim/`, {}, unchecked(claim));
    const { claim_token: token } = expectStatus(201, claimed).json<Schemas['SeatClaim']>();
    await wallet.runJobs();
    const { tickets } = await wallet.calls.read(buyer.headers, booking.id);
    const ticket = tickets.find(({ attendee_name: name }) => name === 'Kabir Rao');
    if (!ticket) throw new Error('Nobody has the seat.');
    const { phone } = await registered({ ...sale, ticket });
    expectStatus(204, await wallet.calls.call('POST', `/seat-claims/${token}/release/`, {}));
    await wallet.runJobs();
    expect(phone.notified()).toBe(1);
    const json = await phone.loaded();
    expect(json).toMatchObject({ voided: true });
    expect(JSON.stringify(json)).not.toContain('Kabir');
  });

  it('voids the pass of a seat that went back on sale', async () => {
    const sale = await wallet.sell();
    const [, free] = sale.booking.tickets;
    if (!free) throw new Error('The booking has one ticket.');
    const { phone } = await registered({ ...sale, ticket: free });
    const kept = (await registered(sale)).phone;
    const pool = { audience: 'anybody', unclaimed: 'return', refund: '0.00' };
    const url = `/bookings/${sale.booking.id}/seats/pool/`;
    const { headers } = sale.buyer;
    expectStatus(201, await wallet.calls.call('POST', url, headers, unchecked(pool)));
    await letPoolRunOut(wallet.test, sale.booking.id);
    await wallet.runJobs();
    await wallet.runJobs();
    expect(await phone.loaded()).toMatchObject({ voided: true });
    expect(phone.notified()).toBe(1);
    expect(await kept.loaded()).toMatchObject({ voided: false });
  });

  it('takes the name of an erased person from the pass', async () => {
    const sale = await wallet.sell();
    const password = 'correct horse battery';
    const { company } = sale.buyer;
    const user = await createUser(wallet.test, { firstName: 'Lena', company, password });
    const headers = await signIn(wallet.test, user);
    const attendees = [{ ticket: sale.ticket.id, name: 'Lena Roy', email: user.email }];
    const url = `/bookings/${sale.booking.id}/attendees/`;
    expectStatus(
      200,
      await wallet.calls.call('POST', url, sale.buyer.headers, unchecked({ attendees })),
    );
    const { phone } = await registered(sale);
    await wallet.runJobs();
    const before = phone.notified();
    expect((await phone.loaded()).eventTicket.secondaryFields[1]?.value).toBe('Lena Roy');
    const wish = { password, confirm: user.email };
    expectStatus(
      204,
      await wallet.calls.call('POST', `/users/${user.id}/erase/`, headers, unchecked(wish)),
    );
    await wallet.runJobs();
    expect(phone.notified()).toBe(before + 1);
    const json = await phone.loaded();
    expect(json).toMatchObject({ voided: false });
    expect(JSON.stringify(json)).not.toContain('Lena');
  });

  it('happens with its transaction or not at all', async () => {
    const sale = await wallet.sell();
    const { phone } = await registered(sale);
    const to = { name: 'Devika Nair', email: 'devika@guests.example' };
    const url = `/tickets/${sale.ticket.id}/reassign/`;
    const answer = await wallet.calls.call('POST', url, sale.buyer.headers, unchecked(to));
    expect(statusAndCode(answer)).toEqual([409, 'same_holder']);
    await wallet.runJobs();
    expect(phone.notified()).toBe(0);
  });
});

describe("Apple's push service", () => {
  const change = async ({ buyer, ticket }: Sale) => {
    const to = { name: 'Rohan Iyer', email: 'rohan@guests.example' };
    expectStatus(
      200,
      await wallet.calls.call('POST', `/tickets/${ticket.id}/reassign/`, buyer.headers, to),
    );
    await wallet.runJobs();
  };

  it.each([
    [410, 'Unregistered'],
    [400, 'BadDeviceToken'],
  ])('forgets a phone after %d %s', async (status, reason) => {
    const sale = await wallet.sell();
    const { phone } = await registered(sale);
    wallet.push.refusals.set(phone.pushToken, { status, reason });
    await change(sale);
    expect(phone.notified()).toBe(1);
    expect((await phone.changes()).statusCode).toBe(204);
    await wallet.runJobs();
    expect(phone.notified()).toBe(1);
  });

  it('is asked again after another failure, over the same connection', async () => {
    const sale = await wallet.sell();
    const { phone } = await registered(sale);
    wallet.push.refusals.set(phone.pushToken, { status: 503, reason: 'ServiceUnavailable' });
    await change(sale);
    expect(phone.notified()).toBe(1);
    const failed = await wallet.test.db
      .selectFrom('outbox_jobs')
      .select('last_error')
      .where('kind', '=', 'update_apple_pass')
      .where('done_at', 'is', null)
      .execute();
    expect(failed).toEqual([
      { last_error: "Apple's push service answered 503: ServiceUnavailable" },
    ]);
    wallet.push.refusals.clear();
    await wallet.runJobs();
    expect(phone.notified()).toBe(2);
    expect(wallet.push.connections()).toBe(1);
  });
});

it('forgets phones a month after the event', async () => {
  const sale = await wallet.sell();
  const { phone } = await registered(sale);
  await wallet.passUpdates.purgeExpired();
  expect((await phone.changes()).statusCode).toBe(200);
  const at = (days: number) => new Date(Date.now() - days * DAY);
  await wallet.test.db
    .updateTable('events')
    .set({ start_at: at(32), end_at: at(31) })
    .where('id', '=', sale.event)
    .execute();
  await wallet.passUpdates.purgeExpired();
  expect((await phone.changes()).statusCode).toBe(204);
});
