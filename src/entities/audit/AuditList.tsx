import type { AuditEntryList } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { PageBeyond } from '@/components/list/PageBeyond';
import { AuditRow } from './AuditRow';
import { hasFilters, NO_FILTERS, type AuditAddress } from './auditAddress';
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
  address: AuditAddress;
  change: (patch: Partial<AuditAddress>) => void;
  /** The address of a page with the same filters. */
  hrefOf: (page: number) => string;
  /** Whether rows name their event. */
  withEvent: boolean;
}

/** Recorded changes, the newest first; each row opens to the values before and after. */
export function AuditList({ query, withEvent, address, change, hrefOf }: AuditListProps) {
  const { data, currentData, isError, isFetching, refetch } = query;
  const hasFailed = isError && !isFetching;
  // Rows of the request before stay until the next ones are there.
  const list = currentData ?? (isFetching && data?.results.length ? data : undefined);
  if (!list) {
    return hasFailed ? (
      <ErrorPanel
        title="The changes could not be loaded"
        text="Check your connection and try again."
        onRetry={refetch}
      />
    ) : (
      <ListCard busy outdated={false}>
        <ListSkeleton label="Loading changes" sign="none" />
      </ListCard>
    );
  }
  if (list.results.length === 0) {
    if (list.count > 0) return <PageBeyond list={list} page={address.page} hrefOf={hrefOf} />;
    return hasFilters(address) ? (
      <EmptyState
        title="Nothing fits"
        text="Search for something else, or show all changes again."
        action={<Button onClick={() => change(NO_FILTERS)}>Clear search and filters</Button>}
      />
    ) : (
      <Card>
        <div role="status" className={styles.none}>
          <h2>No changes yet</h2>
          <p>Whatever is made, changed or exported stands here, with who did it and when.</p>
        </div>
      </Card>
    );
  }
  return (
    <>
      {hasFailed && <StaleNote onRetry={refetch} />}
      <ListCard
        busy={isFetching}
        outdated={isFetching && currentData === undefined}
        foot={<ListFooter list={list} hrefOf={hrefOf} />}
      >
        <ul className={styles.rows} aria-label="Changes">
          {list.results.map((entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              withEvent={withEvent}
              onPerson={(person) => change({ ...NO_FILTERS, person: String(person) })}
            />
          ))}
        </ul>
      </ListCard>
    </>
  );
}
