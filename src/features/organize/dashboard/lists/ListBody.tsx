import type { ReactNode } from 'react';
import { Button } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Skeleton } from '@/components/feedback/Skeleton';
import { StaleNote } from '@/components/feedback/StaleNote';
import { ListFooter } from '@/components/list/ListFooter';
import { PageBeyond } from '@/components/list/PageBeyond';
import { hasFilters, hrefOf, type ListAddress } from './listAddress';
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

interface ListBodyProps extends Pick<ListProps, 'address' | 'clear'> {
  /** Undefined until the first answer. */
  list: { count: number; page: number; page_size: number; results: readonly unknown[] } | undefined;
  hasFailed: boolean;
  reload: () => unknown;
  /** What the tab says while the event has none. */
  empty: { title: string; text: string };
  children: ReactNode;
}

/** What stands around the rows of a list: loading, nothing, no match, a failure, pages. */
export function ListBody(props: ListBodyProps) {
  const { address, clear, list, hasFailed, reload, empty, children } = props;
  if (!list) {
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
  if (list.count === 0) {
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
  const pageHref = (page: number) => hrefOf({ ...address, page });
  if (list.results.length === 0) {
    return <PageBeyond heading="h3" list={list} page={address.page} hrefOf={pageHref} />;
  }
  return (
    <>
      {hasFailed && <StaleNote onRetry={reload} />}
      {children}
      <ListFooter within list={list} hrefOf={pageHref} />
    </>
  );
}
