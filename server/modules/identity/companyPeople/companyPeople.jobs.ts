import type { ModuleDeps } from '../../../deps';
import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import { enqueue } from '../../../jobs/queue';

/** Makes the seats of a closed account's unpaid bookings available again. */
export const accountClosed = defineJob({
  kind: 'account_closed',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({ person: read.needInteger('person') }),
});

/** @param at of this closing: an account can be closed again later */
export const enqueueAccountClosed = (trx: ModuleDeps['db'], person: number, at: Date) =>
  enqueue(trx, accountClosed, { key: `${person} ${at.toISOString()}`, payload: { person } });
