import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { errorMessage, useQuoteBookingsQuery } from '@/api';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { Dialog } from '@/components/dialogs/Dialog';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { IconButton } from '@/components/buttons/IconButton';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { Skeleton } from '@/components/feedback/Skeleton';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { plainPoster } from '@/entities/event/eventView';
import styles from './CartModal.module.css';

/** Dialog with the contents of the cart. The sum comes from the server. */
export default function CartModal({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { bookings, isLoading, isError, error, refetch } = useCartBookings();
  const quote = useQuoteBookingsQuery({}, { skip: bookings.length === 0 });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <div className={styles.modal}>
        <header className={styles.head}>
          <h2 id={id}>Your Cart</h2>
          <IconButton icon={X} label="Close cart" onClick={onClose} />
        </header>
        {isError ? (
          <ErrorPanel
            heading="h3"
            title="Failed to fetch bookings"
            text={errorMessage(error, 'Failed to fetch bookings')}
            onRetry={() => refetch()}
          />
        ) : isLoading ? (
          <Skeleton kind="button" />
        ) : bookings.length === 0 ? (
          <EmptyState
            heading="h3"
            title="Your Cart is Empty"
            text="Choose a ticket tier to begin."
            action={<Button onClick={onClose}>Back to Tickets</Button>}
          />
        ) : (
          <>
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
              {quote.data ? (
                <Price amount={quote.data.total} currency={quote.data.currency} size="tier" />
              ) : (
                <Skeleton kind="price" width="short" />
              )}
            </p>
            <footer className={styles.foot}>
              <Button onClick={onClose}>Keep Browsing</Button>
              <ButtonLink to={paths.cart} variant="primary">
                View Cart
              </ButtonLink>
            </footer>
          </>
        )}
      </div>
    </Dialog>
  );
}
