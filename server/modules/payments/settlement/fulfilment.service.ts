import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import type { BookingsService } from '../../bookings/bookings.service';
import { seatsOf, type PayableLine } from '../../bookings/checkoutLines.rules';
import { announceBookings } from '../../webhooks/outbox.service';
import { bookingsPaid } from '../payments.jobs';
import type { TicketIssuer } from '../payments.types';

export interface FulfilmentDeps {
  bookings: BookingsService;
  tickets: TicketIssuer;
}

/**
 * Confirms paid bookings and issues their tickets in the caller's transaction; jobs create the invoice and the mails.
 * The caller must commit right after it, because other sales of the tiers wait.
 * @param payment its `publicId` is the payment's public id
 */
export async function fulfilBookings(
  trx: ModuleDeps['db'],
  { bookings, tickets }: FulfilmentDeps,
  payer: Pick<Caller, 'userId' | 'name' | 'email'>,
  lines: readonly PayableLine[],
  { publicId, isTest }: { publicId: string; isTest: boolean },
): Promise<void> {
  await tickets.issue(trx, ...lines.map(seatsOf));
  await enqueue(trx, bookingsPaid, { key: publicId, payload: { payment: publicId } });
  await announceBookings(
    trx,
    'booking.paid',
    lines.map(({ booking }) => booking.id),
    new Map(lines.map(({ booking, amount }) => [booking.id, amount])),
  );
  // Last, because it locks the tiers: other buyers wait until this transaction commits.
  await bookings.confirmLines(trx, payer, lines, { note: `Payment ${publicId}.`, isTest });
}
