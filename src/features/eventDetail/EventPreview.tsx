import type { Event } from '@/api';
import { EventBanner } from '@/entities/event/EventBanner';
import { selectUser, useAppSelector } from '@/state';
import { AboutEvent } from './components/AboutEvent';
import { BookingTerms } from './components/BookingTerms';
import { EventAside } from './components/EventAside';
import styles from './components/EventDetail.module.css';
import { SelectTickets } from './tickets/SelectTickets';
import { TicketTiers } from './tickets/TicketTiers';

/** The page of an event that is being written, of the parts that attendees see. */
export default function EventPreview({ event }: { event: Event }) {
  const user = useAppSelector(selectUser);
  return (
    <>
      <EventBanner event={event} action={<SelectTickets />} />
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <AboutEvent event={event} />
            <TicketTiers event={event} />
            <BookingTerms event={event} />
          </div>
          <EventAside event={event} user={user} seesStatistics={false} organizerPanel={null} />
        </div>
      </div>
    </>
  );
}
