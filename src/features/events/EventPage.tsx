import { useSelector } from 'react-redux';
import { errorMessage, toAppError, useGetEventQuery } from '@/api';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorPanel } from '@/components/ErrorPanel';
import { PageHead } from '@/components/PageHead';
import { selectAuthInitialised, selectIsSignedIn } from '@/state';
import { EventDetail } from './components/EventDetail';
import { EventDetailSkeleton } from './components/EventDetailSkeleton';
import { eventIdOf } from './eventView';

interface EventPageProps {
  /** As the address has it; anything but digits is no event. */
  id: string | undefined;
}

/** /events/{id} and its states: invalid id, signed out, missing, failed, loading, there. */
export function EventPage({ id }: EventPageProps) {
  const eventId = eventIdOf(id);
  const signedIn = useSelector(selectIsSignedIn);
  const initialised = useSelector(selectAuthInitialised);

  if (eventId === null) {
    return (
      <EmptyState
        heading="h1"
        title="Invalid Event ID"
        text="An event’s address ends in a number. This one does not."
        action={<ButtonLink to="/events">Back to Events</ButtonLink>}
      />
    );
  }
  if (initialised && !signedIn) {
    return (
      <EmptyState
        heading="h1"
        title="Authentication Required"
        text="Please sign in to see this event and its tickets."
        action={
          <ButtonLink variant="primary" to={`/signin?next=/events/${eventId}`}>
            Sign In
          </ButtonLink>
        }
      />
    );
  }
  return signedIn ? <LoadedEvent id={eventId} /> : <EventDetailSkeleton />;
}

function LoadedEvent({ id }: { id: number }) {
  const { currentData: event, error, refetch } = useGetEventQuery({ id });
  // An event that was there stays there while a newer look at it fails.
  if (event) return <EventDetail key={event.id} event={event} />;
  if (!error) return <EventDetailSkeleton />;
  const missing = toAppError(error).status === 404;
  return (
    <>
      {missing && <PageHead title="Event Not Found" />}
      <ErrorPanel
        heading="h1"
        title={missing ? 'Event Not Found' : 'Failed to load event'}
        text={
          missing
            ? 'It may have been taken down, or the address has a wrong number.'
            : errorMessage(error, 'Please try again in a moment.')
        }
        onRetry={() => refetch()}
      >
        <ButtonLink to="/events">Browse Events</ButtonLink>
      </ErrorPanel>
    </>
  );
}
