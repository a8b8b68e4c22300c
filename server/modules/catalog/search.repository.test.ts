import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createEvent } from '../../testing/events';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { rowsRead } from '../../testing/rowsRead';
import { findSimilarWords } from './search.repository';
import { parseSearch } from './searchText.rules';

let database: TestDatabase;
let eventId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const event = await createEvent(database, {
    title: 'Winter Symphony in Four Musical Acts',
    venue: 'Town Hall',
    city: 'Mumbai',
  });
  eventId = event.id;
});
afterAll(() => database.drop());

const similarTo = async (text: string) => {
  const query = parseSearch(text);
  if (query === null || query === 'nothing') throw new Error(`${text} is no search.`);
  return findSimilarWords(database.db, query);
};
const knownWords = async (): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`select word from event_words order by word`.execute(
    database.db,
  );
  return rows.map(({ word }) => word);
};

describe('words that are similar', () => {
  it.each([
    ['symfony', { tsquery: `('symphony')`, parts: [] }],
    ['in symfony', { tsquery: `('symphony')`, parts: ['in'] }],
    ['a b c mus', { tsquery: `('musical' | 'mumbai')`, parts: ['a', 'b', 'c'] }],
    ['simphony wintr', { tsquery: `('symphony') & ('winter')`, parts: [] }],
    ['umba', { tsquery: `('mumbai')`, parts: [] }],
  ])('to those of "%s" are found', async (text, expected) => {
    expect(await similarTo(text)).toEqual(expected);
  });

  it.each(['in on er an xq', 'a b c d e', '1 2 3 4 5 6 7 8 9 0'])(
    'to those of "%s" are not looked for, because no index has so short words',
    async (text) => {
      expect(await similarTo(text)).toBeNull();
    },
  );

  it.each(['zzqx', 'symfony zzqx', 'ab'.repeat(100)])(
    'to all those of "%s" there are none',
    async (text) => {
      expect(await similarTo(text)).toBeNull();
    },
  );
});

describe('the words of events', () => {
  it('are known once', async () => {
    const before = await knownWords();
    expect(new Set(before).size).toBe(before.length);
    expect(before).toEqual(expect.arrayContaining(['winter', 'symphony', 'town', 'mumbai']));
    await createEvent(database, { title: 'Winter Symphony', venue: 'Town Hall', city: 'Mumbai' });
    const added = (await knownWords()).filter((word) => !before.includes(word));
    expect(added.filter((word) => /winter|symphony|town|mumbai/.test(word))).toEqual([]);
  });

  it('are known from the transaction that adds or changes them', async () => {
    const { db } = database;
    const rename = (words: string) =>
      db.updateTable('events').set({ search_text: words }).where('id', '=', eventId).execute();
    await rename('winter zarzuela');
    expect(await similarTo('sarzuela')).toEqual({ tsquery: `('zarzuela')`, parts: [] });
    await rename('winter');
    expect(await knownWords()).toContain('zarzuela');
  });

  it('are not all read when an event is added', async () => {
    await sql`insert into event_words select 'w' || n from generate_series(1, 3000) n`.execute(
      database.db,
    );
    const add = (trx: TestDatabase['db']) => createEvent({ db: trx }, { title: 'Zither Evening' });
    expect(await rowsRead(database.db, 'event_words', add)).toBeLessThan(50);
  });

  it('may have what to_tsquery takes for operators', async () => {
    const { db } = database;
    const search_text = String.raw`zarz'uel\a`;
    await db.updateTable('events').set({ search_text }).where('id', '=', eventId).execute();
    const similar = await similarTo('zarz');
    expect(similar?.tsquery).toContain(String.raw`'zarz''uel\\a'`);
    const { rows } = await sql<{ words: number }>`
      select numnode(to_tsquery('simple', ${similar?.tsquery})) as words`.execute(db);
    expect(rows[0]?.words).toBeGreaterThan(0);
  });

  it('are not read when an event is changed otherwise', async () => {
    const change = (trx: TestDatabase['db']) =>
      trx.updateTable('events').set({ base_price: 7 }).where('id', '=', eventId).execute();
    expect(await rowsRead(database.db, 'event_words', change)).toBe(0);
  });
});
