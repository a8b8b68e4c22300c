import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { errorMessage, useListCheckInEventsQuery, type EventSummary } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { SearchField } from '@/components/fields/SearchField';
import { StaleNote } from '@/components/feedback/StaleNote';
import { isCheckInOpen } from '@/entities/event/checkInHours';
import { venueLine } from '@/entities/event/eventView';
import { formatDateTimeRange } from '@/lib/dates';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { paths } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import styles from './EventPicker.module.css';

const UPCOMING_LIMIT = 20;
/** Recently ended events whose check-in may still be open. */
const ENDED_LIMIT = 5;

interface EventPickerProps {
  onChoose: (eventId: number) => void;
}

/** Chooses the event to check in: those open now first, then the coming ones. */
export function EventPicker({ onChoose }: EventPickerProps) {
  const [typed, setTyped] = useState('');
  const [now] = useState(() => serverNow());
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const coming = useListCheckInEventsQuery({
    search,
    timeframe: 'upcoming',
    pageSize: UPCOMING_LIMIT,
  });
  const ended = useListCheckInEventsQuery({
    search,
    timeframe: 'past',
    ordering: '-start_date',
    pageSize: ENDED_LIMIT,
  });
  const events = [...(ended.currentData?.results ?? []), ...(coming.currentData?.results ?? [])];
  const open = events.filter((event) => isCheckInOpen(event, now));
  const later = events.filter(
    (event) => Date.parse(event.start_date) > now && !open.includes(event),
  );

  return (
    <div className={styles.picker}>
      <SearchField
        name="Find the event"
        action={paths.checkIn}
        label="Find the event"
        placeholder="Search events, venues or cities"
        value={typed}
        onType={setTyped}
        onClear={() => setTyped('')}
        className={styles.search}
      />
      {coming.isError && !coming.isFetching && !coming.currentData ? (
        <ErrorPanel
          title="Failed to load events"
          text={errorMessage(coming.error, 'Please try again.')}
          onRetry={() => Promise.all([coming.refetch(), ended.refetch()])}
        />
      ) : !coming.currentData ? (
        <div className={styles.loading} role="status" aria-label="Loading events">
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
        </div>
      ) : (
        <>
          {coming.isError && (
            <StaleNote onRetry={() => Promise.all([coming.refetch(), ended.refetch()])} />
          )}
          <Group title="Doors open now" events={open} onChoose={onChoose} />
          <Group title="Coming up" events={later} onChoose={onChoose} />
          {open.length + later.length === 0 && (
            <p className={styles.none} role="status">
              {search ? `No event fits “${search}”.` : 'No events are coming up.'}
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface GroupProps extends EventPickerProps {
  title: string;
  events: readonly EventSummary[];
}

function Group({ title, events, onChoose }: GroupProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" onClick={() => onChoose(event.id)}>
              <span className={styles.name}>
                {event.title}{' '}
                {event.is_cancelled && <Chip size="small" color="error" label="Cancelled" />}
              </span>
              <span className={styles.when}>
                {formatDateTimeRange(event.start_date, event.end_date, event.timezone)}
              </span>
              <span className={styles.when}>{venueLine(event.venue, event.city)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
