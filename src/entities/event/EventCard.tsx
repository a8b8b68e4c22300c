import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { Link } from 'react-router';
import type { EventSummary } from '@/api';
import Button from '@mui/material/Button';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
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
        <Link to={eventPath(event.id)}>{truncate(event.title, NAME_MAX)}</Link>
      </h3>
      <p className={styles.date}>
        {formatDateTime(event.start_date, place.timezone)}
        {moved && (
          <>
            {' '}
            <Chip size="small" color="warning" label={moved} />
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
        {badge && <Chip size="small" color={badge.tone} label={badge.label} />}
        {lead && (
          // For the eye: the link of the title covers the card.
          <Button component="span" aria-hidden="true" tabIndex={-1} variant="contained">
            View Event
          </Button>
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
        <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
      </div>
      <div className={styles.kind}>
        <Skeleton sx={{ typography: 'meta', width: '50%' }} />
      </div>
      <div className={styles.title}>
        <Skeleton sx={{ typography: 'h3', width: '75%' }} />
      </div>
      <Skeleton sx={{ typography: 'meta', width: '75%' }} />
      <div className={styles.foot}>
        <Skeleton sx={{ typography: 'price', width: '50%' }} />
      </div>
    </div>
  );
}
