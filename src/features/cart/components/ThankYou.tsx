import Button from '@mui/material/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '@/components/dialogs/Dialog';
import { Icon } from '@/components/display/Icon';
import { justPaid } from '@/entities/booking/justPaid';
import { cartPath, paths } from '@/lib/paths';
import styles from './ThankYou.module.css';

/** Time until the redirect (docs/product.md#cart). */
const SHOWN_MS = 3000;

/** React focuses no link by `autoFocus`. */
const focusLink = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * Success message with the way to name the people of what was paid, for 3 s; then My Bookings, with that booking
 * first, replaces the payment page in the history.
 *
 * @param bookingId one of the paid bookings
 */
export function ThankYou({ bookingId }: { bookingId?: number }) {
  const navigate = useNavigate();
  const goOn = useCallback(
    () => void navigate(paths.myBookings, { replace: true, state: justPaid(bookingId) }),
    [navigate, bookingId],
  );

  useEffect(() => {
    const timer = setTimeout(goOn, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goOn]);

  return (
    <>
      <div className={styles.behind} />
      <Dialog
        open
        role="alertdialog"
        aria-labelledby="thank-you"
        aria-describedby="thank-you-text"
        // The stylesheet animates the entrance.
        transitionDuration={0}
        className={styles.dialog}
        slotProps={{ paper: { className: styles.box } }}
      >
        <span className={styles.sign}>
          <Icon icon={CircleCheck} />
        </span>
        <h2 id="thank-you">Thank You!</h2>
        <div id="thank-you-text">
          <p>Your payment has been processed successfully.</p>
          <p>Your invoice is made, and a confirmation is on its way by email.</p>
        </div>
        <div className={styles.actions}>
          {bookingId !== undefined && (
            <Button
              component={Link}
              variant="contained"
              ref={focusLink}
              replace
              to={cartPath({ stage: 'attendee_details', booking: bookingId })}
            >
              Name Attendees
            </Button>
          )}
          <Button autoFocus={bookingId === undefined} onClick={goOn}>
            View My Bookings
          </Button>
        </div>
      </Dialog>
    </>
  );
}
