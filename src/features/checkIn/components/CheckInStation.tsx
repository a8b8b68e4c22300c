import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useRef } from 'react';
import { errorMessage, useGetEventQuery } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { idlePart } from '@/components/lazy/lazyPart';
import { venueLine } from '@/entities/event/eventView';
import { formatDayMonth, formatTime } from '@/lib/dates';
import { formatCount } from '@/lib/numbers';
import { codeInput } from '../checkInRules';
import type { Door } from '../device/door';
import type { DoorState } from '../device/doorState';
import { useDoor, type DoorAccount } from '../useDoor';
import { useGuests } from '../useGuests';
import { AnswerActions } from './AnswerActions';
import { AnswerPanel } from './AnswerPanel';
import { CameraView } from './CameraView';
import { DoorControls, useDoorSettings } from './DoorControls';
import { DoorStatus } from './DoorStatus';
import { GuestList } from './GuestList';
import { ScanLog } from './ScanLog';
import { ScanProvider, useScanActions, useScans } from './ScanProvider';
import { TicketForm } from './TicketForm';

/** Below what people at the door use first. */
const DoorProgress = idlePart(() => import('./DoorProgress'));

interface CheckInStationProps {
  eventId: number;
  account: DoorAccount;
  onLeave: () => void;
}

/** Checks the tickets of one event: input, the latest result, the guest list and the log. */
export function CheckInStation({ eventId, account, onLeave }: CheckInStationProps) {
  const query = useGetEventQuery({ id: eventId });
  const { door, state } = useDoor(eventId, account);
  const { settings, change } = useDoorSettings();
  const guests = useGuests(eventId, state);
  const answer = useRef<HTMLDivElement>(null);
  const event = query.currentData ?? state.prepared?.event;
  // On a phone the answer is above the list, out of view.
  const showAnswer = useCallback(() => answer.current?.scrollIntoView({ block: 'nearest' }), []);
  const refresh = useCallback(() => void door.refresh(), [door]);
  if (state.isRefused || (query.error && 'status' in query.error && query.error.status === 404)) {
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
    <ScanProvider door={door} settings={settings}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          gridTemplateRows: { md: 'auto auto auto auto auto 1fr' },
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
          {event ? (
            <EventLine event={event} />
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
        <DoorStatus door={door} state={state} account={account.id} />
        <DoorControls event={state.prepared?.event ?? null} settings={settings} onChange={change} />
        <Box ref={answer} sx={{ minWidth: 0 }}>
          <Answer eventId={eventId} door={door} state={state} />
        </Box>
        <TicketForm />
        <Stack
          sx={{
            display: { xs: 'contents', md: 'flex' },
            gap: 4,
            gridColumn: 2,
            gridRow: '4 / span 3',
          }}
        >
          <Camera />
          {/* Read after the guest list, which people use; nothing in the log takes the focus. */}
          <Box sx={{ order: { xs: 1, md: 0 } }}>
            <ScanLog />
          </Box>
          <Box sx={{ order: { xs: 1, md: 0 } }}>
            <DoorProgress eventId={eventId} timezone={event?.timezone} />
          </Box>
        </Stack>
        <GuestList
          guests={guests}
          direction={settings.direction}
          onScan={showAnswer}
          onUndone={refresh}
        />
      </Box>
    </ScanProvider>
  );
}

interface AnswerProps {
  eventId: number;
  door: Door;
  state: DoorState;
}

function Answer({ eventId, door, state }: AnswerProps) {
  const { current: scan } = useScans();
  const { check, checkBooking, clear } = useScanActions();
  return (
    <AnswerPanel
      scan={scan}
      eventId={eventId}
      onRetry={async () => scan && check(scan.input)}
      onLetInAnyway={async () => scan && check(scan.input, { outsideHours: true })}
    >
      {scan && (
        <AnswerActions
          scan={scan}
          door={door}
          state={state}
          onCheckBooking={checkBooking}
          onUndone={clear}
        />
      )}
    </AnswerPanel>
  );
}

function Camera() {
  const { check } = useScanActions();
  const checkCode = useCallback((text: string) => check(codeInput(text)), [check]);
  return <CameraView onCode={checkCode} />;
}

interface LineEvent {
  title: string;
  start_date: string;
  timezone?: string;
  venue?: string;
  city?: string;
}

/** Without a network the venue is not known. */
function EventLine({ event }: { event: LineEvent }) {
  const { title, start_date: start, timezone, venue, city } = event;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography component="p" variant="meta" color="textSecondary">
        {formatDayMonth(start, timezone)}, {formatTime(start, timezone)}
        {venue && city && ` · ${venueLine(venue, city)}`}
      </Typography>
    </div>
  );
}
