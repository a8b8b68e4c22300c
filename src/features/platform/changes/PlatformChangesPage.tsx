import { useListPlatformAuditQuery } from '@/api/console';
import { ConsolePage } from '@/components/page/ConsolePage';
import {
  ALL_KINDS,
  auditQuery,
  platformFilters,
  useAuditAddress,
} from '@/entities/audit/auditAddress';
import { AuditView } from '@/entities/audit/AuditView';
import { CompanyFilter } from '../CompanyFilter';

/** /platform/changes: who changed what of everything (D25). */
export function PlatformChangesPage() {
  const place = useAuditAddress();
  const query = useListPlatformAuditQuery({
    ...auditQuery(place.asked),
    ...platformFilters(place.asked),
  });
  return (
    <ConsolePage
      title="Changes"
      text="Who changed what of companies, people, organizers and their events."
      actions={
        <CompanyFilter
          value={place.address.company}
          onChange={(company) => place.change({ company })}
        />
      }
    >
      <AuditView
        place={place}
        query={query}
        kinds={ALL_KINDS}
        file={{ of: 'platform' }}
        withEvent
      />
    </ConsolePage>
  );
}
