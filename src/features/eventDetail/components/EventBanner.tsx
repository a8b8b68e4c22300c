import type { Event } from '@/api';
import { Badge } from '@/components/display/Badge';
import { CategoryDot } from '@/entities/event/CategoryDot';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatDateTimeRange } from '@/lib/dates';
import {
  bookingProgress,
  CANCELLED,
  eventLocation,
  isSoldOut,
  venueLine,
} from '@/entities/event/eventView';
import { EventBadges } from '@/entities/event/EventBadges';
import styles from './EventBanner.module.css';

export function EventBanner({ event }: { event: Event }) {
  const place = eventLocation(event);
  const progress = bookingProgress(event);
  return (
    <section className={styles.banner} aria-labelledby="event-title">
      <div className={styles.inner}>
        <div className={styles.poster}>
          <Poster
            src={event.featured_image}
            category={event.category_name}
            alt={`Poster of ${event.title}`}
            eager
            sold={isSoldOut(event)}
          />
        </div>
        <div className={styles.badges}>
          <Badge>
            <CategoryDot name={event.category_name} /> {event.category_name}
          </Badge>
          <EventBadges event={event} />
        </div>
        <div className={styles.words}>
          <h1 id="event-title" className={styles.title}>
            {event.title}
          </h1>
          <p className={styles.organizer}>Organized by {event.created_by_name}</p>
          <dl className={styles.facts}>
            <div>
              <dt>Date</dt>
              <dd>{formatDateTimeRange(event.start_date, event.end_date, place.timezone)}</dd>
            </div>
            <div>
              <dt>Venue</dt>
              <dd>{venueLine(event.venue, place.city)}</dd>
            </div>
          </dl>
          {event.is_cancelled ? (
            <p className={styles.cancelled}>
              <strong>{CANCELLED}.</strong> Everybody who has paid gets their money back, and need
              not do anything.
            </p>
          ) : (
            <div className={styles.buy}>
              <div>
                <p className={styles.label}>Starting from</p>
                <Price
                  amount={event.base_price}
                  currency={event.currency}
                  charges={event.added_charges}
                  size="banner"
                />
              </div>
              <div className={styles.progress}>
                <p>
                  <span>
                    <strong>{event.available_tickets.toLocaleString('en-US')}</strong> of{' '}
                    {event.total_tickets.toLocaleString('en-US')} available
                  </span>
                  <span className={styles.quiet}>{progress}% booked</span>
                </p>
                <ProgressBar percent={progress} label="Booked" />
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
