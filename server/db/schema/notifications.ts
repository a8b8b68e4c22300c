import type { Time } from '../columns';

/**
 * Notifications themselves are stored nowhere: they follow from the bookings whenever they are asked
 * for, so that none is lost and none is left over. What was read, and when, is all there is to keep.
 */
export interface NotificationReadsTable {
  user_id: number;
  /** As `server/modules/notifications` makes it. */
  notification_id: number;
  read_at: Time;
}
