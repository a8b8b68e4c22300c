import { Navigate } from 'react-router';
import type { AuditKind } from '@/api';
import { useGetCompanyQuery, useListCompanyAuditQuery } from '@/api/console';
import { ConsolePage } from '@/components/page/ConsolePage';
import { auditQuery, useAuditFilters } from '@/entities/audit/auditFilters';
import { AuditView } from '@/entities/audit/AuditView';
import { paths } from '@/lib/paths';
import { useManaging } from './useManaging';

const KINDS: readonly AuditKind[] = [
  'company',
  'policy',
  'cost_centre',
  'budget',
  'approval',
  'person',
  'invitation',
  'export',
  'api_key',
];

/** /company/changes, for those who manage the company; its managers are led to the domain. */
export function CompanyChangesPage() {
  const { manages } = useManaging();
  return manages ? <Changes /> : <Navigate to={paths.companyDomain} replace />;
}

/** Who changed what of one's company and its people. */
function Changes() {
  const { data: company } = useGetCompanyQuery();
  const list = useAuditFilters();
  const query = useListCompanyAuditQuery(auditQuery(list.settled));
  return (
    <ConsolePage
      title="Changes"
      text={company ? `Who changed what of ${company.name} and its people.` : '\u00a0'}
    >
      <AuditView
        list={list}
        query={query}
        kinds={KINDS}
        file={{ of: 'company' }}
        withEvent={false}
      />
    </ConsolePage>
  );
}
