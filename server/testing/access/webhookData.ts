import type { Schemas } from '../../contract/types';
import type { TestApp } from '../buildTestApp';

/** A webhook with a delivery. */
interface Webhook {
  webhook: number;
  delivery: number;
}

/** Of the owner's company, and of the organizer. */
export interface Webhooks {
  company: Webhook;
  organizer: Webhook;
}

async function createWebhook(
  { db }: Pick<TestApp, 'db'>,
  owner: { company_id: number | null; organizer_id: number | null },
): Promise<Webhook> {
  const { id } = await db
    .insertInto('webhooks')
    .values({
      ...owner,
      url: 'https://hooks.acme.example/foyer',
      format: 'json',
      events: ['booking.paid'] satisfies Schemas['CompanyWebhookEvent'][],
      secret: 'sealed',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await db
    .insertInto('webhook_deliveries')
    .values({
      message_id: `msg_${id}`,
      webhook_id: id,
      event: 'booking.paid',
      subject: 'booking 1',
      body: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhook: id, delivery: delivery.id };
}

export const createWebhooks = async (
  test: Pick<TestApp, 'db'>,
  { company, organizer }: { company: number; organizer: number },
): Promise<Webhooks> => ({
  company: await createWebhook(test, { company_id: company, organizer_id: null }),
  organizer: await createWebhook(test, { company_id: null, organizer_id: organizer }),
});
