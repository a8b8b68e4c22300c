import { Link } from 'react-router';
import { errorMessage, useListOrganizedEventsQuery } from '@/api';
import { ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Skeleton } from '@/components/feedback/Skeleton';
import { ConsolePage } from '@/components/page/ConsolePage';
import { eventPath, paths } from '@/lib/paths';

/** The events of the person's organizers, in every status. */
export function OrganizedEventsPage() {
  const { currentData, error, refetch } = useListOrganizedEventsQuery({ pageSize: 50 });
  return (
    <ConsolePage title="Events">
      {currentData && currentData.results.length > 0 && (
        <ul>
          {currentData.results.map((event) => (
            <li key={event.id}>
              <Link to={eventPath(event.id)}>{event.title}</Link>
            </li>
          ))}
        </ul>
      )}
      {currentData?.results.length === 0 && (
        <EmptyState
          title="No events yet"
          text="A draft is seen by nobody until you publish it."
          action={<ButtonLink to={paths.events}>See all events</ButtonLink>}
        />
      )}
      {!currentData && !error && <Skeleton kind="h2" width="half" />}
      {!currentData && error && (
        <ErrorPanel
          title="The list did not arrive"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      )}
    </ConsolePage>
  );
}
