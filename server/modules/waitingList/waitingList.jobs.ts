import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** A change to a person's place on a waiting list that somebody else or the server made. */
export type WaitingNews = 'offered' | 'lapsed' | 'ended';

/** Mails the person once for each kind of news. */
export const waitingNews = defineJob({
  kind: 'waiting_news',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({
    entry: read.needInteger('entry'),
    news: read.needText('news') as WaitingNews,
  }),
});
