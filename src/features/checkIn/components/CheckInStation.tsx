import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { errorMessage, useGetEventQuery, type Event } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { venueLine } from '@/entities/event/eventView';
import { formatDayMonth, formatTime } from '@/lib/dates';
import { formatCount } from '@/lib/numbers';
import { codeInput, type TicketInput } from '../checkInRules';
import { useCheckIn } from '../useCheckIn';
import { useGuests } from '../useGuests';
import { AnswerPanel } from './AnswerPanel';
import { CameraView } from './CameraView';
import styles from './CheckInStation.module.css';
import { GuestList } from './GuestList';
import { ScanLog } from './ScanLog';
import { TicketForm } from './TicketForm';

interface CheckInStationProps {
  eventId: number;
  onLeave: () => void;
}

/** Checks the tickets of one event: input, the latest result, the guest list and the log. */
export function CheckInStation({ eventId, onLeave }: CheckInStationProps) {
  const query = useGetEventQuery({ id: eventId });
  const { current, past, admitted, checking, check, retry, letInAnyway } = useCheckIn(eventId);
  const guests = useGuests(eventId);
  const answer = useRef<HTMLDivElement>(null);
  // On a phone the answer is above the list, out of view.
  const checkAndShow = (input: TicketInput) => {
    answer.current?.scrollIntoView({ block: 'nearest' });
    return check(input);
  };
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
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
        )}
        {guests.list && (
          <p className={styles.count}>
            <strong>{formatCount(guests.list.admitted)}</strong> of{' '}
            {formatCount(guests.list.tickets)} in
          </p>
        )}
        <Button onClick={onLeave}>Change event</Button>
      </header>
      <div ref={answer} className={styles.answer}>
        <AnswerPanel scan={current} eventId={eventId} onRetry={retry} onLetInAnyway={letInAnyway} />
      </div>
      <TicketForm checking={checking} onSubmit={check} />
      <div className={styles.aside}>
        <CameraView paused={checking} onCode={(text) => check(codeInput(text))} />
        <div className={styles.log}>
          <ScanLog admitted={admitted} past={past} />
        </div>
      </div>
      <GuestList guests={guests} onCheck={checkAndShow} />
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
