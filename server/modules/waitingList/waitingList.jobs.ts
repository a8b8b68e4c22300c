import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

/** What happened to a place on a waiting list that its person did not do themselves. */
export type WaitingNews = 'offered' | 'lapsed' | 'ended';

/** Mails the person, once for each piece of news. */
export const waitingNews = defineJob({
  kind: 'waiting_news',
  attempts: attemptsWithinHours(72),
  parse: (read) => ({
    entry: read.needInteger('entry'),
    news: read.needText('news') as WaitingNews,
  }),
});
