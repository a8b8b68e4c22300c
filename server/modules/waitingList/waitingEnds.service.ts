import { lockBookings } from '../../db/lockOrder';
import { inTransaction } from '../../db/transaction';
import type { WaitingStatus } from '../../db/schema/waitingLists';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { cancelWaiting } from '../inventory/bookingState/bookingState.service';
import { changeWaiting, lockLine } from '../inventory/waitingSeats.service';
import { endInAdvance } from '../spending/approvals/requestInAdvance.service';
import { waitingNews, type WaitingNews } from './waitingList.jobs';
import * as repository from './waitingList.repository';
import type { Db, EndingEntry } from './waitingList.repository';
import type { StoredEntry } from './waitingList.types';

const BATCH = 100;

interface EntryEnd {
  status: Extract<WaitingStatus, 'left' | 'declined' | 'ended'>;
  reason: string;
  /** Null when the server ends the entry. */
  actor: { id: number; name: string } | null;
}

const enqueueNews = (trx: Db, entry: number, news: WaitingNews): Promise<void> =>
  enqueue(trx, waitingNews, { key: `${entry}:${news}`, payload: { entry, news } });

/**
 * Removes an entry from the line without an offer, and releases the budget of its request in the same transaction.
 * @returns false when it no longer waits
 */
export async function endEntry(
  trx: Db,
  { id, approval_id: approvalId, booking_id: bookingId, ticket_tier_id: tierId }: StoredEntry,
  { status, reason, actor }: EntryEnd,
): Promise<boolean> {
  if (approvalId !== null) {
    const end = status === 'left' ? ('withdrawn' as const) : ('expired' as const);
    const isEnded = await endInAdvance(
      trx,
      approvalId,
      { status: end, reason, actor },
      async () => {
        // Ending the request releases its budget, which is locked after bookings and tiers (`server/db/lockOrder.ts`).
        if (bookingId !== null) await lockBookings(trx, [bookingId]);
        await lockLine(trx, tierId);
        return (await repository.findEntry(trx, id))?.status === 'waiting';
      },
    );
    if (!isEnded) return false;
  }
  if (bookingId !== null) await cancelWaiting(trx, bookingId);
  await lockLine(trx, tierId);
  if (!(await repository.endWaiting(trx, id, { status, reason }))) return false;
  await changeWaiting(trx, tierId, -1);
  return true;
}

/** Settles offers of one person or of everybody that were paid or whose seats have returned. */
export async function settleOffers(db: Db, userId: number | null = null): Promise<number> {
  return inTransaction(db, async (trx) => {
    const settled = await repository.settleOffers(trx, userId);
    for (const { id, status, approval_id: approvalId } of settled) {
      // The request's own mail informs a person who has asked for approval.
      if (approvalId !== null) continue;
      if (status === 'lapsed' || status === 'ended') await enqueueNews(trx, id, status);
    }
    return settled.length;
  });
}

/** Ends entries that can no longer get seats, and offers that have ended. Any number of processes may run it. */
export function createWaitingEnds({ db }: Pick<ModuleDeps, 'db'>) {
  const end = ({ id, because }: EndingEntry): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const entry = await repository.findEntry(trx, id);
      if (entry?.status !== 'waiting') return false;
      const status = because === 'declined' ? ('declined' as const) : ('ended' as const);
      const reason = REASONS[because];
      if (!(await endEntry(trx, entry, { status, reason, actor: null }))) return false;
      // The request's own mail informs a person who has asked for approval.
      if (entry.approval_id === null) await enqueueNews(trx, id, 'ended');
      return true;
    });

  return {
    /** @returns how many entries ended */
    async runOnce(): Promise<number> {
      let ended = await settleOffers(db);
      for (;;) {
        const ending = await repository.findEnding(db, BATCH);
        let progress = 0;
        for (const entry of ending) if (await end(entry)) progress += 1;
        ended += progress;
        if (ending.length < BATCH || progress === 0) return ended;
      }
    },
  };
}

const REASONS: Record<EndingEntry['because'], string> = {
  cancelled: 'The event was cancelled.',
  over: 'Booking ended before seats came back for you.',
  declined: 'Your company declined the request.',
  request: 'The request for approval ended without a decision.',
  person: 'Your company can no longer book this for you.',
};
