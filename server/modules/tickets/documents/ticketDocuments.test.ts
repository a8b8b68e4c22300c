import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import decodeQr from 'qr/decode.js';
import { readPdf, type ReadPage } from '../../../pdf/testing/readPdf';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  expectRefused,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { renderTickets, type TicketDocument } from './ticket.pdf';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const tickets = (headers: Headers, id: number) =>
  createBookingCalls(test).get(`/bookings/${id}/tickets/`, headers);

/** What a phone reads from the drawn code: the flat rectangles are its dark modules. */
function decode({ rectangles }: ReadPage): string | undefined {
  const modules = rectangles.filter(([, , , height]) => height > 2 && height < 6);
  const scale = 4;
  const left = Math.min(...modules.map(([x]) => x)) - 20;
  const top = Math.min(...modules.map(([, y]) => y)) - 20;
  const size = 256 * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, width, height] of modules) {
    const [from, to] = [x - left, x - left + width].map((edge) => Math.round(edge * scale));
    const [above, below] = [y - top, y - top + height].map((edge) => Math.round(edge * scale));
    for (let row = above ?? 0; row < (below ?? 0); row += 1) {
      for (let column = from ?? 0; column < (to ?? 0); column += 1) {
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
  }
  return decodeQr({ data: pixels, width: size, height: size });
}

describe('GET /bookings/{id}/tickets/', () => {
  it('has a page for each ticket, with its holder, its number and its code', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    const { id, booking_number: number } = await calls.book(buyer.headers, stalls, 3);
    await expectRefused(test.db, () => tickets(buyer.headers, id), 409, 'not_paid');
    await calls.payFor(buyer.headers, [id]);
    const attendees = [{ name: 'Devika Nair', email: 'devika@company.example' }];
    await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees });
    const booking = await calls.read(buyer.headers, id);

    const answer = await tickets(buyer.headers, id);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="tickets-${number}.pdf"`,
    );
    const pages = readPdf(answer.rawPayload);
    expect(pages.map(decode)).toEqual(booking.tickets.map((ticket) => ticket.qr_code));
    const texts = pages.map((page) => page.texts.join(' '));
    booking.tickets.forEach((ticket, index) => {
      for (const part of [`Ticket ${index + 1} of 3`, ticket.ticket_number, number, 'Stalls']) {
        expect(texts[index]).toContain(part);
      }
    });
    expect(texts[0]).toContain('Devika Nair');
    expect(texts[1]).toContain('Not named yet');
    expect((await tickets(buyer.headers, id)).rawPayload.equals(answer.rawPayload)).toBe(true);

    const colleague = await createBuyer(test, { company: buyer.company });
    expect((await tickets(colleague.headers, id)).statusCode).toBe(404);
    await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers);
    await expectRefused(test.db, () => tickets(buyer.headers, id), 409, 'booking_cancelled');
  });
});

describe('the refund terms on the ticket', () => {
  it('are those of the event, as they were when it was paid', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    const setTerms = (refund_percent: number) =>
      test.db
        .updateTable('events')
        .set({ refund_percent, refund_until: new Date('2097-07-10T00:00:00Z') })
        .where('id', '=', stalls.event_id)
        .execute();
    await setTerms(100);
    const { id } = await calls.book(buyer.headers, stalls, 1);
    await calls.payFor(buyer.headers, [id]);
    await setTerms(50);
    const [page] = readPdf((await tickets(buyer.headers, id)).rawPayload);
    const text = page?.texts.join(' ');
    expect(text).toContain('cancelled before Wed, Jul 10, 2097, 5:30 AM IST');
    expect(text).toContain('gets back what was paid.');
    expect(text).not.toMatch(/non-refundable|50%/);
  });
});

describe('the page', () => {
  const code = `FYR1.${'Ab'.repeat(4)}.${'c3'.repeat(43)}`;
  const document: TicketDocument = {
    booking: { number: 'BK-1', company: 'Northwind Industries', seats: 1 },
    issuedAt: new Date('2026-11-20T10:00:00Z'),
    event: {
      title: 'Nocturne in D',
      venue: 'Royal Opera House',
      city: 'Mumbai',
      start: new Date('2026-12-05T14:00:00Z'),
      end: new Date('2026-12-05T16:30:00Z'),
      timezone: 'Asia/Kolkata',
    },
    tier: 'Stalls',
    tickets: [{ number: 'FYR-7K4M-2291', seat: 1, holder: null, code }],
    refundTerms: 'Tickets are non-refundable.',
    supportEmail: 'support@foyer.example',
  };
  const pagesFor = async (name: string) =>
    readPdf(
      await renderTickets([
        {
          ...document,
          event: { ...document.event, title: name },
          booking: { number: 'BK-1', company: name, seats: 1 },
          tickets: document.tickets.map((ticket) => ({ ...ticket, holder: name })),
        },
      ]),
    );

  it('shows the time of the venue', async () => {
    const [page] = readPdf(await renderTickets([document]));
    expect(page?.texts).toContain('Sat, Dec 5, 2026, 7:30 PM – 10:00 PM IST');
  });

  it.each([
    ['a picture', 'Devika 🎉👩🏽‍🚀 Nair', 'Devika Nair'],
    ['Devanagari', 'देविका नायर', 'का नायर'],
    ['control characters', 'De\u0000vi\u202Eka\r\nNair', 'De vi ka Nair'],
    ['what looks like PDF', ') Tj ET /F1 <</JS (evil)>> endstream', ') Tj ET /F1 <</JS (evil)>>'],
    ['letters of no font', 'Devika ሰ', 'Devika ?'],
    ['the rupee sign', '₹ 500', '₹'],
  ])('draws %s as text', async (_what, name, shown) => {
    const pages = await pagesFor(name);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.texts.join('')).toContain(shown);
    expect(decode(pages[0] ?? { texts: [], rectangles: [] })).toBe(code);
  });

  it.each([
    ['one long word', 'X'.repeat(200)],
    ['many words', 'Devika '.repeat(40)],
    ['right to left', 'عائشة ديفيكا '.repeat(15)],
    ['pictures alone', '🎉'.repeat(200)],
    ['marks alone', '\u0301'.repeat(200)],
    ['nothing', ' '],
  ])('stays one page for %s', async (_what, name) => {
    const pages = await pagesFor(name);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.texts.join(' ')).toContain('FYR-7K4M-2291');
  });
});
