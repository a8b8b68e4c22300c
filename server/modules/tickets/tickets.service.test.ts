import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/config';
import { createTestDatabase } from '../../testing/testDatabase';
import { createPaidBooking, type PaidBooking } from '../../testing/paidBooking';
import { unlimited } from '../../testing/unlimited';
import { readTicketCode } from './ticketCode.rules';
import { createTicketsService, type TicketsService } from './tickets.service';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const ticketKey = generateKeyPairSync('ed25519');
const secrets = {
  jwtSecret: 'not used here',
  acceptedJwtSecrets: [],
  acceptedTicketKeys: [],
  ticketKey,
};
const asha = { name: 'Asha Menon', email: 'asha@northwind.example' };
const ravi = { name: 'Ravi Iyer', email: 'ravi@northwind.example' };

let now = Date.parse('2026-03-01T10:00:00Z');
const clock = { now: () => now };
const deps = { config: readConfig({}), clock, secrets, rateLimits: unlimited };
const service = createTicketsService(deps);

let database: TestDatabase;
let db: TestDatabase['db'];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(async () => database.drop());

const ticketsOf = async ({ bookingId }: PaidBooking) =>
  (await service.listForBookings(db, [bookingId])).get(bookingId) ?? [];

async function issued(quantity = 2, by: TicketsService = service) {
  const booking = await createPaidBooking({ db }, { quantity });
  await db.transaction().execute((trx) => by.issue(trx, booking));
  return booking;
}

const save = (bookingId: number, attendees: Parameters<TicketsService['saveAttendees']>[2]) =>
  db.transaction().execute((trx) => service.saveAttendees(trx, bookingId, attendees));

describe('issuing', () => {
  it('makes one ticket per seat', async () => {
    const booking = await issued(3);
    const tickets = await ticketsOf(booking);
    expect(tickets.map((ticket) => ticket.seat_no)).toEqual([1, 2, 3]);
    expect(new Set(tickets.map((ticket) => ticket.ticket_number)).size).toBe(3);
    expect(tickets[0]).toMatchObject({
      event_id: booking.eventId,
      ticket_tier_id: booking.tierId,
      version: 1,
      is_used: false,
      voided_at: null,
      returned_at: null,
      created_at: new Date(now),
    });
  });

  it('does nothing the second time', async () => {
    const booking = await issued(2);
    const before = await ticketsOf(booking);
    await service.issue(db, booking);
    expect(await ticketsOf(booking)).toEqual(before);
  });

  it('takes another number when one is taken', async () => {
    const numbers = ['FYR-TAKE-0001', 'FYR-TAKE-0002', 'FYR-TAKE-0001', 'FYR-TAKE-0003'];
    const forced = createTicketsService(deps, () => numbers.shift() ?? 'none left');
    await issued(1, forced);
    const second = await issued(2, forced);
    expect((await ticketsOf(second)).map((ticket) => ticket.ticket_number)).toEqual([
      'FYR-TAKE-0002',
      'FYR-TAKE-0003',
    ]);
  });

  it('throws when every number is taken', async () => {
    const stuck = createTicketsService(deps, () => 'FYR-SAME-0001');
    await issued(1, stuck);
    await expect(issued(1, stuck)).rejects.toThrow('No free ticket number');
  });
});

describe('codes', () => {
  it('can be verified, until the booking is voided', async () => {
    const booking = await issued(1);
    const [ticket] = await ticketsOf(booking);
    if (!ticket) throw new Error('no ticket');
    const shown = service.presentTicket(ticket);
    expect(shown.ticket_number).toBe(ticket.ticket_number);
    expect(readTicketCode(ticketKey.publicKey, shown.qr_code ?? '')).toEqual({
      ok: true,
      ticketId: ticket.id,
      eventId: booking.eventId,
      version: 1,
    });

    await service.voidForBooking(db, booking.bookingId);
    const [voided] = await ticketsOf(booking);
    expect(voided && service.presentTicket(voided).qr_code).toBeNull();
    now += 60_000;
    await service.voidForBooking(db, booking.bookingId);
    expect((await ticketsOf(booking))[0]?.voided_at).toEqual(voided?.voided_at);
  });

  it('change with each holder, and the number with them', async () => {
    const booking = await issued(1);
    const [ticket] = await ticketsOf(booking);
    if (!ticket) throw new Error('no ticket');
    const which = { bookingId: booking.bookingId, ticketId: ticket.id };
    const { before, after } = await service.reassign(db, which, ravi);
    expect(before).toEqual(ticket);
    expect(after.version).toBe(2);
    expect(service.presentTicket(after).qr_code).not.toBe(service.presentTicket(before).qr_code);
    expect(after.ticket_number).not.toBe(before.ticket_number);
    expect(await ticketsOf(booking)).toEqual([after]);
  });

  it('skip a number that another ticket has', async () => {
    const numbers = ['FYR-GIVE-0001', 'FYR-GIVE-0002', 'FYR-GIVE-0001', 'FYR-GIVE-0003'];
    const forced = createTicketsService(deps, () => numbers.shift() ?? 'none left');
    const booking = await issued(2, forced);
    const [, second] = await ticketsOf(booking);
    const which = { bookingId: booking.bookingId, ticketId: second?.id ?? 0 };
    expect((await forced.reassign(db, which, ravi)).after.ticket_number).toBe('FYR-GIVE-0003');
    const stuck = createTicketsService(deps, () => 'FYR-GIVE-0001');
    await expect(stuck.reassign(db, which, asha)).rejects.toThrow('No free ticket number');
  });

  it('are not renewed for a voided ticket', async () => {
    const booking = await issued(1);
    const [ticket] = await ticketsOf(booking);
    await service.voidForBooking(db, booking.bookingId);
    const which = { bookingId: booking.bookingId, ticketId: ticket?.id ?? 0 };
    await expect(service.reassign(db, which, ravi)).rejects.toMatchObject({
      status: 409,
      code: 'ticket_void',
    });
  });
});

describe('attendees', () => {
  it('are saved, shown and complete when every seat has one', async () => {
    const booking = await issued(2);
    const partial = await save(booking.bookingId, [{ ...asha, dietary_preferences: 'Jain' }]);
    expect(service.attendeeDetailsCompleted(partial)).toBe(false);
    expect(service.presentAttendees(partial)).toEqual([
      {
        ticket: partial[0]?.id,
        ...asha,
        phone: null,
        employee_id: null,
        department: null,
        designation: null,
        dietary_preferences: 'Jain',
        special_requirements: null,
      },
    ]);

    const complete = await save(booking.bookingId, [asha, ravi]);
    expect(service.attendeeDetailsCompleted(complete)).toBe(true);
    expect(await ticketsOf(booking)).toEqual(complete);
    expect(complete[0]?.dietary_preferences).toBe('Jain');
  });

  it('saved again change nothing, not even the time of change', async () => {
    const booking = await issued(2);
    const first = await save(booking.bookingId, [asha, ravi]);
    now += 60_000;
    expect(await save(booking.bookingId, [asha, ravi])).toEqual(first);
    expect(await ticketsOf(booking)).toEqual(first);
  });

  it('are refused as a whole when one is wrong', async () => {
    const booking = await issued(2);
    await expect(
      save(booking.bookingId, [asha, { name: 'Ravi', email: 'nobody' }]),
    ).rejects.toMatchObject({ status: 400, fields: { 'attendees.1.email': expect.any(String) } });
    expect(service.presentAttendees(await ticketsOf(booking))).toEqual([]);
  });

  it('never change the seats of another booking', async () => {
    const [mine, other] = [await issued(1), await issued(1)];
    const [foreign] = await ticketsOf(other);
    await expect(
      save(mine.bookingId, [{ ...asha, ticket: foreign?.id ?? 0 }]),
    ).rejects.toMatchObject({ status: 400 });
    expect(service.presentAttendees(await ticketsOf(other))).toEqual([]);
  });

  it('stay as they are on a used ticket', async () => {
    const booking = await issued(1);
    await save(booking.bookingId, [asha]);
    await db
      .updateTable('tickets')
      .set({ is_used: true, used_at: new Date(now) })
      .where('booking_id', '=', booking.bookingId)
      .execute();
    await expect(save(booking.bookingId, [ravi])).rejects.toMatchObject({
      status: 409,
      code: 'ticket_used',
    });
    await expect(save(booking.bookingId, [asha])).resolves.toHaveLength(1);
  });
});

describe('lists', () => {
  it('have an entry for every requested booking', async () => {
    const [one, two] = [await issued(1), await issued(2)];
    const none = await createPaidBooking({ db });
    const ids = [two.bookingId, none.bookingId, one.bookingId];
    const lists = await service.listForBookings(db, ids);
    expect([...lists].map(([id, tickets]) => [id, tickets.length])).toEqual([
      [two.bookingId, 2],
      [none.bookingId, 0],
      [one.bookingId, 1],
    ]);
    expect(await service.listForBookings(db, [])).toEqual(new Map());
  });
});
