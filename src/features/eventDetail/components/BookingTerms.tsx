import type { Event } from '@/api';
import { refundTermsLine } from '@/entities/event/refundTerms';
import styles from './BookingTerms.module.css';

export function BookingTerms({ event }: { event: Pick<Event, 'refund_terms' | 'timezone'> }) {
  const terms = [
    'All bookings are subject to availability and confirmation',
    refundTermsLine(event.refund_terms, event.timezone),
    'A valid ID is required at the entrance',
    'Corporate booking limits may apply',
    'Event details are subject to change',
  ];
  return (
    <section aria-labelledby="booking-terms">
      <h2 id="booking-terms">Booking terms</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
