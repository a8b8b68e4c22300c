import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import {
  isConnectionError,
  isLockTimeout,
  isOverload,
  isSerializationFailure,
  isStatementRefusal,
  isUniqueViolation,
  withRetry,
} from './errors';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());

function failed(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('lost', 0, 'error');
  error.code = code;
  return error;
}

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a unique violation is known by its constraint', async () => {
  const insert = () =>
    database.db
      .insertInto('categories')
      .values({ name: 'Music', slug: 'music', color_code: 'x', icon: 'music' })
      .execute();
  await insert();
  const error = await caught(insert());
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'categories_name_key')).toBe(true);
  expect(isUniqueViolation(error, 'users_email_key')).toBe(false);
  expect(isUniqueViolation(new Error('duplicate'))).toBe(false);
});

describe('a connection error', () => {
  test('is a server that is not there', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 1 });
    expect(isConnectionError(await caught(client.connect()))).toBe(true);
  });

  test('is a pool that is closed or exhausted', async () => {
    const pool = new pg.Pool();
    await pool.end();
    expect(isConnectionError(await caught(pool.query('select 1')))).toBe(true);
    expect(isConnectionError(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  test.each(['08006', '25006', '57P01', '57P03', '53300', '53100', '58030'])(
    'has the code %s',
    (code) => {
      expect(isConnectionError(failed(code))).toBe(true);
    },
  );

  test('is not a refusal of the statement', async () => {
    const error = await caught(database.pool.query('select nothing'));
    expect(error).toBeInstanceOf(Error);
    expect(isConnectionError(error)).toBe(false);
    expect(isConnectionError(failed('57014'))).toBe(false);
    expect(isConnectionError(undefined)).toBe(false);
  });
});

test.each(['40001', '40P01', '55P03', '57014'])('%s is an overload', (code) => {
  expect(isOverload(failed(code))).toBe(true);
});

test('a refusal of the statement is no overload', async () => {
  expect(isOverload(await caught(database.pool.query('select nothing')))).toBe(false);
  expect(isOverload(failed('23505'))).toBe(false);
  expect(isOverload(new Error('busy'))).toBe(false);
});

describe('withRetry', () => {
  test.each(['40001', '40P01'])('tries again after %s', async (code) => {
    let tries = 0;
    const result = await withRetry(async () => {
      tries += 1;
      if (tries < 3) throw failed(code);
      return 'done';
    });
    expect([result, tries]).toEqual(['done', 3]);
  });

  test('gives up after the attempts it has', async () => {
    let tries = 0;
    const error = await caught(
      withRetry(
        async () => {
          tries += 1;
          throw failed('40001');
        },
        { attempts: 2 },
      ),
    );
    expect(isSerializationFailure(error)).toBe(true);
    expect(tries).toBe(2);
  });

  test('leaves any other error alone', async () => {
    let tries = 0;
    await expect(
      withRetry(async () => {
        tries += 1;
        throw failed('23505');
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
  });
});

test('a refused statement has done nothing; a lost connection leaves that open', async () => {
  const refused = await caught(database.pool.query('select nothing'));
  expect(isStatementRefusal(refused)).toBe(true);
  expect(isStatementRefusal(failed('55P03'))).toBe(true);
  expect(isLockTimeout(failed('55P03'))).toBe(true);
  expect(isLockTimeout(refused)).toBe(false);
  // One that took too long would take too long again; what ended the connection may have come late.
  for (const code of ['57014', '57P01', '08006'])
    expect(isStatementRefusal(failed(code))).toBe(false);
  expect(isStatementRefusal(new Error('Connection terminated'))).toBe(false);
});
