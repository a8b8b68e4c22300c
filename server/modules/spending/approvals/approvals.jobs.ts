import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

/** What happened to a request. Each value causes mails and notifications. */
export type ApprovalNews =
  | 'requested'
  | 'next_step'
  | 'delegated'
  | 'passed_on'
  | 'half_time'
  | 'last_hours'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'expired';

/** News that ask somebody to decide; each belongs to one version of the request. */
export const ASKING: readonly ApprovalNews[] = ['requested', 'next_step', 'delegated', 'passed_on'];

/** Mails the people of a request, once for each piece of news. */
export const approvalNews = defineJob({
  kind: 'approval_news',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    approval: read.needInteger('approval'),
    news: read.needText('news') as ApprovalNews,
    /** Version of the request at that time; null in jobs from older servers. */
    version: read.at('version').integer,
  }),
});
