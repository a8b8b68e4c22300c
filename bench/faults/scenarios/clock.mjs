import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const library = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
].find((file) => existsSync(file));

const LASTS = 5_000;

/** The clock of one server is wrong, by Debian's package `faketime`; that of the database is right. */
const clock = (name, offset, fault) => ({
  name,
  fault,
  promise: { seconds: 0, worst: 6_000 },
  lacks: library ? undefined : 'apt-get install faketime',
  async run({ startLoad, servers, serve }) {
    const wrong = await serve({
      LD_PRELOAD: library,
      FAKETIME: offset,
      // Timers of Node.js stop otherwise.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const [replaced] = servers.splice(1, 1, wrong);
    await replaced?.kill();
    const answer = await fetch(`${wrong.address}/api/health/`);
    const ahead = Math.round((new Date(answer.headers.get('date')) - Date.now()) / 60_000);
    const load = startLoad();
    await load.more(200);
    await pause(LASTS);
    return { note: `one server ${ahead} min ahead` };
  },
});

export const clockAhead = clock('clock-ahead', '+2d', 'Clock of a server +2 days');
export const clockBehind = clock('clock-behind', '-5m', 'Clock of a server -5 minutes');
