import type { NotificationList } from '@/api';

/** A category as the frame lists it: a link to /events?category={slug}. */
export interface FrameCategory {
  name: string;
  slug: string;
  event_count: number;
}

/** The cart, as its links show it. */
export interface FrameCart {
  /** Bookings that wait for payment. */
  count: number;
  /** The end of the earliest hold (ISO 8601, UTC); null without one. */
  heldUntil: string | null;
}

/** Data and callbacks of the notification menu. */
export interface FrameNotifications {
  /** Undefined for visitors, and until it is loaded. */
  list: NotificationList | undefined;
  isVisitor: boolean;
  hasFailed: boolean;
  /** When the list was loaded, in epoch milliseconds. */
  now: number;
  reload: () => unknown;
  /** Marks the notifications with these ids, or all. */
  markRead: (ids?: number[]) => unknown;
}

/** The places of a console, in the sidebar or the drawer. */
export interface ConsolePlacesProps {
  onNavigate?: () => void;
}
