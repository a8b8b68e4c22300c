import { useListOrganizerAuditQuery } from '@/api/console';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChanges } from '@/entities/audit/LatestChanges';
import { organizeChangesPath } from '@/lib/paths';
import styles from './OrganizerForm.module.css';

/** What was changed of an organizer's settings last. */
export function SettingsChanges({ id }: { id: number }) {
  const query = useListOrganizerAuditQuery({ id, kind: 'organizer', pageSize: LATEST });
  const all = organizeChangesPath({ organizer: id, kind: 'organizer' });
  return (
    <div className={styles.changes}>
      <LatestChanges query={query} of="these settings" all={all} />
    </div>
  );
}
