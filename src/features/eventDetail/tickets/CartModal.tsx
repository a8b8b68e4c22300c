import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { errorMessage } from '@/api';
import { CartSums } from '@/entities/booking/CartSums';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { Dialog } from '@/components/dialogs/Dialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { IconButton } from '@/components/buttons/IconButton';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { plainPoster } from '@/entities/event/eventView';
import styles from './CartModal.module.css';

/** Dialog with the contents of the cart. The sum comes from the server. */
export default function CartModal({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { bookings, currentData, isError, error, refetch } = useCartBookings();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <div className={styles.modal}>
        <header className={styles.head}>
          <h2 id={id}>Your Cart</h2>
          <IconButton icon={X} label="Close cart" onClick={onClose} />
        </header>
        {isError && !currentData ? (
          <ErrorPanel
            heading="h3"
            title="Failed to fetch bookings"
            text={errorMessage(error, 'Failed to fetch bookings')}
            onRetry={() => refetch()}
          />
        ) : !currentData ? (
          <Skeleton variant="rounded" sx={{ height: 44 }} />
        ) : bookings.length === 0 ? (
          <EmptyState
            heading="h3"
            title="Your Cart is Empty"
            text="Choose a ticket tier to begin."
            action={<Button onClick={onClose}>Back to Tickets</Button>}
          />
        ) : (
          <>
            {isError && <StaleNote onRetry={() => refetch()} />}
            <ul className={styles.lines}>
              {bookings.map((booking) => (
                <li key={booking.id}>
                  <span className={styles.poster}>
                    <Poster
                      src={plainPoster(booking.event_image)}
                      category={booking.event_category}
                    />
                  </span>
                  <span>
                    <strong>{booking.event_title}</strong>
                    <span className={styles.meta}>
                      {booking.ticket_tier_name} · {countOf(booking.quantity, 'ticket')}
                    </span>
                  </span>
                  <Price
                    amount={booking.total_amount}
                    currency={booking.currency}
                    charges={booking.added_charges}
                  />
                </li>
              ))}
            </ul>
            <p className={styles.total}>
              <span>Total with fee and GST</span>
              <CartSums bookings={bookings} sum="total" size="tier" />
            </p>
            <footer className={styles.foot}>
              <Button onClick={onClose}>Keep Browsing</Button>
              <Button component={Link} to={paths.cart} variant="contained">
                View Cart
              </Button>
            </footer>
          </>
        )}
      </div>
    </Dialog>
  );
}
