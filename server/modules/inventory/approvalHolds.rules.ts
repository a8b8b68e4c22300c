import { conflict } from '../../lib/errors';

/** So many seats of a tier may wait for approvals, also where a tenth of it is less (D29). */
const WAITING_SEATS = 10;
/** One company may have so many of them, also where a fifth is less. */
const SEATS_OF_COMPANY = 6;

/** Seats of a tier that wait for approvals, of all companies and of the one that asks. */
interface Waiting {
  id: number;
  name: string;
  total: number;
  waiting: number;
  own: number;
}

/**
 * Whether more seats of a tier can wait for a decision: a tenth of it in all, a fifth of that for one company.
 * @param seats that are added
 * @throws 409 `approval_seats`
 */
export function assertMayWait({ id, name, total, waiting, own }: Waiting, seats: number): void {
  const limit = Math.max(WAITING_SEATS, Math.floor(total / 10));
  const ofCompany = Math.max(SEATS_OF_COMPANY, Math.floor(limit / 5));
  if (own + seats > ofCompany) {
    throw conflict(
      'approval_seats',
      `At most ${ofCompany} seats of ${name} can wait for the approvals of one company, and ${own} of yours wait already. Ask for fewer, or again after a decision.`,
      { limit: ofCompany, waiting: own, ticket_tier: id },
    );
  }
  if (waiting + seats > limit) {
    throw conflict(
      'approval_seats',
      `At most ${limit} seats of ${name} can wait for approvals, and ${waiting} wait already. Ask for fewer, or try again later.`,
      { limit, waiting, ticket_tier: id },
    );
  }
}
