import type { NotificationList } from '@/api';

/** A category as the frame lists it: a link to /events?category={slug}. */
export interface FrameCategory {
  name: string;
  slug: string;
  event_count: number;
}

/** What the bell shows, and what can be done with it. */
export interface FrameNotifications {
  /** Undefined for visitors, and until it has come. */
  list: NotificationList | undefined;
  isVisitor: boolean;
  hasFailed: boolean;
  /** When the list was loaded, in milliseconds. */
  now: number;
  reload: () => unknown;
  /** Those with these ids, or all. */
  markRead: (ids?: number[]) => unknown;
}
