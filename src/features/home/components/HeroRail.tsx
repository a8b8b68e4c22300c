import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { useListFeaturedEventsQuery } from '@/api';
import { Poster } from '@/entities/event/Poster';
import { formatDayMonth } from '@/lib/dates';
import { eventLocation } from '@/entities/event/eventView';
import { eventPath } from '@/lib/paths';
import { featuredQuery } from '../homeQueries';
import styles from './HeroRail.module.css';

const POSTERS = featuredQuery.limit;

/** Posters of three featured events. Empty when there are none or they cannot be loaded. */
export function HeroRail() {
  const { data, isError } = useListFeaturedEventsQuery(featuredQuery);
  if ((isError && !data) || data?.results.length === 0) return <div />;
  return (
    <ul className={styles.rail} aria-label="Featured events" aria-busy={!data}>
      {data
        ? data.results.slice(0, POSTERS).map((event) => (
            <li key={event.id} className={styles.item}>
              <Link to={eventPath(event.id)} className={styles.link}>
                <Poster src={event.featured_image} category={event.category_name} eager />
                <strong>{event.title}</strong>
                <span>
                  {formatDayMonth(event.start_date, eventLocation(event).timezone)},{' '}
                  {eventLocation(event).city}
                </span>
              </Link>
            </li>
          ))
        : Array.from({ length: POSTERS }, (_, index) => (
            <li key={index} className={styles.item}>
              <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
              <div className={styles.ghost}>
                <Skeleton sx={{ typography: 'ui', width: '75%' }} />
                <Skeleton sx={{ typography: 'meta', width: '50%' }} />
              </div>
            </li>
          ))}
    </ul>
  );
}
