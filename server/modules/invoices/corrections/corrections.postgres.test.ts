import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createBookingCalls, createConcert, expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createBackgroundWorkers } from '../../../testing/payments';
import { testRounds } from '../../../testing/rounds';

/** D43 on a real PostgreSQL. */

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

it('of corrections of an invoice at once one is made, and mailed once', async () => {
  const calls = createBookingCalls(test);
  const workers = createBackgroundWorkers(test);
  for (let round = 0; round < testRounds(3); round += 1) {
    const { buyer, fillCart } = await createConcert(test);
    const ids = await fillCart();
    await calls.payFor(buyer.headers, ids);
    const invoice = await workers.invoices.ofBooking(ids[0]);
    const correct = (id: number, name: string, key: string) =>
      calls.call(
        'POST',
        `/bookings/${id}/invoices/${invoice.id}/corrections/`,
        { ...buyer.headers, 'idempotency-key': key },
        { name },
      );
    const answers = await Promise.all([
      correct(ids[0], 'Northwind Exports', `same-key-${round}`),
      correct(ids[0], 'Northwind Exports', `same-key-${round}`),
      correct(ids[0], 'Northwind Trust', `other-key-${round}`),
      correct(ids[1], 'Northwind Trust', `third-key-${round}`),
    ]);
    const made = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<Schemas['CorrectedInvoice']>().invoice.number);
    expect(new Set(made).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(expectStatus(409, answer).json()).toMatchObject({ code: 'invoice_replaced' });
    }
    const documents = await test.db
      .selectFrom('invoices')
      .select(['kind', 'corrects'])
      .where('payment_id', '=', invoice.payment_id)
      .orderBy('id')
      .execute();
    expect(documents).toEqual([
      { kind: 'invoice', corrects: null },
      { kind: 'invoice', corrects: invoice.id },
      { kind: 'credit_note', corrects: invoice.id },
    ]);
    const jobs = await test.db
      .selectFrom('outbox_jobs')
      .select('key')
      .where('kind', '=', 'mail_invoice_corrected')
      .execute();
    expect(jobs).toHaveLength(round + 1);
  }
  await workers.pdfWorker.close();
});
