import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const modules = path.resolve(import.meta.dirname, '../..');

const WRITES =
  /(updateTable|insertInto|deleteFrom|table)\(\s*'bookings\b|(update|insert into|delete from)\s+bookings\b/i;

it('no other file of a module writes to bookings', () => {
  const writers = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => WRITES.test(readFileSync(path.join(modules, file), 'utf8')));
  expect(writers.sort()).toEqual([
    'inventory/bookingState/bookingState.repository.ts',
    'inventory/bookingState/holds.repository.ts',
  ]);
});
