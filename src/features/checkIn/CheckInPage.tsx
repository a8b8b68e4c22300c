import { useDispatch, useSelector } from 'react-redux';
import { Container } from '@/components/Container';
import { PageTitle } from '@/components/PageTitle';
import { checkInEventChosen, checkInEventLeft, selectCheckInEventId } from '@/state';
import { Door } from './components/Door';
import { DoorPicker } from './components/DoorPicker';

/** The door of an event: its tickets are checked here, each let in once (D14). */
export function CheckInPage() {
  const dispatch = useDispatch();
  const eventId = useSelector(selectCheckInEventId);
  return (
    <Container>
      <PageTitle text={eventId === null && 'Which event’s door is this?'}>Check-in</PageTitle>
      {eventId === null ? (
        <DoorPicker onChoose={(id) => dispatch(checkInEventChosen(id))} />
      ) : (
        <Door key={eventId} eventId={eventId} onLeave={() => dispatch(checkInEventLeft())} />
      )}
    </Container>
  );
}
