import type { Config } from '../../config/config';
import type { Schemas } from '../../contract/types';
import { expectStatus, createBookingCalls, type Headers } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { unchecked } from '../../testing/checkedInject';
import { startWebhookReceiver } from '../../testing/webhookReceiver';
import { createMailQueue } from '../../mail/mailQueue.service';
import { systemClock } from '../../lib/clock';
import { createWebhookSender } from './sendWebhooks.service';

/** The app, whose webhooks may call loopback. */
export async function buildWebhookApp(config: Partial<Config['webhooks']> = {}) {
  const receiver = await startWebhookReceiver();
  const test = await buildTestApp({
    config: { webhooks: { allowPrivate: true, ...config }, publicUrl: 'https://foyer.test' },
  });
  const calls = createBookingCalls(test);

  const add = async (path: string, headers: Headers, body: object) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers,
      payload: unchecked(body),
    });
    return expectStatus(201, answer).json<Schemas['WebhookWithSecret']>();
  };

  return {
    test,
    calls,
    receiver,
    sender: startSender(test),

    /** Adds a webhook of the caller's company that calls the receiver. */
    addForCompany: (headers: Headers, events: string[], more: object = {}) =>
      add('/company/webhooks/', headers, { url: receiver.url, events, ...more }),

    addForOrganizer: (headers: Headers, organizer: number, events: string[]) =>
      add(`/organizers/${organizer}/webhooks/`, headers, { url: receiver.url, events }),

    async deliveries(headers: Headers, webhook: number): Promise<Schemas['WebhookDelivery'][]> {
      const answer = await calls.get(`/company/webhooks/${webhook}/deliveries/`, headers);
      return expectStatus(200, answer).json<Schemas['WebhookDeliveryList']>().results;
    },

    /** Makes deliveries due that wait for their next try. */
    async makeDue(): Promise<void> {
      await test.db
        .updateTable('webhook_deliveries')
        .set({ run_at: new Date(0) })
        .where('state', '=', 'pending')
        .execute();
    },

    async close() {
      await receiver.close();
      await test.close();
    },
  };
}

export type WebhookApp = Awaited<ReturnType<typeof buildWebhookApp>>;

/** A worker, as in another process of the app. */
export function startSender({ app, db, config, secrets }: TestApp) {
  const mail = createMailQueue({ db, clock: systemClock });
  return createWebhookSender({ db, config, secrets, log: app.log, mail });
}
