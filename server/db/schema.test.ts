import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

let database: TestDatabase;
let ids: { user: number; company: number; event: number; tier: number };

const moment = '2026-05-01T10:00:00Z';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const company = await db
    .insertInto('companies')
    .values({ name: 'Northwind', domain: 'northwind.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await db
    .insertInto('users')
    .values({
      username: 'asha',
      email: 'asha@northwind.example',
      first_name: 'Asha',
      last_name: 'Rao',
      role: 'employee',
      company_id: company.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = await db
    .insertInto('categories')
    .values({ name: 'Music', slug: 'music', color_code: '#fff', icon: 'music' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = await db
    .insertInto('events')
    .values({
      title: 'Monsoon Strings',
      category_id: category.id,
      venue: 'Jamshed Bhabha Theatre',
      base_price: 250000,
      start_at: moment,
      end_at: moment,
      booking_start_at: moment,
      booking_end_at: moment,
      search: sql<string>`to_tsvector('english', 'Monsoon Strings')`,
      search_text: 'monsoon strings',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tier = await db
    .insertInto('ticket_tiers')
    .values({ event_id: event.id, name: 'Gold', price: 250000, total: 10, available: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids = { user: user.id, company: company.id, event: event.id, tier: tier.id };
}, 60_000);
afterAll(() => database.drop());

const booking = (number: string) => ({
  booking_number: number,
  user_id: ids.user,
  company_id: ids.company,
  event_id: ids.event,
  ticket_tier_id: ids.tier,
  quantity: 2,
  unit_price: 250000,
  total_amount: 500000,
  hold_state: 'held' as const,
  hold_expires_at: moment,
});

describe('the seats of a tier', () => {
  test.each([
    ['one appears', { available: 11 }],
    ['one is lost', { available: 9 }],
    ['a hold is counted twice', { held: 1 }],
    ['more are sold than there are', { available: -1, sold: 11 }],
    ['the hall grows by itself', { total: 20 }],
  ])('are refused when %s', async (_, change) => {
    const update = database.db
      .updateTable('ticket_tiers')
      .set(change)
      .where('id', '=', ids.tier)
      .execute();
    await expect(update).rejects.toMatchObject({ code: '23514' });
  });

  test('may move from available to held to sold', async () => {
    for (const change of [
      { available: 8, held: 2 },
      { held: 0, sold: 2 },
      { available: 10, sold: 0 },
    ]) {
      await database.db
        .updateTable('ticket_tiers')
        .set(change)
        .where('id', '=', ids.tier)
        .execute();
    }
  });
});

describe('a booking', () => {
  test('has a number of its own', async () => {
    const insert = () => database.db.insertInto('bookings').values(booking('FY-1')).execute();
    await insert();
    await expect(insert()).rejects.toMatchObject({ constraint: 'bookings_booking_number_key' });
  });

  test.each([
    ['no seats', { quantity: 0 }],
    ['eleven seats', { quantity: 11 }],
    ['a price below nothing', { unit_price: -1 }],
    ['a hold without an end', { hold_expires_at: null }],
  ])('is refused with %s', async (_, wrong) => {
    const insert = database.db
      .insertInto('bookings')
      .values({ ...booking('FY-wrong'), ...wrong })
      .execute();
    await expect(insert).rejects.toMatchObject({ code: '23514' });
  });

  test('can be settled by one payment only', async () => {
    const { db } = database;
    const { id: bookingId } = await db
      .insertInto('bookings')
      .values(booking('FY-2'))
      .returning('id')
      .executeTakeFirstOrThrow();
    const pay = async (publicId: string, isSettled: boolean) => {
      const { id } = await db
        .insertInto('payments')
        .values({
          public_id: publicId,
          user_id: ids.user,
          company_id: ids.company,
          gateway: 'sandbox',
          subtotal: 500000,
          service_fee: 10000,
          gst: 91800,
          amount: 601800,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return db
        .insertInto('payment_bookings')
        .values({
          payment_id: id,
          booking_id: bookingId,
          amount: 601800,
          quantity: 2,
          unit_price: 250000,
          is_settled: isSettled,
        })
        .execute();
    };
    await pay('pay_1', false);
    await pay('pay_2', true);
    await expect(pay('pay_3', true)).rejects.toMatchObject({
      constraint: 'payment_bookings_settled_idx',
    });
  });
});

test('names and addresses are kept in lower case, so that they are unique in any case', async () => {
  const insert = database.db
    .insertInto('users')
    .values({
      username: 'Asha',
      email: 'other@northwind.example',
      first_name: 'Asha',
      last_name: 'Rao',
      role: 'employee',
    })
    .execute();
  await expect(insert).rejects.toMatchObject({ code: '23514' });
});

test('events are found by word, by part of a word, and in spite of a slip', async () => {
  const found = async (condition: string) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from events where ${sql.raw(condition)}`.execute(database.db);
    return rows.map(({ id }) => id);
  };
  expect(await found("search @@ to_tsquery('english', 'string')")).toEqual([ids.event]);
  expect(await found("search_text like '%nsoon%'")).toEqual([ids.event]);
  expect(await found("word_similarity('monsun', search_text) > 0.4")).toEqual([ids.event]);
  expect(await found("search_text like '%jazz%'")).toEqual([]);
});
