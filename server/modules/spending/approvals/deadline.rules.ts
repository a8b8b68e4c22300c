const HOUR = 60 * 60 * 1000;

/** What an event allows of waiting. */
export interface EventDeadline {
  title: string;
  /** Hours for which its organizer lets seats wait for a decision; 0 for none. */
  approvalHours: number;
  bookingEndAt: Date;
  startAt: Date;
  /** The end of an offer of a waiting list, which a request does not move; null for other seats. */
  offerUntil: Date | null;
}

/** Until when seats are held for a decision, or why they cannot be. */
export type DecisionDeadline =
  | { deadline: Date; refusal: null }
  | { deadline: null; refusal: string };

/**
 * Until when a request made now holds its seats (D29, docs/product/companies.md#approvals): the company's hours, no
 * longer than each event's organizer allows, than its booking is open, than it has not begun, or than an offer lasts.
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

/** Hours for a decision where the company has set none. */
export const DECISION_HOURS = 24;
