import type { TestApp } from '../buildTestApp';
import type { RequestBuilder } from './requestParts';

const newDeadLetter = ({ db }: Pick<TestApp, 'db'>, key: string): Promise<{ id: number }> =>
  db
    .insertInto('outbox_jobs')
    .values({
      ...{ kind: 'refund_done', key, payload: '{}', tries: 3, last_error: 'No answer.' },
      failed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Calls about work that failed. */
export const failureRequests = {
  listFailures: () => ({}),
  retryFailure: async ({ newAddress }, test) => ({
    kind: 'job',
    ...(await newDeadLetter(test, newAddress())),
  }),
  giveUpFailure: async ({ newAddress }, test) => ({
    kind: 'job',
    ...(await newDeadLetter(test, newAddress())),
    body: { reason: 'The event is over.' },
  }),
  recordRefundPaidByHand: async ({ paymentId, newAddress }, { db }) => {
    const { id } = await db
      .insertInto('refunds')
      .columns(['payment_id', 'scope', 'amount', 'currency', 'reason', 'state'])
      .expression((query) =>
        query
          .selectFrom('payments')
          .select(({ ref, val, cast }) => [
            ref('id').as('payment_id'),
            val(`again:${newAddress()}`).as('scope'),
            cast<number>(val(100), 'bigint').as('amount'),
            ref('currency').as('currency'),
            val('Paid twice.').as('reason'),
            val('failed' as const).as('state'),
          ])
          .where('public_id', '=', paymentId),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, body: { reference: 'NEFT 4471' } };
  },
} satisfies Record<string, RequestBuilder>;
