import type { BodyAt } from '../../contract/calls';
import type { Schemas } from '../../contract/types';
import { openDatabase, type Database } from '../../db/client';
import { migrate } from '../../db/migrate';
import { assertInventoryConsistent, createBuyer, type Buyer } from '../bookings';
import type { testSecrets } from '../buildTestApp';
import { createEvent, createTier, type TestTier } from '../events';
import { assertPaymentsConsistent } from '../payments';
import { BUSY } from './kills';
import { assertMoneySums, assertTierSums, findBookingRows, paymentStates } from './sums.repository';

/** The last acknowledged status of a booking, and the unanswered request after it. */
interface Known {
  status: 'pending' | 'confirmed' | 'cancelled';
  requested: 'confirmed' | 'cancelled' | null;
}

/** Acknowledged results of all callers. */
export interface Purchases {
  /** By the ids of bookings. */
  known: Map<number, Known>;
  /** Public ids of payments. */
  paid: Set<string>;
}

export const noPurchases = (): Purchases => ({ known: new Map(), paid: new Set() });

/** Number of seats: enough for the kept tickets, and for seats held after a cut-off payment. */
const SEATS = 5_000;

export interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface PurchaseData {
  buyers: readonly Buyer[];
  tiers: readonly TestTier[];
}

/** People with a session, and two tiers. @param bringUp creates the schema of an earlier release, if given */
export async function preparePurchases(
  location: DatabaseLocation,
  secrets: ReturnType<typeof testSecrets>,
  callers: number,
  bringUp: (database: Database) => Promise<unknown> = migrate,
): Promise<PurchaseData> {
  const database = await openDatabase(location);
  try {
    await bringUp(database);
    const event = await createEvent(database);
    const tiers: TestTier[] = [];
    for (const price of [99_999, 33_337]) {
      tiers.push(await createTier(database, { event, price, total: SEATS }));
    }
    const buyers: Buyer[] = [];
    while (buyers.length < callers) buyers.push(await createBuyer({ ...database, secrets }));
    return { buyers, tiers };
  } finally {
    await database.close();
  }
}

/** Null if the server ended before it answered. */
type Ask = <Method extends Uppercase<string>, Path extends string>(
  buyer: Buyer,
  method: Method,
  where: Path,
  body?: BodyAt<Method, Path>,
) => Promise<{ status: number; text: string } | null>;

/** @returns a cycle that books, pays, and cancels seven in eight; it stops when a request is refused or cut off */
export function createPurchaseCycle(
  ask: Ask,
  { tiers }: Pick<PurchaseData, 'tiers'>,
  { known, paid }: Purchases,
) {
  return async (buyer: Buyer, number: number): Promise<void> => {
    const tier = tiers[number % tiers.length];
    if (!tier) throw new Error('There is no tier.');
    const request = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 + (number % 2) };
    const made = await ask(buyer, 'POST', '/bookings/', request);
    if (made?.status !== 201) return;
    const { id } = JSON.parse(made.text) as Schemas['Booking'];
    const state: Known = { status: 'pending', requested: null };
    known.set(id, state);

    const quote = await ask(buyer, 'GET', `/bookings/quote/?booking_ids=${id}`);
    if (!quote || quote.status === BUSY) return;
    const { total } = JSON.parse(quote.text) as Schemas['Quote'];
    state.requested = 'confirmed';
    const payment = { booking_ids: [id], amount: total };
    const answer = await ask(buyer, 'POST', '/payments/bulk_create/', payment);
    if (!answer || answer.status === BUSY) return;
    if (answer.status !== 201) throw new Error(`Paying was refused: ${answer.text}`);
    Object.assign(state, { status: 'confirmed', requested: null });
    paid.add((JSON.parse(answer.text) as Schemas['PaymentResult']).payment_id);

    // One in eight is kept; the others are cancelled, so that their seats are sold again.
    if (number % 8 === 0) return;
    state.requested = 'cancelled';
    const cancelled = await ask(buyer, 'POST', `/bookings/${id}/cancel/`);
    if (!cancelled || cancelled.status === BUSY) return;
    if (cancelled.status !== 200) throw new Error(`Cancelling was refused: ${cancelled.text}`);
    Object.assign(state, { status: 'cancelled', requested: null });
  };
}

/** @throws Error at a wrong sum or lost acknowledged request */
export async function comparePurchases(
  location: DatabaseLocation,
  { tiers }: Pick<PurchaseData, 'tiers'>,
  { known, paid }: Purchases,
): Promise<void> {
  const database = await openDatabase(location);
  const { db } = database;
  try {
    await assertTierSums(
      db,
      tiers.map((tier) => tier.id),
    );
    await assertInventoryConsistent(db);
    await assertPaymentsConsistent(db);
    await assertMoneySums(db);
    const ids = [...known.keys()].sort((a, b) => a - b);
    const rows = await findBookingRows(db, ids);
    if (rows.length !== ids.length) {
      throw new Error(`${ids.length - rows.length} acknowledged bookings are lost.`);
    }
    for (const [index, id] of ids.entries()) {
      const state = known.get(id);
      const status = rows[index]?.status;
      if (state && status !== state.status && status !== state.requested) {
        throw new Error(`Booking ${id} was acknowledged as ${state.status} and is ${status}.`);
      }
    }
    const states = await paymentStates(db, [...paid]);
    const lost = [...paid].filter((id) => states.get(id) !== 'success');
    if (lost.length > 0) throw new Error(`Acknowledged payments are lost: ${lost.join(', ')}.`);
  } finally {
    await database.close();
  }
}
