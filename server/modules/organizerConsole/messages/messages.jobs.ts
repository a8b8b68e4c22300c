import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

const ATTEMPTS = attemptsWithinHours(72);

/** Queues the mails of a message, a few hundred per round. */
export const sendEventMessageJob = defineJob({
  kind: 'send_event_message',
  attempts: ATTEMPTS,
  parse: (read) => ({ message: read.needInteger('message'), round: read.needInteger('round') }),
});

/** After every mail of a message was sent or given up: stores the counts and deletes the addresses. */
export const settleEventMessageJob = defineJob({
  kind: 'settle_event_message',
  attempts: ATTEMPTS,
  parse: (read) => ({ message: read.needInteger('message') }),
});
