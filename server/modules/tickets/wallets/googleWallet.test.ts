import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { anyVersion } from '../../../testing/authoring';
import { createBuyer, expectStatus, statusAndCode } from '../../../testing/bookings';
import { unchecked } from '../../../testing/checkedInject';
import { readSignedJwt } from '../../../testing/fakeGoogleWallet';
import { createOrganizer } from '../../../testing/organizer';
import { buildWalletApp, type WalletApp } from './wallets.testUtils';

const DAY = 86_400_000;
const PREFIX = '3388000000012345678.tickets.acme.example-';
const SAVE = 'https://pay.google.com/gp/v/save/';

type Sale = Awaited<ReturnType<WalletApp['sell']>>;

let wallet: WalletApp;
beforeAll(async () => {
  wallet = await buildWalletApp();
});
beforeEach(() => {
  wallet.google.server.requests.length = 0;
});
afterEach(() => {
  wallet.google.server.failureMode = 'none';
});
afterAll(() => wallet.close());

const ask = (ticket: { id: number }, headers: Record<string, string>) =>
  wallet.calls.get(`/tickets/${ticket.id}/google-wallet/`, headers);

async function save({ ticket, buyer }: Sale): Promise<string> {
  const { url } = expectStatus(200, await ask(ticket, buyer.headers)).json<
    Schemas['GoogleWalletLink']
  >();
  return url;
}

const classOf = ({ event }: Sale) =>
  wallet.google.resources.get(`eventTicketClass/${PREFIX}event-${event}`);
const objectOf = ({ ticket }: Sale, version = 1) =>
  wallet.google.resources.get(`eventTicketObject/${PREFIX}ticket-${ticket.id}-${version}`);

const inEnglish = (value: string) => ({ defaultValue: { language: 'en-US', value } });

describe('the link to Google Wallet', () => {
  it('is signed by the service account, and names what Google was given', async () => {
    const sale = await wallet.sell();
    const { booking, ticket, event } = sale;
    const url = await save(sale);
    // What Google calls the safe length of the token in a link.
    expect(url.startsWith(SAVE)).toBe(true);
    expect(url.length).toBeLessThan(1_800);
    const { header, claims } = readSignedJwt(wallet.account, url.slice(SAVE.length));
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT' });
    const { iat, ...others } = claims;
    expect(Math.abs(Number(iat) - Date.now() / 1_000)).toBeLessThan(60);
    expect(others).toEqual({
      iss: wallet.account.email,
      aud: 'google',
      typ: 'savetowallet',
      origins: ['https://tickets.acme.example'],
      payload: {
        eventTicketObjects: [
          { id: `${PREFIX}ticket-${ticket.id}-1`, classId: `${PREFIX}event-${event}` },
        ],
      },
    });

    const { dateTime, ...shared } = classOf(sale) ?? {};
    expect(shared).toEqual({
      id: `${PREFIX}event-${event}`,
      issuerName: 'Foyer',
      reviewStatus: 'UNDER_REVIEW',
      eventId: String(event),
      eventName: inEnglish('Nocturne in D'),
      venue: { name: inEnglish(booking.event_venue), address: inEnglish(booking.event_city) },
      hexBackgroundColor: '#12100E',
    });
    const withOffset = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    expect(dateTime).toEqual({ start: withOffset, end: withOffset });
    expect(objectOf(sale)).toEqual({
      id: `${PREFIX}ticket-${ticket.id}-1`,
      classId: `${PREFIX}event-${event}`,
      state: 'ACTIVE',
      ticketNumber: ticket.ticket_number,
      ticketHolderName: 'Devika Nair',
      ticketType: inEnglish('Stalls'),
      barcode: { type: 'QR_CODE', value: ticket.qr_code, alternateText: ticket.ticket_number },
    });
  });

  it('takes an access token once, with the statement that Google describes', async () => {
    await save(await wallet.sell());
    await save(await wallet.sell());
    const [assertion, ...more] = wallet.google.assertions;
    expect(more).toEqual([]);
    const { iat, exp, ...claims } = assertion?.claims ?? {};
    expect(Number(exp) - Number(iat)).toBe(3_600);
    expect(claims).toEqual({
      iss: wallet.account.email,
      scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      aud: 'https://oauth2.googleapis.com/token',
    });
  });

  it('is for whoever may download the tickets as PDF, or has the link of the ticket', async () => {
    const { buyer, booking, ticket } = await wallet.sell();
    const stranger = await createBuyer(wallet.test);
    expect(statusAndCode(await ask(ticket, stranger.headers))).toEqual([404, 'not_found']);
    expect(statusAndCode(await ask(ticket, {}))).toEqual([401, 'unauthorized']);
    const token = await wallet.share(ticket, buyer.headers);
    const visit = (of: string) =>
      wallet.test.app.inject({ url: `/api/shared-tickets/${of}/google-wallet/` });
    const { url } = expectStatus(200, await visit(token)).json<Schemas['GoogleWalletLink']>();
    expect(url.startsWith(SAVE)).toBe(true);
    expect(statusAndCode(await visit(`${token}x`))).toEqual([404, 'not_found']);
    await wallet.calls.call('POST', `/bookings/${booking.id}/cancel/`, buyer.headers);
    expect(statusAndCode(await ask(ticket, buyer.headers))).toEqual([409, 'booking_cancelled']);
    expect(statusAndCode(await visit(token))).toEqual([404, 'not_found']);
  });

  it.each(['serverError', 'reset'] as const)(
    'is not there while Google fails: %s',
    async (mode) => {
      const sale = await wallet.sell();
      wallet.google.server.failureMode = mode;
      const answer = await ask(sale.ticket, sale.buyer.headers);
      expect(statusAndCode(answer)).toEqual([503, 'unavailable']);
      wallet.google.server.failureMode = 'none';
      await save(sale);
      expect(objectOf(sale)).toMatchObject({ state: 'ACTIVE' });
    },
  );
});

describe('a change of a ticket', () => {
  it('moves the event once for all of its tickets', async () => {
    const sale = await wallet.sell();
    const [, second] = sale.booking.tickets;
    await save(sale);
    await save({ ...sale, ticket: { ...sale.ticket, id: second?.id ?? 0 } });
    wallet.google.server.requests.length = 0;
    const start = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 60 * DAY);
    const end = new Date(start.getTime() + DAY / 8);
    const request = {
      start_date: start.toISOString(),
      end_date: end.toISOString(),
      venue: 'Hall B',
    };
    expectStatus(200, await (await createOrganizer(wallet.test)).reschedule(sale.event, request));
    await wallet.runJobs();
    expect(wallet.google.server.requests).toEqual([
      `PATCH /walletobjects/v1/eventTicketClass/${PREFIX}event-${sale.event}`,
    ]);
    const changed = classOf(sale) as {
      venue: { name: object };
      dateTime: { start: string; end: string };
    };
    expect(changed.venue.name).toEqual(inEnglish('Hall B'));
    expect(new Date(changed.dateTime.start)).toEqual(start);
    expect(new Date(changed.dateTime.end)).toEqual(end);
  });

  it('shows the new names of the event and of the tier', async () => {
    const sale = await wallet.sell();
    await save(sale);
    const headers = { ...(await createOrganizer(wallet.test)).headers, ...anyVersion };
    const rename = async (path: string, body: object) =>
      expectStatus(200, await wallet.calls.call('PATCH', path, headers, unchecked(body)));
    await rename(`/events/${sale.event}`, { title: 'Nocturne in E' });
    await rename(`/events/${sale.event}/tiers/${sale.booking.ticket_tier}`, { name: 'Parterre' });
    await wallet.runJobs();
    expect(classOf(sale)).toMatchObject({ eventName: inEnglish('Nocturne in E') });
    expect(objectOf(sale)).toMatchObject({ ticketType: inEnglish('Parterre') });
  });

  it('takes name, number and code from the pass of the former holder', async () => {
    const sale = await wallet.sell();
    await save(sale);
    const to = { name: 'Rohan Iyer', email: 'rohan@guests.example' };
    const url = `/tickets/${sale.ticket.id}/reassign/`;
    expectStatus(200, await wallet.calls.call('POST', url, sale.buyer.headers, unchecked(to)));
    await wallet.runJobs();
    expect(objectOf(sale)).toEqual({
      id: `${PREFIX}ticket-${sale.ticket.id}-1`,
      classId: `${PREFIX}event-${sale.event}`,
      state: 'INACTIVE',
      ticketType: inEnglish('Stalls'),
    });
    await save(sale);
    expect(objectOf(sale, 2)).toMatchObject({ state: 'ACTIVE', ticketHolderName: 'Rohan Iyer' });
  });

  it('ends the pass of a cancelled booking, once Google answers', async () => {
    const sale = await wallet.sell();
    await save(sale);
    const url = `/bookings/${sale.booking.id}/cancel/`;
    expectStatus(200, await wallet.calls.call('POST', url, sale.buyer.headers));
    wallet.google.server.failureMode = 'serverError';
    await wallet.runJobs();
    expect(objectOf(sale)).toMatchObject({ state: 'ACTIVE' });
    wallet.google.server.failureMode = 'none';
    await wallet.runJobs();
    expect(objectOf(sale)).toMatchObject({ state: 'INACTIVE' });
    expect(objectOf(sale)).not.toHaveProperty('barcode');
  });

  it('asks nothing of Google for a ticket that it does not have', async () => {
    const sale = await wallet.sell();
    const url = `/bookings/${sale.booking.id}/cancel/`;
    expectStatus(200, await wallet.calls.call('POST', url, sale.buyer.headers));
    await wallet.runJobs();
    expect(wallet.google.server.requests).toEqual([]);
  });
});
