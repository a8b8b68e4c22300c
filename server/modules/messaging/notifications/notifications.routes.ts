import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { NotificationsService } from './notifications.service';

export function createNotificationHandlers(
  service: NotificationsService,
): Handlers<'listNotifications' | 'markNotificationsRead'> {
  return {
    listNotifications: (request) => service.list(callerOf(request), request.query),
    markNotificationsRead: (request) => service.markRead(callerOf(request), request.body),
  };
}
