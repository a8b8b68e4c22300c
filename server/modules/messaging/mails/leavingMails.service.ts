import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { bookingHandedOver, changedForHolder } from '../../bookings/bookings.jobs';
import { findBooking } from './bookingMails.repository';
import { bookingHandedOverMail, changedForHolderMail } from './leaving.mails';
import { findPerson } from './leavingMails.repository';

interface LeavingMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
}

/** Handlers that queue the mails about bookings of people who have left or are away (docs/product/people.md#people-who-leave). */
export function createLeavingMailHandlers({ db, config, mail }: LeavingMailDeps): JobHandler[] {
  const read = async (ids: { booking: number; holder: number; by: number }) => ({
    booking: await findBooking(db, ids.booking),
    holder: await findPerson(db, ids.holder),
    by: await findPerson(db, ids.by),
  });

  return [
    jobHandler(changedForHolder, async ({ what, change, ...ids }) => {
      const { holder, ...found } = await read(ids);
      if (!holder.is_active) return;
      await mail.enqueue(db, {
        kind: 'booking_changed',
        key: `booking_changed:${change}`,
        to: holder.email,
        ...changedForHolderMail(config, { ...found, holder, what }),
        ...(what === 'handed_over' && {
          attachments: [{ kind: 'calendar', booking_id: ids.booking, reader: 'former_attendee' }],
        }),
      });
    }),

    jobHandler(bookingHandedOver, async ({ change, ...ids }) => {
      const { holder, ...found } = await read(ids);
      if (!holder.is_active) return;
      await mail.enqueue(db, {
        kind: 'booking_received',
        key: `booking_received:${change}`,
        to: holder.email,
        ...bookingHandedOverMail(config, { ...found, holder }),
        attachments: [
          { kind: 'tickets', booking_ids: [ids.booking], essential: true },
          { kind: 'calendar', booking_id: ids.booking, reader: 'booker' },
        ],
      });
    }),
  ];
}
