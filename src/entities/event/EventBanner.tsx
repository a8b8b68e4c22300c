import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { EventSummary } from '@/api';
import { CategoryMark } from './CategoryMark';
import { Poster } from './Poster';
import { Price } from '@/components/display/Price';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatDateTimeRange } from '@/lib/dates';
import { formatCount } from '@/lib/numbers';
import {
  bookingProgress,
  eventLocation,
  hasTickets,
  isSoldOut,
  posterAlt,
  venueLine,
} from './eventView';
import { EventBadges } from './EventBadges';
import { CANCELLED, movedNotice } from './saleState';
import styles from './EventBanner.module.css';

interface EventBannerProps {
  event: EventSummary;
  /** The next step, beside the price. */
  action?: ReactNode;
}

export function EventBanner({ event, action }: EventBannerProps) {
  const place = eventLocation(event);
  const progress = bookingProgress(event);
  const moved = movedNotice(event);
  return (
    <section className={styles.banner} aria-labelledby="event-title">
      <div className={styles.inner}>
        <div className={styles.poster}>
          <Poster
            src={event.featured_image}
            category={event.category_name}
            alt={posterAlt(event)}
            sizes="(max-width: 767px) 100vw, 400px"
            eager
            sold={isSoldOut(event) || event.is_cancelled}
          />
        </div>
        <div className={styles.badges}>
          {event.category_name && (
            <Chip
              size="small"
              label={
                <>
                  <CategoryMark name={event.category_name} />
                  {event.category_name}
                </>
              }
            />
          )}
          <EventBadges event={event} />
        </div>
        <div className={styles.words}>
          <h1 id="event-title" className={styles.title}>
            {event.title}
          </h1>
          {event.created_by_name && (
            <p className={styles.organizer}>Organized by {event.created_by_name}</p>
          )}
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
          {moved && (
            <p className={styles.moved}>
              <strong>This event has moved.</strong> {moved}
            </p>
          )}
          {event.is_cancelled ? (
            <p className={styles.cancelled}>
              <strong>{CANCELLED}.</strong> Everybody who has paid gets their money back, and need
              not do anything.
            </p>
          ) : !hasTickets(event) ? null : (
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
                    <strong>{formatCount(event.available_tickets)}</strong> of{' '}
                    {formatCount(event.total_tickets)} available
                  </span>
                  <span className={styles.quiet}>{progress}% booked</span>
                </p>
                <ProgressBar percent={progress} label="Booked" />
              </div>
              {action}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
