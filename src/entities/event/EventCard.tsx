import { memo } from 'react';
import { Link } from 'react-router';
import type { EventSummary } from '@/api';
import { buttonClass } from '@/components/buttons/Button';
import { Badge } from '@/components/display/Badge';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { cx } from '@/lib/cx';
import { formatDateTime } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import { truncate } from '@/lib/text';
import { eventLocation, hasTickets, isSoldOut, venueLine } from './eventView';
import { cardBadge, movedLabel } from './saleState';
import styles from './EventCard.module.css';

const NAME_MAX = 50;

interface EventCardProps {
  event: EventSummary;
  /** Loads the poster at once instead of lazily; for the first row. */
  eager?: boolean;
  /** Large, with its venue and description: one of the only one or two there are. */
  lead?: boolean;
  onPreview?: (event: EventSummary) => void;
}

/** One event in a grid: the title's link covers the card, the preview button is above the link. */
export const EventCard = memo(function EventCard({
  event,
  eager = false,
  lead = false,
  onPreview,
}: EventCardProps) {
  const place = eventLocation(event);
  const badge = cardBadge(event);
  const moved = movedLabel(event);
  return (
    <article className={cx(styles.card, lead && styles.lead)}>
      <div className={styles.poster}>
        <Poster
          src={event.featured_image}
          category={event.category_name}
          eager={eager}
          {...(lead && { sizes: '(max-width: 767px) 100vw, 400px' })}
          sold={isSoldOut(event) || event.is_cancelled}
        />
        {onPreview && (
          <button type="button" className={styles.preview} onClick={() => onPreview(event)}>
            Quick preview<VisuallyHidden> of {event.title}</VisuallyHidden>
          </button>
        )}
      </div>
      <p className={styles.kind}>
        <CategoryMark name={event.category_name} />
        {[event.category_name, place.city].filter(Boolean).join(' · ')}
      </p>
      <h3 className={styles.title}>
        <Link to={eventPath(event.id)} className={styles.link}>
          {truncate(event.title, NAME_MAX)}
        </Link>
      </h3>
      <p className={styles.date}>
        {formatDateTime(event.start_date, place.timezone)}
        {moved && (
          <>
            {' '}
            <Badge tone="warn">{moved}</Badge>
          </>
        )}
      </p>
      {lead && (
        <>
          <p className={styles.date}>{venueLine(event.venue, place.city)}</p>
          <p className={styles.text}>{event.description}</p>
        </>
      )}
      <div className={styles.foot}>
        {!event.is_cancelled && hasTickets(event) && (
          <Price
            amount={event.base_price}
            currency={event.currency}
            prefix="From"
            charges={event.added_charges}
          />
        )}
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {lead && (
          // For the eye: the link of the title covers the card.
          <span aria-hidden="true" className={buttonClass({ variant: 'primary' })}>
            View Event
          </span>
        )}
      </div>
    </article>
  );
});

/** Placeholder with the size of a card. */
export function EventCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.poster}>
        <Skeleton kind="poster" />
      </div>
      <div className={styles.kind}>
        <Skeleton kind="meta" width="half" />
      </div>
      <div className={styles.title}>
        <Skeleton kind="h3" width="long" />
      </div>
      <Skeleton kind="meta" width="long" />
      <div className={styles.foot}>
        <Skeleton kind="price" width="half" />
      </div>
    </div>
  );
}
