import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { closeOrderJob } from '../payments.jobs';
import { findOpenOrders } from '../payments.repository';
import { lockUnpaidOrders } from './closeOrders.repository';

type Db = ModuleDeps['db'];

/**
 * Closes the payment's page at the gateway after the commit, so that nobody can pay on it.
 * @param paymentId `payments.id`
 * @param reason shown to people; the default text says that the bookings were paid another way
 */
export const enqueueCloseOrder = (trx: Db, paymentId: number, reason?: string): Promise<void> =>
  enqueue(trx, closeOrderJob, {
    key: String(paymentId),
    payload: { payment: paymentId, reason: reason ?? null },
  });

/**
 * Closes other open orders for bookings that have just been paid. Does not change their payments: payments are locked
 * before bookings, and this transaction has locked the bookings already.
 */
export async function closeCompetingOrders(
  trx: Db,
  competingOrders: readonly number[],
): Promise<void> {
  for (const paymentId of competingOrders) await enqueueCloseOrder(trx, paymentId);
}

/** Closes every open order for any of these bookings. */
export async function closeOrdersOf(
  trx: Db,
  bookingIds: readonly number[],
  reason: string,
): Promise<void> {
  for (const paymentId of await findOpenOrders(trx, bookingIds)) {
    await enqueueCloseOrder(trx, paymentId, reason);
  }
}

const ENDED = {
  person: 'The account was closed.',
  company: 'The company is suspended.',
  either: 'The account was closed, or the company is suspended.',
} as const;

/** Closes every open order of a closed account or a suspended company. */
export const closeOrdersOfPayer = (
  db: Db,
  payer: { person: number } | { company: number },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const reason = 'person' in payer ? ENDED.person : ENDED.company;
    for (const paymentId of await lockUnpaidOrders(trx, payer)) {
      await enqueueCloseOrder(trx, paymentId, reason);
    }
  });

/** Closes an order that the gateway created while the account was closed or the company suspended. */
export const enqueueCloseLateOrder = (db: Db, paymentId: number): Promise<void> =>
  enqueueCloseOrder(db, paymentId, ENDED.either);
