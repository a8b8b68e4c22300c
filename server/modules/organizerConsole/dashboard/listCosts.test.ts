import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEventSales, type EventSales } from '../../../testing/eventSales';
import { rowsRead } from '../../../testing/rowsRead';
import { countAttendees, findAttendees, findAttendeesAfter } from './attendees.repository';
import { attendeesFilter, bookingsFilter } from './lists.service';
import {
  countSoldBookings,
  findSoldBookings,
  findSoldBookingsAfter,
} from './soldBookings.repository';

const MANY = 10_000;

let test: TestApp;
let made: EventSales;

/** Many copies of the paid booking and of its first ticket, of a thousand people in a hundred companies. */
beforeAll(async () => {
  test = await buildTestApp();
  made = await createEventSales(test);
  const copy = (table: string, count: number, id: number, changes: string) =>
    sql`
      insert into ${sql.table(table)} select copy.* from ${sql.table(table)} one,
        generate_series(1, ${sql.lit(count)}) n,
        lateral jsonb_populate_record(null::${sql.table(table)},
          to_jsonb(one) || jsonb_build_object(${sql.raw(changes)})) copy
      where one.id = ${id}`.execute(test.db);
  await copy(
    'companies',
    100,
    made.asha.company.id,
    `'id', 100000 + n, 'name', 'Company ' || n, 'domain', null`,
  );
  await copy(
    'users',
    1_000,
    made.asha.user.id,
    `'id', 100000 + n, 'username', 'many' || n, 'email', 'many' || n || '@many.example',
      'company_id', 100001 + n % 100`,
  );
  await copy(
    'bookings',
    MANY,
    made.bookings.two.id,
    `'id', 100000 + n, 'booking_number', 'MANY-' || n, 'user_id', 100001 + n % 1000,
      'company_id', 100001 + n % 100`,
  );
  const [ticket] = await test.db
    .selectFrom('tickets')
    .where('booking_id', '=', made.bookings.two.id)
    .select('id')
    .execute();
  await copy(
    'tickets',
    MANY,
    ticket?.id ?? 0,
    `'id', 100000 + n, 'booking_id', 100000 + n, 'ticket_number', 'MANY-' || n,
      'attendee_name', 'Guest ' || n, 'attendee_email', null`,
  );
  await sql`vacuum analyze bookings, tickets, users, companies`.execute(test.db);
});
afterAll(() => test.close());

const read = (table: 'bookings' | 'tickets', query: (trx: TestApp['db']) => Promise<unknown>) =>
  rowsRead(test.db, table, query);

it('a page or batch of an event reads its own rows, not all of the event', async () => {
  const bookings = bookingsFilter(made.event.id, {});
  const page = { limit: 20, offset: 0, few: false };
  const few = MANY / 20;
  for (const ordering of ['created_at', '-created_at'] as const) {
    const query = (trx: TestApp['db']) => findSoldBookings(trx, bookings, { ...page, ordering });
    expect(await read('bookings', query)).toBeLessThan(few);
    expect(await read('tickets', query)).toBeLessThan(few);
  }
  const batch = { after: 101_000, limit: 50 };
  const next = (trx: TestApp['db']) => findSoldBookingsAfter(trx, bookings, batch);
  expect(await next(test.db)).toHaveLength(50);
  expect(await read('bookings', next)).toBeLessThan(few);

  const attendees = attendeesFilter(made.event.id, {});
  for (const ordering of ['name', 'checked_in_at'] as const) {
    const query = (trx: TestApp['db']) => findAttendees(trx, attendees, { ...page, ordering });
    expect(await read('tickets', query)).toBeLessThan(few);
    expect(await read('bookings', query)).toBeLessThan(few);
  }
  const nextTickets = (trx: TestApp['db']) => findAttendeesAfter(trx, attendees, batch);
  expect(await nextTickets(test.db)).toHaveLength(50);
  expect(await read('tickets', nextTickets)).toBeLessThan(few);
});

it('a search finds bookings by index', async () => {
  const attendees = attendeesFilter(made.event.id, { search: 'devika' });
  const bookings = bookingsFilter(made.event.id, { search: 'many77@' });
  const few = MANY / 20;
  const searchAttendees = (trx: TestApp['db']) => countAttendees(trx, attendees);
  const searchBookings = (trx: TestApp['db']) => countSoldBookings(trx, bookings);
  expect(await searchAttendees(test.db)).toBe(1);
  expect(await searchBookings(test.db)).toBe(10);
  expect(await read('bookings', searchAttendees)).toBeLessThan(few);
  expect(await read('bookings', searchBookings)).toBeLessThan(few);
});
