import { useSelector } from 'react-redux';
import { errorMessage, toAppError, useGetEventQuery } from '@/api';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorPanel } from '@/components/ErrorPanel';
import { selectAuthInitialised, selectIsSignedIn } from '@/state';
import { EventDetail } from './components/EventDetail';
import { EventDetailSkeleton } from './components/EventDetailSkeleton';
import styles from './EventPage.module.css';

interface EventPageProps {
  /** As the address has it; anything but digits is no event. */
  id: string | undefined;
}

/** /events/{id} and its states: invalid id, signed out, missing, failed, loading, there. */
export function EventPage({ id = '' }: EventPageProps) {
  const signedIn = useSelector(selectIsSignedIn);
  const initialised = useSelector(selectAuthInitialised);
  const eventId = /^\d{1,15}$/.test(id) ? Number(id) : null;
  const query = useGetEventQuery({ id: eventId ?? 0 }, { skip: eventId === null || !signedIn });

  if (eventId === null || eventId === 0) {
    return (
      <Panel>
        <EmptyState
          heading="h1"
          title="Invalid Event ID"
          text="An event’s address ends in a number. This one does not."
          action={<ButtonLink to="/events">Back to Events</ButtonLink>}
        />
      </Panel>
    );
  }
  if (initialised && !signedIn) {
    return (
      <Panel>
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
      </Panel>
    );
  }
  if (query.currentData) return <EventDetail event={query.currentData} />;
  if (query.isError && !query.isFetching) {
    const missing = toAppError(query.error).status === 404;
    return (
      <Panel>
        <ErrorPanel
          heading="h1"
          title={missing ? 'Event Not Found' : 'Failed to load event'}
          text={
            missing
              ? 'It may have been taken down, or the address has a wrong number.'
              : errorMessage(query.error, 'Failed to load event')
          }
          onRetry={() => query.refetch()}
        >
          <ButtonLink to="/events">Browse Events</ButtonLink>
        </ErrorPanel>
      </Panel>
    );
  }
  return <EventDetailSkeleton />;
}

function Panel({ children }: { children: React.ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
