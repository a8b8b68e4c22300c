/**
 * `npm run bench -- failover`: three PostgreSQL under Patroni with etcd, synchronous_mode on, behind HAProxy and
 * PgBouncer in transaction mode, all Debian's and on the loopback of this machine. Two servers, 16 people who book,
 * pay and cancel, visitors who read, and one fault of the primary after the other. All that was acknowledged is
 * compared with the database in the end. `--only killed,switchover` runs some. Exits with 1 when a promise is
 * broken, and with 2 where a program is missing.
 */
import { parseArgs } from 'node:util';
import { startFailoverCluster } from './failover/cluster.mjs';
import { timing } from './failover/machine.mjs';
import { startProbe } from './failover/probe.mjs';
import { findPrograms } from './failover/programs.mjs';
import { scenarios } from './failover/scenarios.mjs';
import { startVisitors } from './failover/visitors.mjs';
import { createWorld } from './faults/world.mjs';
import { connected } from './lib/database.mjs';

/** Milliseconds for any answer. */
const WORST = 6_000;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only?.split(',');
const chosen = scenarios.filter(({ name }) => !names || names.includes(name));
if (chosen.length === 0) {
  console.error(`--only takes ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const { programs, missing } = findPrograms();
if (missing.length > 0) {
  console.error(`Not installed. On Debian, as root: apt-get install ${missing.join(' ')}`);
  process.exit(2);
}

/** Seats of bookings that are on sale all the same, and tickets above the seats that were sold. */
async function seatsSoldTwice(url) {
  const { rows } = await connected(url, (client) =>
    client.query(`
      select coalesce(sum(greatest(0, seats - (total - available)) + greatest(0, tickets - seats)), 0)::int as twice
      from (select total, available,
          coalesce((select sum(quantity) from bookings b where b.ticket_tier_id = t.id
            and ((hold_state = 'held' and status = 'pending')
              or (payment_status = 'paid' and status in ('confirmed', 'completed')))), 0) as seats,
          (select count(*) from tickets k join bookings b on b.id = k.booking_id
            where b.ticket_tier_id = t.id and k.voided_at is null) as tickets
        from ticket_tiers t) sums`),
  );
  return rows[0].twice;
}

/** @returns what was measured, and the promises that were broken */
async function measure(cluster, { name, run, promise }) {
  const database = `foyer_${name.replace(/\W/g, '_')}`;
  const addresses = await cluster.createDatabase(database);
  const world = await createWorld({
    postgres: { url: addresses.url },
    env: {
      DATABASE_URL: addresses.pooled,
      DATABASE_READ_URL: addresses.replicas,
      DATABASE_POOLER: 'transaction',
    },
  });
  try {
    const primary = await cluster.findPrimary();
    const probe = await startProbe(cluster.machines, { primaryUrl: addresses.url, database });
    const visitors = startVisitors(world.servers);
    const load = world.startLoad();
    await load.more(200);
    await run({ cluster, primary, load });
    const since = performance.now();
    const successor = await cluster.whenWhole();
    const whole = (performance.now() - since) / 1000;
    await load.more(200);
    const report = await world.finish();
    const twice = await seatsSoldTwice(addresses.url);
    const broken = [
      ...(await probe.finish()),
      ...(await visitors.finish()),
      ...report.faults.slice(0, 5),
      ...(report.lost ? [report.lost] : []),
      ...(twice > 0 ? [`${twice} seats were sold twice.`] : []),
      ...(successor === primary ? ['The primary was not replaced.'] : []),
      ...(report.worst > WORST
        ? [`An answer took ${Math.round(report.worst)} ms (${report.slowest}).`]
        : []),
      ...(report.gap > promise.seconds
        ? [`Nobody could book for ${report.gap.toFixed(1)} s.`]
        : []),
    ];
    return { ...report, twice, whole, broken };
  } finally {
    await world.close();
  }
}

const cluster = await startFailoverCluster(programs);
try {
  const times = Object.entries(timing).map(([name, seconds]) => `${name} ${seconds} s`);
  console.log(`Patroni with ${times.join(', ')}; synchronous_mode on`);
  console.log(
    '| Fault | Without a booking, s | Acknowledged | Refused | Lost | Sold twice | Worst answer, s | Back as a replica, s |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const scenario of chosen) {
    const { gap, acknowledged, refused, lost, twice, worst, whole, broken } = await measure(
      cluster,
      scenario,
    );
    const figures = [gap.toFixed(1), acknowledged, refused, lost ?? 0, twice];
    const cells = [scenario.fault, ...figures, (worst / 1000).toFixed(1), whole.toFixed(1)];
    console.log(`| ${cells.join(' | ')} |`);
    for (const line of broken) console.error(`  BROKEN: ${line}`);
    if (broken.length > 0) process.exitCode = 1;
  }
} finally {
  await cluster.stop();
}
