import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { PageTitle } from '@/components/page/PageTitle';
import {
  checkInEventChosen,
  checkInEventLeft,
  selectCheckInEventId,
  selectUser,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@/state';
import { DoorApp } from './components/DoorApp';
import { CheckInStation } from './components/CheckInStation';
import { EventPicker } from './components/EventPicker';
import { refreshOtherLists } from './useDoor';

/** Checks the tickets of an event at its entrance; each is admitted once. */
export function CheckInPage() {
  const dispatch = useAppDispatch();
  const eventId = useAppSelector(selectCheckInEventId);
  const user = useAppSelector(selectUser);
  const store = useAppStore();
  useEffect(() => {
    // Without IndexedDB there are none.
    if (user) void refreshOtherLists(store, user, eventId).catch(() => {});
  }, [store, user, eventId]);
  return (
    <Container>
      <PageTitle text={eventId === null && 'Which event’s door is this?'}>Check-in</PageTitle>
      <DoorApp />
      {eventId === null || user === null ? (
        <EventPicker onChoose={(id) => dispatch(checkInEventChosen(id))} />
      ) : (
        <CheckInStation
          key={`${eventId} ${user.id}`}
          eventId={eventId}
          account={user}
          onLeave={() => dispatch(checkInEventLeft())}
        />
      )}
    </Container>
  );
}
