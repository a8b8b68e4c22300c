import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import { readPdf } from '../../../pdf/testing/readPdf';
import { createBuyer, expectStatus, statusAndCode } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createOrganizer } from '../../../testing/organizer';
import { sellTickets } from '../../../testing/paidBooking';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const guest = { name: 'Devika Nair', email: 'devika@guests.example' };

/** A visitor's call: without any header of a session. */
const visit = (token: string, file = '', remoteAddress = '203.0.113.7') =>
  test.app.inject({ url: `/api/shared-tickets/${token}/${file}`, remoteAddress });

/** A paid booking of two seats, the first of them the guest's; and the links of both. */
async function shareTickets() {
  const sale = await sellTickets(test, 2);
  const { calls, id, buyer } = sale;
  await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, {
    attendees: [guest, { name: 'Rohan Iyer', email: 'rohan@guests.example' }],
  });
  const booking = await calls.read(buyer.headers, id);
  const share = (ticket: number) => calls.call('POST', `/tickets/${ticket}/link/`, buyer.headers);
  const [first, second] = booking.tickets.map((ticket) => ticket.id);
  if (first === undefined || second === undefined) throw new Error('There are no two tickets.');
  const tokenOf = async (ticket: number) =>
    expectStatus(200, await share(ticket)).json<Schemas['TicketLink']>().token;
  const tokens = [await tokenOf(first), await tokenOf(second)] as const;
  return { ...sale, booking, first, second, tokens, tokenOf };
}

const sentence = 'This ticket is no longer valid. Ask the person who sent it to you for a new one.';

async function expectDead(token: string): Promise<void> {
  for (const file of ['', 'calendar/', 'pdf/']) {
    const answer = await visit(token, file);
    expect([file, ...statusAndCode(answer)]).toEqual([file, 404, 'not_found']);
    expect(answer.json<Schemas['Error']>().error).toBe(sentence);
    expect(answer.body).not.toContain('Devika');
  }
}

describe('the link of a ticket', () => {
  it('shows this one ticket to whoever has it, and nothing else of the booking', async () => {
    const { buyer, booking, tokens } = await shareTickets();
    const answer = expectStatus(200, await visit(tokens[0]));
    const [own, other] = booking.tickets;
    expect(answer.json()).toEqual({
      status: 'valid',
      ticket_number: own?.ticket_number,
      attendee_name: 'Devika Nair',
      ticket_tier_name: booking.ticket_tier_name,
      qr_code: own?.qr_code,
      used_at: null,
      event_title: booking.event_title,
      event_venue: booking.event_venue,
      event_city: booking.event_city,
      event_start_date: booking.event_start_date,
      event_end_date: booking.event_end_date,
      event_timezone: booking.event_timezone,
      moved_note: null,
      wallets: [],
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });

    const [page, ...more] = readPdf(expectStatus(200, await visit(tokens[0], 'pdf/')).rawPayload);
    expect(more).toEqual([]);
    const texts = page?.texts.join(' ') ?? '';
    expect(texts).toContain('Devika Nair');
    expect(texts).toContain(own?.ticket_number);
    const calendar = expectStatus(200, await visit(tokens[0], 'calendar/'));
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.body).toContain('METHOD:PUBLISH');
    for (const shown of [answer.body, texts, calendar.body]) {
      for (const hidden of [
        booking.booking_number,
        buyer.company.name,
        booking.total_amount,
        'Rohan Iyer',
        other?.ticket_number ?? '',
        'guests.example',
      ]) {
        expect(shown).not.toContain(hidden);
      }
    }
  });

  it('differs from ticket to ticket, stays the same while it is shared, and cannot be guessed', async () => {
    const { tokens, first, tokenOf } = await shareTickets();
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(await tokenOf(first)).toBe(tokens[0]);
    const [id = '', mac = ''] = [
      tokens[0].split('-')[0],
      tokens[0].slice(tokens[0].indexOf('-') + 1),
    ];
    // 128 random bits need 22 of these characters.
    expect(mac.length).toBeGreaterThanOrEqual(22);
    const otherMac = tokens[1].slice(tokens[1].indexOf('-') + 1);
    for (const guess of [`${id}-${otherMac}`, `${id}-`, id, mac, 'zzzzzzzzzz-x', `${tokens[0]}A`]) {
      await expectDead(guess);
    }
  });

  it('says that the ticket was used, and that the event was moved', async () => {
    const { calls, booking, tokens } = await shareTickets();
    const organizer = await createOrganizer(test);
    const moved = await organizer.reschedule(booking.event, { venue: 'The Other Hall' });
    expectStatus(200, moved);
    const answer = (await visit(tokens[0])).json<Schemas['SharedTicket']>();
    expect(answer).toMatchObject({ status: 'valid', event_venue: 'The Other Hall' });
    expect(answer.moved_note).toMatch(/^It is now at The Other Hall; it was to be at /);

    const code = { code: answer.qr_code };
    expectStatus(200, await calls.call('POST', '/tickets/check-in/', organizer.headers, code));
    expect((await visit(tokens[0])).json()).toMatchObject({
      status: 'used',
      used_at: expect.stringMatching(/Z$/),
    });
  });

  it('is stopped by the owner, and made anew', async () => {
    const { calls, buyer, first, tokens, tokenOf, id } = await shareTickets();
    const isShared = async () => (await calls.read(buyer.headers, id)).tickets[0]?.is_shared;
    expect(await isShared()).toBe(true);
    expectStatus(204, await calls.call('DELETE', `/tickets/${first}/link/`, buyer.headers));
    expect(await isShared()).toBe(false);
    await expectDead(tokens[0]);
    expectStatus(200, await visit(tokens[1]));
    const fresh = await tokenOf(first);
    expect(fresh).not.toBe(tokens[0]);
    expectStatus(200, await visit(fresh));
  });

  it('no longer works once the ticket was given to somebody else', async () => {
    const { calls, buyer, first, tokens } = await shareTickets();
    const holder = { name: 'Meera Shah', email: 'meera@guests.example' };
    const given = await calls.call('POST', `/tickets/${first}/reassign/`, buyer.headers, holder);
    expect(expectStatus(200, given).json()).toMatchObject({ is_shared: false });
    await expectDead(tokens[0]);
  });

  it('no longer works once the attendee has another address', async () => {
    const { calls, buyer, id, tokens, first } = await shareTickets();
    const rename = (attendee: object) =>
      calls.call(
        'POST',
        `/bookings/${id}/attendees/`,
        buyer.headers,
        unchecked({
          attendees: [{ ...attendee, ticket: first }],
        }),
      );
    await rename({ ...guest, name: 'Devika N. Nair' });
    expect((await visit(tokens[0])).json()).toMatchObject({ attendee_name: 'Devika N. Nair' });
    await rename({ name: 'Meera Shah', email: 'meera@guests.example' });
    await expectDead(tokens[0]);
  });

  it('no longer works once the booking was cancelled', async () => {
    const { calls, buyer, id, tokens } = await shareTickets();
    expectStatus(200, await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers));
    await expectDead(tokens[0]);
  });

  it('says that the event was cancelled', async () => {
    const { booking, tokens } = await shareTickets();
    await (await createOrganizer(test)).cancelled(booking.event);
    const answer = await visit(tokens[0]);
    expect(statusAndCode(answer)).toEqual([410, 'event_cancelled']);
    expect(answer.json<Schemas['Error']>().error).toBe(
      'The organizer has cancelled this event. This ticket is no longer valid.',
    );
    expect(answer.body).not.toContain('Devika');
  });

  it('is made and stopped by the owner of a paid booking alone', async () => {
    const { calls, first, buyer } = await shareTickets();
    const colleague = await createBuyer(test, { company: buyer.company });
    const manager = await createBuyer(test, { company: buyer.company, role: 'company_manager' });
    for (const method of ['POST', 'DELETE'] as const) {
      const as = (who: typeof buyer) => calls.call(method, `/tickets/${first}/link/`, who.headers);
      expect((await as(colleague)).statusCode).toBe(404);
      expect((await as(manager)).statusCode).toBe(403);
    }
  });

  it('is not opened without end from one network', async () => {
    const { tokens } = await shareTickets();
    const crowd = '198.51.100.9';
    await test.db.deleteFrom('rate_limits').execute();
    expectStatus(200, await visit(tokens[0], '', crowd));
    // As if the network had used up its limit.
    await sql`
      update rate_limits set hits = array_fill(now(), array[900])
      where key like 'shared ticket network %'`.execute(test.db);
    expect((await visit(tokens[0], '', crowd)).statusCode).toBe(429);
    expectStatus(200, await visit(tokens[0]));
  });
});
