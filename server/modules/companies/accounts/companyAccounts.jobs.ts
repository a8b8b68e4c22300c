import type { ModuleDeps } from '../../../deps';
import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import { enqueue } from '../../../jobs/queue';

/** Makes the seats of a suspended company's unpaid bookings available again. */
export const companySuspended = defineJob({
  kind: 'company_suspended',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({ company: read.needInteger('company') }),
});

/** @param at of this suspension: a company can be suspended again later */
export const enqueueCompanySuspended = (trx: ModuleDeps['db'], company: number, at: Date) =>
  enqueue(trx, companySuspended, { key: `${company} ${at.toISOString()}`, payload: { company } });
