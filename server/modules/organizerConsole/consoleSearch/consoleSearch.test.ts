import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createBuyer, expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent } from '../../../testing/events';
import { createEventSales, type EventSales } from '../../../testing/eventSales';

let test: TestApp;
let made: EventSales;

beforeAll(async () => {
  test = await buildTestApp();
  made = await createEventSales(test);
});
afterAll(() => test.close());

async function find(search: string, headers: Headers): Promise<Schemas['ConsoleSearchResults']> {
  const url = `/api/console-search/?${new URLSearchParams({ search }).toString()}`;
  return expectStatus(200, await test.app.inject({ url, headers })).json();
}

const bookings = async (search: string, headers: Headers) =>
  (await find(search, headers)).bookings.map(({ id }) => id);

it('finds a booking by its number as people write it, for those who organize its event or may read it', async () => {
  const { two } = made.bookings;
  const [, year = '', digits = ''] = two.booking_number.split('-');
  const admin = await createBuyer(test, { company: made.asha.company, role: 'company_admin' });
  const written = [two.booking_number, `bk ${year} ${digits}`, `${year}-${digits}`, String(two.id)];
  for (const text of written) {
    for (const { headers } of [made.editor, made.asha, admin]) {
      expect([text, await bookings(text, headers)]).toEqual([text, [two.id]]);
    }
    for (const { headers } of [made.door, made.outsider, made.ravi]) {
      expect([text, await bookings(text, headers)]).toEqual([text, []]);
    }
  }
  const [found] = (await find(two.booking_number, made.editor.headers)).bookings;
  expect(found).toMatchObject({ event: made.event.id, is_organized: true });
  expect(await bookings(made.bookings.removed.booking_number, made.editor.headers)).toEqual([]);
});

it('finds the bookings of a payment and of an invoice', async () => {
  const { editor, outsider, ravi, sharedPayment } = made;
  expect(await bookings(sharedPayment, editor.headers)).toHaveLength(2);
  const { mixed } = made.bookings;
  // Without the seller's details no invoice is issued.
  await test.db
    .updateTable('organizers')
    .set({
      legal_name: 'Bombay Live Private Limited',
      gstin: '27AAGCB7316L1ZF',
      address: '2 Laxmi Mills Estate, Mumbai',
      state: 'Maharashtra',
    })
    .execute();
  const receipt = `/api/bookings/${mixed.id}/receipt/`;
  expectStatus(200, await test.app.inject({ url: receipt, headers: made.asha.headers }));
  const { number } = await test.db
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .where('payments.public_id', '=', sharedPayment)
    .select('invoices.number')
    .executeTakeFirstOrThrow();
  const typed = number.toLowerCase().replaceAll('-', ' ');
  expect(await bookings(typed, editor.headers)).toContain(mixed.id);
  for (const text of [sharedPayment, typed]) {
    expect(await bookings(text, outsider.headers)).toEqual([]);
    expect(await bookings(text, ravi.headers)).toEqual([]);
  }
});

it('finds own events, those to come first, and the people of those who manage people', async () => {
  const { organizer_id: organizerId } = await test.db
    .selectFrom('events')
    .where('id', '=', made.event.id)
    .select('organizer_id')
    .executeTakeFirstOrThrow();
  const past = await createEvent(test, {
    title: 'Nocturne last year',
    organizerId: organizerId ?? 0,
    startAt: new Date('2025-12-05T14:00:00Z'),
    endAt: new Date('2025-12-05T17:00:00Z'),
  });
  const { events } = await find('nocturne', made.editor.headers);
  expect(events.map(({ id }) => id)).toEqual([made.event.id, past.id]);
  expect((await find('nocturne', made.outsider.headers)).events).toEqual([]);

  const admin = await createBuyer(test, { company: made.asha.company, role: 'company_admin' });
  const { people } = await find(made.asha.user.email, admin.headers);
  expect(people.map(({ id }) => id)).toEqual([made.asha.user.id]);
  for (const { headers } of [made.editor, made.asha, made.ravi]) {
    expect((await find(made.asha.user.email, headers)).people).toEqual([]);
  }
  expect((await find(made.ravi.user.email, admin.headers)).people).toEqual([]);
});
