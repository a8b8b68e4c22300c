import type { Guest, PolicyOutcome } from '../../../db/schema/policies';
import { inviteGuests, checkedGuests, isNamed, lockInvitations } from '../guests/guests.service';
import { evaluatePolicy, isAboutGuests } from './policy.rules';
import type { Db } from './policy.repository';
import { asksGuests, readPolicy } from './policy.service';

/** Whether the company's policy has rules about guests. No access check. */
export const policyAsksGuests = async (db: Db, companyId: number): Promise<boolean> =>
  asksGuests((await readPolicy(db, companyId))?.rules ?? []);

/** A guest who gets one seat of a paid booking. */
interface SeatGuest {
  companyId: number;
  guest: Guest;
  /** The claim of the seat. */
  claimId: number;
  purpose: string;
  /** What the seat cost with fee and GST, minor units of the currency. */
  value: number;
  currency: string;
  booking: { id: number; eventId: number; eventTitle: string; startAt: Date; tierName: string };
  /** All that are offered together: whom their request or payment has named is not looked at again. */
  bookingIds: readonly number[];
  now: Date;
}

/**
 * Writes a guest into the register, where the rules about guests allow it at once. The caller has locked the booking,
 * and takes the seat back where this is not allowed.
 * @returns what the rules say
 */
export async function inviteSeatGuest(trx: Db, invited: SeatGuest): Promise<PolicyOutcome> {
  const { companyId, guest, value, booking, bookingIds } = invited;
  await lockInvitations(trx, companyId);
  if (await isNamed(trx, { companyId, guest, bookingIds })) return 'allow';
  const policy = await readPolicy(trx, companyId);
  const { outcome } = evaluatePolicy({
    rules: policy?.rules.filter(isAboutGuests) ?? [],
    lines: [
      {
        ...{ eventId: booking.eventId, eventTitle: booking.eventTitle, startAt: booking.startAt },
        // Rules about guests look at neither.
        ...{ categoryId: 0, categoryName: '', isExclusive: false },
        ...{ tierName: booking.tierName, quantity: 1, unitPrice: value, total: value },
      },
    ],
    ...{ total: value, currency: invited.currency, now: invited.now, decider: '' },
    guests: await checkedGuests(trx, { companyId, guests: [guest], bookingIds: [] }),
  });
  if (outcome !== 'allow') return outcome;
  await inviteGuests(trx, {
    ...{ companyId, approvalId: null, claimId: invited.claimId, guests: [guest] },
    ...{ purpose: invited.purpose, lines: [{ bookingId: booking.id, quantity: 1, amount: value }] },
  });
  return outcome;
}
