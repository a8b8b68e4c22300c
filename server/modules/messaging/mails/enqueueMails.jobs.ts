import type { ModuleDeps } from '../../../deps';
import { addJob } from '../../../jobs/jobs.repository';

type Db = ModuleDeps['db'];

/*
 * What follows when a transaction is done: one small row each, in that transaction, so that there is
 * never the one without the other. The mail is written and its papers are printed afterwards
 * (`mailJobs.ts`); nobody who pays waits for it.
 */

/**
 * To whoever paid; before it, the payment's invoice takes its number. Numbers are given one after the
 * other, so that people who pay would wait for each other if it were part of paying.
 * @param paymentId the public one
 */
export const confirmPaymentLater = (trx: Db, paymentId: string): Promise<void> =>
  addJob(trx, { kind: 'mail_payment', key: paymentId, payload: { payment: paymentId } });

/**
 * To the person named on a ticket: once for each version of the ticket and each address, however
 * often the details are saved.
 */
export async function sendTicketLater(
  trx: Db,
  ticket: { id: number; version: number; attendee_email: string | null },
): Promise<void> {
  const { id, version, attendee_email: address } = ticket;
  if (address === null) return;
  const email = address.toLowerCase();
  await addJob(trx, {
    kind: 'mail_ticket',
    key: `${id}:${version}:${email}`,
    payload: { ticket: id, version, email },
  });
}

/** To whoever booked, and to the people named on the tickets. */
export const tellCancellationLater = (trx: Db, bookingId: number): Promise<void> =>
  addJob(trx, { kind: 'mail_cancelled', key: String(bookingId), payload: { booking: bookingId } });

/** To whoever paid money that is going back because it could not be used. */
export const tellRefundLater = (trx: Db, refundId: number): Promise<void> =>
  addJob(trx, { kind: 'mail_refund', key: String(refundId), payload: { refund: refundId } });
