import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FullScreenSpinner } from '@/components/display/Spinner';
import { PageTitle } from '@/components/page/PageTitle';
import { useSignOut } from '@/entities/person/useSignOut';
import { formatDayTime } from '@/lib/dates';
import { serverNow } from '@/lib/serverClock';
import {
  checkInEventChosen,
  checkInEventLeft,
  selectCheckInEventId,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { CheckInStation } from './components/CheckInStation';
import { DoorApp } from './components/DoorApp';
import { readPreparedEvents, removeExpiredEvents, type PreparedEvent } from './device/deviceStore';

interface OfflineCheckInProps {
  /** Around the page. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** In place of the page where the device has no guest list. */
  problem: ReactNode;
}

/**
 * Check-in that was opened without a network, when the session cannot be verified: for the events whose guest lists are
 * on this device. They are removed with the session, so they are those of the account that is signed in.
 */
export default function OfflineCheckIn({ Frame, problem }: OfflineCheckInProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectCheckInEventId);
  const signOut = useSignOut();
  const [events, setEvents] = useState<PreparedEvent[]>();
  useEffect(() => {
    void removeExpiredEvents(serverNow())
      .then(readPreparedEvents)
      .catch(() => [])
      .then(setEvents);
  }, []);
  if (!events) return <FullScreenSpinner />;
  if (events.length === 0) return problem;
  const open = events.find(({ event }) => event.id === chosen);
  return (
    <Frame>
      <Container>
        <PageTitle text={!open && 'Which event’s door is this?'}>Check-in</PageTitle>
        <DoorApp />
        {open ? (
          <CheckInStation
            key={open.event.id}
            eventId={open.event.id}
            account={open.by}
            onLeave={() => dispatch(checkInEventLeft())}
          />
        ) : (
          <List disablePadding aria-label="Events on this device">
            {events.map(({ event }) => (
              <Box component="li" key={event.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <ListItemButton
                  component="button"
                  onClick={() => dispatch(checkInEventChosen(event.id))}
                  sx={{ display: 'grid', gap: 0.25, width: '100%', textAlign: 'left' }}
                >
                  <Typography component="span" variant="h3">
                    {event.title}
                  </Typography>
                  <Typography component="span" variant="meta" color="textSecondary">
                    {formatDayTime(event.start_date, event.timezone)}
                  </Typography>
                </ListItemButton>
              </Box>
            ))}
          </List>
        )}
        <Button onClick={signOut} sx={{ my: 3 }}>
          Sign Out
        </Button>
      </Container>
    </Frame>
  );
}
