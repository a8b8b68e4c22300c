import type { CompanyAccount } from '@/api';
import { useListPlatformAuditQuery } from '@/api/console';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChangesDialog } from '@/entities/audit/LatestChangesDialog';
import { platformChangesPath } from '@/lib/paths';

interface CompanyChangesDialogProps {
  company: CompanyAccount;
  onClose: () => void;
}

/** What was changed of a company and its people last. */
export function CompanyChangesDialog({ company, onClose }: CompanyChangesDialogProps) {
  const query = useListPlatformAuditQuery({ company: company.id, pageSize: LATEST });
  const all = platformChangesPath({ company: company.id });
  return <LatestChangesDialog query={query} of={company.name} all={all} onClose={onClose} />;
}
