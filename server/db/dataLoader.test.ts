import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createDataLoader } from './dataLoader';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What each word is in capital letters; a word with a zero byte is more than PostgreSQL takes. */
function createReader() {
  const statements: string[][] = [];
  const read = createDataLoader({
    cacheKey: (word: string) => word,
    async read(words: readonly string[]) {
      statements.push([...words]);
      const { rows } = await sql<{ capitals: string }>`
        select upper(word) as capitals
        from unnest(${[...words]}::text[]) with ordinality as w (word, place)
        order by place
      `.execute(database.db);
      return rows.map((row) => row.capitals);
    },
  });
  return { read, statements };
}

test('what is asked at the same time is one statement, and the same thing is asked once', async () => {
  const { read, statements } = createReader();
  const words = ['a', 'b', 'a', 'c'];
  expect(await Promise.all(words.map(read))).toEqual(['A', 'B', 'A', 'C']);
  expect(statements).toEqual([['a', 'b', 'c']]);
  expect(await read('a')).toBe('A');
  expect(statements).toHaveLength(2);
});

test('a bad key fails alone', async () => {
  const { read } = createReader();
  const outcomes = await Promise.allSettled(['a', 'b\u0000', 'c', 'b\u0000'].map(read));
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});
