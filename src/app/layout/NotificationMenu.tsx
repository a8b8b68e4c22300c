import Bell from 'lucide-react/icons/bell';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { usePopover } from '@/components/usePopover';
import button from '@/components/IconButton.module.css';
import { NotificationRows } from '@/features/notifications/components/NotificationRows';
import { NotificationRowsSkeleton } from '@/features/notifications/components/NotificationRowsSkeleton';
import { paths } from '@/lib/paths';
import type { FrameNotifications } from './frameTypes';
import styles from './NotificationMenu.module.css';
import popover from './Popover.module.css';

/** A badge has room for two digits. */
const MAX_BADGE_COUNT = 99;

/**
 * Latest notifications with a View All link. For a visitor the list is empty and View All leads to /
 * (docs/product.md#frame).
 */
export function NotificationMenu({ feed }: { feed: FrameNotifications }) {
  const { open, setOpen, rootRef, buttonRef } = usePopover();
  const panel = useRef<HTMLElement>(null);
  const unread = feed.list?.unread_count ?? 0;
  const close = () => setOpen(false);
  const handleToggle = () => {
    if (!open) void feed.reload();
    setOpen(!open);
  };
  const handleMarkAll = () => {
    void feed.markRead();
    // The button is removed; keep keyboard focus in the panel.
    panel.current?.focus();
  };

  return (
    <div ref={rootRef} className={popover.root}>
      <button
        ref={buttonRef}
        type="button"
        className={button.button}
        aria-label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
        aria-expanded={open}
        aria-controls="notifications"
        onClick={handleToggle}
      >
        <Icon icon={Bell} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unread}
          </span>
        )}
      </button>
      {open && (
        <section
          ref={panel}
          id="notifications"
          className={`${popover.panel} ${styles.panel}`}
          aria-label="Notifications"
          tabIndex={-1}
          data-popover=""
        >
          <div className={styles.head}>
            <h2>Notifications</h2>
            {unread > 0 && (
              <Button variant="quiet" onClick={handleMarkAll}>
                Mark all as read
              </Button>
            )}
          </div>
          <div className={styles.list}>
            <Content feed={feed} onOpened={close} />
          </div>
          <hr className={popover.rule} />
          <Link
            to={feed.isVisitor ? paths.home : paths.notifications}
            className={styles.all}
            onClick={close}
          >
            View All
          </Link>
        </section>
      )}
    </div>
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
        <Button variant="quiet" onClick={() => void reload()}>
          Retry
        </Button>
      </div>
    );
  }
  return <NotificationRowsSkeleton />;
}
