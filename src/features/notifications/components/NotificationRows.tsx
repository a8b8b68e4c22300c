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
import { notificationHref } from '../notifications';
import styles from './NotificationRows.module.css';

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
    <ul className={styles.rows} data-brief={brief || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={notificationHref(item)}
            className={styles.row}
            data-unread={!item.is_read || undefined}
            data-kind={item.kind}
            onClick={() => {
              if (!item.is_read) onRead(item.id);
              onOpened?.();
            }}
          >
            <span className={styles.sign}>
              <Icon icon={ICONS[item.kind]} />
            </span>
            <span className={styles.words}>
              <strong>
                {!item.is_read && <VisuallyHidden>New: </VisuallyHidden>}
                {item.title}
              </strong>
              <span className={styles.text}>{withUnbrokenNumbers(item.text)}</span>
              <time dateTime={item.created_at}>{timeAgo(item.created_at, now)}</time>
            </span>
          </Link>
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
      <span key={index} className={styles.number}>
        {part}
      </span>
    ),
  );
