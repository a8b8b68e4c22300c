import { errorMessage, useGetEventQuery, type Event } from '@/api';
import { Button } from '@/components/Button';
import { ErrorPanel } from '@/components/ErrorPanel';
import { Skeleton } from '@/components/Skeleton';
import { formatDayMonth, formatTime } from '@/lib/dates';
import { shownCode } from '../door';
import { useCheckIn } from '../useCheckIn';
import { AnswerPanel } from './AnswerPanel';
import { CameraView } from './CameraView';
import styles from './Door.module.css';
import { ScanLog } from './ScanLog';
import { ShowForm } from './ShowForm';

interface DoorProps {
  eventId: number;
  onLeave: () => void;
}

/** One door: what is shown there, the answer, and what came of the tickets before. */
export function Door({ eventId, onLeave }: DoorProps) {
  const query = useGetEventQuery({ id: eventId });
  const { current, past, admitted, checking, show, retry, letInAnyway } = useCheckIn(eventId);
  if (query.isError && query.error && 'status' in query.error && query.error.status === 404) {
    return (
      <ErrorPanel
        title="Event Not Found"
        text={errorMessage(query.error, 'Choose another event.')}
        onRetry={onLeave}
        retryLabel="Choose an event"
      />
    );
  }
  return (
    <div className={styles.door}>
      <header className={styles.event}>
        {query.currentData ? (
          <EventLine event={query.currentData} />
        ) : (
          <Skeleton kind="h2" width="half" />
        )}
        <Button onClick={onLeave}>Change event</Button>
      </header>
      <AnswerPanel scan={current} eventId={eventId} onRetry={retry} onLetInAnyway={letInAnyway} />
      <ShowForm checking={checking} onShow={show} />
      <aside className={styles.aside} aria-label="Camera and last scans">
        <CameraView paused={checking} onCode={(text) => void show(shownCode(text))} />
        <ScanLog admitted={admitted} past={past} />
      </aside>
    </div>
  );
}

function EventLine({ event }: { event: Event }) {
  return (
    <div>
      <h2>{event.title}</h2>
      <p>
        {formatDayMonth(event.start_date, event.timezone)},{' '}
        {formatTime(event.start_date, event.timezone)} · {event.venue}, {event.city}
      </p>
    </div>
  );
}
