import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Event } from '@/api';
import { PageHead } from '@/components/page/PageHead';
import { selectHasPermission, selectUser, useAppSelector } from '@/state';
import { eventLocation } from '@/entities/event/eventView';
import { waitForPath } from '@/lib/paths';
import { accessRequestPath, canWaitFor } from '@/entities/event/tierSale';
import { AboutEvent } from './AboutEvent';
import { BookingTerms } from './BookingTerms';
import { EventAside } from './EventAside';
import { EventBanner } from '@/entities/event/EventBanner';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { SelectTickets } from '../tickets/SelectTickets';
import { SelectTicketsBar } from '../tickets/SelectTicketsBar';
import { FloatingCart } from '../tickets/FloatingCart';
import { TicketTiers } from '../tickets/TicketTiers';
import styles from './EventDetail.module.css';

interface EventDetailProps {
  event: Event;
  renderOrganizerPanel: (event: Event) => ReactNode;
}

/**
 * The event page of docs/product.md#event-page: banner, about, tickets, terms, and the side column.
 */
export function EventDetail({ event, renderOrganizerPanel }: EventDetailProps) {
  const user = useAppSelector(selectUser);
  const seesStatistics = useAppSelector((state) =>
    selectHasPermission(state, 'view_event_statistics'),
  );
  const { count } = useCartBookings();
  const canBook = user?.company_id !== null;
  const barIsShown = canBook && event.sale_state === 'on_sale' && count === 0;
  const managesEvents = useAppSelector((state) => selectHasPermission(state, 'manage_events'));
  return (
    <>
      <PageHead
        title={`${event.title}, ${eventLocation(event).city}`}
        description={event.description}
      />
      <EventBanner
        event={event}
        action={canBook && <NextStep event={event} barIsShown={barIsShown} />}
      />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <AboutEvent event={event} />
            <TicketTiers event={event} />
            <BookingTerms event={event} />
          </div>
          <EventAside
            event={event}
            user={user}
            seesStatistics={seesStatistics}
            organizerPanel={managesEvents && renderOrganizerPanel(event)}
          />
        </div>
      </div>
      {barIsShown && <SelectTicketsBar event={event} />}
      <FloatingCart />
    </>
  );
}

/** The button of the first screen: to the tiers, to their waiting list, or to those who can give access. */
function NextStep({ event, barIsShown }: { event: Event; barIsShown: boolean }) {
  if (event.sale_state === 'no_access') {
    return (
      <Button component={Link} to={accessRequestPath(event)}>
        Ask for access
      </Button>
    );
  }
  if (event.sale_state === 'sold_out' && event.ticket_tiers.some((one) => canWaitFor(one, event))) {
    return (
      <Button
        component={Link}
        variant="contained"
        preventScrollReset
        replace
        to={waitForPath(event.id)}
      >
        Join the waiting list
      </Button>
    );
  }
  if (event.sale_state !== 'on_sale') return null;
  return (
    <div className={barIsShown ? styles.wideOnly : undefined}>
      <SelectTickets />
    </div>
  );
}
