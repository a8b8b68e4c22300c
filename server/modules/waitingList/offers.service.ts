import { lockBookings } from '../../db/lockOrder';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { mostOffered } from '../inventory/holdLimits.rules';
import {
  findLinesWithSeats,
  KEPT_HOURS,
  keepSeats,
  lockLine,
  offerSeats,
} from '../inventory/waitingSeats.service';
import {
  lockApproved,
  setPayBy,
  type AdvanceApproval,
} from '../spending/approvals/requestInAdvance.service';
import * as repository from './offers.repository';
import { payOffer, type OfferPayment } from './payOffer.service';
import { waitingNews } from './waitingList.jobs';
import type { Db } from './waitingList.repository';
import type { Candidate, OfferPayments } from './waitingList.types';

interface OffersDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<ModuleDeps['config'], 'maxHeldPerCompany'>;
  payments: OfferPayments;
}

interface NextOffer {
  tierId: number;
  first: Candidate;
  /** Locked; null when no approval is needed. */
  approval: AdvanceApproval | null;
  until: Date;
}

/**
 * Offers returned seats to waiting people in order (docs/product/booking.md#waiting-list). Until then nobody else can
 * book these seats (`freeSeats`). Any number of processes may run it.
 */
export function createOffers({ db, config, payments }: OffersDeps) {
  /** Handles free seats of a locked tier that nobody in line can take now. */
  async function keepOrRelease(trx: Db, tierId: number, most: number | null): Promise<void> {
    const keepers = await repository.findEntriesToKeepFor(trx, tierId, { most, hours: KEPT_HOURS });
    if (await keepSeats(trx, tierId, keepers.length > 0)) await repository.markKept(trx, keepers);
  }

  /** Makes one offer, or none when nobody in line can take the seats. @param most as `findCandidate` */
  const offerNext = (tierId: number, most: number | null): Promise<'offered' | 'again' | 'done'> =>
    inTransaction(db, async (trx) => {
      const candidate = await repository.findCandidate(trx, tierId, most);
      // In the order of `server/db/lockOrder.ts`.
      const { approval_id: approvalId = null, booking_id: waitsWith = null } = candidate ?? {};
      const approval = approvalId === null ? null : await lockApproved(trx, approvalId);
      if (approvalId !== null && approval === null) return 'done';
      if (waitsWith !== null) await lockBookings(trx, [waitsWith]);
      const line = await lockLine(trx, tierId);
      if (!line.isOpen || line.isOver) return 'done';
      const first = await repository.findCandidate(trx, tierId, most);
      if (first?.id !== candidate?.id) return 'again';
      if (!first) {
        await keepOrRelease(trx, tierId, most);
        return 'done';
      }
      const until = line.offerEndsAt;
      return (await offer(trx, { tierId, first, approval, until })) ? 'offered' : 'done';
    });

  async function offer(trx: Db, { tierId, first, approval, until }: NextOffer): Promise<boolean> {
    const { id: entryId } = first;
    const bookingId = await offerSeats(trx, {
      entryId,
      tierId,
      until,
      quantity: first.quantity,
      userId: first.user_id,
      companyId: first.company_id,
      bookingId: first.booking_id,
    });
    if (bookingId === null) return false;
    await repository.markOffered(trx, first, { bookingId, until });
    let payment: OfferPayment = { isPaid: false, reason: '' };
    if (approval) {
      await setPayBy(trx, approval.id, until);
      payment = await payOffer(trx, payments, approval, bookingId);
    }
    if (payment.isPaid) {
      // No mail about the offer: the payment mail informs the person.
      await repository.markTaken(trx, entryId);
      return true;
    }
    if (payment.reason !== '') await repository.setReason(trx, entryId, payment.reason);
    await enqueue(trx, waitingNews, {
      key: `${entryId}:offered`,
      payload: { entry: entryId, news: 'offered' },
    });
    return true;
  }

  return {
    /** @returns how many offers were made */
    async runOnce(): Promise<number> {
      let offers = 0;
      for (const { id: tierId, total } of await findLinesWithSeats(db)) {
        const most = mostOffered(config.maxHeldPerCompany, total);
        for (;;) {
          const outcome = await offerNext(tierId, most);
          if (outcome === 'done') break;
          if (outcome === 'offered') offers += 1;
        }
      }
      return offers;
    },
  };
}
