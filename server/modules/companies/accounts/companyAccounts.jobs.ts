import type { ModuleDeps } from '../../../deps';
import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import { enqueue } from '../../../jobs/queue';

/** Makes the seats of a suspended company's unpaid bookings available again. */
export const companySuspended = defineJob({
  kind: 'company_suspended',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({ company: read.needInteger('company') }),
});

/** Closes the open payment pages of a suspended company, so that nobody can still pay on them. */
export const closeOrdersOfCompany = defineJob({
  kind: 'close_orders_of_company',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({ company: read.needInteger('company') }),
});

/** @param at time of this suspension, because a company can be reinstated and suspended again */
export async function enqueueCompanySuspended(
  trx: ModuleDeps['db'],
  company: number,
  at: Date,
): Promise<void> {
  const job = { key: `${company} ${at.toISOString()}`, payload: { company } };
  await enqueue(trx, companySuspended, job);
  await enqueue(trx, closeOrdersOfCompany, job);
}
