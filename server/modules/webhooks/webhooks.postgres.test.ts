import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBuyer, createOffer } from '../../testing/bookings';
import { startWithOwnPool, type TestApp } from '../../testing/buildTestApp';
import { untilWaiting } from '../../testing/lockWaits';
import { insertDeliveries } from './outbox.repository';
import { buildWebhookApp, startSender, type WebhookApp } from './webhooks.testUtils';

let hooks: WebhookApp;
let second: TestApp;
beforeAll(async () => {
  hooks = await buildWebhookApp();
  second = await startWithOwnPool(hooks.test);
});
afterAll(async () => {
  await second.close();
  await hooks.close();
});

/** Milliseconds that the receiver takes, so that a second delivery of a subject would arrive meanwhile. */
const ANSWER_AFTER = 10;

/** Five deliveries each, one after the other. */
const subjectOf = (index: number) => Math.floor(index / 5);

it('two workers send each delivery once, and those of a subject in order', async () => {
  const { headers } = await createBuyer(hooks.test, { role: 'company_admin' });
  const { webhook, secret } = await hooks.addForCompany(headers, ['booking.paid']);
  const deliveries = Array.from({ length: 40 }, (_, index) => ({
    messageId: `msg_${index}`,
    webhookId: webhook.id,
    event: 'booking.paid' as const,
    subject: `booking ${subjectOf(index)}`,
    body: JSON.stringify({ data: { subject: subjectOf(index), index } }),
  }));
  await insertDeliveries(hooks.test.db, deliveries);
  const beingSent = new Set<number>();
  let overlaps = 0;
  hooks.receiver.answer = (response, { body }) => {
    const subject = subjectOf(JSON.parse(body).data.index);
    if (beingSent.has(subject)) overlaps += 1;
    beingSent.add(subject);
    setTimeout(() => {
      beingSent.delete(subject);
      response.end();
    }, ANSWER_AFTER);
  };
  await Promise.all([hooks.test, second].map((test) => startSender(test).sendOnce()));
  expect(overlaps).toBe(0);
  const received = hooks.receiver.bodies(secret).map(({ data }) => data);
  expect(received.map(({ index }) => Number(index)).sort((a, b) => a - b)).toEqual(
    deliveries.map((_, index) => index),
  );
  for (let subject = 0; subject < 8; subject += 1) {
    const own = received.filter((one) => one.subject === subject).map(({ index }) => Number(index));
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
});

it('a payment during the deletion of the webhook is not refused', async () => {
  const buyer = await createBuyer(hooks.test);
  const admin = await createBuyer(hooks.test, { company: buyer.company, role: 'company_admin' });
  const { webhook } = await hooks.addForCompany(admin.headers, ['booking.paid']);
  const { tier } = await createOffer(hooks.test);
  const { id } = await hooks.calls.book(buyer.headers, tier);
  const deletion = await second.pool.connect();
  await deletion.query('begin');
  await deletion.query('delete from webhooks where id = $1', [webhook.id]);
  const payment = hooks.calls.payFor(buyer.headers, [id]);
  await untilWaiting(hooks.test);
  await deletion.query('commit');
  deletion.release();
  expect(await payment).toMatchObject({ status: 'success' });
});
