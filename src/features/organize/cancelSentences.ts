import type { EventCancelled, EventStatistics } from '@/api';
import { countOf } from '@/lib/text';

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/** `142 tickets are sold, and 3 more are held in carts.` */
export function soldSentence({ sold, held }: Pick<EventStatistics, 'sold' | 'held'>): string {
  const tickets =
    sold > 0 ? `${countOf(sold, 'ticket')} ${isOrAre(sold)} sold` : 'No tickets are sold';
  const carts =
    held > 0
      ? `, and ${sold > 0 ? `${held} more` : countOf(held, 'ticket')} ${isOrAre(held)} held in carts`
      : '';
  return `${tickets}${carts}.`;
}

/** The result of a cancellation, one sentence per kind of booking. */
export function cancelledSentences({
  refunded_bookings: refunded,
  cancelled_bookings: cancelled,
}: Pick<EventCancelled, 'refunded_bookings' | 'cancelled_bookings'>): string[] {
  const sentences = [];
  if (refunded > 0) {
    sentences.push(`The money for ${countOf(refunded, 'paid booking')} goes back by itself.`);
  }
  if (cancelled > 0) {
    sentences.push(
      `${countOf(cancelled, 'unpaid booking')} ${cancelled === 1 ? 'has' : 'have'} ended.`,
    );
  }
  return sentences.length > 0 ? sentences : ['Nobody had booked it.'];
}
