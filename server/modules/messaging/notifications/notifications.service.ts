import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { accountText } from './accountNotifications.rules';
import { notificationText } from './notifications.rules';
import * as repository from './notifications.repository';
import type { NotificationRow } from './notifications.repository';

/** A person's notifications about their own bookings, and which of them are read. */
export function createNotificationsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** Newest first. Does not mark them as read. */
    async list(
      { userId }: Caller,
      { page = 1, page_size = 20 }: QueryOf<'listNotifications'>,
    ): Promise<Schemas['NotificationList']> {
      const range = { limit: page_size, offset: (page - 1) * page_size };
      const { count, unread_count, rows } = await repository.findNotifications(db, userId, range);
      return { count, unread_count, page, page_size, results: rows.map(present) };
    },

    /** Ignores unknown ids and ids of other people. @returns the number of unread notifications */
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
  ...(row.account ? accountText(row.history_kind, row.account, row.note) : notificationText(row)),
  // An approver may read the request, but not the requester's bookings.
  booking: row.kind === 'approval_waiting' ? null : row.booking_id,
  event: row.event_id,
  approval: row.approval_id,
  person: row.person_id,
  created_at: row.created_at.toISOString(),
  is_read: row.is_read,
});
