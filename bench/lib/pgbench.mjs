/** pgbench with exactly the statement that the server runs for one booking. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import { takeSeatsTogether } from '../../server/modules/inventory/groupAdmission.repository.ts';
import { withoutLimits } from '../../server/modules/inventory/holdLimits.rules.ts';
import { findPostgres } from '../../server/testing/postgres.ts';

/** Values that are replaced by pgbench's variables in the compiled statement. */
const placeholders = {
  user: 900_001,
  tier: 900_002,
  event: 900_003,
  key: 'the-key-of-this-booking',
};

async function readStatement(company, price) {
  let compiled;
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => undefined,
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => (compiled = query),
  });
  const booking = {
    userId: placeholders.user,
    userName: 'Asha Rao',
    companyId: company,
    eventId: placeholders.event,
    tierId: placeholders.tier,
    quantity: 1,
    unitPrice: price,
    isLimited: false,
    bookingFor: 'self',
    bookedForUser: null,
    bookedForName: 'Asha Rao',
    notes: '',
    keyed: {
      userId: placeholders.user,
      key: placeholders.key,
      operation: 'createBooking',
      requestHash: 'q1JkZC0i7Gk0mZ3m1y1y8j9p3o5bq2m4mX0c3a1b2c3',
    },
  };
  await takeSeatsTogether(db, [booking], withoutLimits(60));
  const valueOf = (value) => {
    if (Array.isArray(value)) return `array[${value.map(valueOf).join(', ')}]`;
    if (value === placeholders.user) return ':user';
    if (value === placeholders.tier) return ':tier';
    if (value === placeholders.event) return ':event';
    if (value === placeholders.key) return "('pgbench-' || :key::text)";
    return typeof value === 'string' ? `'${value}'` : String(value);
  };
  const { sql, parameters } = compiled;
  return sql
    .replace(/\$(\d+)/g, (_, number) => valueOf(parameters[number - 1]))
    .replace(/\s+/g, ' ');
}

/**
 * @param tiers consecutive ids, all of one event
 * @returns bookings per second
 */
export async function runPgbench({ url, clients, seconds, users, tiers, company }) {
  const bin = findPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-pgbench-'));
  const script = path.join(folder, 'booking.sql');
  try {
    await writeFile(
      script,
      [
        `\\set user random(${users[0]}, ${users.at(-1)})`,
        `\\set tier random(${tiers[0].id}, ${tiers.at(-1).id})`,
        `\\set event ${tiers[0].event}`,
        '\\set key random(1, 9000000000000)',
        `${await readStatement(company, tiers[0].minor)};`,
      ].join('\n'),
    );
    const { stdout } = await promisify(execFile)(path.join(bin, 'pgbench'), [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${clients}`,
      '--jobs=2',
      `--time=${seconds}`,
      `--file=${script}`,
      url,
    ]);
    const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1];
    if (failed !== undefined && failed !== '0') throw new Error(`pgbench failed:\n${stdout}`);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
