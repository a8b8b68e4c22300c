import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

/** What happened to a request; mails and notifications follow it. */
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

/** Where somebody is asked to decide: each is of one version of the request. */
export const ASKING: readonly ApprovalNews[] = ['requested', 'next_step', 'delegated', 'passed_on'];

/** Mails the people of a request, once for each piece of news. */
export const approvalNews = defineJob({
  kind: 'approval_news',
  attempts: attemptsWithinHours(72),
  queue: 'low',
  parse: (read) => ({
    approval: read.needInteger('approval'),
    news: read.needText('news') as ApprovalNews,
    /** Of the request when it happened; null in jobs of former servers. */
    version: read.at('version').integer,
  }),
});
