import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

/** A budget's use has reached a level for the first time. */
export const budgetAlert = defineJob({
  kind: 'budget_alert',
  attempts: attemptsWithinHours(24),
  queue: 'low',
  parse: (read) => ({
    budget: read.needInteger('budget'),
    /** Percent of its limit: 80 or 100. */
    level: read.needInteger('level'),
  }),
});
