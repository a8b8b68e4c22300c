import type { OfferedBooking } from '@/api';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { countOf } from '@/lib/text';
import styles from './SeatsDialog.module.css';

interface FurtherBookingsProps {
  legend: string;
  bookings: readonly OfferedBooking[];
  /** Ids. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Bookings of the same event to tick; nothing where there are none. */
export function FurtherBookings({ legend, bookings, chosen, onChange }: FurtherBookingsProps) {
  if (bookings.length === 0) return null;
  const handleChange = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {bookings.map(({ booking: id, booking_number: number, ticket_tier_name: tier, free }) => (
        <CheckboxField
          key={id}
          label={`${number}: ${countOf(free, 'seat')} free, ${tier}`}
          checked={chosen.includes(id)}
          onChange={(isChosen) => handleChange(id, isChosen)}
        />
      ))}
    </fieldset>
  );
}
