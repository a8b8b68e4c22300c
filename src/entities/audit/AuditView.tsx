import type { AuditKind } from '@/api';
import type { AuditFile } from './AuditExport';
import { AuditList, type AuditQueryState } from './AuditList';
import { AuditToolbar } from './AuditToolbar';
import type { useAuditFilters } from './auditFilters';

interface AuditViewProps {
  list: ReturnType<typeof useAuditFilters>;
  query: AuditQueryState;
  /** The kinds that can be among these changes. */
  kinds: readonly AuditKind[];
  file: AuditFile;
  /** Whether rows name their event. */
  withEvent: boolean;
}

/** Recorded changes with search, filters and file. */
export function AuditView({ list, query, kinds, file, withEvent }: AuditViewProps) {
  return (
    <>
      <AuditToolbar list={list} data={query.data} kinds={kinds} file={file} withEvent={withEvent} />
      <AuditList query={query} withEvent={withEvent} list={list} />
    </>
  );
}
