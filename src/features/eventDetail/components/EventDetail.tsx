import type { ReactNode } from 'react';
import type { Event } from '@/api';
import { PageHead } from '@/components/page/PageHead';
import { selectHasPermission, selectUser, useAppSelector } from '@/state';
import { eventLocation, metaDescription } from '@/entities/event/eventView';
import { AboutEvent } from './AboutEvent';
import { BookingTerms } from './BookingTerms';
import { EventAside } from './EventAside';
import { EventBanner } from './EventBanner';
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
  const onSale = event.sale_state === 'on_sale';
  const managesEvents = useAppSelector((state) => selectHasPermission(state, 'manage_events'));
  return (
    <>
      <PageHead
        title={`${event.title}, ${eventLocation(event).city}`}
        description={metaDescription(event.description)}
      />
      <EventBanner
        event={event}
        action={
          onSale && (
            <div className={count === 0 ? styles.wideOnly : undefined}>
              <SelectTickets />
            </div>
          )
        }
      />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <AboutEvent event={event} />
            <TicketTiers event={event} />
            <BookingTerms />
          </div>
          <EventAside
            event={event}
            user={user}
            seesStatistics={seesStatistics}
            organizerPanel={managesEvents && renderOrganizerPanel(event)}
          />
        </div>
      </div>
      {onSale && count === 0 && <SelectTicketsBar event={event} />}
      <FloatingCart />
    </>
  );
}
