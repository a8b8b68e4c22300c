import type { ReactNode } from 'react';
import { Button } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Skeleton } from '@/components/feedback/Skeleton';
import { StaleNote } from '@/components/feedback/StaleNote';
import { pageCount } from '@/lib/paging';
import { hasFilters, PAGE_SIZE, type ListAddress } from './listAddress';
import styles from './Lists.module.css';

export interface ListProps {
  eventId: number;
  timezone: string;
  /** Of the event. */
  organizer: number | null;
  address: ListAddress;
  change: (patch: Partial<ListAddress>) => void;
  clear: () => void;
  now: number;
}

interface ListBodyProps extends Pick<ListProps, 'address' | 'change' | 'clear'> {
  /** Undefined until the first answer. */
  count: number | undefined;
  hasFailed: boolean;
  reload: () => unknown;
  /** What the tab says while the event has none. */
  empty: { title: string; text: string };
  children: ReactNode;
}

/** What stands around the rows of a list: loading, nothing, no match, a failure, pages. */
export function ListBody(props: ListBodyProps) {
  const { address, change, clear, count, hasFailed, reload, empty, children } = props;
  if (count === undefined) {
    return hasFailed ? (
      <ErrorPanel
        heading="h3"
        title="The list could not be loaded"
        text="Check your connection and try again."
        onRetry={reload}
      />
    ) : (
      <div className={styles.loading} role="status" aria-label="Loading the list">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} kind="ui" width={index % 2 ? 'half' : 'long'} />
        ))}
      </div>
    );
  }
  if (count === 0) {
    return hasFilters(address) ? (
      <EmptyState
        heading="h3"
        title="Nothing fits"
        text="Search for something else, or show all again."
        action={<Button onClick={clear}>Clear search and filters</Button>}
      />
    ) : (
      <div className={styles.empty} role="status">
        <h3>{empty.title}</h3>
        <p>{empty.text}</p>
      </div>
    );
  }
  const pages = pageCount(count, PAGE_SIZE);
  const { page } = address;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, count);
  return (
    <>
      {hasFailed && <StaleNote onRetry={reload} />}
      {children}
      <div className={styles.foot}>
        <p role="status">
          {first.toLocaleString('en-IN')} to {last.toLocaleString('en-IN')} of{' '}
          {count.toLocaleString('en-IN')}
        </p>
        {pages > 1 && (
          <nav aria-label="Pages of the list" className={styles.pager}>
            <Button disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
              Previous
            </Button>
            <span>
              Page {page} of {pages}
            </span>
            <Button disabled={page >= pages} onClick={() => change({ page: page + 1 })}>
              Next
            </Button>
          </nav>
        )}
      </div>
    </>
  );
}
