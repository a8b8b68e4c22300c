/**
 * `npm run bench -- import`: seconds for a catalogue of 5,000 events with three ticket tiers each, by `npm run import`
 * into a new embedded database: only checked, then written. Goal: 60 s.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';

const EVENTS = 5_000;
const GOAL_SECONDS = 60;

const columns =
  'title,category,venue,city,start_date,end_date,booking_start_date,booking_end_date,tier,price,total_tickets';
const rows = Array.from({ length: EVENTS }, (_, index) => {
  const event = `Evening ${index + 1},Concert,Hall ${index % 90},Mumbai,2031-07-17 19:30,2031-07-17 22:00,2030-01-01 10:00,2031-07-17 18:00`;
  return ['Stalls,1500,200', 'Balcony,900,300', 'Box,4000,20'].map((tier) => `${event},${tier}`);
}).flat();

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-import-'));
const file = path.join(folder, 'events.csv');
try {
  writeFileSync(file, [columns, ...rows].join('\n'));
  const database = await openDatabase({ dataDir: folder });
  await migrate(database);
  await database.db.insertInto('organizers').values({ name: 'Hall', slug: 'hall' }).execute();
  await database.db
    .insertInto('categories')
    .values({ name: 'Concert', slug: 'concert', color_code: '#a33', icon: 'music' })
    .execute();
  await database.close();
  const run = (...more) => {
    const began = performance.now();
    const command = ['--import', 'tsx', 'scripts/importEvents.ts', file, '--organizer', 'hall'];
    const output = execFileSync(process.execPath, [...command, ...more], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
    });
    const seconds = (performance.now() - began) / 1000;
    console.log(`${output.trim()} ${seconds.toFixed(1)} s`);
    return seconds;
  };
  run('--dry-run');
  if (run('--publish') > GOAL_SECONDS) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
