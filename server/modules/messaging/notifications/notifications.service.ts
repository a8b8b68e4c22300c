import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { notificationText } from './notifications.rules';
import * as repository from './notifications.repository';
import type { NotificationRow } from './notifications.repository';

/** What a person is told about their own bookings, and what of it they have read. */
export function createNotificationsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** Newest first; reading them marks nothing as read. */
    async list(
      { userId }: Caller,
      { page = 1, page_size = 20 }: QueryOf<'listNotifications'>,
    ): Promise<Schemas['NotificationList']> {
      const part = { limit: page_size, offset: (page - 1) * page_size };
      const { count, unread_count, rows } = await repository.findNotifications(db, userId, part);
      return { count, unread_count, page, page_size, results: rows.map(present) };
    },

    /** @returns what is left unread; ids that are nobody's or somebody else's change nothing */
    async markRead(
      { userId }: Caller,
      { ids }: BodyOf<'markNotificationsRead'>,
    ): Promise<Schemas['NotificationCount']> {
      await repository.markRead(db, userId, ids);
      const nothing = { limit: 0, offset: 0 };
      const { unread_count } = await repository.findNotifications(db, userId, nothing);
      return { unread_count };
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const present = (row: NotificationRow): Schemas['Notification'] => ({
  id: row.id,
  kind: row.kind,
  ...notificationText(row),
  booking: row.booking_id,
  event: row.event_id,
  created_at: row.created_at.toISOString(),
  is_read: row.is_read,
});
