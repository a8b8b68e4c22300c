import { useListCompanyAuditQuery } from '@/api/console';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChanges } from '@/entities/audit/LatestChanges';
import { companyChangesPath } from '@/lib/paths';

/** What was changed of one's company itself last: its domains and billing, not its people. */
export function CompanyChanges() {
  const query = useListCompanyAuditQuery({ kind: 'company', pageSize: LATEST });
  return (
    <LatestChanges query={query} of="your company" all={companyChangesPath({ kind: 'company' })} />
  );
}
