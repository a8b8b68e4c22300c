import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const DELAY = 5_000;
const LASTS = 12_000;
/** Visitors who come in each second, beside those who buy. */
const VISITORS = 200;
const MAX_GROWTH = 150;

const megabytes = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Each answer of the database comes 5 s late, while many more people come. */
export const slow = {
  name: 'slow',
  fault: 'Database 5 s slow',
  promise: { worst: 6_000 },
  world: { proxied: true },
  async run({ startLoad, proxy, servers, data }) {
    const load = startLoad();
    await load.more(100);
    const before = Math.max(...servers.map(megabytes));
    proxy.state.delay = DELAY;
    const visits = [];
    for (let tenth = 0; tenth < LASTS / 100; tenth += 1) {
      for (let visit = 0; visit < VISITORS / 10; visit += 1) {
        visits.push(readBookings(servers[visit % servers.length], data.buyers[visit % 16]));
      }
      await pause(100);
    }
    const growth = Math.max(...servers.map(megabytes)) - before;
    proxy.state.delay = 0;
    const times = await Promise.all(visits);
    const worst = Math.max(...times.map(({ time }) => time));
    const wrong = times.filter(({ status }) => status !== 503 && status !== 200);
    await load.more(100);
    return {
      worst,
      note: `${visits.length} visitors, +${Math.round(growth)} MB`,
      broken: [
        ...(growth > MAX_GROWTH ? [`Memory grew by ${Math.round(growth)} MB.`] : []),
        ...(wrong.length > 0 ? [`${wrong.length} visitors: ${wrong[0].status}`] : []),
      ],
    };
  },
};

async function readBookings({ address }, { headers }) {
  const since = performance.now();
  const status = await fetch(`${address}/api/bookings/`, { headers }).then(
    async (response) => (await response.text(), response.status),
    (error) => error.message,
  );
  return { status, time: performance.now() - since };
}
