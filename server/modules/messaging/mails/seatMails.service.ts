import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { SeatLinks } from '../../seatPools/seatLinks.rules';
import { poolClosed, seatClaimed, seatInvited, seatRefused } from '../../seatPools/seatPools.jobs';
import type { TicketsService } from '../../tickets/tickets.service';
import { findBooking } from './bookingMails.repository';
import { findHolder } from './ticketMails.repository';
import {
  seatClaimedMail,
  seatInvitedMail,
  seatPoolClosedMail,
  seatRefusedMail,
} from './seat.mails';
import * as repository from './seatMails.repository';

interface SeatMailDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  mail: Pick<MailQueue, 'enqueue'>;
  tickets: Pick<TicketsService, 'linkTo'>;
  seatLinks: SeatLinks;
}

/**
 * Handlers that queue the mails about offered seats. A job may run twice; the mail's key makes sure that each person
 * gets it once. Outdated news is not mailed.
 */
export function createSeatMailHandlers({
  db,
  config,
  mail,
  tickets,
  seatLinks,
}: SeatMailDeps): JobHandler[] {
  return [
    jobHandler(seatClaimed, async ({ claim: id }) => {
      const claim = await repository.findClaim(db, id);
      const holder = claim && (await findHolder(db, claim.ticket_id));
      const pool = claim && (await repository.findPool(db, claim.pool_id));
      if (!claim || !holder || !pool || holder.is_void) return;
      const booking = await findBooking(db, holder.booking_id);
      const token = await tickets.linkTo(db, holder.id);
      if (token === undefined) return;
      const claimToken = seatLinks.claimToken(claim);
      await mail.enqueue(db, {
        kind: 'seat_claimed',
        key: `seat_claimed:${id}`,
        to: holder.email,
        ...seatClaimedMail(config, {
          booking,
          holder,
          token,
          claimToken,
          closesAt: pool.closes_at,
        }),
        attachments: [
          { kind: 'ticket', ticket_id: holder.id, version: holder.version },
          { kind: 'calendar', booking_id: booking.id, reader: 'attendee' },
        ],
      });
    }),

    jobHandler(seatInvited, async ({ pool: id, email, asked_at: askedAt }) => {
      const pool = await repository.findPool(db, id);
      const invited = pool?.is_open ? await repository.findInvited(db, pool, email) : undefined;
      if (!pool || !invited) return;
      const booking = await findBooking(db, pool.booking_id);
      await mail.enqueue(db, {
        kind: 'seat_invited',
        key: `seat_invited:${id}:${email}:${askedAt}`,
        to: email,
        ...seatInvitedMail(config, {
          booking,
          pool,
          name: invited.name,
          isReminder: invited.is_reminded,
          token: seatLinks.poolToken(pool),
        }),
      });
    }),

    jobHandler(seatRefused, async ({ refusal: id }) => {
      const refusal = await repository.findRefusal(db, id);
      if (!refusal) return;
      const booking = await findBooking(db, refusal.booking_id);
      await mail.enqueue(db, {
        kind: 'seat_refused',
        key: `seat_refused:${id}`,
        to: booking.booker_email,
        ...seatRefusedMail(config, { booking, refusal }),
      });
    }),

    jobHandler(poolClosed, async ({ pool: id }) => {
      const pool = await repository.findPool(db, id);
      if (!pool) return;
      const booking = await findBooking(db, pool.booking_id);
      await mail.enqueue(db, {
        kind: 'seat_pool_closed',
        key: `seat_pool_closed:${id}`,
        to: booking.booker_email,
        ...seatPoolClosedMail(config, { booking, pool }),
      });
    }),
  ];
}
