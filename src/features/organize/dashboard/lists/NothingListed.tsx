import Button from '@mui/material/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ListFilters } from '@/hooks/useListFilters';
import { hasFilters, type EventListFilters } from './listFilters';
import styles from './Lists.module.css';

interface NothingListedProps {
  list: ListFilters<EventListFilters>;
  /** Of an event that has none. */
  title: string;
  text: string;
}

/** The event has none yet, or nothing fits the filters. */
export function NothingListed({ list, title, text }: NothingListedProps) {
  if (hasFilters(list.filters)) {
    return (
      <EmptyState
        heading="h3"
        title="Nothing fits"
        text="Search for something else, or show all again."
        action={
          <Button onClick={() => list.change({ search: '', state: '', tier: '' })}>
            Clear search and filters
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.empty} role="status">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
