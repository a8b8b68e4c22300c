import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router';
import {
  NotificationRows,
  NotificationRowsSkeleton,
} from '@/features/notifications/NotificationRows';
import { paths } from '@/lib/paths';
import type { FrameNotifications } from '../frameTypes';
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
      width={376}
      anchor={anchor}
      onClose={onClose}
    >
      <Stack
        direction="row"
        sx={{
          flex: 'none',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 44,
          pl: 1.5,
        }}
      >
        <Typography variant="label" component="h2" color="textSecondary">
          Notifications
        </Typography>
        {unread > 0 && (
          <Button variant="text" onClick={handleMarkAll}>
            Mark all as read
          </Button>
        )}
      </Stack>
      {/* The link to all of them stays visible. */}
      <Box sx={{ minHeight: 0, overflowY: 'auto' }}>
        <Content feed={feed} onOpened={onClose} />
      </Box>
      <Divider sx={{ my: 1 }} />
      <Button
        component={Link}
        variant="text"
        to={feed.isVisitor ? paths.home : paths.notifications}
        sx={{ flex: 'none' }}
        onClick={onClose}
      >
        View All
      </Button>
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
      <Box sx={{ px: 1.5, py: 1.25 }}>
        <Typography variant="ui" component="strong" sx={{ fontWeight: 600 }}>
          Nothing new
        </Typography>
        <Typography variant="meta" component="p" color="textSecondary">
          {isVisitor
            ? 'Sign in to see updates on your bookings.'
            : 'Updates on your bookings will appear here.'}
        </Typography>
      </Box>
    );
  }
  if (hasFailed) {
    return (
      <Stack
        direction="row"
        role="status"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, pl: 1.5 }}
      >
        <Typography variant="meta" color="textSecondary">
          Notifications could not be loaded.
        </Typography>
        <Button variant="text" onClick={() => void reload()}>
          Retry
        </Button>
      </Stack>
    );
  }
  return <NotificationRowsSkeleton />;
}
