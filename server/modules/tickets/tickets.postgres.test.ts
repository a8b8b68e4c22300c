import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { untilWaiting } from '../../testing/lockWaits';
import { createPaidBooking, type PaidBooking } from '../../testing/paidBooking';
import { unlimited } from '../../testing/unlimited';
import { readConfig } from '../../config/config';
import { createTestDatabase } from '../../testing/testDatabase';
import { systemClock } from '../../lib/clock';
import { createTicketsService } from './tickets.service';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const secrets = {
  jwtSecret: 'not used here',
  acceptedJwtSecrets: [],
  acceptedTicketKeys: [],
  ticketKey: generateKeyPairSync('ed25519'),
};
const service = createTicketsService({
  config: readConfig({}),
  clock: systemClock,
  secrets,
  rateLimits: unlimited,
});
const attendee = (name: string) => ({ name, email: `${name.toLowerCase()}@northwind.example` });

let database: TestDatabase;
let db: TestDatabase['db'];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(async () => database.drop());

it('issues one ticket per seat however many payments arrive concurrently', async () => {
  const booking = await createPaidBooking({ db }, { quantity: 10 });
  await Promise.all(
    Array.from({ length: 8 }, () => db.transaction().execute((trx) => service.issue(trx, booking))),
  );
  expect((await ticketsOf(booking)).map((ticket) => ticket.seat_no)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

it('never mixes attendee lists that are saved concurrently, in any order of seats', async () => {
  const booking = await createPaidBooking({ db }, { quantity: 5 });
  await service.issue(db, booking);
  const seats = (await ticketsOf(booking)).map((ticket) => ticket.id);
  const lists = ['Asha', 'Ravi', 'Sunita', 'Kabir', 'Meera', 'Vikram'].map((name, index) => {
    const order = index % 2 === 0 ? seats : seats.toReversed();
    return order.map((ticket) => ({ ...attendee(name), ticket }));
  });
  await Promise.all(
    lists.map((list) =>
      db.transaction().execute((trx) => service.saveAttendees(trx, booking.bookingId, list)),
    ),
  );
  const names = (await ticketsOf(booking)).map((ticket) => ticket.attendee_name);
  expect(new Set(names).size).toBe(1);
});

it('saves no attendee of a booking that is voided concurrently', async () => {
  const booking = await createPaidBooking({ db }, { quantity: 2 });
  await service.issue(db, booking);
  let saving: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await service.voidForBooking(trx, booking.bookingId);
    saving = db
      .transaction()
      .execute((other) => service.saveAttendees(other, booking.bookingId, [attendee('Asha')]));
    saving.catch(() => undefined);
    await untilWaiting(database);
  });
  await expect(saving).rejects.toMatchObject({ status: 409, code: 'ticket_void' });
});

const ticketsOf = async ({ bookingId }: PaidBooking) =>
  (await service.listForBookings(db, [bookingId])).get(bookingId) ?? [];
