import { errorMessage, useGetEventQuery, type Event } from '@/api';
import { Button } from '@/components/buttons/Button';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Skeleton } from '@/components/feedback/Skeleton';
import { venueLine } from '@/entities/event/eventView';
import { formatDayMonth, formatTime } from '@/lib/dates';
import { codeInput } from '../checkInRules';
import { useCheckIn } from '../useCheckIn';
import { AnswerPanel } from './AnswerPanel';
import { CameraView } from './CameraView';
import styles from './CheckInStation.module.css';
import { ScanLog } from './ScanLog';
import { TicketForm } from './TicketForm';

interface CheckInStationProps {
  eventId: number;
  onLeave: () => void;
}

/** Checks the tickets of one event: input, the latest result and the log. */
export function CheckInStation({ eventId, onLeave }: CheckInStationProps) {
  const query = useGetEventQuery({ id: eventId });
  const { current, past, admitted, checking, check, retry, letInAnyway } = useCheckIn(eventId);
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
      <TicketForm checking={checking} onSubmit={check} />
      <aside className={styles.aside} aria-label="Camera and last scans">
        <CameraView paused={checking} onCode={(text) => void check(codeInput(text))} />
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
        {formatTime(event.start_date, event.timezone)} · {venueLine(event.venue, event.city)}
      </p>
    </div>
  );
}
