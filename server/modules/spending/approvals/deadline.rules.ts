const HOUR = 60 * 60 * 1000;

/** How long an event allows seats to wait. */
export interface EventDeadline {
  title: string;
  /** Hours that its organizer allows seats to wait for a decision; 0 for none. */
  approvalHours: number;
  bookingEndAt: Date;
  startAt: Date;
  /** The end of a waiting list offer, which a request does not extend; null for other seats. */
  offerUntil: Date | null;
}

/** The time until which seats are held for a decision, or the reason why they cannot be held. */
export type DecisionDeadline =
  | { deadline: Date; refusal: null }
  | { deadline: null; refusal: string };

/**
 * The time until which a request made now holds its seats (docs/product/companies.md#approvals): the company's
 * hours, limited by each event's organizer, its end of booking, its start, and the end of an offer.
 */
export function decisionDeadline(
  now: Date,
  decisionHours: number,
  events: readonly EventDeadline[],
): DecisionDeadline {
  for (const { title, approvalHours, bookingEndAt, startAt } of events) {
    if (approvalHours === 0) {
      return refused(
        `The organizer of ${title} lets no seats wait for an approval. Please leave it out of the request.`,
      );
    }
    if (bookingEndAt <= now || startAt <= now) {
      return refused(`Booking for ${title} is over, so its seats cannot wait for an approval.`);
    }
  }
  const ends = events.flatMap(({ approvalHours, bookingEndAt, startAt, offerUntil }) => [
    now.getTime() + approvalHours * HOUR,
    bookingEndAt.getTime(),
    startAt.getTime(),
    ...(offerUntil ? [offerUntil.getTime()] : []),
  ]);
  const deadline = Math.min(now.getTime() + decisionHours * HOUR, ...ends);
  return { deadline: new Date(deadline), refusal: null };
}

const refused = (refusal: string): DecisionDeadline => ({ deadline: null, refusal });

/** Default hours for a decision, for a company that has set none. */
export const DECISION_HOURS = 24;
