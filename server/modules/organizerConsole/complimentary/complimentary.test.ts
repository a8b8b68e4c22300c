import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyOf, Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBuyer,
  expectRefused,
  expectStatus,
  seatCounts,
  statusAndCode,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEventSales, type EventSales } from '../../../testing/eventSales';
import { openMailbox, type Mailbox, type ReadMail } from '../../../testing/mailbox';

let test: TestApp;
let made: EventSales;
let mailbox: Mailbox;
let mails: ReadMail[];

beforeAll(async () => {
  test = await buildTestApp();
  made = await createEventSales(test);
  mailbox = await openMailbox(test);
  await mailbox.discard();
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

type Input = BodyOf<'giveComplimentaryTickets'>;

const guests = [
  { name: 'Nila Rao', email: 'nila@press.example' },
  { name: 'Omar Khan', email: 'omar@press.example' },
];
const post = (
  body: Partial<Input>,
  { headers = made.editor.headers, key = '' }: { headers?: Headers; key?: string } = {},
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/events/${made.event.id}/complimentary/`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: { tier: made.stalls.id, reason: 'Press', attendees: guests, ...body },
  });
const read = async <T>(path: string, headers: Headers = made.editor.headers): Promise<T> =>
  expectStatus(200, await test.app.inject({ url: `/api${path}`, headers })).json();
const dashboard = <T>(path: string) => read<T>(`/organize/events/${made.event.id}/${path}`);
const sold = () => dashboard<Schemas['EventBookingList']>('bookings/?state=complimentary');
const sales = () => dashboard<Schemas['EventSales']>('sales/');
const withdraw = (id: number, headers = made.editor.headers) =>
  test.app.inject({ method: 'POST', url: `/api/organize/bookings/${id}/withdraw/`, headers });

describe('complimentary tickets', () => {
  it('are refused with the row that is wrong, and to others', async () => {
    const wrong = await expectRefused(
      test.db,
      () => post({ attendees: [...guests, { name: ' ', email: 'nobody' }] }),
      400,
      'invalid_input',
    );
    expect(wrong.fields).toEqual({
      'attendees.2.name': 'Name is required.',
      'attendees.2.email': 'Email is not a valid email address.',
    });
    for (const { headers } of [made.door, made.outsider, made.asha]) {
      await expectRefused(test.db, () => post({}, { headers }), 404, 'not_found');
    }
    const many = Array.from({ length: 11 }, () => ({ name: 'Nila Rao', email: 'n@press.example' }));
    await expectRefused(test.db, () => post({ attendees: many }), 409, 'sold_out');
    expect((await post({ attendees: [] })).statusCode).toBe(400);
    expect((await post({ reason: ' ' })).json().fields).toHaveProperty('reason');
  });

  it('take seats of the tier and no money, once, and are mailed to each', async () => {
    const [seats, before] = [await seatCounts(test.db, made.stalls), await sales()];
    const given = expectStatus(201, await post({}, { key: 'press-list' })).json();
    expect(given).toEqual({
      tickets: 2,
      booking_numbers: [expect.any(String), expect.any(String)],
    });
    expect(expectStatus(201, await post({}, { key: 'press-list' })).json()).toEqual(given);
    expect(statusAndCode(await post({ reason: 'Other' }, { key: 'press-list' }))).toEqual([
      409,
      'idempotency_conflict',
    ]);
    expect(await seatCounts(test.db, made.stalls)).toEqual({
      available: seats.available - 2,
      held: seats.held,
      sold: seats.sold + 2,
    });
    await assertInventoryConsistent(test.db);
    const after = await sales();
    expect(after.totals).toEqual(before.totals);
    expect(after.revenue).toBe(before.revenue);
    expect(after.seats.sold).toBe(before.seats.sold + 2);
    const list = await sold();
    expect(list).toMatchObject({
      count: 2,
      results: [{ tickets_amount: '0.00', paid_amount: null, named: 1 }, { quantity: 1 }],
    });
    const people = await dashboard<Schemas['EventAttendeeList']>('attendees/?search=press.example');
    expect(people.results.map((one) => [one.attendee_name, one.is_complimentary])).toEqual([
      ['Nila Rao', true],
      ['Omar Khan', true],
    ]);
    const csv = await test.app.inject({
      url: `/api/organize/events/${made.event.id}/bookings.csv?state=complimentary`,
      headers: made.editor.headers,
    });
    expect(csv.body.match(/Complimentary/g)).toHaveLength(2);
    mails = await mailbox.collect();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(guests.map(({ email }) => email));
    expect(mails[0]?.text).toContain('has given you a complimentary ticket');
    const paper = mails[0]?.files.find(({ type }) => type === 'application/pdf');
    expect(paper?.pages.join(' ')).toContain('Stalls, complimentary');
  });

  it('are nobody’s booking, open by their link, and are let in', async () => {
    const own = await read<Schemas['BookingList']>('/bookings/?page_size=100');
    expect(own.count).toBe(0);
    const token = /\/t\/([\w-]+)/.exec(
      mails.find(({ to }) => to[0] === 'omar@press.example')?.text ?? '',
    )?.[1];
    const ticket = await read<Schemas['SharedTicket']>(`/shared-tickets/${token}/`, {});
    expect(ticket).toMatchObject({ status: 'valid', ticket_tier_name: 'Stalls, complimentary' });
    await sql`update events set start_at = now() + interval '1 hour', end_at = now() + interval '3 hours',
      booking_end_at = least(booking_end_at, now() + interval '1 hour')
      where id = ${made.event.id}`.execute(test.db);
    const scan = await test.app.inject({
      method: 'POST',
      url: '/api/tickets/check-in/',
      headers: made.door.headers,
      payload: { ticket_number: ticket.ticket_number },
    });
    expect(scan.json()).toMatchObject({ result: 'accepted', sentence: 'Welcome, Omar Khan.' });
    const { results } = await sold();
    const used = results.find(({ checked_in: count }) => count === 1);
    expect(statusAndCode(await withdraw(used?.id ?? 0))).toEqual([409, 'ticket_used']);
  });

  it('are taken back with their seat, and their holder is told', async () => {
    const seats = await seatCounts(test.db, made.stalls);
    const free = (await sold()).results.find(({ checked_in: count }) => count === 0);
    const id = free?.id ?? 0;
    await expectRefused(test.db, () => withdraw(id, made.door.headers), 404, 'not_found');
    await expectRefused(test.db, () => withdraw(made.bookings.two.id), 404, 'not_found');
    const done = expectStatus(200, await withdraw(id)).json();
    expect(done.message).toBe('The ticket of Nila Rao is no longer valid. They are told by email.');
    await expectRefused(test.db, () => withdraw(id), 409, 'booking_cancelled');
    expect(await seatCounts(test.db, made.stalls)).toEqual({
      available: seats.available + 1,
      held: seats.held,
      sold: seats.sold - 1,
    });
    await assertInventoryConsistent(test.db);
    const told = await mailbox.collect();
    expect(told.map(({ to, subject }) => [to[0], subject])).toEqual([
      ['nila@press.example', 'Your ticket is no longer valid: Nocturne in D'],
    ]);
  });

  it('end with the event, and their holders are told', async () => {
    const admin = await createAdmin();
    const cancelled = await test.app.inject({
      method: 'POST',
      url: `/api/events/${made.event.id}/cancel/`,
      headers: admin,
      payload: { reason: 'The hall has burnt down.' },
    });
    expect(cancelled.statusCode).toBe(200);
    const told = (await mailbox.collect()).flatMap(({ to }) => to);
    expect(told).toContain('omar@press.example');
    expect((await sold()).count).toBe(0);
    await assertInventoryConsistent(test.db);
    await expectRefused(test.db, () => post({}), 409, 'booking_closed');
  });
});

const createAdmin = async () => (await createBuyer(test, { role: 'admin' })).headers;
