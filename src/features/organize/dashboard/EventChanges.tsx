import { useListEventAuditQuery } from '@/api/console';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChanges } from '@/entities/audit/LatestChanges';
import { organizeChangesPath } from '@/lib/paths';

/** What was changed of an event last. */
export function EventChanges({ id }: { id: number }) {
  const query = useListEventAuditQuery({ id, pageSize: LATEST });
  return <LatestChanges query={query} of="this event" all={organizeChangesPath({ event: id })} />;
}
