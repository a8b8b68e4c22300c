import { invalidInput } from '../../lib/errors';
import { singleLine } from '../../lib/text';

/** When and where an event is, and when it can be booked; UTC. */
export interface EventPlan {
  start: Date;
  end: Date;
  bookingStart: Date;
  bookingEnd: Date;
  venue: string;
}

export interface MoveWish {
  start: Date | undefined;
  /** Left out, the event keeps its length. */
  end: Date | undefined;
  venue: string | undefined;
}

const MIN_VENUE = 2;

/**
 * The event as it is after a move. Sales that ran until the doors opened, or longer, still do; others
 * keep their end, and none ends after the event.
 *
 * @param now milliseconds since 1970
 * @throws 400 naming `start_date`, `end_date` or `venue`
 */
export function planMove(event: EventPlan, wish: MoveWish, now: number): EventPlan {
  const start = wish.start ?? event.start;
  const shift = start.getTime() - event.start.getTime();
  const end = wish.end ?? new Date(event.end.getTime() + shift);
  if (shift !== 0 && start.getTime() <= now) throw wrong('start_date', 'Choose a future start.');
  if (end.getTime() <= start.getTime()) {
    throw wrong('end_date', 'The event must end after it starts.');
  }
  if (end.getTime() <= now) throw wrong('end_date', 'Choose a future end.');
  const venue = wish.venue === undefined ? event.venue : singleLine(wish.venue);
  if (venue.length < MIN_VENUE) throw wrong('venue', 'Name the venue.');

  const runsToTheDoors = event.bookingEnd.getTime() >= event.start.getTime();
  const salesEnd = event.bookingEnd.getTime() + (runsToTheDoors ? shift : 0);
  const bookingEnd = new Date(Math.min(salesEnd, end.getTime()));
  return {
    start,
    end,
    bookingStart: new Date(Math.min(event.bookingStart.getTime(), bookingEnd.getTime())),
    bookingEnd,
    venue,
  };
}

const wrong = (field: string, sentence: string) => invalidInput(sentence, { [field]: sentence });

/** Nothing that anybody would have to be told. */
export const isSamePlan = (one: EventPlan, other: EventPlan): boolean =>
  one.start.getTime() === other.start.getTime() &&
  one.end.getTime() === other.end.getTime() &&
  one.venue === other.venue;
