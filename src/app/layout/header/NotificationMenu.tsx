import Box from '@mui/material/Box';
import { createContext, use, useEffect } from 'react';
import Bell from 'lucide-react/icons/bell';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import MuiIconButton from '@mui/material/IconButton';
import { whenIdle } from '@/lib/whenIdle';
import type { FrameNotifications } from '../frameTypes';
import { COUNT } from '../CartState';
import { usePopover } from './usePopover';

const NotificationPanel = lazyPart(() => import('./NotificationPanel'));

/** Read by the menu of the bell alone, so that loading the list again does not render the header. */
export const NotificationFeed = createContext<FrameNotifications>({
  list: undefined,
  isVisitor: true,
  hasFailed: false,
  now: 0,
  reload: () => {},
  markRead: () => {},
});

/** A badge has room for two digits. */
const MAX_BADGE_COUNT = 99;

/**
 * Latest notifications with a View All link. For a visitor the list is empty and View All leads to /
 * (docs/product/screens.md#frame).
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
          <Box
            component="span"
            sx={[COUNT, { position: 'absolute', right: 2, top: 2 }]}
            aria-hidden="true"
          >
            {unread > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unread}
          </Box>
        )}
      </MuiIconButton>
      {open && <NotificationPanel feed={feed} anchor={buttonRef} onClose={() => setOpen(false)} />}
    </div>
  );
}
