import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import type { BodyOf, Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  statusAndCode,
  seatCounts,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { TestTier } from '../../../testing/events';
import { mailsTo } from '../../../testing/mails';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';
import { guestMails } from '../guestMail.rules';

type Person = BodyOf<'reassignTicket'>;

/** Makes each address unique. */
let made = 0;
const somebody = (name: string) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}${(made += 1)}@guests.example`,
});

let test: TestApp;
let calls: BookingCalls;
let staff: Headers;
let buyer: Buyer;
let booking: Schemas['Booking'];
let devika: Person;
let tier: TestTier;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  staff = await signIn(test, await createUser(test, { role: 'staff' }));
});
afterAll(() => test.close());

beforeEach(async () => {
  buyer = await createBuyer(test, { firstName: 'Asha' });
  const startAt = new Date(Date.now() + 3_600_000);
  const event = { title: 'Nocturne in D', venue: 'Opera House', city: 'Mumbai', startAt };
  const offer = await createOffer(test, { name: 'Stalls' }, event);
  ({ tier } = offer);
  const { id } = await calls.book(buyer.headers, offer.tier, 2);
  await calls.payFor(buyer.headers, [id]);
  devika = {
    ...somebody('Devika Nair'),
    phone: '98200 12345',
    employee_id: 'N-1',
    department: 'IT',
  };
  const rest = { designation: 'Lead', dietary_preferences: 'Jain', special_requirements: 'Ramp' };
  await save([{ ...devika, ...rest }, somebody('Kabir Shah')]);
  booking = await calls.read(buyer.headers, id);

  async function save(attendees: Schemas['AttendeeInput'][]) {
    const path = `/bookings/${id}/attendees/` as const;
    expectStatus(200, await calls.call('POST', path, buyer.headers, { attendees }));
  }
});

function ticketAt(index: number) {
  const ticket = booking.tickets[index];
  if (!ticket?.qr_code) throw new Error('No ticket.');
  return { ...ticket, code: ticket.qr_code };
}

const reassign = (
  person: BodyAt<'POST', `/tickets/${number}/reassign/`>,
  ticket = ticketAt(0).id,
  headers = buyer.headers,
) => calls.call('POST', `/tickets/${ticket}/reassign/`, headers, person);

async function reassigned(
  person: BodyOf<'reassignTicket'>,
  ticket?: number,
): Promise<Schemas['Ticket']> {
  return expectStatus(200, await reassign(person, ticket)).json();
}

async function checkIn(body: object): Promise<string> {
  const answer = await calls.call('POST', '/tickets/check-in/', staff, body);
  return expectStatus(200, answer).json<Schemas['CheckIn']>().result;
}

describe('a reassigned ticket', () => {
  it('has another holder, code and number; no detail of the former holder stays', async () => {
    const rohan = somebody('Rohan Iyer');
    const before = ticketAt(0);
    const after = await reassigned({ ...rohan, department: 'Sales' });
    expect(after).toMatchObject({
      id: before.id,
      seat_no: 1,
      attendee_name: rohan.name,
      attendee_email: rohan.email,
      attendee_phone: null,
    });
    expect(after.qr_code).not.toBe(before.code);
    expect(after.ticket_number).not.toBe(before.ticket_number);

    const { tickets, attendees, history, attendee_details_completed } = await calls.read(
      buyer.headers,
      booking.id,
    );
    expect(tickets).toEqual([after, booking.tickets[1]]);
    expect(attendees[0]).toEqual({
      ticket: before.id,
      ...rohan,
      phone: null,
      employee_id: null,
      department: 'Sales',
      designation: null,
      dietary_preferences: null,
      special_requirements: null,
    });
    expect(attendees[1]).toEqual(booking.attendees[1]);
    expect(attendee_details_completed).toBe(true);
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: 'ticket_given',
        by: 'Asha Person',
        note: `Ticket ${before.ticket_number} given to Rohan Iyer. It is now ${after.ticket_number}.`,
      }),
    );
    const { rows } = await sql<{ text: string }>`
      select row_to_json(k)::text as text from tickets k where id = ${before.id}`.execute(test.db);
    for (const old of [devika.name, devika.email, '98200', 'N-1', 'Lead', 'Jain', 'Ramp']) {
      expect(rows[0]?.text).not.toContain(old);
    }
  });

  it('is accepted from its new holder alone, by code and by number', async () => {
    const [first, second] = [ticketAt(0), ticketAt(1)];
    const one = await reassigned(somebody('Rohan Iyer'));
    const two = await reassigned(somebody('Sunita Rao'), second.id);
    expect(await checkIn({ code: first.code })).toBe('reissued');
    expect(await checkIn({ ticket_number: first.ticket_number })).toBe('reissued');
    expect(await checkIn({ ticket_number: second.ticket_number })).toBe('reissued');
    expect(await checkIn({ code: one.qr_code })).toBe('accepted');
    expect(await checkIn({ ticket_number: two.ticket_number })).toBe('accepted');
  });

  it('leaves the seat counts as they were', async () => {
    const before = await seatCounts(test.db, tier);
    await reassigned(somebody('Rohan Iyer'));
    expect(await seatCounts(test.db, tier)).toEqual(before);
    await assertInventoryConsistent(test.db);
  });

  it('can be reassigned again, and back', async () => {
    await reassigned(somebody('Rohan Iyer'));
    const back = await reassigned(devika);
    expect(back.attendee_name).toBe('Devika Nair');
    expect(await checkIn({ code: ticketAt(0).code })).toBe('reissued');
    expect(await checkIn({ code: back.qr_code })).toBe('accepted');
  });

  it('may have had no attendee before', async () => {
    const unnamed = await calls.book(buyer.headers, tier);
    await calls.payFor(buyer.headers, [unnamed.id]);
    const [ticket] = (await calls.read(buyer.headers, unnamed.id)).tickets;
    await reassigned(somebody('Rohan Iyer'), ticket?.id);
    const after = await calls.read(buyer.headers, unnamed.id);
    expect(after.attendee_details_completed).toBe(true);
  });
});

describe('the mails about it', () => {
  const runJobs = () => createBackgroundWorkers(test).queue.runOnce();

  it('go to both holders once, without details of the other', async () => {
    const rohan = somebody('Rohan Iyer');
    const before = ticketAt(0);
    const after = await reassigned(rohan);
    await runJobs();

    const [away, ...more] = (await mailsTo(test, devika.email)).filter(
      ({ kind }) => kind !== 'ticket',
    );
    expect(more).toEqual([]);
    expect(away).toMatchObject({
      kind: 'ticket_given_away',
      subject: 'Your ticket for Nocturne in D has been given to somebody else',
    });
    expect(away?.text).toContain(before.ticket_number);
    for (const secret of ['Rohan', rohan.email, after.ticket_number]) {
      expect(away?.text).not.toContain(secret);
    }

    const received = (await mailsTo(test, rohan.email))[0];
    expect(await mailsTo(test, rohan.email)).toHaveLength(1);
    expect(received).toMatchObject({
      kind: 'ticket_received',
      subject: 'A ticket for you: Nocturne in D',
    });
    expect(received?.attachments).toEqual([
      { kind: 'ticket', ticket_id: after.id, version: 2 },
      { kind: 'calendar', booking_id: booking.id, reader: 'attendee' },
    ]);
    for (const part of [after.ticket_number, 'Rohan Iyer', 'Stalls', 'Opera House, Mumbai']) {
      expect(received?.text).toContain(part);
    }
    for (const secret of ['Devika', devika.email, before.ticket_number]) {
      expect(received?.text).not.toContain(secret);
    }
  });

  it('are limited per person, together with the mails of named attendees', async () => {
    // Each mails two: who gets the ticket and who had it. One mail named the first holder.
    const max = guestMails.rules[0]?.max ?? 0;
    for (let mailed = 1; mailed + 2 <= max; mailed += 2) await reassigned(somebody('Rohan Iyer'));
    const call = () => reassign(somebody('Rohan Iyer'));
    const mails = async () => {
      await runJobs();
      return test.db.selectFrom('mails').select('id').execute();
    };
    const before = await mails();
    await expectRefused(test.db, call, 429, 'too_many_requests');
    expect(await mails()).toEqual(before);
  });
});

describe('refuses and changes nothing for', () => {
  const refused = (
    status: number,
    code: string,
    person: BodyOf<'reassignTicket'> = somebody('Rohan Iyer'),
  ) => expectRefused(test.db, () => reassign(person), status, code);

  it('the present holder, however the address is written', async () => {
    const email = ` ${devika.email.toUpperCase()} `;
    await refused(409, 'same_holder', { name: 'Somebody Else', email });
  });

  it('a used ticket', async () => {
    expect(await checkIn({ code: ticketAt(0).code })).toBe('accepted');
    await refused(409, 'ticket_used');
  });

  it.each([
    ['voided', { voided_at: new Date() }],
    ['returned', { voided_at: new Date(), returned_at: new Date() }],
  ])('a %s ticket', async (_name, times) => {
    await test.db.updateTable('tickets').set(times).where('id', '=', ticketAt(0).id).execute();
    await refused(409, 'ticket_void');
  });

  it.each([
    ['pending', 'not_paid'],
    ['cancelled', 'booking_cancelled'],
    ['refunded', 'booking_refunded'],
  ] as const)('a booking that is %s', async (status, code) => {
    await test.db.updateTable('bookings').set({ status }).where('id', '=', booking.id).execute();
    await refused(409, code);
  });

  it('an event that has started, by the clock of the database', async () => {
    const begin = (offset: string) => sql<Date>`now() + ${offset}::interval`;
    await test.db
      .updateTable('events')
      .set({ start_at: begin('-1 second') })
      .where('id', '=', booking.event)
      .execute();
    await refused(409, 'event_started');
  });

  it('an event that was cancelled', async () => {
    await test.db
      .updateTable('events')
      .set({ cancelled_at: new Date() })
      .where('id', '=', booking.event)
      .execute();
    await refused(409, 'event_cancelled');
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'a\u0007b' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'two@a.example,three@b.example' }, 'email'],
    [{ email: 'ø@guests.example' }, 'email'],
    [{ phone: '1'.repeat(41) }, 'phone'],
    [{ department: 'a\nb' }, 'department'],
  ])('%j, with a sentence for the field', async (values, field) => {
    const body = await refused(400, 'invalid_input', { ...somebody('Rohan Iyer'), ...values });
    expect(body.fields).toEqual({ [field]: expect.any(String) });
  });

  it('anyone but the person who booked', async () => {
    const { company } = buyer;
    const as = async (values: Parameters<typeof createBuyer>[1]) => {
      const { headers } = await createBuyer(test, values);
      return statusAndCode(await reassign(somebody('Rohan Iyer'), ticketAt(0).id, headers));
    };
    expect(await as({ company })).toEqual([404, 'not_found']);
    expect(await as({ role: 'company_admin' })).toEqual([404, 'not_found']);
    expect(await as({ company, role: 'company_manager' })).toEqual([403, 'forbidden']);
    expect(await as({ company, role: 'company_admin' })).toEqual([403, 'forbidden']);
    expect(await as({ role: 'admin' })).toEqual([403, 'forbidden']);
    expect(statusAndCode(await reassign(somebody('Rohan Iyer'), 9_000_000))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('saving attendee details', () => {
  it('corrects the attendee of a seat and keeps its code and number valid', async () => {
    const { code, ticket_number: number } = ticketAt(0);
    const attendees = [somebody('Devika Menon')];
    const path = `/bookings/${booking.id}/attendees/` as const;
    expectStatus(200, await calls.call('POST', path, buyer.headers, { attendees }));
    const [ticket] = (await calls.read(buyer.headers, booking.id)).tickets;
    expect(ticket).toMatchObject({ attendee_name: 'Devika Menon', ticket_number: number });
    expect(ticket?.qr_code).toBe(code);
    expect(await checkIn({ code })).toBe('accepted');
  });
});
