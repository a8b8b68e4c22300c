import type { EventAttendee, EventBooking } from '@/api';
import { Badge } from '@/components/display/Badge';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { formatTime } from '@/lib/dates';
import { countOf } from '@/lib/text';
import { bookingAmount, amountNote, stateBadge } from './rowTexts';
import { NO_NAME, type BookingRowMenu } from './columns';
import styles from './Lists.module.css';

interface NarrowBookingsProps {
  rows: readonly EventBooking[];
  menu: BookingRowMenu;
}

/** `004871` of `BK-2026-004871`. */
const shortNumber = ({ booking_number: number }: EventBooking) => number.split('-').at(-1);

/** The rows of phones, figures at the right. */
export function NarrowBookings({ rows, menu }: NarrowBookingsProps) {
  return (
    <ul className={styles.rows} aria-label="Bookings">
      {rows.map((row) => {
        const { label, tone } = stateBadge(row);
        const isPaid = row.state === 'paid';
        return (
          <li key={row.id}>
            <div>
              <p className={styles.name}>{row.booked_by_name}</p>
              <p className={styles.origin}>
                <span>{row.company_name}</span>
                <span>· {shortNumber(row)}</span>
              </p>
              <p className={styles.second}>
                {row.tier_name} · {countOf(row.quantity, 'seat')}
              </p>
            </div>
            <div className={styles.figures}>
              <p className={styles.amount}>{bookingAmount(row)}</p>
              <Badge tone={isPaid && row.checked_in > 0 ? 'ok' : tone}>
                {isPaid && row.checked_in > 0 ? `${row.checked_in} of ${row.quantity} in` : label}
              </Badge>
              <p className={styles.second}>{amountNote(row)}</p>
            </div>
            {menu.hasActions(row) && (
              <RowMenuButton
                name={row.booking_number}
                busy={menu.busy === row.id}
                onOpen={(button) => menu.onOpen(row, button)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NarrowAttendeesProps {
  rows: readonly EventAttendee[];
  timezone: string;
}

export function NarrowAttendees({ rows, timezone }: NarrowAttendeesProps) {
  return (
    <ul className={styles.rows} aria-label="Attendees">
      {rows.map((row) => (
        <li key={row.id}>
          <div>
            <p className={styles.name}>{row.attendee_name ?? NO_NAME}</p>
            <p className={styles.second}>
              {row.company_name} · {row.tier_name}
              {row.is_complimentary && ' · Complimentary'}
            </p>
            <p className={styles.second}>{row.ticket_number}</p>
          </div>
          <div className={styles.figures}>
            {row.checked_in_at ? (
              <>
                <Badge tone="ok">In</Badge>
                <p className={styles.second}>{formatTime(row.checked_in_at, timezone)}</p>
              </>
            ) : (
              <Badge>Not in</Badge>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
