import { use, useEffect } from 'react';
import Bell from 'lucide-react/icons/bell';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import MuiIconButton from '@mui/material/IconButton';
import { whenIdle } from '@/lib/whenIdle';
import { NotificationFeed } from '../notificationFeed';
import styles from './NotificationMenu.module.css';
import { usePopover } from './usePopover';

const NotificationPanel = lazyPart(() => import('./NotificationPanel'));

/** A badge has room for two digits. */
const MAX_BADGE_COUNT = 99;

/**
 * Latest notifications with a View All link. For a visitor the list is empty and View All leads to /
 * (docs/product.md#frame).
 */
export function NotificationMenu() {
  const feed = use(NotificationFeed);
  const { open, setOpen, rootProps, buttonRef } = usePopover();
  const unread = feed.list?.unread_count ?? 0;
  const hasList = feed.list !== undefined;
  // Preloaded with the list, so that the panel opens even when the network is lost later.
  useEffect(() => (hasList ? whenIdle(NotificationPanel.preload) : undefined), [hasList]);
  const handleToggle = () => {
    if (!open) void feed.reload();
    setOpen(!open);
  };

  return (
    <div {...rootProps}>
      <MuiIconButton
        ref={buttonRef}
        aria-label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
        aria-expanded={open}
        aria-controls="notifications"
        onPointerEnter={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onClick={handleToggle}
      >
        <Icon icon={Bell} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unread}
          </span>
        )}
      </MuiIconButton>
      {open && <NotificationPanel feed={feed} anchor={buttonRef} onClose={() => setOpen(false)} />}
    </div>
  );
}
