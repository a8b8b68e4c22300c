import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyOf, Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createConcert,
  expectStatus,
  type BookingCalls,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import {
  openMailbox,
  readCalendarFile,
  type Mailbox,
  type ReadMail,
} from '../../../testing/mailbox';

const publicUrl = 'https://foyer.test';
const devika = { name: 'Devika Nair', email: 'devika@company.example' };
const sunil = { name: 'Sunil Rao', email: 'sunil@company.example' };

let test: TestApp;
let calls: BookingCalls;
let concert: Awaited<ReturnType<typeof createConcert>>;
let mailbox: Mailbox;
let bookingId: number;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl } });
  calls = createBookingCalls(test);
  mailbox = await openMailbox(test);
});
beforeEach(async () => {
  concert = await createConcert(test);
  [bookingId] = await concert.fillCart();
  await calls.payFor(concert.buyer.headers, [bookingId]);
  await mailbox.discard();
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

const save = async (...attendees: Schemas['AttendeeInput'][]) =>
  expectStatus(
    200,
    await calls.call('POST', `/bookings/${bookingId}/attendees/`, concert.buyer.headers, {
      attendees,
    }),
  );
const cancel = async () =>
  expectStatus(
    200,
    await calls.call('POST', `/bookings/${bookingId}/cancel/`, concert.buyer.headers),
  );
const read = () => calls.read(concert.buyer.headers, bookingId);

describe('a person named for a seat', () => {
  it('gets their own ticket alone, with its number, its calendar and who invited them', async () => {
    await save(devika);
    const [mail, ...others] = await mailbox.collect();
    const booking = await read();
    const [own, other] = booking.tickets.map((ticket) => ticket.ticket_number);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([devika.email]);
    expect(mail?.subject).toBe('Your ticket for Nocturne in D');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`Devika Nair, you are invited. ${booking.user_name}`);
      expect(body).toContain(own);
      expect(body).not.toContain(other);
      expect(body).not.toContain(booking.booking_number);
    }
    const [link = '', ...otherLinks] = mail?.links ?? [];
    expect(otherLinks).toEqual([]);
    expect(link).toMatch(/^https:\/\/foyer\.test\/t\/[\w-]{30,}$/);
    // Without an account: the call has no token of a session.
    const opened = await calls.get(`/shared-tickets/${link.split('/t/')[1] ?? ''}/`, {});
    expect(expectStatus(200, opened).json()).toMatchObject({
      status: 'valid',
      ticket_number: own,
      attendee_name: 'Devika Nair',
    });
    const [ticket, calendar, ...more] = mail?.files ?? [];
    expect(more).toEqual([]);
    expect(ticket?.name).toBe(`ticket-${own}.pdf`);
    expect(ticket?.pages).toHaveLength(1);
    expect(ticket?.pages[0]).toContain('Devika Nair');
    expect(ticket?.pages[0]).toContain(own);
    expect(readCalendarFile(calendar?.pages[0] ?? '').events).toMatchObject([
      { summary: 'Nocturne in D', status: 'CONFIRMED' },
    ]);
    expect(calendar?.pages[0]).toContain(`URL:${publicUrl}/events/${booking.event}`);
  });

  it('gets it once, however often and in whatever letters the details are saved', async () => {
    await save(devika);
    await save(devika);
    await save({ ...devika, email: devika.email.toUpperCase(), phone: '+91 98200 00000' });
    await save({ ...devika, name: 'Devika S. Nair' });
    const mails = await mailbox.collect();
    expect(mails.map(({ to }) => to[0]?.toLowerCase())).toEqual([devika.email]);
    await save(devika);
    expect(await mailbox.collect()).toEqual([]);
    // The link in the one mail still opens the ticket.
    const token = mails[0]?.links[0]?.split('/t/')[1] ?? '';
    expectStatus(200, await calls.get(`/shared-tickets/${token}/`, {}));
  });

  it('is renamed: the new address gets the ticket, the former one no further mail', async () => {
    await save(devika);
    await mailbox.discard();
    await save(sunil);
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[sunil.email]]);
  });

  it('gets it at each time that the seat is theirs anew, with a link that works', async () => {
    for (const attendee of [devika, sunil, devika, sunil, devika]) {
      await save(attendee);
      const [mail, ...others] = await mailbox.collect();
      expect([mail?.to, others]).toEqual([[attendee.email], []]);
      const token = mail?.links[0]?.split('/t/')[1] ?? '';
      expectStatus(200, await calls.get(`/shared-tickets/${token}/`, {}));
    }
  });

  it('is renamed before the mail is sent: it never reaches the former address', async () => {
    await save(devika);
    await mailbox.process.queue.runOnce();
    await save(sunil);
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[sunil.email]]);
    const withdrawn = await test.db
      .selectFrom('mails')
      .where('withdrawn_at', 'is not', null)
      .where('recipient', '=', devika.email)
      .select(['kind', 'sent_at', 'text', 'html'])
      .execute();
    expect(withdrawn).toEqual([{ kind: 'ticket', sent_at: null, text: '', html: '' }]);
  });

  it('gets no ticket of a booking that was cancelled before the mail left', async () => {
    await save(devika);
    await mailbox.process.queue.runOnce();
    await cancel();
    const subjects = (await mailbox.collect()).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your ticket for Nocturne in D');
    expect(subjects).toContain('Your ticket is no longer valid: Nocturne in D');
  });

  it('who is the booker gets their own ticket as well', async () => {
    const { email } = concert.buyer.user;
    await save({ name: 'Asha Menon', email }, devika);
    const mails = await mailbox.collect();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([email, devika.email].sort());
    const own = mails.find(({ to }) => to[0] === email);
    expect(own?.text).toContain('Asha Menon, this is your own ticket.');
    expect(own?.files[0]?.pages).toHaveLength(1);
  });
});

describe('a ticket that is reassigned', () => {
  const rohan = { name: 'Rohan Iyer', email: 'rohan@company.example' };
  const give = async (seat: number, person: BodyOf<'reassignTicket'>) => {
    const ticket = (await read()).tickets[seat];
    const path = `/tickets/${String(ticket?.id)}/reassign/` as const;
    expectStatus(200, await calls.call('POST', path, concert.buyer.headers, person));
  };
  const mailTo = (mails: readonly ReadMail[], address: string) => {
    const [mail, ...more] = mails.filter(({ to }) => to[0] === address);
    expect(more).toEqual([]);
    return mail;
  };
  const calendarIn = (mail: ReadMail | undefined) => {
    const file = mail?.files.find(({ type }) => type === 'text/calendar');
    return file && readCalendarFile(file.pages[0] ?? '');
  };
  const takesOut = 'The attached file takes the date out of your calendar.';

  it('is taken out of the calendar of the one before', async () => {
    await save(devika);
    const invited = calendarIn(mailTo(await mailbox.collect(), devika.email));
    await give(0, rohan);
    const mails = await mailbox.collect();
    const away = mailTo(mails, devika.email);
    expect(away?.text).toContain(takesOut);
    expect(away?.files).toHaveLength(1);
    expect(calendarIn(away)).toMatchObject({
      method: 'CANCEL',
      events: [{ status: 'CANCELLED', uid: invited?.events[0]?.uid }],
    });
    expect(calendarIn(mailTo(mails, rohan.email))).toMatchObject({ method: 'PUBLISH' });
  });

  it('stays in the calendar of who has another seat, or has booked', async () => {
    const { email } = concert.buyer.user;
    await save(devika, { ...devika, email: devika.email.toUpperCase() });
    await mailbox.discard();
    await give(0, { name: 'Asha', email });
    await give(0, rohan);
    const mails = await mailbox.collect();
    for (const address of [devika.email, email]) {
      const away = mails.find(
        ({ to, subject }) => to[0] === address && subject.includes('given to somebody else'),
      );
      expect(away?.text).not.toContain('calendar');
      expect(away?.files).toEqual([]);
    }
  });

  it('stays in the calendar of who has got it back before the mail left', async () => {
    await save(devika);
    await mailbox.discard();
    await give(0, rohan);
    await give(0, devika);
    const mails = (await mailbox.collect()).filter(({ to }) => to[0] === devika.email);
    const methods = mails.map((mail) => calendarIn(mail)?.method ?? null);
    expect(methods.sort()).toEqual(['PUBLISH', null].sort());
  });
});

describe('a cancelled booking', () => {
  it('notifies the booker and each attendee once, with a calendar cancellation', async () => {
    const { email } = concert.buyer.user;
    await save(devika, devika);
    await mailbox.discard();
    await cancel();
    const mails = await mailbox.collect();
    expect(mails.map(({ to, subject }) => [to[0], subject]).sort()).toEqual(
      [
        [email, 'Booking cancelled: Nocturne in D'],
        [devika.email, 'Your tickets are no longer valid: Nocturne in D'],
      ].sort(),
    );
    for (const mail of mails) {
      expect(mail.files.map(({ type }) => type)).toEqual(['text/calendar']);
      expect(readCalendarFile(mail.files[0]?.pages[0] ?? '')).toMatchObject({
        method: 'CANCEL',
        events: [{ status: 'CANCELLED' }],
      });
    }
    const numbers = (await read()).tickets.map((ticket) => ticket.ticket_number);
    const notice = mails.find(({ to }) => to[0] === devika.email);
    for (const number of numbers) expect(notice?.text).toContain(`Ticket: ${number}`);
  });

  it('that was never paid causes no mail', async () => {
    const pending = await calls.book(concert.buyer.headers, concert.balcony);
    await calls.call('POST', `/bookings/${pending.id}/cancel/`, concert.buyer.headers);
    expect(await mailbox.collect()).toEqual([]);
  });

  it('notifies a booker who is also an attendee once', async () => {
    await save({ name: 'Asha', email: concert.buyer.user.email });
    await mailbox.discard();
    await cancel();
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[concert.buyer.user.email]]);
  });
});
