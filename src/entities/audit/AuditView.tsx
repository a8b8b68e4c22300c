import type { AuditKind } from '@/api';
import type { AuditFile } from './AuditExport';
import { AuditList, type AuditQueryState } from './AuditList';
import { AuditToolbar } from './AuditToolbar';
import type { useAuditAddress } from './auditAddress';

interface AuditViewProps {
  place: ReturnType<typeof useAuditAddress>;
  query: AuditQueryState;
  /** The kinds that can be among these changes. */
  kinds: readonly AuditKind[];
  file: AuditFile;
  /** Whether rows name their event. */
  withEvent: boolean;
}

/** Recorded changes with search, filters and file. */
export function AuditView({ place, query, kinds, file, withEvent }: AuditViewProps) {
  const { address, change, hrefOf } = place;
  return (
    <>
      <AuditToolbar
        address={address}
        change={change}
        kinds={kinds}
        list={query.data}
        file={file}
        withEvent={withEvent}
      />
      <AuditList
        query={query}
        withEvent={withEvent}
        address={address}
        change={change}
        hrefOf={hrefOf}
      />
    </>
  );
}
