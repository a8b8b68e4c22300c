import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Armchair from 'lucide-react/icons/armchair';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import Stamp from 'lucide-react/icons/stamp';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPen from 'lucide-react/icons/user-pen';
import { Link } from 'react-router';
import type { Notification, NotificationKind } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { timeAgo } from '@/lib/timeAgo';
import { notificationHref } from './notifications';

const ICONS: Record<NotificationKind, typeof BellRing> = {
  booking_paid: CircleCheck,
  details_missing: UserPen,
  event_tomorrow: BellRing,
  hold_ending: Hourglass,
  event_moved: CalendarClock,
  booking_refunded: Undo2,
  approval_waiting: Stamp,
  approval_decided: Stamp,
  seats_offered: BellRing,
  seats_free: Armchair,
  guest_refused: Armchair,
  bookings_left: UserPen,
  account_receipt: Landmark,
  account_due: Landmark,
  account_limit: Landmark,
};

interface NotificationRowsProps {
  items: Notification[];
  /** When they were loaded, in epoch milliseconds; ages ('2 hours ago') are relative to it. */
  now: number;
  /** Called when an unread notification is opened. */
  onRead: (id: number) => void;
  onOpened?: () => void;
  /** Shortens each text to two lines. */
  brief?: boolean;
}

/** List of notifications; each is a link to the page that it is about. */
export function NotificationRows(props: NotificationRowsProps) {
  const { items, now, onRead, onOpened, brief = false } = props;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Box
            component={Link}
            to={notificationHref(item)}
            data-unread={!item.is_read || undefined}
            data-kind={item.kind}
            onClick={() => {
              if (!item.is_read) onRead(item.id);
              onOpened?.();
            }}
            sx={{
              display: 'flex',
              gap: 1.5,
              p: 1.5,
              borderRadius: 1,
              '&:hover': { bgcolor: 'background.raised' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            <Box
              component="span"
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 36,
                height: 36,
                borderRadius: '50%',
                bgcolor: 'background.raised',
                color: item.is_read ? 'text.secondary' : 'primary.main',
              }}
            >
              <Icon icon={ICONS[item.kind]} />
            </Box>
            <Stack
              component="span"
              sx={{
                flex: 1,
                gap: 0.25,
                minWidth: 0,
                overflowWrap: 'anywhere',
                typography: 'meta',
                color: 'text.secondary',
              }}
            >
              <Typography
                variant="ui"
                component="strong"
                color="textPrimary"
                sx={{ fontWeight: item.is_read ? undefined : 600 }}
              >
                {!item.is_read && <VisuallyHidden>New: </VisuallyHidden>}
                {item.title}
              </Typography>
              <Box
                component="span"
                sx={
                  brief
                    ? {
                        display: '-webkit-box',
                        overflow: 'hidden',
                        WebkitBoxOrient: 'vertical',
                        WebkitLineClamp: 2,
                      }
                    : undefined
                }
              >
                {withUnbrokenNumbers(item.text)}
              </Box>
              <time dateTime={item.created_at}>{timeAgo(item.created_at, now)}</time>
            </Stack>
            {!item.is_read && (
              <Box
                component="span"
                sx={{
                  flex: 'none',
                  width: 8,
                  height: 8,
                  mt: 0.75,
                  borderRadius: '50%',
                  bgcolor: 'var(--mark)',
                }}
              />
            )}
          </Box>
        </li>
      ))}
    </ul>
  );
}

/** Booking and document numbers do not wrap: broken at a hyphen they are hard to read. */
const withUnbrokenNumbers = (text: string) =>
  text.split(/(\b[A-Z]{2,3}-\d+-\d+\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Box key={index} component="span" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Box>
    ),
  );

/** Placeholder with the layout of `NotificationRows`. */
export const NotificationRowsSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <div>
    <VisuallyHidden role="status">Loading notifications…</VisuallyHidden>
    {Array.from({ length: rows }, (_, index) => (
      <Stack key={index} direction="row" sx={{ gap: 1.5, p: 1.5 }}>
        <Skeleton variant="circular" sx={{ width: 36, height: 36 }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton sx={{ typography: 'ui', width: '50%' }} />
          <Skeleton sx={{ typography: 'meta' }} />
          <Skeleton sx={{ typography: 'meta', width: '30%' }} />
        </Box>
      </Stack>
    ))}
  </div>
);
