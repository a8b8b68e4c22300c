import Container from '@mui/material/Container';
import { PageTitle } from '@/components/page/PageTitle';
import {
  checkInEventChosen,
  checkInEventLeft,
  selectCheckInEventId,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { DoorApp } from './components/DoorApp';
import { CheckInStation } from './components/CheckInStation';
import { EventPicker } from './components/EventPicker';

/** Checks the tickets of an event at its entrance; each is admitted once. */
export function CheckInPage() {
  const dispatch = useAppDispatch();
  const eventId = useAppSelector(selectCheckInEventId);
  const user = useAppSelector(selectUser);
  return (
    <Container>
      <PageTitle text={eventId === null && 'Which event’s door is this?'}>Check-in</PageTitle>
      <DoorApp />
      {eventId === null || user === null ? (
        <EventPicker onChoose={(id) => dispatch(checkInEventChosen(id))} />
      ) : (
        <CheckInStation
          key={eventId}
          eventId={eventId}
          account={user}
          onLeave={() => dispatch(checkInEventLeft())}
        />
      )}
    </Container>
  );
}
