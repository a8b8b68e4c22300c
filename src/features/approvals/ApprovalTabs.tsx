import { Link } from 'react-router';
import { hrefOf, noFilters, TAB_LABELS, TABS, type ApprovalTab } from './approvalFilters';
import tabs from '@/components/list/LinkTabs.module.css';
import styles from './ApprovalTabs.module.css';

interface ApprovalTabsProps {
  current: ApprovalTab;
  /** How many the person may decide; undefined until they are known. */
  waiting: number | undefined;
}

/** Requests of others, and one's own. */
export function ApprovalTabs({ current, waiting }: ApprovalTabsProps) {
  return (
    <div className={styles.place}>
      <nav className={tabs.tabs} aria-label="Requests">
        {TABS.map((tab) => (
          <Link
            key={tab}
            to={hrefOf(noFilters(tab))}
            replace
            preventScrollReset
            aria-current={tab === current ? 'page' : undefined}
          >
            {TAB_LABELS[tab]} {tab === 'decide' && <span className={tabs.count}>{waiting}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}
