import Button from '@mui/material/Button';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { EventSummary } from '@/api';
import { Dialog } from '@/components/dialogs/Dialog';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { IconButton } from '@/components/buttons/IconButton';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { formatDateTimeRange } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import { truncate } from '@/lib/text';
import { eventLocation, hasTickets, isSoldOut, venueLine } from './eventView';
import { EventBadges } from './EventBadges';
import styles from './QuickPreview.module.css';

interface QuickPreviewProps {
  event: EventSummary;
  onClose: () => void;
}

/** A dialog with the main facts of an event, opened from a list. */
export default function QuickPreview({ event, onClose }: QuickPreviewProps) {
  const id = useId();
  const place = eventLocation(event);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <div className={styles.preview}>
        <div className={styles.poster}>
          <Poster
            src={event.featured_image}
            category={event.category_name}
            eager
            sold={isSoldOut(event)}
          />
        </div>
        <div className={styles.body}>
          <p className={styles.kind}>
            <CategoryMark name={event.category_name} /> {event.category_name}
          </p>
          <h2 id={id}>{event.title}</h2>
          <p className={styles.meta}>
            {formatDateTimeRange(event.start_date, event.end_date, place.timezone)}
            <br />
            {venueLine(event.venue, place.city)}
          </p>
          <EventBadges event={event} />
          <p className={styles.text}>{truncate(event.description ?? '')}</p>
          <div className={styles.foot}>
            {hasTickets(event) && (
              <Price
                amount={event.base_price}
                currency={event.currency}
                prefix="From"
                charges={event.added_charges}
                size="tier"
              />
            )}
            <Button component={Link} to={eventPath(event.id)} variant="contained">
              View Event
            </Button>
          </div>
        </div>
        <div className={styles.close}>
          <IconButton icon={X} label="Close preview" onClick={onClose} />
        </div>
      </div>
    </Dialog>
  );
}
