import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, createTestFolder, type TestDatabase } from '../testing/testDatabase';
import { DatabaseInUseError, openDatabase } from './client';
import { startSecondProcess } from './testing/startSecondProcess';

describe('values', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function read<T>(expression: string): Promise<T | undefined> {
    const { rows } = await sql<{ value: T }>`select ${sql.raw(expression)} as value`.execute(
      database.db,
    );
    return rows[0]?.value;
  }

  test('bigint comes as a number, and never as a wrong one', async () => {
    expect(await read('9007199254740991::bigint')).toBe(9007199254740991);
    expect(await read('array[1, null, 3]::bigint[]')).toEqual([1, null, 3]);
    expect(await read("'{}'::bigint[]")).toEqual([]);
    await expect(read('9007199254740992::bigint')).rejects.toThrow(
      'The bigint 9007199254740992 does not fit into a number.',
    );
    expect(await read('1')).toBe(1);
  });

  test('a date is its own text, a timestamp a Date in UTC', async () => {
    expect(await read("date '2026-02-28'")).toBe('2026-02-28');
    expect(await read("timestamptz '2026-02-28 23:30+05:30'")).toEqual(
      new Date('2026-02-28T18:00:00Z'),
    );
  });

  test('a user goes in and comes out as the schema says', async () => {
    const { id } = await database.db
      .insertInto('users')
      .values({
        username: 'asha',
        email: 'asha@northwind.example',
        first_name: 'Asha',
        last_name: 'Rao',
        dob: '1990-05-17',
        role: 'employee',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('sessions')
      .values({ id: randomUUID(), user_id: id, expires_at: new Date() })
      .execute();
    await database.db
      .insertInto('app_meta')
      .values({ key: 'list', value: JSON.stringify(['a', { b: 1 }]) })
      .execute();
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ id, dob: '1990-05-17', is_active: true, company_id: null });
    expect(user.created_at).toBeInstanceOf(Date);
    const meta = await database.db.selectFrom('app_meta').select('value').executeTakeFirst();
    expect(meta?.value).toEqual(['a', { b: 1 }]);
  });

  test('counts what a statement changed', async () => {
    const none = await database.db
      .updateTable('users')
      .set({ phone: '1' })
      .where('id', '=', -1)
      .executeTakeFirst();
    expect(none.numUpdatedRows).toBe(0n);
  });
});

describe('the embedded database in a folder', () => {
  test('keeps everything acknowledged when the process is killed', async () => {
    const { dataDir, remove } = await createTestFolder();
    const writer = await startSecondProcess('write', dataDir);
    let last = '';
    while (last !== 'wrote 100') last = await writer.line();
    await writer.kill();
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ id: number }>('select id from notes order by id');
    await database.close();
    remove();
    expect(rows.length).toBeGreaterThanOrEqual(100);
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
  });

  test('is refused to a second process, and to this one a second time', async () => {
    const { dataDir, remove } = await createTestFolder();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DatabaseInUseError);
    const other = await startSecondProcess('open', dataDir);
    expect(await other.line()).toMatch(/^DatabaseInUseError: Another Foyer server/);
    await other.kill();
    await first.close();
    await first.close();
    const again = await openDatabase({ dataDir });
    await again.close();
    remove();
  });
});
