import type { PersonAccount } from '@/api';
import { useListCompanyAuditQuery, useListPlatformAuditQuery } from '@/api/console';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChangesDialog } from '@/entities/audit/LatestChanges';
import { companyChangesPath, platformChangesPath } from '@/lib/paths';
import { nameOf } from './accountRoles';

interface PersonChangesDialogProps {
  person: PersonAccount;
  /** Whether the platform asks, or a company's admin. */
  ofPlatform: boolean;
  onClose: () => void;
}

/** What was changed of a person's account last. */
export default function PersonChangesDialog({
  person,
  ofPlatform: isOfPlatform,
  onClose,
}: PersonChangesDialogProps) {
  const thing = { kind: 'person', thing: person.id } as const;
  const asked = { ...thing, pageSize: LATEST };
  const platform = useListPlatformAuditQuery(asked, { skip: !isOfPlatform });
  const company = useListCompanyAuditQuery(asked, { skip: isOfPlatform });
  return (
    <LatestChangesDialog
      query={isOfPlatform ? platform : company}
      of={nameOf(person)}
      all={isOfPlatform ? platformChangesPath(thing) : companyChangesPath(thing)}
      onClose={onClose}
    />
  );
}
