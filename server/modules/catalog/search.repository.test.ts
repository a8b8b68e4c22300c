import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { withSimilarity } from './search.repository';
import { parseSearch } from './searchText.rules';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const search = (text: string): Promise<string> => {
  const query = parseSearch(text);
  if (query === null || query === 'nothing') throw new Error(`${text} is no search.`);
  const run = () => Promise.resolve('run');
  return withSimilarity(database.db, query, { nothing: 'nothing', run });
};

describe('a search by similarity', () => {
  it.each(['symfony', 'in symfony', 'a b c mus'])('for "%s" is run', async (text) => {
    expect(await search(text)).toBe('run');
  });

  it.each(['in on er an xq', 'a b c d e', '1 2 3 4 5 6 7 8 9 0'])(
    'for "%s" is not run, because no index has so short words',
    async (text) => {
      expect(await search(text)).toBe('nothing');
    },
  );
});
