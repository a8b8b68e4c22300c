import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { StatementNames } from './statementNames';
import { inTransaction } from './transaction';

describe('the name of a statement', () => {
  test('is given to what comes again, and stays', () => {
    const names = new StatementNames();
    const text = 'select * from events where id = $1';
    expect(names.nameOf(text)).toBeUndefined();
    const name = names.nameOf(text);
    expect(name).toMatch(/^[\w-]{20,63}$/);
    expect(names.nameOf(text)).toBe(name);
    expect(new StatementNames().nameOf(text)).toBeUndefined();
  });

  test('differs from text to text', () => {
    const names = new StatementNames();
    const twice = (text: string) => [names.nameOf(text), names.nameOf(text)][1];
    expect(twice('select 1')).not.toBe(twice('select 2'));
  });

  test('is not given to what is not planned', () => {
    const names = new StatementNames();
    for (const text of ['begin', 'commit', 'create table a (id int)', 'set timezone = 1']) {
      expect([names.nameOf(text), names.nameOf(text)]).toEqual([undefined, undefined]);
    }
  });

  test('is given to a bounded number, whatever comes', () => {
    const names = new StatementNames();
    let given = 0;
    for (let i = 0; i < 3_000; i += 1) {
      names.nameOf(`select ${i}`);
      if (names.nameOf(`select ${i}`)) given += 1;
    }
    expect(given).toBe(500);
  });
});

describe('on a connection', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterAll(() => database.drop());

  test('a statement that comes again is prepared once', async () => {
    const prepared = await database.db.connection().execute(async (connection) => {
      for (let i = 0; i < 5; i += 1) {
        await connection.selectFrom('companies').select('name').where('id', '=', i).execute();
      }
      return sql<{ count: number }>`select count(*) from pg_prepared_statements
        where statement like '%from "companies"%'`.execute(connection);
    });
    expect(prepared.rows[0]?.count).toBe(1);
  });

  test('plans that a migration has outdated are made anew, and nobody sees an error', async () => {
    const { db, readerDb, pool } = database;
    const all = (trx = db) => trx.selectFrom('app_meta').selectAll().execute();
    const codes = (trx = db) => trx.selectFrom('categories').selectAll().execute();
    const twice = () => inTransaction(db, async (trx) => [await all(trx), await codes(trx)]);
    // More at once than have a connection: each of them has prepared all.
    const every = () =>
      Promise.all(Array.from({ length: 12 }, () => Promise.all([all(), all(readerDb), twice()])));
    for (let i = 0; i < 3; i += 1) await every();
    await pool.query(
      'alter table app_meta add column note text; alter table categories add column note text',
    );
    expect((await every())[0]).toEqual([[], [], [[], []]]);
    // Prepared again, on connections that were opened since.
    const prepared = await sql<{ count: number }>`select count(*) from pg_prepared_statements
      where statement like 'select * from "app_meta"'`.execute(db);
    expect(prepared.rows[0]?.count).toBe(1);
  });

  test('a transaction that throws leaves nothing', async () => {
    const { db } = database;
    const add = db.transaction().execute(async (trx) => {
      await trx.insertInto('companies').values({ name: 'Gone' }).execute();
      throw new Error('changed my mind');
    });
    await expect(add).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('companies').select('id').execute()).toEqual([]);
  });
});
