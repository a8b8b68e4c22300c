import { errorMessage, toAppError } from '@/api';
import { countOf } from '@/lib/text';

interface Sentence {
  title: string;
  text: string;
}

const CANCELLED: Sentence = {
  title: 'This event was cancelled',
  text: 'The organizer has cancelled this event, so its tickets no longer work.',
};

/** What the page of an offer says for each answer after which nothing can be claimed, by its code. */
const OFFER_ENDED: Readonly<Record<string, Sentence>> = {
  event_cancelled: { ...CANCELLED, text: 'The organizer has cancelled this event.' },
  booking_ended: {
    title: 'These seats are no longer offered',
    text: 'Whoever offered them has cancelled the booking.',
  },
  offer_over: {
    title: 'The time to claim is over',
    text: 'If you have claimed a seat, its ticket is in the email to you.',
  },
};

/** Null for a failure that says nothing about the link. */
export function offerEnded(error: unknown): Sentence | null {
  const { status, code = '', message } = toAppError(error);
  // 400: the token in the address is incomplete.
  if (status === 404 || status === 400) {
    return {
      title: 'This link no longer works',
      text: 'Ask the person who sent it to you for a new one. If you have claimed a seat, its ticket is in the email to you.',
    };
  }
  if (status !== 410) return null;
  return OFFER_ENDED[code] ?? { title: 'These seats are no longer offered', text: message };
}

/** Null for a failure that says nothing about the seat. */
export function claimEnded(error: unknown): Sentence | null {
  const { status } = toAppError(error);
  if (status === 404 || status === 400) {
    return {
      title: 'You no longer have this seat',
      text: 'It was given back, or given to someone else. To claim one again, open the link of the offer.',
    };
  }
  return status === 410 ? CANCELLED : null;
}

/** Why a seat was not claimed, and what to do. */
export function claimFailure(error: unknown): string {
  if (toAppError(error).status === 401) return 'Please sign in to claim a seat.';
  return errorMessage(error, 'The seat could not be claimed. Please try again.');
}

/** `3 seats left` */
export const seatsLeft = (count: number): string =>
  count === 0 ? 'No seats left' : `${countOf(count, 'seat')} left`;
