import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { enqueue } from '../../../jobs/queue';
import { notFound } from '../../../lib/errors';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { recordAudit } from '../../identity/audit/audit.service';
import { confirmationAskedFor } from '../../messaging/mails/bookingMails.jobs';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import { findSoldBooking } from './afterSales.repository';

/** Resends the confirmation of a booking to an organizer's event. */
export function createResendService({
  db,
  clock,
  rateLimits,
}: Pick<ModuleDeps, 'db' | 'clock'> & { rateLimits: Pick<RateLimits, 'takeInTransaction'> }) {
  return {
    /** @throws 404, also for a booking of another organizer; 409 `not_paid`; 429 */
    resend: (caller: Caller, id: number): Promise<Schemas['Message']> =>
      inTransaction(db, async (trx) => {
        const booking = await findSoldBooking(trx, id);
        if (!booking || !mayEdit(caller, booking.organizer_id)) throw notFound('Booking not found');
        const isValid = booking.status === 'confirmed' || booking.status === 'completed';
        if (!isValid || booking.payment === null) throw bookingErrors.notPaid();
        await rateLimits.takeInTransaction(trx, [limits.confirmationsAgain, String(id)]);
        const time = String(clock.now());
        const payload = { payment: booking.payment, time };
        await enqueue(trx, confirmationAskedFor, { key: `${id}:${time}`, payload });
        const { booking_number: number, event_title: title, timezone, organizer_id } = booking;
        await recordAudit(trx, caller, {
          action: 'booking.confirmation_resent',
          thing: { id, title: number },
          says: `sent the confirmation of booking ${number} again`,
          event: { id: booking.event_id, title, timezone, organizer_id },
        });
        return { message: `The confirmation is on its way to ${booking.booker_email}.` };
      }),
  };
}
