import Button from '@mui/material/Button';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Event } from '@/api';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useBookedForChoice } from '@/entities/booking/bookedForDraft';
import { accessRequestPath, bookingNotice } from '@/entities/event/tierSale';
import { paths, WAIT } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { Waiting } from '../waiting/lazyWaiting';
import { BookedForChoice } from './BookedForChoice';
import { TIERS_HEADING } from './SelectTickets';
import { TierCard } from './TierCard';
import { noCompanyNotice } from './useAddToCart';
import styles from './TicketTiers.module.css';

const CartModal = lazyPart(() => import('./CartModal'));

export function TicketTiers({ event }: { event: Event }) {
  const { bookings, count } = useCartBookings();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [bookedFor, setBookedFor] = useBookedForChoice(event.id);
  const [personError, setPersonError] = useState<string>();
  const user = useAppSelector(selectUser);
  const notice = bookingNotice(event);
  const outside = noCompanyNotice(user);
  const inCart = (tierId: number) =>
    bookings
      .filter((booking) => booking.ticket_tier === tierId)
      .reduce((sum, booking) => sum + booking.quantity, 0);
  return (
    <section aria-labelledby={TIERS_HEADING} id="tickets">
      <header className={styles.head}>
        <h2 id={TIERS_HEADING} tabIndex={-1}>
          Select Your Tickets
        </h2>
        <Button onClick={() => setOpen(true)}>
          <Icon icon={ShoppingBag} small /> View Cart
          {count > 0 && (
            <span className={styles.badge} aria-label={`${count} in cart`}>
              {count}
            </span>
          )}
        </Button>
      </header>
      {notice && event.ticket_tiers.length > 0 && (
        <p className={styles.notice}>
          {notice}
          {event.sale_state === 'no_access' && (
            <>
              {' '}
              <Link to={accessRequestPath(event)}>Ask for access</Link>
            </>
          )}
        </p>
      )}
      {outside && event.ticket_tiers.length > 0 && <p className={styles.notice}>{outside}</p>}
      {event.ticket_tiers.length > 0 ? (
        <div className={styles.tiers}>
          {!notice && !outside && (
            <BookedForChoice
              value={bookedFor}
              error={personError}
              onChange={(next) => {
                setBookedFor(next);
                setPersonError(undefined);
              }}
            />
          )}
          {event.ticket_tiers.map((tier) => (
            <TierCard
              key={tier.id}
              event={event}
              tier={tier}
              inCart={inCart(tier.id)}
              bookedFor={bookedFor}
              onUnknownPerson={setPersonError}
            />
          ))}
        </div>
      ) : (
        <EmptyState
          heading="h3"
          title="No Tickets Available"
          text="Ticket options for this event are not yet configured"
          action={
            <Button component={Link} to={paths.events}>
              Back to Events
            </Button>
          }
        />
      )}
      {params.has(WAIT) && <Waiting event={event} />}
      {open && <CartModal onClose={() => setOpen(false)} />}
    </section>
  );
}
