import { http, HttpResponse } from 'msw';
import type { Notification, NotificationsRead } from '@/api';
import { apiPath } from './handlers';
import { buildNotificationList } from './notificationFactories';
import { server } from './server';

/** A server that pages through these notifications and remembers what was read. */
export function serveNotifications(given: Notification[]) {
  const world = {
    items: given,
    /** The queries of the lists asked for. */
    asked: [] as URLSearchParams[],
    /** The bodies of the calls that marked something as read. */
    read: [] as NotificationsRead[],
  };
  const unread = () => world.items.filter((one) => !one.is_read).length;
  server.use(
    http.get(apiPath('/notifications/'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      world.asked.push(query);
      const page = Number(query.get('page') ?? 1);
      const size = Number(query.get('page_size') ?? 20);
      const results = world.items.slice((page - 1) * size, page * size);
      return HttpResponse.json(
        buildNotificationList(results, {
          count: world.items.length,
          unread_count: unread(),
          page,
          page_size: size,
        }),
      );
    }),
    http.post<never, NotificationsRead>(apiPath('/notifications/read/'), async ({ request }) => {
      const body = await request.json();
      world.read.push(body);
      world.items = world.items.map((one) =>
        !body.ids || body.ids.includes(one.id) ? { ...one, is_read: true } : one,
      );
      return HttpResponse.json({ unread_count: unread() });
    }),
  );
  return world;
}
