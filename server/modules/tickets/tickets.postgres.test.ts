import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPaidBooking } from '../../testing/paidBooking';
import { createTestDatabase } from '../../testing/testDatabase';
import { systemClock } from '../../lib/clock';
import { createTicketsService } from './tickets.service';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const secrets = { jwtSecret: 'not used here', ticketKey: generateKeyPairSync('ed25519') };
const service = createTicketsService({ clock: systemClock, secrets });
const attendee = (name: string) => ({ name, email: `${name.toLowerCase()}@northwind.example` });

let database: TestDatabase;
let db: TestDatabase['db'];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(async () => database.drop());

it('issues one ticket per seat however many payments arrive at once', async () => {
  const booking = await createPaidBooking({ db }, { quantity: 10 });
  await Promise.all(
    Array.from({ length: 8 }, () => db.transaction().execute((trx) => service.issue(trx, booking))),
  );
  const tickets = (await service.listForBookings(db, [booking.bookingId])).get(booking.bookingId);
  expect(tickets?.map((ticket) => ticket.seat_no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('never mixes two lists of attendees that are saved at once', async () => {
  const booking = await createPaidBooking({ db }, { quantity: 5 });
  await service.issue(db, booking);
  const lists = ['Asha', 'Ravi', 'Sunita', 'Kabir'].map((name) =>
    Array.from({ length: 5 }, () => attendee(name)),
  );
  await Promise.all(
    lists.map((list) =>
      db.transaction().execute((trx) => service.saveAttendees(trx, booking.bookingId, list)),
    ),
  );
  const tickets = (await service.listForBookings(db, [booking.bookingId])).get(booking.bookingId);
  expect(new Set(tickets?.map((ticket) => ticket.attendee_name)).size).toBe(1);
});

it('names no seat of a booking that is voided at the same time', async () => {
  const booking = await createPaidBooking({ db }, { quantity: 2 });
  await service.issue(db, booking);
  let saving: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await service.voidForBooking(trx, booking.bookingId);
    saving = db
      .transaction()
      .execute((other) => service.saveAttendees(other, booking.bookingId, [attendee('Asha')]));
    // Whether it has begun to wait or not, it must see the tickets dead.
    saving.catch(() => undefined);
  });
  await expect(saving).rejects.toMatchObject({ status: 409, code: 'ticket_void' });
});
