import styles from './BookingTerms.module.css';

const terms = [
  'All bookings are subject to availability and confirmation',
  'Tickets are non-refundable unless the event is cancelled by the organizer',
  'A valid ID is required at the entrance',
  'Corporate booking limits may apply',
  'Event details are subject to change',
];

export function BookingTerms() {
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
