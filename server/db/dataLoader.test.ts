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
    db: database.db,
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

test('one session is asked for everything that came while it worked at once', async () => {
  const statements: string[][] = [];
  const finish: (() => void)[] = [];
  const read = createDataLoader({
    db: database.db,
    cacheKey: (word: string) => word,
    async read(words: readonly string[]) {
      statements.push([...words]);
      await new Promise<void>((resolve) => finish.push(resolve));
      return words;
    },
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answers: Promise<string>[] = [];
  for (const word of ['a', 'b', 'c']) {
    answers.push(read(word));
    await turn();
    await turn();
  }
  const atOnce = database.engine === 'pglite' ? [['a']] : [['a'], ['b']];
  expect(statements).toEqual(atOnce);
  for (const ends of finish.splice(0)) ends();
  await turn();
  await turn();
  for (const ends of finish.splice(0)) ends();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  expect(statements).toEqual([...atOnce, database.engine === 'pglite' ? ['b', 'c'] : ['c']]);
});
