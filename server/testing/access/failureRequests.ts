import type { RequestBuilder } from './requestParts';

/** Calls for failed work. */
export const failureRequests = {
  listFailures: () => ({}),
  retryFailure: ({ failed }) => ({ kind: 'job', id: failed.jobs[0] }),
  giveUpFailure: ({ failed }) => ({
    kind: 'job',
    id: failed.jobs[1],
    body: { reason: 'The event is over.' },
  }),
  recordRefundPaidByHand: ({ failed }) => ({
    id: failed.refund,
    body: { reference: 'NEFT 4471' },
  }),
} satisfies Record<string, RequestBuilder>;
