import { Container } from '@/components/Container';
import { PageTitle } from '@/components/PageTitle';
import {
  checkInEventChosen,
  checkInEventLeft,
  selectCheckInEventId,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { Door } from './components/Door';
import { DoorPicker } from './components/DoorPicker';

/** The door of an event: its tickets are checked here, each let in once (D14). */
export function CheckInPage() {
  const dispatch = useAppDispatch();
  const eventId = useAppSelector(selectCheckInEventId);
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
