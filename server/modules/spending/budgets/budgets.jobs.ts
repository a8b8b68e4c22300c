import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

/** So much of a budget is reserved and committed, for the first time. */
export const budgetAlert = defineJob({
  kind: 'budget_alert',
  attempts: attemptsWithinHours(24),
  queue: 'low',
  parse: (read) => ({
    budget: read.needInteger('budget'),
    /** Per cent of its limit: 80 or 100. */
    level: read.needInteger('level'),
  }),
});
