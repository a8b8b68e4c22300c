import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AuditEntryList, AuditKind } from '@/api';
import { ListFrame } from '@/components/dataList/DataList';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ListFilters } from '@/hooks/useListFilters';
import { AuditRow } from './AuditRow';
import { AuditToolbar, type AuditFile } from './AuditToolbar';
import {
  AUDIT_PARAMS,
  hasFilters,
  PAGE_SIZE,
  type AuditFilters,
  type useAuditFilters,
} from './auditFilters';

export interface AuditQueryState {
  data?: AuditEntryList | undefined;
  currentData?: AuditEntryList | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

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

interface AuditListProps {
  query: AuditQueryState;
  list: ListFilters<AuditFilters>;
  /** Whether rows name their event. */
  withEvent: boolean;
}

/** Recorded changes, the newest first; each row opens to the values before and after. */
function AuditList({ query, withEvent, list }: AuditListProps) {
  const { filters, change, hrefOf, isSettling } = list;
  return (
    <ListFrame
      subject="changes"
      query={query}
      failure={query.isError && 'Check your connection and try again.'}
      isSettling={isSettling}
      paging={{ page: filters.page, pageSize: PAGE_SIZE, hrefOf }}
      empty={
        hasFilters(filters) ? (
          <EmptyState
            title="Nothing fits"
            text="Try another search, or show all changes."
            action={
              <Button onClick={() => change(AUDIT_PARAMS.initial)}>Clear search and filters</Button>
            }
          />
        ) : (
          <Stack role="status" sx={{ alignItems: 'center', gap: 0.75, py: 3, textAlign: 'center' }}>
            <Typography component="h2" variant="h3">
              No changes yet
            </Typography>
            <Typography color="textSecondary">
              Whatever is made, changed or exported appears here, with who did it and when.
            </Typography>
          </Stack>
        )
      }
    >
      {(entries) => (
        <ul aria-label="Changes">
          {entries.map((entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              withEvent={withEvent}
              onPerson={(person) => change({ ...AUDIT_PARAMS.initial, person: String(person) })}
            />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
