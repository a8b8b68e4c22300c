import Button from '@mui/material/Button';
import type { AuditEntryList } from '@/api';
import { ListFrame } from '@/components/dataList/ListFrame';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ListFilters } from '@/hooks/useListFilters';
import { AuditRow } from './AuditRow';
import { AUDIT_PARAMS, hasFilters, PAGE_SIZE, type AuditFilters } from './auditFilters';
import styles from './AuditList.module.css';

export interface AuditQueryState {
  data?: AuditEntryList | undefined;
  currentData?: AuditEntryList | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AuditListProps {
  query: AuditQueryState;
  list: ListFilters<AuditFilters>;
  /** Whether rows name their event. */
  withEvent: boolean;
}

/** Recorded changes, the newest first; each row opens to the values before and after. */
export function AuditList({ query, withEvent, list }: AuditListProps) {
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
            text="Search for something else, or show all changes again."
            action={
              <Button onClick={() => change(AUDIT_PARAMS.initial)}>Clear search and filters</Button>
            }
          />
        ) : (
          <div role="status" className={styles.none}>
            <h2>No changes yet</h2>
            <p>Whatever is made, changed or exported stands here, with who did it and when.</p>
          </div>
        )
      }
    >
      {(entries) => (
        <ul className={styles.rows} aria-label="Changes">
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
