import { conflict } from '../../lib/errors';

/** This many seats of a tier may always wait for approvals, even if a tenth of the tier is less (D29). */
const MIN_WAITING_SEATS = 10;
/** One company may always have this many waiting seats, even if a fifth of the limit is less. */
const MIN_WAITING_SEATS_OF_COMPANY = 6;

/** Seats of a tier that wait for approvals: of all companies, and of the requesting company. */
interface WaitingSeatCounts {
  id: number;
  name: string;
  total: number;
  waiting: number;
  own: number;
}

/**
 * Limits the seats of a tier that wait for a decision to a tenth of the tier, and to a fifth of that for one company.
 * @param seats the number of additional seats
 * @throws 409 `approval_seats`
 */
export function assertMayWait(
  { id, name, total, waiting, own }: WaitingSeatCounts,
  seats: number,
): void {
  const limit = Math.max(MIN_WAITING_SEATS, Math.floor(total / 10));
  const ofCompany = Math.max(MIN_WAITING_SEATS_OF_COMPANY, Math.floor(limit / 5));
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
