import { randomBytes } from 'node:crypto';
import type { ModuleDeps } from '../../deps';
import type { WebhookEvent } from '../../db/schema/webhooks';
import * as repository from './outbox.repository';
import {
  presentApproval,
  presentBooking,
  presentBudget,
  presentEvent,
  presentTicket,
  type WebhookPayload,
} from './payload.presenter';

type Db = ModuleDeps['db'];

type EventOf<Thing extends string> = Extract<WebhookEvent, `${Thing}.${string}`>;

/*
 * Adds deliveries for the webhooks that have chosen an event, in the transaction of the change, so that they exist
 * exactly when the change does. The change has locked its subject, so the ids of the deliveries of one subject are in
 * the order of the changes.
 */

/** @param amounts new amounts of bookings, minor units, which this transaction stores later */
export async function announceBookings(
  trx: Db,
  event: EventOf<'booking'>,
  ids: readonly number[],
  amounts?: ReadonlyMap<number, number>,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await repository.findChangedBookings(trx, event, ids);
  await insert(trx, event, rows, (row) => ({
    subject: `booking ${row.id}`,
    data: presentBooking({ ...row, total_amount: amounts?.get(row.id) ?? row.total_amount }),
  }));
}

/** @param scannedAt for `ticket.checked_in` */
export async function announceTickets(
  trx: Db,
  event: EventOf<'ticket'>,
  ids: readonly number[],
  scannedAt?: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await repository.findChangedTickets(trx, event, ids);
  await insert(trx, event, rows, (row) => ({
    // Of its booking, so that nobody hears of the ticket before the booking.
    subject: `booking ${row.booking_id}`,
    data: {
      ...presentTicket(row),
      ...(scannedAt && { scanned_at: scannedAt.toISOString() }),
    },
  }));
}

export async function announceEvents(
  trx: Db,
  event: EventOf<'event'>,
  ids: readonly number[],
): Promise<void> {
  const rows = await repository.findChangedEvents(trx, event, ids);
  await insert(trx, event, rows, (row) => ({
    subject: `event ${row.id}`,
    data: presentEvent(row),
  }));
}

export async function announceApproval(
  trx: Db,
  event: EventOf<'approval'>,
  id: number,
): Promise<void> {
  const rows = await repository.findChangedApproval(trx, event, id);
  await insert(trx, event, rows, (row) => ({
    subject: `approval ${id}`,
    data: presentApproval(row),
  }));
}

/** @param level percent of its limit */
export async function announceBudget(trx: Db, id: number, level: number): Promise<void> {
  const rows = await repository.findChangedBudget(trx, 'budget.nearly_used', id);
  await insert(trx, 'budget.nearly_used', rows, (row) => ({
    subject: `budget ${id}`,
    data: presentBudget(row, level),
  }));
}

/** @returns the id of the delivery; undefined if the webhook has been deleted */
export async function addTest(trx: Db, webhookId: number): Promise<number | undefined> {
  const messageId = newMessageId();
  const [id] = await repository.insertDeliveries(trx, [
    {
      messageId,
      webhookId,
      event: 'webhook.test',
      subject: messageId,
      body: bodyOf('webhook.test', { webhook_id: webhookId }),
    },
  ]);
  return id;
}

async function insert<Row extends { webhook_id: number }>(
  trx: Db,
  event: WebhookEvent,
  rows: readonly Row[],
  deliveryOf: (row: Row) => { subject: string; data: object },
): Promise<void> {
  if (rows.length === 0) return;
  await repository.insertDeliveries(
    trx,
    rows.map((row) => {
      const { subject, data } = deliveryOf(row);
      return {
        messageId: newMessageId(),
        webhookId: row.webhook_id,
        event,
        subject,
        body: bodyOf(event, data),
      };
    }),
  );
}

const newMessageId = () => `msg_${randomBytes(16).toString('base64url')}`;

const bodyOf = (type: WebhookPayload['type'], data: object): string => {
  const payload: WebhookPayload = { type, timestamp: new Date().toISOString(), data };
  return JSON.stringify(payload);
};
