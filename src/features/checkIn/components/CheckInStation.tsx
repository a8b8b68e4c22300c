import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        gridTemplateRows: { md: 'auto auto auto 1fr' },
        gap: { xs: 2, md: '20px 40px' },
        alignItems: 'start',
      }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          gridColumn: '1 / -1',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 16px',
          py: 1.5,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {query.currentData ? (
          <EventLine event={query.currentData} />
        ) : (
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
        )}
        {guests.list && (
          <Typography
            component="p"
            variant="ui"
            color="textSecondary"
            sx={{ ml: 'auto', whiteSpace: 'nowrap' }}
          >
            <Typography component="strong" variant="h2" color="textPrimary">
              {formatCount(guests.list.admitted)}
            </Typography>{' '}
            of {formatCount(guests.list.tickets)} in
          </Typography>
        )}
        <Button onClick={onLeave}>Change event</Button>
      </Stack>
      <Box ref={answer} sx={{ minWidth: 0 }}>
        <AnswerPanel scan={current} eventId={eventId} onRetry={retry} onLetInAnyway={letInAnyway} />
      </Box>
      <TicketForm checking={checking} onSubmit={check} />
      <Stack
        sx={{
          display: { xs: 'contents', md: 'flex' },
          gap: 4,
          gridColumn: 2,
          gridRow: '2 / span 3',
        }}
      >
        <CameraView paused={checking} onCode={(text) => check(codeInput(text))} />
        {/* Read after the guest list, which people use; nothing in the log takes the focus. */}
        <Box sx={{ order: { xs: 1, md: 0 } }}>
          <ScanLog admitted={admitted} past={past} />
        </Box>
      </Stack>
      <GuestList guests={guests} onCheck={checkAndShow} />
    </Box>
  );
}

function EventLine({ event }: { event: Event }) {
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {event.title}
      </Typography>
      <Typography component="p" variant="meta" color="textSecondary">
        {formatDayMonth(event.start_date, event.timezone)},{' '}
        {formatTime(event.start_date, event.timezone)} · {venueLine(event.venue, event.city)}
      </Typography>
    </div>
  );
}
