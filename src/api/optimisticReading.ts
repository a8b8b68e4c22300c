import type { NotificationList } from '@/lib/contract.gen';

/** Marks these of a cached page as read, or all, as the server is about to. Changes the draft. */
export function markAsRead(list: NotificationList, ids: readonly number[] | undefined): void {
  if (!ids) list.unread_count = 0;
  for (const one of list.results) {
    if (one.is_read || (ids && !ids.includes(one.id))) continue;
    one.is_read = true;
    if (ids) list.unread_count = Math.max(0, list.unread_count - 1);
  }
}
