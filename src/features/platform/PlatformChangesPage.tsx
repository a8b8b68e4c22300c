import { useListPlatformAuditQuery } from '@/api/console';
import { ConsolePage } from '@/components/page/ConsolePage';
import {
  ALL_KINDS,
  auditQuery,
  platformFilters,
  useAuditFilters,
} from '@/entities/audit/auditFilters';
import { AuditView } from '@/entities/audit/AuditView';
import { CompanyFilter } from './CompanyFilter';

/** /platform/changes: who changed what of everything. */
export function PlatformChangesPage() {
  const list = useAuditFilters();
  const query = useListPlatformAuditQuery({
    ...auditQuery(list.settled),
    ...platformFilters(list.settled),
  });
  return (
    <ConsolePage
      title="Changes"
      text="Who changed what of companies, people, organizers and their events."
      actions={<CompanyFilter value={list.filters.company} onChange={list.choose('company')} />}
    >
      <AuditView list={list} query={query} kinds={ALL_KINDS} file={{ of: 'platform' }} withEvent />
    </ConsolePage>
  );
}
