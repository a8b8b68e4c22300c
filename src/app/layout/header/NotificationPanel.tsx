import Button from '@mui/material/Button';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import {
  NotificationRows,
  NotificationRowsSkeleton,
} from '@/features/notifications/NotificationRows';
import { paths } from '@/lib/paths';
import type { FrameNotifications } from '../frameTypes';
import styles from './NotificationPanel.module.css';
import popover from './PopoverPanel.module.css';
import { PopoverPanel } from './PopoverPanel';

interface NotificationPanelProps {
  feed: FrameNotifications;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The panel of the notification menu: newest notifications and a link to all of them. */
export default function NotificationPanel({ feed, anchor, onClose }: NotificationPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const unread = feed.list?.unread_count ?? 0;
  const handleMarkAll = () => {
    void feed.markRead();
    // The button is removed; keep the keyboard focus in the panel.
    panel.current?.focus();
  };
  return (
    <PopoverPanel
      ref={panel}
      id="notifications"
      aria-label="Notifications"
      className={styles.panel}
      anchor={anchor}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2>Notifications</h2>
        {unread > 0 && (
          <Button variant="text" onClick={handleMarkAll}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className={styles.list}>
        <Content feed={feed} onOpened={onClose} />
      </div>
      <hr className={popover.rule} />
      <Link
        to={feed.isVisitor ? paths.home : paths.notifications}
        className={styles.all}
        onClick={onClose}
      >
        View All
      </Link>
    </PopoverPanel>
  );
}

function Content({ feed, onOpened }: { feed: FrameNotifications; onOpened: () => void }) {
  const { list, isVisitor, hasFailed, now, reload, markRead } = feed;
  if (list && list.results.length > 0) {
    return (
      <NotificationRows
        brief
        items={list.results}
        now={now}
        onRead={(id) => void markRead([id])}
        onOpened={onOpened}
      />
    );
  }
  if (list || isVisitor) {
    return (
      <div className={styles.nothing}>
        <strong>Nothing new</strong>
        <span>
          {isVisitor
            ? 'Sign in to see news about your bookings.'
            : 'News about your bookings will stand here.'}
        </span>
      </div>
    );
  }
  if (hasFailed) {
    return (
      <div className={styles.failed} role="status">
        <span>Notifications could not be loaded.</span>
        <Button variant="text" onClick={() => void reload()}>
          Retry
        </Button>
      </div>
    );
  }
  return <NotificationRowsSkeleton />;
}
