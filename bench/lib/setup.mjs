/** Setup of the booking benchmarks: a filled database, servers on it, and a process of callers. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_WRITE_QUOTAS, startFoyer } from '../../scripts/lib/foyer.mjs';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { testSecrets } from '../../server/testing/buildTestApp.ts';
import { createEvent, createTier } from '../../server/testing/events.ts';
import { createCompany, createUser, signIn } from '../../server/testing/people.ts';
import { startLoad } from './load.mjs';

const PEOPLE = 256;
export const TIERS = 100;
const PRICE = 650_000;
const SEATS = 100_000_000;

const secrets = testSecrets();

/** Signed-in people, one contended tier, and a hundred other tiers. */
async function fill({ db }) {
  const company = await createCompany({ db });
  const people = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const user = await createUser({ db }, { company });
    const { authorization: token } = await signIn({ db, secrets }, user);
    people.push({ id: user.id, email: user.email, token });
  }
  const event = await createEvent({ db });
  const tiers = [];
  for (let number = 0; number <= TIERS; number += 1) {
    const { id } = await createTier({ db }, { event, price: PRICE, total: SEATS });
    tiers.push({ id, event: event.id, price: (PRICE / 100).toFixed(2), minor: PRICE });
  }
  const [hot, ...spread] = tiers;
  return { company: company.id, people, tiers: { hot: [hot], spread } };
}

/**
 * A filled database; `serve('1')` starts a server with group admission, `serve('0')` one without. Each
 * person books more than the limits of unpaid holds allow, so they are off.
 */
export async function prepare(databaseUrl) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-bench-'));
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database);
  const data = await fill(database);
  await database.close();
  const serve = (groupAdmission, env = {}) =>
    startFoyer({
      env: {
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        DATA_DIR: dataDir,
        DEMO: '0',
        JWT_SECRET: secrets.jwtSecret,
        GROUP_ADMISSION: groupAdmission,
        MAX_HELD_PER_PERSON: '0',
        MAX_HELD_PER_COMPANY: '0',
        ...NO_WRITE_QUOTAS,
        ...env,
        LOG_LEVEL: 'error',
      },
    });
  return { data, dataDir, serve, databaseUrl };
}

let runs = 0;

/**
 * @param servers one, or several on the same database
 * @throws Error when a request is refused, or none is completed
 */
export async function load(
  servers,
  { data },
  { kind = 'booking', which = 'hot', callers, seconds },
) {
  runs += 1;
  const result = await startLoad({
    ports: [servers].flat().map(({ url }) => Number(new URL(url).port)),
    kind,
    callers,
    warmUpMs: 1000,
    measureMs: seconds * 1000,
    people: data.people,
    tiers: data.tiers[which],
    run: `bench-run-${runs}`,
  });
  if (result.failures > 0) throw new Error(`${result.failures} of the requests were refused.`);
  if (result.perSecond === 0) throw new Error('No request was completed in time.');
  return result;
}
