import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';

const ATTEMPTS = attemptsWithinHours(72);

/** Queues the mails of a message, some hundreds in a round. */
export const sendEventMessageJob = defineJob({
  kind: 'send_event_message',
  attempts: ATTEMPTS,
  parse: (read) => ({ message: read.needInteger('message'), round: read.needInteger('round') }),
});

/** Once every mail of a message was sent or given up: keeps how many, and forgets the addresses. */
export const settleEventMessageJob = defineJob({
  kind: 'settle_event_message',
  attempts: ATTEMPTS,
  parse: (read) => ({ message: read.needInteger('message') }),
});
