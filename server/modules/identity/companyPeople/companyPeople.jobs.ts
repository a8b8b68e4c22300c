import type { ModuleDeps } from '../../../deps';
import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import { enqueue } from '../../../jobs/queue';

/** Makes the seats of a closed account's unpaid bookings available again. */
export const accountClosed = defineJob({
  kind: 'account_closed',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({ person: read.needInteger('person') }),
});

/** Closes the open payment pages of a closed account, so that nobody can still pay on them. */
export const closeOrdersOfAccount = defineJob({
  kind: 'close_orders_of_account',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({ person: read.needInteger('person') }),
});

/** @param at time of this closing, because an account can be reopened and closed again */
export async function enqueueAccountClosed(
  trx: ModuleDeps['db'],
  person: number,
  at: Date,
): Promise<void> {
  const job = { key: `${person} ${at.toISOString()}`, payload: { person } };
  await enqueue(trx, accountClosed, job);
  await enqueue(trx, closeOrdersOfAccount, job);
}
