import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import { toAppError, type AuditKind } from '@/api';
import {
  useGetOrganizedEventQuery,
  useListEventAuditQuery,
  useListOrganizerAuditQuery,
} from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ConsolePage } from '@/components/page/ConsolePage';
import { auditQuery, useAuditFilters } from '@/entities/audit/auditFilters';
import { AuditView } from '@/entities/audit/AuditView';
import { organizeEventPath, paths } from '@/lib/paths';
import { readId } from '@/lib/searchParams';
import { OrganizerScope } from './components/OrganizerScope';

const EVENT_KINDS: readonly AuditKind[] = [
  'event',
  'tier',
  'booking',
  'ticket',
  'message',
  'export',
];
const ORGANIZER_KINDS: readonly AuditKind[] = [
  ...EVENT_KINDS,
  'import',
  'organizer',
  'member',
  'api_key',
];

/** /organize/changes: who changed what of an organizer, or of the event that the address names. */
export function ChangesPage() {
  const [params] = useSearchParams();
  const event = readId(params.get('event') ?? '');
  if (event !== 0) return <EventChanges key={event} id={event} />;
  return (
    <OrganizerScope
      title="Changes"
      text={({ name }) => `Who changed what of ${name}, its events and its team.`}
    >
      {(organizer) => <OrganizerChanges key={organizer.id} id={organizer.id} />}
    </OrganizerScope>
  );
}

function OrganizerChanges({ id }: { id: number }) {
  const list = useAuditFilters();
  const query = useListOrganizerAuditQuery({ id, ...auditQuery(list.settled) });
  return (
    <AuditView
      list={list}
      query={query}
      kinds={ORGANIZER_KINDS}
      file={{ of: 'organizer', id }}
      withEvent
    />
  );
}

function EventChanges({ id }: { id: number }) {
  const list = useAuditFilters();
  const { data: event, error } = useGetOrganizedEventQuery({ id });
  const query = useListEventAuditQuery({ id, ...auditQuery(list.settled) });
  if (error && toAppError(error).status === 404) {
    return (
      <ConsolePage title="Changes">
        <EmptyState
          title="Event not found"
          text="It was deleted, or belongs to an organizer of whose team you are not a part."
          action={
            <Button component={Link} to={paths.organizeChanges}>
              All changes
            </Button>
          }
        />
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      title="Changes"
      text={event ? `Who changed what of ${event.title}.` : '\u00a0'}
      actions={
        <Button component={Link} to={organizeEventPath(id)}>
          Back to the event
        </Button>
      }
    >
      <AuditView
        list={list}
        query={query}
        kinds={EVENT_KINDS}
        file={{ of: 'event', id }}
        withEvent={false}
      />
    </ConsolePage>
  );
}
