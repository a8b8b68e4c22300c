import { Link } from 'react-router';
import type { OrganizedEventList } from '@/api';
import { EVENT_TABS, hrefOf, TAB_LABELS, type EventListFilters } from './eventListFilters';
import styles from '@/components/list/LinkTabs.module.css';
import { tabCount } from './eventState';

interface EventTabsProps {
  filters: EventListFilters;
  counts: OrganizedEventList['counts'] | undefined;
}

/** Links to the lists by status, each with its count. */
export function EventTabs({ filters, counts }: EventTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Status">
      {EVENT_TABS.map((tab) => (
        <Link
          key={tab}
          to={hrefOf({ ...filters, tab, page: 1 })}
          replace
          preventScrollReset
          aria-current={tab === filters.tab ? 'page' : undefined}
        >
          {TAB_LABELS[tab]} <span className={styles.count}>{counts && tabCount(tab, counts)}</span>
        </Link>
      ))}
    </nav>
  );
}
