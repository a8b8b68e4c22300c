import type { TestApp } from '../buildTestApp';

/** Two failed jobs, and a failed refund of the owner's payment. */
export interface FailedWork {
  jobs: readonly [number, number];
  refund: number;
}

let made = 0;

export async function createFailedWork(
  { db }: Pick<TestApp, 'db'>,
  publicId: string,
): Promise<FailedWork> {
  const deadLetter = async () => {
    made += 1;
    const { id } = await db
      .insertInto('outbox_jobs')
      .values({
        kind: 'refund_done',
        key: `dead ${made}`,
        payload: '{}',
        tries: 3,
        last_error: 'No answer.',
        failed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();
  const refund = await db
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      scope: 'again:second',
      amount: 100,
      currency: 'INR',
      reason: 'Paid twice.',
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { jobs: [await deadLetter(), await deadLetter()], refund: refund.id };
}
