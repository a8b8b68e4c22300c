import type { Guest, PolicyOutcome } from '../../../db/schema/spending';
import type { BookingRow } from '../../bookings/bookings.types';
import { inviteGuests, checkedGuests, isNamed, lockInvitations } from '../guests/guests.service';
import { evaluatePolicy, isAboutGuests } from './policy.rules';
import type { Db } from './policy.repository';
import { asksGuests, readPolicy } from './policy.service';

/** Whether the company's policy has rules about guests. No access check. */
export const policyAsksGuests = async (db: Db, companyId: number): Promise<boolean> =>
  asksGuests((await readPolicy(db, companyId))?.rules ?? []);

/** A guest who gets one seat of a paid booking. */
interface SeatGuest {
  guest: Guest;
  /** The claim of the seat; null for a guest named by the booking's holder. */
  claimId: number | null;
  purpose: string;
  /** The booking of the seat. */
  row: BookingRow;
  /** All bookings offered together. Guests named in their request or payment are not checked again. */
  bookingIds: readonly number[];
}

/** What a seat cost with fee and GST, minor units. */
const valueOfSeat = ({ paid }: Pick<BookingRow, 'paid'>): number =>
  paid ? Math.round(paid.amount / Math.max(1, paid.quantity)) : 0;

/**
 * Adds a guest to the register if the rules about guests allow it without approval. The caller has locked the booking,
 * and takes the seat back if the rules do not allow it.
 * @returns the result of the rules
 */
export async function inviteSeatGuest(
  trx: Db,
  { guest, claimId, purpose, row, bookingIds }: SeatGuest,
): Promise<PolicyOutcome> {
  const companyId = row.company_id;
  const value = valueOfSeat(row);
  await lockInvitations(trx, companyId);
  if (await isNamed(trx, { companyId, guest, bookingIds })) return 'allow';
  const policy = await readPolicy(trx, companyId);
  const { outcome } = evaluatePolicy({
    rules: policy?.rules.filter(isAboutGuests) ?? [],
    lines: [
      {
        eventId: row.event_id,
        eventTitle: row.event_title,
        startAt: row.event_start_at,
        // Rules about guests ignore the category and whether it is exclusive.
        categoryId: 0,
        categoryName: '',
        isExclusive: false,
        tierName: row.ticket_tier_name,
        quantity: 1,
        unitPrice: value,
        total: value,
      },
    ],
    total: value,
    currency: row.currency,
    now: row.read_at,
    decider: '',
    guests: await checkedGuests(trx, {
      companyId,
      guests: [guest],
      bookingIds: [],
    }),
  });
  if (outcome !== 'allow') return outcome;
  await inviteGuests(trx, {
    companyId,
    approvalId: null,
    seat: { claimId },
    guests: [guest],
    purpose,
    lines: [
      {
        bookingId: row.id,
        quantity: 1,
        amount: value,
      },
    ],
  });
  return outcome;
}
