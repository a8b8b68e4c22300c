import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Schemas } from '../../../contract/types';
import { createBuyer, expectStatus, statusAndCode } from '../../../testing/bookings';
import { buildTestApp } from '../../../testing/buildTestApp';
import { createOrganizer } from '../../../testing/organizer';
import { sellTicket } from '../../../testing/paidBooking';
import { createImageEncoder } from '../../images/encodeImage.service';
import type { ApplePass } from './applePass.rules';
import { buildWalletApp, openPass, type WalletApp } from './wallets.testUtils';

let wallet: WalletApp;
beforeAll(async () => {
  // Encoding a picture forbids sharp to read SVG in the whole process, which passes must not need.
  const picture = { width: 400, height: 500, channels: 3 as const, background: '#fff' };
  await createImageEncoder()(await sharp({ create: picture }).png().toBuffer());
  wallet = await buildWalletApp();
});
afterAll(() => wallet.close());

const download = (ticket: { id: number }, headers: Record<string, string>) =>
  wallet.calls.get(`/tickets/${ticket.id}/apple-wallet/`, headers);

const passOf = async (ticket: { id: number }, headers: Record<string, string>) =>
  openPass(expectStatus(200, await download(ticket, headers)).rawPayload, wallet.certificates);

const fieldsOf = ({ eventTicket }: ApplePass) =>
  Object.fromEntries(
    Object.values(eventTicket)
      .flat()
      .map(({ key, value }) => [key, value]),
  );

describe('the pass of a ticket', () => {
  it('has what Apple describes, signed with the certificate', async () => {
    const { buyer, booking, ticket, event } = await wallet.sell();
    const answer = expectStatus(200, await download(ticket, buyer.headers));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="ticket-${ticket.ticket_number}.pkpass"`,
      'cache-control': 'no-store',
    });
    const { json, names, content } = openPass(answer.rawPayload, wallet.certificates);
    expect(names).toEqual([
      'icon.png',
      'icon@2x.png',
      'icon@3x.png',
      'manifest.json',
      'pass.json',
      'signature',
    ]);
    for (const [name, width] of [
      ['icon.png', 29],
      ['icon@2x.png', 58],
      ['icon@3x.png', 87],
    ] as const) {
      expect(await sharp(content[name]).metadata()).toMatchObject({
        format: 'png',
        width,
        height: width,
      });
    }
    const { authenticationToken, eventTicket, ...keys } = json;
    expect(authenticationToken).toMatch(/^[\w-]{32,}$/);
    expect(keys).toEqual({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.foyer.ticket',
      teamIdentifier: 'TEAM123456',
      serialNumber: `${ticket.id}-1`,
      organizationName: 'Foyer',
      description: 'Ticket for Nocturne in D',
      logoText: 'Foyer',
      groupingIdentifier: `event-${event}`,
      sharingProhibited: true,
      webServiceURL: 'https://tickets.acme.example/api/apple-wallet',
      relevantDate: booking.event_start_date,
      expirationDate: booking.event_end_date,
      voided: false,
      backgroundColor: 'rgb(18, 16, 14)',
      foregroundColor: 'rgb(244, 239, 230)',
      labelColor: 'rgb(226, 177, 91)',
      barcodes: [
        {
          format: 'PKBarcodeFormatQR',
          message: ticket.qr_code,
          messageEncoding: 'iso-8859-1',
          altText: ticket.ticket_number,
        },
      ],
    });
    const starts = eventTicket.auxiliaryFields.find(({ key }) => key === 'starts');
    expect(starts).toMatchObject({
      dateStyle: 'PKDateStyleMedium',
      timeStyle: 'PKDateStyleShort',
      ignoresTimeZone: true,
      changeMessage: 'The event now starts on %@.',
    });
    // The time and the offset of the venue, at the moment that the event has in UTC.
    expect(starts?.value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    const seconds = (time: string) => Math.floor(Date.parse(time) / 1_000);
    expect(seconds(String(starts?.value))).toBe(seconds(booking.event_start_date));
    expect(fieldsOf(json)).toMatchObject({
      event: 'Nocturne in D',
      venue: `${booking.event_venue}, ${booking.event_city}`,
      attendee: 'Devika Nair',
      tier: 'Stalls',
      status: 'Valid',
      number: ticket.ticket_number,
      support: 'support@foyer.example',
    });
  });

  it('names nobody for a seat without a name, and takes any text', async () => {
    const { buyer, booking, event } = await wallet.sell();
    const title = 'Ж "quoted" %@ 🎭 \u202e{}';
    await wallet.test.db.updateTable('events').set({ title }).where('id', '=', event).execute();
    const [, unnamed] = booking.tickets;
    const { json } = await passOf({ id: unnamed?.id ?? 0 }, buyer.headers);
    expect(fieldsOf(json)).toMatchObject({ event: title, attendee: 'Not named yet' });
  });

  it('is for whoever may download the tickets as PDF', async () => {
    const { buyer, booking, ticket } = await wallet.sell();
    const stranger = await createBuyer(wallet.test);
    const colleague = await createBuyer(wallet.test, { company: buyer.company });
    for (const headers of [stranger.headers, colleague.headers]) {
      const answer = await download(ticket, headers);
      expect(statusAndCode(answer)).toEqual([404, 'not_found']);
      expect(answer.json<Schemas['Error']>().error).toBe('Ticket not found');
    }
    expect(statusAndCode(await download(ticket, {}))).toEqual([401, 'unauthorized']);
    expect(statusAndCode(await download({ id: 987_654 }, buyer.headers))).toEqual([
      404,
      'not_found',
    ]);
    await wallet.calls.call('POST', `/bookings/${booking.id}/cancel/`, buyer.headers);
    expect(statusAndCode(await download(ticket, buyer.headers))).toEqual([
      409,
      'booking_cancelled',
    ]);
  });

  it('is for whoever has the link of the ticket, as long as it works', async () => {
    const { buyer, ticket, event } = await wallet.sell();
    const token = await wallet.share(ticket, buyer.headers);
    const visit = () =>
      wallet.test.app.inject({ url: `/api/shared-tickets/${token}/apple-wallet/` });
    const file = expectStatus(200, await visit()).rawPayload;
    expect(openPass(file, wallet.certificates).json).toEqual(
      (await passOf(ticket, buyer.headers)).json,
    );
    const shown = await wallet.test.app.inject({ url: `/api/shared-tickets/${token}/` });
    expect(shown.json<Schemas['SharedTicket']>().wallets).toEqual(['apple', 'google']);
    await wallet.calls.call('DELETE', `/tickets/${ticket.id}/link/`, buyer.headers);
    expect(statusAndCode(await visit())).toEqual([404, 'not_found']);

    const again = await wallet.share(ticket, buyer.headers);
    const organizer = await createOrganizer(wallet.test);
    await organizer.cancel(event, 'The hall has burnt down.');
    const late = await wallet.test.app.inject({
      url: `/api/shared-tickets/${again}/apple-wallet/`,
    });
    expect(statusAndCode(late)).toEqual([410, 'event_cancelled']);
  });

  it('is not there without the settings, and the ticket says so', async () => {
    const plain = await buildTestApp();
    const { buyer, ticket } = await sellTicket(plain);
    expect(ticket.wallets).toEqual([]);
    for (const name of ['apple-wallet', 'google-wallet']) {
      const url = `/api/tickets/${ticket.id}/${name}/`;
      const answer = await plain.app.inject({ url, headers: buyer.headers });
      expect(statusAndCode(answer)).toEqual([404, 'not_found']);
    }
    await plain.close();
  });
});
