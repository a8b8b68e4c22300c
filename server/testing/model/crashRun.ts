import { testSecrets } from '../buildTestApp';
import { startServerProcess } from '../serverProcess';
import { createTestFolder } from '../testDatabase';
import {
  createCallers,
  killRepeatedly,
  reportOf,
  type CrashOptions,
  type CrashReport,
} from './kills';
import {
  comparePurchases,
  createPurchaseCycle,
  noPurchases,
  preparePurchases,
  type PurchaseData,
  type Purchases,
} from './purchases';

/**
 * Answers for each person to wait for before a kill, so that somebody has booked, asked for the total and paid; one kill
 * in four does not wait.
 */
const ANSWERS_EACH = 3;

/**
 * Kills a server process with SIGKILL at random times while people book, pay and cancel, restarts it
 * on the same data, and compares the data with the acknowledged requests (D4, D11, D12).
 *
 * @throws Error at the first wrong sum or lost acknowledged request
 */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const { dataDir, remove } = await createTestFolder();
  const secrets = testSecrets();
  const { databaseUrl } = options;
  const location = { databaseUrl, dataDir };
  const env = {
    DATA_DIR: dataDir,
    JWT_SECRET: secrets.jwtSecret,
    DEMO: '0',
    PAYMENTS: 'sandbox',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const start = () => startServerProcess(env, options.command);
  try {
    const data = await preparePurchases(location, secrets, options.callers);
    const purchases = noPurchases();
    const kills = await killRepeatedly(options, {
      start,
      startLoad: ({ address }) => startLoad(address, data, purchases),
      compare: () => comparePurchases(location, data, purchases),
      waits: (number) => number % 4 !== 0,
    });
    // After the last kill the server must start and stop without an error.
    await (await start()).stop();
    return reportOf(kills, {
      bookings: purchases.known.size,
      payments: purchases.paid.size,
    });
  } finally {
    remove();
  }
}

/** All callers book, pay and cancel until the server has ended. */
function startLoad(address: string, data: PurchaseData, purchases: Purchases) {
  const { ask, start } = createCallers(address, data.buyers.length * ANSWERS_EACH + 1);

  return start(data.buyers, createPurchaseCycle(ask, data, purchases));
}
