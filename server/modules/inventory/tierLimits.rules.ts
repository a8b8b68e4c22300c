import { conflict, type AppError } from '../../lib/errors';

/** The seats that a person and a company have in a tier with limits. */
export interface TierUse {
  tierId: number;
  name: string;
  /** Null without a limit. */
  maxPerPerson: number | null;
  maxPerCompany: number | null;
  /** All counted seats; the next field has the part that is on the waiting list. */
  ofPerson: number;
  waitingOfPerson: number;
  ofCompany: number;
  waitingOfCompany: number;
  /** The domain whose companies share the limit; null when the company has its own limit. */
  sharedDomain: string | null;
}

const tickets = (count: number) => `${count} ticket${count === 1 ? '' : 's'}`;

/** `, and you have 3 already, 1 of them on the waiting list.` */
function already(who: string, count: number, waiting: number): string {
  if (count === 0) return '.';
  const line = waiting > 0 ? `, ${waiting} of them on the waiting list` : '';
  return `, and ${who} ${count} already${line}.`;
}

/**
 * Why a person cannot receive these seats of a tier from another person in the company; null when they can
 * (docs/product/people.md#people-who-leave). The company's total does not change, so only the person's limit counts.
 * @returns 409 `tier_limit`
 */
export function receiverLimitProblem(
  { tierId, name, maxPerPerson, ofPerson, waitingOfPerson }: TierUse,
  { seats, receiver }: { seats: number; receiver: string },
): AppError | null {
  if (maxPerPerson === null || ofPerson + seats <= maxPerPerson) return null;
  return conflict(
    'tier_limit',
    `${receiver} can have ${tickets(maxPerPerson)} of ${name} for this event${already('has', ofPerson, waitingOfPerson)}`,
    { limit: maxPerPerson, booked: ofPerson, per: 'person', ticket_tier: tierId },
  );
}

/**
 * Why this many more seats of a tier exceed the limit of a person or their company; null when they do not
 * (docs/product/screens.md#ticket-tiers).
 * @returns 409 `tier_limit`
 */
export function tierLimitProblem(use: TierUse, seats: number): AppError | null {
  const { tierId, name, maxPerPerson, maxPerCompany, ofPerson, ofCompany, sharedDomain } = use;
  if (maxPerPerson !== null && ofPerson + seats > maxPerPerson) {
    return conflict(
      'tier_limit',
      `You can book ${tickets(maxPerPerson)} of ${name} for this event${already('you have', ofPerson, use.waitingOfPerson)}`,
      { limit: maxPerPerson, booked: ofPerson, per: 'person', ticket_tier: tierId },
    );
  }
  if (maxPerCompany !== null && ofCompany + seats > maxPerCompany) {
    const isAlone = sharedDomain === null;
    const who = isAlone ? 'Your company' : `Your company and others under ${sharedDomain}`;
    const has = isAlone ? 'it has' : 'they have';
    return conflict(
      'tier_limit',
      `${who} can book ${tickets(maxPerCompany)} of ${name} for this event${already(has, ofCompany, use.waitingOfCompany)}`,
      { limit: maxPerCompany, booked: ofCompany, per: 'company', ticket_tier: tierId },
    );
  }
  return null;
}
